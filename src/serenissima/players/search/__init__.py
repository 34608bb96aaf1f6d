"""What players run inside compiled code: random play, one step, observation, tree search."""
