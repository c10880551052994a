import assert from "node:assert/strict";
import { test } from "node:test";
import { script, show } from "./page.mjs";

const page = (round, phase) =>
  `<main id="table"><span class="status" data-fact="round">${round}</span><span class="status" data-fact="phase">${phase}</span></main>`;
const frame = '<p id="herald" hidden></p><div id="round-sum" hidden></div>';
show(page("Round 1", "Planning") + frame);
HTMLElement.prototype.animate = () => {};
HTMLElement.prototype.getAnimations = () => [];
const { showTitle, showPageTitle, summary } = await script("round_titles");

const said = () => {
  const place = document.getElementById("herald");
  return place.hidden ? "" : place.textContent;
};
const setPage = (round, phase) => {
  document.getElementById("table").outerHTML = page(round, phase);
  document.getElementById("herald").hidden = true;
  showPageTitle();
};

test("the phase that begins is named, and a round with its phase", () => {
  setPage("Round 1", "Planning");
  assert.equal(said(), "");
  setPage("Round 1", "Events");
  assert.equal(said(), "Events");
  setPage("Round 2", "Planning");
  assert.equal(said(), "Round 2 · Planning");
});

test("what a scene has named is not named again by the page after it", () => {
  showTitle("Events");
  setPage("Round 2", "Events");
  assert.equal(said(), "");
  setPage("Round 2", "Planning");
  setPage("Round 2", "Events");
  assert.equal(said(), "Events"); // a later one is
});

test("a summary is closed by its button", () => {
  summary('<button data-summary="close">x</button>', true);
  const place = document.getElementById("round-sum");
  assert.equal(place.hidden, false);
  place.querySelector("button").click();
  assert.equal(place.hidden, true);
});
