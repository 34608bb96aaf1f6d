"""Venedig, for two to five: cards, master builders and gondolas on a board of hexes and canals."""
