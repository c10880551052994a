"""Notice: tells people who are away that a table waits for them, by web push, mail and webhooks."""
