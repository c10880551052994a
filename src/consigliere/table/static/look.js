// @ts-check
// A board that is only looked at (replay, planner, puzzle), on a small window: a tap enlarges it until its letters are
// legible, the next one shows the whole board again. The hand does the same.
import { around } from "./dom.js";
import { narrow } from "./narrow.js";
import { READABLE, smallestLetter } from "./readable.js";
import { comeNearer, wasDragged } from "./zoom.js";

const page = document.documentElement;

document.addEventListener("click", (event) => {
  const finger = event.pointerType && event.pointerType !== "mouse";
  if (!finger || wasDragged() || around(event, "[data-legal]")) return;
  const hand = around(event, "#hand");
  if (hand) enlarge(hand);
  else comeNearer(event);
});

/** @param {HTMLElement} hand */
function enlarge(hand) {
  const enlarged = page.style.getPropertyValue("--hand-zoom") !== "";
  page.style.removeProperty("--hand-zoom");
  const smallest = smallestLetter(hand);
  if (!enlarged && narrow.matches && smallest < READABLE) page.style.setProperty("--hand-zoom", String((READABLE * 1.02) / smallest));
}
