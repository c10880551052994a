"""`python -m consigliere` is the command `consigliere`."""

from consigliere.cli import main

if __name__ == "__main__":
    main()
