// @ts-check
// A puzzle by the board and the keyboard: a click on a piece gives its answer, or shows which answers are about it; a
// digit moves to that answer. Everything else is a form.
import { around } from "./dom.js";

/** @returns {HTMLButtonElement[]} */
const choices = () => /** @type {HTMLButtonElement[]} */ ([...document.querySelectorAll("#puzzle-options button")]);

document.addEventListener("click", (event) => {
  const piece = /** @type {HTMLElement | null} */ (around(event, "#table [data-thing][data-legal]"));
  if (!piece) return;
  const about = choices().filter((one) => one.dataset.for === piece.dataset.thing && !one.disabled);
  if (about.length === 1) about[0].click();
  else about[0]?.focus();
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || !/^[1-9]$/.test(event.key)) return;
  choices()[Number(event.key) - 1]?.focus();
});

const reply = document.getElementById("puzzle-reply");
if (reply) reply.focus();
