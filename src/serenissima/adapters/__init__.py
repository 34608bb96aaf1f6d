"""Adapters to other frameworks, which only translate: they contain no rules and hide no secrets."""
