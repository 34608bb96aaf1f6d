"""Self-play that trains a game's networks; everything here but `matches` needs PyTorch."""
