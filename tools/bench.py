"""Measure the engine and the page's start: `make bench`."""

import sys

from tools import bench_startup


def main() -> int:
    """Run every measurement and print what it found."""
    return bench_startup.main()


if __name__ == "__main__":
    sys.exit(main())
