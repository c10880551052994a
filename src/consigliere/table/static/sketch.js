// @ts-check
// Sketches for the own team: with the pencil active, clicks on the board draw instead of choosing. The first click starts
// an arrow, the second ends it; two clicks on the same thing make a mark. The server stores sketches.
import { hideCard } from "./card.js";
import { around } from "./dom.js";
import { openTab } from "./rail.js";

let start = "";

/** @returns {HTMLFormElement | null} */
const form = () => document.querySelector("form#sketch");
/** @param {string} name @returns {HTMLSelectElement | null | undefined} */
const field = (name) => form()?.querySelector(`select[name=${name}]`);
const drawing = () => document.body.dataset.sketching === "1";
const spots = () => new Set([...(field("start")?.options ?? [])].map((option) => option.value));

export function updateSketch() {
  if (drawing() && !form()) stop();
  for (const button of document.querySelectorAll("[data-switch=sketch]")) {
    button.setAttribute("aria-pressed", String(drawing()));
  }
  for (const old of document.querySelectorAll("#table svg [data-sketch]")) old.removeAttribute("data-sketch");
  if (!drawing() || !start) return;
  for (const piece of document.querySelectorAll(`#table svg [data-thing="${CSS.escape(start)}"]`)) {
    piece.setAttribute("data-sketch", "1");
  }
}

function stop() {
  start = "";
  delete document.body.dataset.sketching;
}

document.addEventListener("click", (event) => {
  if (!around(event, "[data-switch=sketch]")) return;
  if (drawing()) stop();
  else {
    document.body.dataset.sketching = "1";
    openTab("board");
  }
  updateSketch();
});

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !drawing()) return;
  event.stopImmediatePropagation();
  stop();
  updateSketch();
}, { capture: true });

// Runs before the board's own listener: with the pencil active nothing is chosen.
document.addEventListener(
  "click",
  (event) => {
    if (!drawing() || !around(event, "#viewport")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    hideCard();
    const known = spots();
    const thing = document
      .elementsFromPoint(event.clientX, event.clientY)
      .map((element) => element.closest?.("#table svg [data-thing]")?.dataset.thing)
      .find((name) => name !== undefined && known.has(name));
    if (!thing) return;
    if (!start) {
      start = thing;
      return updateSketch();
    }
    const [from, to] = [field("start"), field("end")];
    if (!from || !to) return;
    from.value = start;
    to.value = thing === start ? "" : thing;
    start = "";
    updateSketch();
    form()?.requestSubmit();
  },
  { capture: true },
);
