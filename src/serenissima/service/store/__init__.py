"""Where the logs of tables are kept: SQLite by default, PostgreSQL by URL."""
