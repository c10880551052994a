"""Every route of the pages, gathered for the application."""

from __future__ import annotations

from . import account_routes, deal_routes, file_routes, front_routes, seat_routes, table_routes

FILES = file_routes.ROUTES
PAGES = [
    *front_routes.ROUTES,
    *table_routes.ROUTES,
    *seat_routes.ROUTES,
    *deal_routes.ROUTES,
    *account_routes.ROUTES,
]
