"""`consigliere admin`: the kit of whoever runs a server. Works beside a running server, and without one."""
