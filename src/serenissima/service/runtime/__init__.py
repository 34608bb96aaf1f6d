"""Running tables: commands are decided one at a time, listeners told, computer players asked."""
