// @ts-check
// Shows over the board which round or phase begins, and the standings at the end of a round. Neither blocks a click.
import { around } from "./dom.js";
import { standing } from "./scene.js";

const SHOWN = 1200; // ms at least
const SUM = 6000; // ms that a summary is shown if no scene waits for it
const PICTURE = 2500; // the same for a picture

/** The last title shown, so that none is shown twice. */
let named = "";
/** @type {ReturnType<typeof setTimeout> | undefined} */
let wake;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let close;

/** The round and the phase of the page. */
function stage() {
  const facts = ["round", "phase"].map((fact) => document.querySelector(`#table .status[data-fact=${fact}]`)?.textContent?.trim() ?? "");
  return { round: facts[0], phase: facts[1] };
}

let seen = stage();

/** Gives an element the board's position on the screen. @param {HTMLElement} place */
function overBoard(place) {
  const board = document.getElementById("viewport")?.getBoundingClientRect();
  if (!board) return;
  const high = Math.min(board.height, innerHeight - board.top);
  const sizes = { left: board.left, top: board.top, wide: board.width, high };
  for (const [name, length] of Object.entries(sizes)) place.style.setProperty(`--${name}`, `${length}px`);
}

/** Shows what begins. @param {string} text */
export function showTitle(text) {
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

/** Shows what has begun since the last call, unless a scene has shown it. */
export function showPageTitle() {
  const { round, phase } = stage();
  const text = round !== seen.round ? [round, phase].filter(Boolean).join(" · ") : phase !== seen.phase ? phase : "";
  seen = { round, phase };
  if (text) showTitle(text);
  else if (phase && !named.endsWith(phase)) named = "";
}

/**
 * Shows the standings, or the picture of a climax, in front of the board; "" removes it.
 * @param {string} html
 * @param {boolean} stays until a scene continues, or the reader closes it
 * @param {boolean} asked whether the reader needs the board: then no picture covers it
 */
export function summary(html, stays = false, asked = false) {
  const place = document.getElementById("round-sum");
  if (!place) return;
  clearTimeout(close);
  overBoard(place);
  place.innerHTML = html;
  const picture = Boolean(place.querySelector(".staged"));
  const coached = document.querySelector("#coach .coach-card") !== null; // it would lie on the coach, or outshine what that speaks of
  place.hidden = !html || (picture && asked) || coached;
  if (html && !stays) close = setTimeout(() => summary(""), picture ? PICTURE : SUM);
}

document.addEventListener("click", (event) => {
  if (around(event, "[data-summary=close]")) summary("");
});
