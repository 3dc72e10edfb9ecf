"""Measure the engine and the page's start: `make bench`."""

import sys

from tools import bench_engine, bench_startup


def main() -> int:
    """Run every measurement and print what it found."""
    return bench_engine.main() or bench_startup.main()


if __name__ == "__main__":
    sys.exit(main())
