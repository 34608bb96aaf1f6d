"""What a match could have been: each seat's chances, its costly choices, and its luck."""
