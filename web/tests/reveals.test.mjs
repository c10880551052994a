import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { script, show } from "./page.mjs";

const { clearRevealed, showRevealed } = await script("reveals");

const lines = () => [...document.querySelectorAll("#kept li")].map((line) => line.textContent);
const box = () => document.getElementById("kept");
const beat = (says, ms) => ({ says: [says].flat(), ms, parts: new Map() });

beforeEach(() => {
  show('<main id="table" data-page="play"></main><div id="kept" hidden><ol></ol><button data-kept="again"></button><button data-kept="close"></button></div>');
});

test("what was looked at long is kept, what went by is not", () => {
  showRevealed([beat("a step", 200), beat("a card is revealed", 700), { ...beat("Round 4.", 900), opens: "Round 4" }], false, null);
  assert.deepEqual(lines(), ["a card is revealed"]);
  assert.equal(box().hidden, false);
});

test("where no scene was played, everything is kept", () => {
  showRevealed([beat("a step", 200), beat(["one", "two"], 700)], true, null);
  assert.deepEqual(lines(), ["a step", "one", "two"]);
});

test("of many lines the seven of the longest beats stay, in their order", () => {
  const beats = [...Array(9).keys()].map((i) => beat(`line ${i}`, i === 0 ? 2000 : 900));
  showRevealed(beats, false, null);
  assert.deepEqual(lines(), ["line 0", "line 3", "line 4", "line 5", "line 6", "line 7", "line 8"]);
});

test("nothing revealed, nothing shown", () => {
  showRevealed([beat("a step", 100)], false, null);
  assert.equal(box().hidden, true);
});

test("it can be played again, and closed", () => {
  let played = 0;
  showRevealed([beat("a card", 900)], false, () => (played += 1));
  const again = document.querySelector("[data-kept=again]");
  assert.equal(again.hidden, false);
  again.click();
  assert.equal(played, 1);
  document.querySelector("[data-kept=close]").click();
  assert.equal(box().hidden, true);
  again.click();
  assert.equal(played, 1); // removed with its content
});

test("a page without the place for it is left alone", () => {
  show("");
  showRevealed([beat("a card", 900)], false, null);
  clearRevealed();
});
