"""What the levels are worth against each other, as measured (`docs/training.md` tells how)."""

import types

GAINS: types.MappingProxyType[str, dict[str, float]] = types.MappingProxyType(
    {
        "american": {"simple": 13.73, "strong": 8.20, "expert": 1.36},
        "navy": {"simple": 0.87, "strong": 0.40, "expert": 0.09},
        "ace-deuce": {"simple": 0.85, "strong": 0.27, "expert": 0.05},
        "bgammon": {"simple": 12.66, "strong": 4.92, "expert": 0.61},
    }
)
"""By rule set: the points a game that a level gains on the next weaker one."""
