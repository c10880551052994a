import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { script, settled, show, window } from "./page.mjs";

const { serveForms } = await script("sending");

let sent = [];
let answers = [];
let shown = [];
let brought = [];
let lineIsOpen = true;

const ok = (text, more = {}) => ({ ok: true, status: 200, redirected: false, text: async () => text, ...more });
const DOWN = new Error("no line");

globalThis.fetch = async (address, how) => {
  sent.push({ address: String(address), body: how?.body?.toString() ?? null, wants: how?.headers?.["X-Fragment"] });
  const answer = answers.shift();
  if (!answer || answer === DOWN) throw DOWN;
  return answer;
};
AbortSignal.timeout = () => new AbortController().signal; // a real timer would delay the test

serveForms({
  show: (html) => shown.push(html),
  line: { open: () => lineIsOpen, mark: () => 5, bring: async (since) => brought.push(since) },
  page: () => document.getElementById("table").dataset.page,
});

const TABLE = `<main id="table" data-page="play"><form id="choices" method="post" action="https://table.example/t/abc/choose">
  <input type="hidden" name="csrf" value="token"><input type="hidden" name="number" value="7">
  <button id="one" name="option" value="bid:3">3</button></form>
  <form id="say" class="say" method="post" action="https://table.example/t/abc/say"><input name="text" value="hello"><button id="tell"></button></form></main>`;

beforeEach(() => {
  mock.timers.enable({ apis: ["setTimeout"] });
  [sent, answers, shown, brought, lineIsOpen] = [[], [], [], [], true];
  sessionStorage.clear();
  show(TABLE, { unsent: "Not sent yet", unsentForm: "Not sent" });
});
afterEach(() => mock.timers.reset());

const press = async (id) => {
  document.getElementById(id).click();
  await settled();
};
const note = () => document.getElementById("unsent");

test("an answer is sent with its question's number, and the line brings the news", async () => {
  answers = [{ ok: true, status: 204 }];
  await press("one");
  assert.deepEqual(sent, [{ address: "https://table.example/t/abc/choose", body: "csrf=token&number=7&option=bid%3A3", wants: "line" }]);
  assert.deepEqual(brought, [5]);
});

test("without a line the answer is the table itself", async () => {
  lineIsOpen = false;
  answers = [ok('<main id="table"></main>')];
  await press("one");
  assert.equal(sent[0].wants, "1");
  assert.deepEqual(shown, ['<main id="table"></main>']);
});

test("a second click on the way is not sent", async () => {
  answers = [{ ok: true, status: 204 }, { ok: true, status: 204 }];
  document.getElementById("one").click();
  document.getElementById("one").click();
  await settled();
  assert.equal(sent.length, 1);
});

test("an answer that did not arrive is kept and tried again until it does", async () => {
  answers = [DOWN, { status: 503, ok: false }, { ok: true, status: 204 }];
  await press("one");
  assert.equal(note().textContent, "Not sent yet");
  assert.equal(JSON.parse(sessionStorage.getItem("unsent:/t/abc")).body, "csrf=token&number=7&option=bid%3A3");
  mock.timers.tick(2499);
  await settled();
  assert.equal(sent.length, 1); // not before its time
  mock.timers.tick(1);
  await settled();
  assert.equal(sent.length, 2); // a 503 of a proxy counts as no answer
  document.querySelector("input[name=csrf]").value = "newer";
  mock.timers.tick(1200);
  await settled();
  assert.equal(sent[2].body, "csrf=newer&number=7&option=bid%3A3&again=1");
  assert.deepEqual(brought, [5]);
  assert.equal(sessionStorage.getItem("unsent:/t/abc"), null);
  assert.equal(note().hidden, true);
});

test("when the line is back, it is tried at once", async () => {
  answers = [DOWN, { ok: true, status: 204 }];
  await press("one");
  window.dispatchEvent(new window.Event("online"));
  await settled();
  assert.equal(sent.length, 2);
});

test("talk that did not arrive stays in its form, and is not tried again", async () => {
  answers = [DOWN];
  await press("tell");
  assert.equal(note().textContent, "Not sent");
  assert.equal(sessionStorage.getItem("unsent:/t/abc"), null);
  assert.equal(document.querySelector("[name=text]").value, "hello");
  mock.timers.tick(60_000);
  await settled();
  assert.equal(sent.length, 1);
});

test("what was said leaves its form empty", async () => {
  document.querySelector("[name=text]").defaultValue = "";
  document.querySelector("[name=text]").value = "hello";
  answers = [{ ok: true, status: 204 }];
  await press("tell");
  assert.equal(document.querySelector("[name=text]").value, "");
});
