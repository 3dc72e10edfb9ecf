"""Measure the engine, the page's start, the shelf, the page under the hand, and reviews: `make bench`."""

import sys

from tools import bench_engine, bench_page, bench_review, bench_shelf, bench_startup


def main() -> int:
    """Run every measurement and print what it found."""
    return (
        bench_engine.main()
        or bench_startup.main()
        or bench_shelf.main()
        or bench_page.main()
        or bench_review.main()
    )


if __name__ == "__main__":
    sys.exit(main())
