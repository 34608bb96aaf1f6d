"""Storage for the logs of tables: SQLite by default, PostgreSQL by URL."""
