import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { script, show } from "./page.mjs";

const { morphPage, fill, splitPage } = await script("places");
const { Idiomorph } = await script("vendor/idiomorph");

const page = () => document.getElementById("table");
const made = (html) => {
  const holder = document.createElement("template");
  holder.innerHTML = html;
  return holder.content.firstElementChild;
};

beforeEach(() => {
  show('<main id="table" data-version="1"><div data-part="log"><p id="old">old</p></div><div data-drawing="board"></div></main>');
});

test("a page is taken apart into its frame and its parts", () => {
  const parts = splitPage(page());
  assert.deepEqual([...parts.keys()], ["log", "board"]);
  assert.equal(parts.get("log")[0].textContent, "old");
  assert.equal(page().querySelector("[data-part=log]").childNodes.length, 0);
});

test("parts go into the places of their names, and the others stay as they are", () => {
  const line = document.getElementById("old");
  fill(page(), new Map([["board", '<svg id="map"></svg>'], ["nowhere", "lost"]]), null, {});
  assert.ok(page().querySelector("[data-drawing=board] > #map"));
  assert.equal(document.getElementById("old"), line);
  assert.ok(!page().textContent.includes("lost"));
});

test("a part that is empty now empties its place", () => {
  fill(page(), new Map([["log", ""]]), null, {});
  assert.equal(page().querySelector("[data-part=log]").textContent, "");
});

for (const [how, library] of [["morphed", Idiomorph], ["replaced", null]]) {
  test(`a page that is ${how} keeps the parts that did not change`, () => {
    const frame = made('<main id="table" data-version="2"><h1>New</h1><div data-part="log" class="wide"></div><div data-drawing="board"></div></main>');
    morphPage(page(), frame, new Map([["board", "<svg></svg>"]]), library, { callbacks: { beforeNodeMorphed: () => true } });
    assert.equal(page().dataset.version, "2");
    assert.equal(page().querySelector("h1").textContent, "New");
    assert.equal(page().querySelector("[data-part=log]").className, "wide");
    assert.equal(document.getElementById("old").textContent, "old");
    assert.ok(page().querySelector("[data-drawing=board] svg"));
  });
}

test("a piece of a drawing keeps its element wherever it goes", () => {
  fill(page(), new Map([["board", '<svg><g id="a"><rect id="piece"></rect></g><g id="b"></g></svg>']]), null, {});
  const piece = document.getElementById("piece");
  fill(page(), new Map([["board", '<svg><g id="a"></g><g id="b"><rect id="piece" x="7"></rect></g></svg>']]), null, {});
  assert.equal(document.getElementById("piece"), piece);
  assert.equal(piece.parentElement.id, "b");
  assert.equal(piece.getAttribute("x"), "7");
});
