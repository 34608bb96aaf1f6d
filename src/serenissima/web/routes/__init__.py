"""The routes: pages, the live channel, and the API for programs."""
