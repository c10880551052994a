// Sketches for the own team: with the pencil in hand a click on the board draws instead of choosing. The first click is
// where it starts, the second where it leads; twice on the same thing is a mark. The server keeps what was drawn.
import { hideCard } from "./card.js";
import { openTab } from "./rail.js";

let start = "";

const form = () => document.getElementById("sketch");
const drawing = () => document.body.dataset.sketching === "1";
const spots = () => new Set([...(form()?.elements.start.options ?? [])].map((option) => option.value));

export function dressSketch() {
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
  if (!event.target.closest?.("[data-switch=sketch]")) return;
  if (drawing()) stop();
  else {
    document.body.dataset.sketching = "1";
    openTab("board");
  }
  dressSketch();
});

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !drawing()) return;
  event.stopImmediatePropagation();
  stop();
  dressSketch();
}, { capture: true });

// Before the board hears of it: with the pencil in hand nothing is chosen.
document.addEventListener(
  "click",
  (event) => {
    if (!drawing() || !event.target.closest?.("#viewport")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    hideCard();
    const known = spots();
    const thing = document
      .elementsFromPoint(event.clientX, event.clientY)
      .map((element) => element.closest?.("#table svg [data-thing]")?.dataset.thing)
      .find((name) => known.has(name));
    if (!thing) return;
    if (!start) {
      start = thing;
      return dressSketch();
    }
    const { elements } = form();
    elements.start.value = start;
    elements.end.value = thing === start ? "" : thing;
    start = "";
    dressSketch();
    form().requestSubmit();
  },
  { capture: true },
);
