"""`python -m smokowisko` is the command `smokowisko`."""

from smokowisko.cli import main

if __name__ == "__main__":
    main()
