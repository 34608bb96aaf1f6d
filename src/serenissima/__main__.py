"""`python -m serenissima`: the command `serenissima`."""

from serenissima.cli import main

if __name__ == "__main__":
    main()
