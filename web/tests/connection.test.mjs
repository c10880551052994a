// @ts-check
// A page that nobody can see says so to the server, and again when it is in sight.

import assert from "node:assert/strict";
import { test } from "node:test";

test("a page tells whether it is in sight, until its connection ends", async () => {
  const page = Object.assign(new EventTarget(), { hidden: true });
  /** @type {any} */ (globalThis).document = page;
  /** @type {any} */ (globalThis).WebSocket = { OPEN: 1 };
  const { tellSight } = await import("../../src/consigliere/table/static/connection.js");
  /** @type {string[]} */
  const said = [];
  const socket = Object.assign(new EventTarget(), { readyState: 1, send: (/** @type {string} */ text) => said.push(text) });
  tellSight(/** @type {any} */ (socket));
  socket.dispatchEvent(new Event("open"));
  page.hidden = false;
  page.dispatchEvent(new Event("visibilitychange"));
  assert.deepEqual(said, ["covered", "seen"]);
  socket.dispatchEvent(new Event("close"));
  page.dispatchEvent(new Event("visibilitychange"));
  assert.equal(said.length, 2);
});
