"""The addresses of the place: pages, the live channel, and the interface for programs."""
