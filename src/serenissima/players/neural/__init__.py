"""Networks that rate a seat's actions and each seat's chances."""
