"""Notifies people who are away by mail, webhook or Web Push, as far as the host has set that up."""
