"""The coach: what a decision was worth, and why. It sits above the players, below the doors."""
