// @ts-check
// The planner by the board: a click on a piece follows the link of its option. If there are several, the first gets the
// keyboard. Everything else is links.
import { around } from "./dom.js";

document.addEventListener("click", (event) => {
  /** @type {HTMLElement | null} */
  const piece = around(event, "#viewport [data-thing][data-legal]");
  if (!piece) return;
  const links = [...document.querySelectorAll("#plan-options a[data-for]")].filter((one) => one.dataset.for === piece.dataset.thing);
  if (links.length === 1) links[0].click();
  else links[0]?.focus();
});
