"""HTTP and WebSockets: routes, the JSON API, guards, rate limits, accounts, the application."""
