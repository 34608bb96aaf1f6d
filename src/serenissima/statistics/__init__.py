"""Statistics of finished matches: how they end, who wins them, and which early leads win."""
