import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { script, show } from "./page.mjs";

const { filter } = await script("rules");

const form = () => document.querySelector("form");
const shown = () => [...document.querySelectorAll(".rule-row:not([hidden])")].map((row) => row.id);

/** @param {string} query @param {boolean} ours */
function search(query, ours = false) {
  form().elements.namedItem("q").value = query;
  form().elements.namedItem("ours").checked = ours;
  filter(form());
}

beforeEach(() => {
  globalThis.CSS = {};
  show(`<form id="rules-search"><input name="q"><input type="checkbox" name="ours"><output data-text="Found: #"></output></form>
    <div class="primer"></div><nav class="rules-index"><ol><li><a href="#chapter-0"></a></li><li><a href="#chapter-1"></a></li></ol></nav>
    <div class="rules-body"><section><h3 id="chapter-0"></h3><div class="rule-row" id="A">A Boats move by sea</div>
    <div class="rule-row" id="B">B Soldiers move by land</div></section>
    <section><h3 id="chapter-1"></h3><div class="rule-row" id="C"><small class="ruling"></small>C Setup boats stay</div></section></div>`);
});

test("every word of the query must occur, in any order and case", () => {
  search("SEA boats");
  assert.deepEqual(shown(), ["A"]);
  assert.equal(document.querySelector("output").value, "Found: 1");
});

test("chapters without a match and the introduction step back", () => {
  search("land");
  const hidden = (query) => document.querySelector(query).hasAttribute("hidden");
  assert.ok(hidden("section:nth-child(2)") && hidden("li:nth-child(2)") && hidden(".primer"));
  search("");
  assert.ok(!hidden("section:nth-child(2)") && !hidden("li:nth-child(2)") && !hidden(".primer"));
  assert.equal(document.querySelector("output").value, "");
});

test("only our own rulings, on request", () => {
  search("boats", true);
  assert.deepEqual(shown(), ["C"]);
});
