"""`consigliere admin`: the operator's kit. It works with or without a running server."""
