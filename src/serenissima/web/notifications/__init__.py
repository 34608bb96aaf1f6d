"""Notifies people who are away by mail, webhook or Web Push, if the host has set that up."""
