"""Running tables: commands are decided one at a time, watchers told, computer players asked."""
