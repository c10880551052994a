"""A proxy in front of several servers on one PostgreSQL, all on this machine, as deploy/ describes them."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Protocol

import httpx

from tests.table.server import ROOT, free_port, start_postgres

from .authority import SITE, Certificate, make_certificate

LIMIT = 180.0  # seconds until something that starts is given up
DEPLOY = ROOT / "deploy"
Opened = subprocess.Popen[bytes]


class Part(Protocol):
    """A part of an installation."""

    def processor(self) -> float:
        """Processor seconds that it has used."""

    def close(self) -> None:
        """End it."""


class Missing(Exception):
    """A program that is needed is not installed."""


def needs(program: str, package: str) -> str:
    """Return the path of a program."""
    found = shutil.which(program) or shutil.which(program, path="/usr/sbin:/sbin")
    if found is None:
        raise Missing(f"{program} is not installed: apt-get install {package}")
    return found


class Database:
    """A PostgreSQL of our own that can be stopped, also as if its machine had lost power."""

    def __init__(self, folder: Path) -> None:
        self._running: Any = start_postgres(folder)
        self.uri: str = self._running.get_uri()

    @property
    def pid(self) -> int:
        """Its first process."""
        return int((self._running.pgdata / "postmaster.pid").read_text().split()[0])

    def stop(self, mode: str) -> None:
        """`fast` ends all connections; `immediate` leaves everything as it is, and the next start recovers."""
        self._control("-m", mode, "-w", "stop")

    def start(self) -> None:
        """Start with the options of the first start."""
        options = (self._running.pgdata / "postmaster.opts").read_text()
        folder = re.search(r'"-k" "([^"]+)"', options)
        assert folder is not None, options
        log = str(self._running.pgdata / "log")
        self._control("-w", "-t", "120", "-o", '-h ""', "-o", f"-k {folder[1]}", "-l", log, "start")

    def _control(self, *arguments: str) -> None:
        import pgserver._commands as commands

        control: Any = commands.pg_ctl  # type: ignore[attr-defined]
        control(list(arguments), pgdata=self._running.pgdata, user=self._running.system_user, timeout=LIMIT)

    def processor(self) -> float:
        """Processor seconds of the running server: its first process, its children, and those that have ended."""
        return family_processor(self.pid)

    def close(self) -> None:
        """Stop and delete."""
        self._running.cleanup()


class Node:
    """One process of `consigliere serve`."""

    def __init__(self, folder: Path, name: str, database: str, *more: str) -> None:
        self.name, self.port, self._more = name, free_port(), more
        self._database, self.log = database, folder / f"{name}.log"
        self._process: Opened | None = None
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start, and wait until it is ready."""
        command = [sys.executable, "-m", "consigliere", "serve", "--port", str(self.port)]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [*command, "--database", self._database, *self._more], cwd=ROOT, stdout=log, stderr=log
            )
        until = time.monotonic() + LIMIT
        while time.monotonic() < until:
            assert self._process.poll() is None, f"{self.name} has ended: {self.log.read_text()[-1000:]}"
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(f"{self.address}/ready", timeout=5).status_code == 200:
                    return
            time.sleep(0.1)
        raise AssertionError(f"{self.name} does not become ready")

    def end(self, how: signal.Signals) -> None:
        """Send a signal that ends it, and wait for that."""
        assert self._process is not None
        self._process.send_signal(how)
        self._process.wait(LIMIT)

    def processor(self) -> float:
        """Processor seconds of the process without those of its bots."""
        return processor(self.pid)

    def close(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self.end(signal.SIGTERM)


class Proxy:
    """nginx or Caddy with the file in deploy/."""

    def __init__(self, kind: str, folder: Path, ports: list[int], certificate: Certificate | None = None) -> None:
        self.kind, self._folder, self.port, self.plain = kind, folder / kind, free_port(), free_port()
        self._folder.mkdir()
        self.certificate = certificate or make_certificate(folder / "tls")
        self._environment = dict(os.environ)
        self._process: Opened | None = None
        self._command = self._nginx(ports) if kind == "nginx" else self._caddy(ports)
        self.start()

    @property
    def address(self) -> str:
        """The address of the site. Clients connect to this machine, whatever its name says."""
        return f"https://{SITE}:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def _nginx(self, ports: list[int]) -> list[str]:
        """The site file as it is, with our ports and paths, in a frame that needs no other file."""
        site = (DEPLOY / "nginx.conf").read_text()
        lines = re.findall(r"    server 127\.0\.0\.1:\d+ ([^;]*);\n", site)
        ours = "".join(f"    server 127.0.0.1:{port} {lines[0]};\n" for port in ports)
        site = re.sub(r"(?:    server 127\.0\.0\.1:\d+ [^;]*;\n)+", ours, site, count=1)
        site = site.replace("listen 80;", f"listen 127.0.0.1:{self.plain};")
        site = site.replace("listen 443 ssl http2;", f"listen 127.0.0.1:{self.port} ssl http2;")
        site = site.replace("/etc/consigliere/tls/fullchain.pem", str(self.certificate.chain))
        site = site.replace("/etc/consigliere/tls/privkey.pem", str(self.certificate.key))
        own = self._folder
        (own / "site.conf").write_text(site)
        temporary = "".join(
            f"  {one}_temp_path {own}/{one};\n" for one in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        user = "user root;\n" if os.getuid() == 0 else ""
        (own / "nginx.conf").write_text(
            f"{user}daemon off;\nworker_processes 1;\npid {own}/pid;\nerror_log {own}/error.log warn;\n"
            "events { worker_connections 8192; }\n"
            f"http {{\n  access_log off;\n{temporary}  include {own}/site.conf;\n}}\n"
        )
        return [needs("nginx", "nginx"), "-p", str(own), "-c", str(own / "nginx.conf")]

    def _caddy(self, ports: list[int]) -> list[str]:
        self._environment |= {
            "CONSIGLIERE_SITE": self.address,
            "CONSIGLIERE_TLS": "own",
            "CONSIGLIERE_CERTIFICATE": str(self.certificate.chain),
            "CONSIGLIERE_KEY": str(self.certificate.key),
            "CONSIGLIERE_SERVERS": " ".join(f"127.0.0.1:{port}" for port in ports),
            "XDG_DATA_HOME": str(self._folder),
            "XDG_CONFIG_HOME": str(self._folder),
        }
        return [needs("caddy", "caddy"), "run", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]

    def start(self) -> None:
        """Start, and wait until it listens."""
        with (self._folder / "output.log").open("ab") as log:
            self._process = subprocess.Popen(self._command, env=self._environment, stdout=log, stderr=log)
        until = time.monotonic() + LIMIT
        while time.monotonic() < until:
            assert self._process.poll() is None, (self._folder / "output.log").read_text()[-2000:]
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), timeout=1):
                return
            time.sleep(0.1)
        raise AssertionError(f"{self.kind} does not listen")

    def reload(self) -> None:
        """Read the configuration again without ending a connection (nginx)."""
        assert self._process is not None
        self._process.send_signal(signal.SIGHUP)

    def end(self) -> None:
        """End it at once, with every connection."""
        assert self._process is not None
        self._process.terminate()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def processor(self) -> float:
        """Processor seconds of the proxy and its workers."""
        return family_processor(self.pid)

    def close(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self.end()


def processor(pid: int) -> float:
    """The processor seconds that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def family_processor(pid: int) -> float:
    """The processor seconds of a process, of its children, and of those children that have ended."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    total = sum(int(field) for field in fields[11:15]) / os.sysconf("SC_CLK_TCK")
    for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
        with contextlib.suppress(OSError):
            total += processor(int(child))
    return total
