"""What all other packages of the table use: errors, clocks, secrets, names, settings. Imports none of them."""
