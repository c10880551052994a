// @ts-check
// What begins is named over the board, and how it stands when a round is over. Neither is in the way of a click.
import { around } from "./dom.js";
import { standing } from "./scene.js";

const SHOWN = 1200; // ms at least
const SUM = 6000; // ms that a summary stands where no scene waits for it
const PICTURE = 2500; // the same of a picture

/** What was named last, so that nothing is named twice. */
let named = "";
/** @type {ReturnType<typeof setTimeout> | undefined} */
let wake;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let close;

/** The round and the phase that the page tells of. */
function stage() {
  const facts = ["round", "phase"].map((fact) => document.querySelector(`#table .status[data-fact=${fact}]`)?.textContent?.trim() ?? "");
  return { round: facts[0], phase: facts[1] };
}

let seen = stage();

/** Tells an element where the board is on the screen. @param {HTMLElement} place */
function overBoard(place) {
  const board = document.getElementById("viewport")?.getBoundingClientRect();
  if (!board) return;
  const high = Math.min(board.height, innerHeight - board.top);
  const sizes = { left: board.left, top: board.top, wide: board.width, high };
  for (const [name, length] of Object.entries(sizes)) place.style.setProperty(`--${name}`, `${length}px`);
}

/** Names what begins. @param {string} text */
export function herald(text) {
  const place = document.getElementById("herald");
  if (!place || !text || text === named) return;
  named = text;
  overBoard(place);
  place.textContent = text;
  place.hidden = false;
  place.getAnimations().forEach((one) => one.cancel());
  const time = Math.max(SHOWN, standing(SHOWN, [text]));
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches) {
    const [gone, there] = [{ opacity: 0, scale: "1 0.4" }, { opacity: 1, scale: "1 1" }];
    place.animate([gone, { ...there, offset: 0.1 }, { ...there, offset: 0.85 }, { opacity: 0, scale: "1 1" }], { duration: time + 300 });
  }
  clearTimeout(wake);
  wake = setTimeout(() => (place.hidden = true), time + 300);
}

/** Names what has begun since the page was looked at last, unless a scene has. */
export function heraldPage() {
  const { round, phase } = stage();
  const text = round !== seen.round ? [round, phase].filter(Boolean).join(" · ") : phase !== seen.phase ? phase : "";
  seen = { round, phase };
  if (text) herald(text);
  else if (phase && !named.endsWith(phase)) named = "";
}

/**
 * Shows how it stands, or the picture of a climax, in front of the board; "" takes it away.
 * @param {string} html
 * @param {boolean} stays until a scene goes on, or the reader closes it
 * @param {boolean} asked whether the reader needs the board: no picture lies over it then
 */
export function summary(html, stays = false, asked = false) {
  const place = document.getElementById("round-sum");
  if (!place) return;
  clearTimeout(close);
  overBoard(place);
  place.innerHTML = html;
  const picture = Boolean(place.querySelector(".staged"));
  place.hidden = !html || (picture && asked);
  if (html && !stays) close = setTimeout(() => summary(""), picture ? PICTURE : SUM);
}

document.addEventListener("click", (event) => {
  if (around(event, "[data-summary=close]")) summary("");
});
