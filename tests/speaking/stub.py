"""A local HTTP service that answers like an OpenAI-compatible one. The test decides what it says."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Event, Thread
from typing import Any

Messages = list[dict[str, str]]
Script = Callable[[Messages], str]

CODE = re.compile(r"^- (\S.*?) = ", re.MULTILINE)


class Stub:
    """The service.

    `asked` are the requests so far. With `status` it refuses; while `held` is unset it does not answer.
    """

    def __init__(self, script: Script) -> None:
        self.script = script
        self.asked: list[dict[str, Any]] = []
        self.keys: list[str] = []
        self.status = 200
        self.headers: dict[str, str] = {}
        self.raw: bytes | None = None
        self.held = Event()
        self.held.set()
        self.address = ""

    def messages(self, number: int = -1) -> Messages:
        found: Messages = self.asked[number]["messages"]
        return found

    def answer(self, body: dict[str, Any], key: str) -> bytes:
        self.asked.append(body)
        self.keys.append(key)
        self.held.wait(60)
        if self.raw is not None:
            return self.raw
        said = {"role": "assistant", "content": self.script(body["messages"])}
        return json.dumps({"choices": [{"message": said}], "usage": {"total_tokens": 100}}).encode()


@contextmanager
def serving(script: Script) -> Iterator[Stub]:
    """The service, at its own address."""
    stub = Stub(script)

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = json.loads(self.rfile.read(int(self.headers["content-length"])))
            told = stub.answer(body, self.headers.get("authorization", ""))
            try:
                self.send_response(stub.status)
                for name, value in {**stub.headers, "content-length": str(len(told))}.items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(told)
            except OSError:
                pass  # the bot no longer waits

        do_GET = do_POST

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    stub.address = f"http://127.0.0.1:{server.server_port}/v1"
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
    thread.start()
    try:
        yield stub
    finally:
        stub.held.set()
        server.shutdown()
        server.server_close()
        thread.join()


def codes(messages: Messages) -> list[str]:
    """The codes of the options in the prompt."""
    text = messages[1]["content"]
    return CODE.findall(text[text.index("## Options, each with its code") :]) if "## Options, each" in text else []


def negotiating(messages: Messages) -> bool:
    return "Now you may negotiate" in messages[0]["content"]


def last_option(messages: Messages) -> str:
    """A model that always takes the last option and says nothing."""
    if negotiating(messages):
        return json.dumps({"do": "nothing"})
    offered = codes(messages)
    return f"Let me think. {json.dumps({'option': offered[-1], 'note': 'the last one'})} That is it."
