"""Measure the engine, the page's start, the shelf, and reviews: `make bench`."""

import sys

from tools import bench_engine, bench_review, bench_shelf, bench_startup


def main() -> int:
    """Run every measurement and print what it found."""
    return bench_engine.main() or bench_startup.main() or bench_shelf.main() or bench_review.main()


if __name__ == "__main__":
    sys.exit(main())
