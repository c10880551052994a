"""The files in deploy/ fit the program: settings exist, and what proxies must do is in them."""

from __future__ import annotations

import re

from consigliere.table.base.configuration import named_params, read_settings
from consigliere.table.web.command import serve

from .fork_server import ROOT

DEPLOY = ROOT / "deploy"


def test_every_setting_of_the_club_is_an_option() -> None:
    commented = (DEPLOY / "consigliere.toml").read_text()
    names = set(read_settings(DEPLOY / "consigliere.toml"))
    names |= {name.replace("-", "_") for name in re.findall(r"^#([a-z-]+) = ", commented, re.MULTILINE)}
    assert {"database_file", "trusted_proxy", "smtp_host"} <= names
    assert names <= named_params(serve)


def test_every_variable_of_a_unit_and_of_the_container_is_an_option() -> None:
    for file in ("consigliere@.service", "Containerfile"):
        found = set(re.findall(r"\bCONSIGLIERE_([A-Z_]+)=", (DEPLOY / file).read_text()))
        assert found, file
        assert {name.lower() for name in found} - {"config"} <= named_params(serve), file


def test_proxies_replace_what_a_visitor_says_about_the_address() -> None:
    nginx = (DEPLOY / "nginx.conf").read_text()
    assert re.search(r"X-Forwarded-For +\$remote_addr;", nginx), "not $proxy_add_x_forwarded_for"
    assert "non_idempotent" not in nginx, "a move would be sent twice"
    assert "trusted_proxies" not in (DEPLOY / "Caddyfile").read_text(), "Caddy would believe visitors"
