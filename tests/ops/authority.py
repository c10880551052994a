"""A certificate authority of our own, made with openssl, and a certificate for names of this machine."""

from __future__ import annotations

import ssl
import subprocess
from pathlib import Path
from typing import NamedTuple

SITE = "localhost"


class Certificate(NamedTuple):
    """Files: the authority that clients trust, and what the proxy shows."""

    authority: Path
    chain: Path
    key: Path

    def trusted(self) -> ssl.SSLContext:
        """Return a context that trusts our authority and nobody else."""
        return ssl.create_default_context(cafile=str(self.authority))


def make_certificate(folder: Path, *names: str) -> Certificate:
    """Make an authority and a certificate for the site and other names, valid for two days."""
    folder.mkdir(parents=True, exist_ok=True)
    authority, request, extension = folder / "authority.pem", folder / "request.pem", folder / "extension"
    found = Certificate(authority, folder / "fullchain.pem", folder / "privkey.pem")
    new_key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"]
    extension.write_text("subjectAltName=" + ",".join(f"DNS:{name}" for name in (SITE, *names)) + "\n")
    _openssl(
        "req", "-x509", *new_key, "-keyout", str(folder / "authority.key"), "-out", str(authority),
        "-subj", "/CN=Authority of a test", "-days", "2", "-addext", "keyUsage=critical,keyCertSign",
    )  # fmt: skip
    _openssl("req", "-new", *new_key, "-keyout", str(found.key), "-out", str(request), "-subj", f"/CN={SITE}")
    _openssl(
        "x509", "-req", "-in", str(request), "-CA", str(authority), "-CAkey", str(folder / "authority.key"),
        "-CAcreateserial", "-days", "2", "-extfile", str(extension), "-out", str(found.chain),
    )  # fmt: skip
    return found


def _openssl(*arguments: str) -> None:
    subprocess.run(["openssl", *arguments], check=True, capture_output=True)
