import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { script, show, window } from "./page.mjs";

const { updateTimeRing, sceneBudget, setClock } = await script("time_ring");
const NOW = 1_000_000;

beforeEach(() => mock.timers.enable({ apis: ["Date", "setInterval", "setTimeout"], now: NOW }));
afterEach(() => {
  show("");
  updateTimeRing(); // its clock stops
  setClock(String(Date.now()));
  mock.timers.reset();
});

const question = ({ closes, window: time = 20, yours = "" } = {}) =>
  `<main id="table" data-number="7"><div id="question" data-missed="Too late" ${closes ? `data-closes="${closes}" data-window="${time}"` : ""}
    ${yours ? 'data-yours="1"' : ""}><form id="choices"><button value="a">A</button></form></div></main><p id="announce"></p><p id="missed" hidden></p>`;
const ring = () => document.getElementById("ring");

test("a question without a limit has no ring", () => {
  show(question());
  updateTimeRing();
  assert.equal(ring(), null);
});

test("the ring counts down, and hurries in the last quarter", () => {
  show(question({ closes: NOW + 20_000 }));
  updateTimeRing();
  assert.equal(ring().textContent, "20");
  assert.equal(ring().style.getPropertyValue("--left"), "1");
  mock.timers.tick(10_000);
  assert.equal(ring().textContent, "10");
  assert.ok(!ring().hasAttribute("data-late"));
  mock.timers.tick(6_000);
  assert.ok(ring().hasAttribute("data-late"));
  mock.timers.tick(60_000);
  assert.equal(ring().textContent, "0");
});

test("long waits are told in minutes and hours", () => {
  for (const [seconds, text] of [[99, "99"], [600, "10′"], [7_201, "3h"]]) {
    show(question({ closes: NOW + seconds * 1000 }));
    updateTimeRing();
    assert.equal(ring().textContent, text);
  }
});

test("the server's clock counts, not the reader's", () => {
  setClock(String(NOW - 5_000)); // the reader's is five seconds fast
  show(question({ closes: NOW + 5_000 }));
  updateTimeRing();
  assert.equal(ring().textContent, "10");
});

test("a scene leaves three quarters of the time to those who are asked", () => {
  show(question({ closes: NOW + 8_000, yours: "1" }));
  assert.equal(sceneBudget(document), 2_000);
  show(question({ closes: NOW + 8_000 }));
  assert.equal(sceneBudget(document), 8_000);
  show(question({ closes: NOW - 8_000 }));
  assert.equal(sceneBudget(document), 0);
  show(question());
  assert.equal(sceneBudget(document), Infinity);
  assert.equal(sceneBudget(null), Infinity);
});

test("a question that closed unanswered is noted for its reader alone", () => {
  show(question({ closes: NOW + 8_000, yours: "1" }));
  updateTimeRing();
  document.getElementById("table").dataset.number = "8";
  document.getElementById("question").removeAttribute("data-closes");
  updateTimeRing();
  assert.equal(document.getElementById("missed").textContent, "Too late");
  assert.equal(document.getElementById("missed").hidden, false);
  mock.timers.tick(4_000);
  assert.equal(document.getElementById("missed").hidden, true);
});

test("a question that was answered was not missed", () => {
  show(question({ closes: NOW + 8_000, yours: "1" }));
  updateTimeRing();
  document.getElementById("choices").dispatchEvent(new window.Event("submit", { bubbles: true, cancelable: true }));
  document.getElementById("table").dataset.number = "8";
  updateTimeRing();
  assert.equal(document.getElementById("missed").textContent, "");
});
