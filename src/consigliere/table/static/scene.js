// @ts-check
// Scenes: what a choice sets going is shown step by step, at the pace the reader has chosen.
// Space or a tap ends a beat, Escape the scene; both end on the last picture.
import { around, isTyping } from "./dom.js";

const KEY = "consigliere-pace";
/** @type {Record<string, number>} */
const PACES = { quick: 1, slow: 2, off: 0 };
const LONG = 6000; // ms: a scene planned for longer runs its middle twice as fast

let pace = "quick";
try {
  const kept = localStorage.getItem(KEY) ?? "";
  if (kept in PACES) pace = kept;
} catch {} // a browser that keeps nothing

export const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

let endBeat = () => {};
let ended = false;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let wake; // when the line goes away

/**
 * The lengths of a scene's beats, in ms, as this reader wants them, together `most` at most.
 * @param {Pick<Beat, "ms">[]} beats
 * @param {number} most
 */
function lengths(beats, most) {
  const factor = PACES[pace];
  const planned = beats.map((beat) => beat.ms * factor);
  const whole = planned.reduce((sum, ms) => sum + ms, 0);
  const paced = whole <= LONG ? planned : planned.map((ms, i) => (i && i < planned.length - 1 ? ms / 2 : ms));
  const scale = Math.min(1, most / (paced.reduce((sum, ms) => sum + ms, 0) || 1));
  return paced.map((ms) => ms * scale);
}

/**
 * Plays beats: each is shown and waited for. True if they were all shown; false: the caller shows the end at once.
 * @template {Pick<Beat, "ms" | "says">} B
 * @param {B[]} beats
 * @param {(beat: B, i: number) => void} show
 * @param {number} most ms for all of them
 */
export async function play(beats, show, most = Infinity) {
  if (!pace || !PACES[pace] || document.hidden || !beats.length || still()) return false;
  ended = false;
  document.body.dataset.scene = "1";
  try {
    const times = lengths(beats, most);
    for (let i = 0; i < beats.length && !ended; i += 1) {
      show(beats[i], i);
      say(beats[i].says);
      await pause(times[i]);
    }
  } finally {
    delete document.body.dataset.scene;
    hide(); // the next question may be higher, and lie under it
  }
  return !ended;
}

/** How long the last picture of a scene stands before something else is shown. @param {number} ms */
export const rest = (ms) => (still() || document.hidden ? 0 : Math.max(ms * PACES[pace], 0));

/** What is being shown is older than what the reader has just done. */
export function endScene() {
  ended = true;
  endBeat();
}

/** @param {number} time */
function pause(time) {
  return new Promise((done) => {
    endBeat = () => done(undefined);
    setTimeout(done, time);
  });
}

/**
 * Says lines; they go away by themselves. They stand in the bar, where no answers are now. If the reader is asked, the
 * log tells it; where it is not in sight, a line over the board's edge. On a phone that line is for scenes alone: the
 * line above the question tells other news.
 * @param {string[]} lines
 * @param {boolean} asks whether the reader is asked
 */
export function say(lines, asks = false) {
  const place = document.getElementById("scene");
  const list = document.getElementById("scene-says");
  if (!place || !list || !PACES[pace]) return;
  const question = document.getElementById("question")?.getBoundingClientRect();
  const below = question && question.top > innerHeight / 2;
  if ((asks && toldElsewhere()) || (below && !document.body.dataset.scene)) return hide();
  list.replaceChildren(...lines.map((line) => Object.assign(document.createElement("li"), { textContent: line })));
  place.hidden = false;
  place.dataset.in = asks || !question ? "board" : below ? "sheet" : "bar";
  if (question && place.dataset.in !== "board") lieInBar(place, question);
  clearTimeout(wake);
  wake = setTimeout(hide, 2500 + 1200 * lines.length);
}

const toldElsewhere = () => [...document.querySelectorAll("#panel-log, .just-now")].some((one) => one.checkVisibility());

/**
 * Over the answers of the bar, or over what is asked where there are none; on a phone over the whole sheet of the
 * question: the board and the hand stay free.
 * @param {HTMLElement} place
 * @param {DOMRect} question
 */
function lieInBar(place, question) {
  const boxes = [".ask-do", ".ask-text"].map((part) => document.querySelector(`#question ${part}`)?.getBoundingClientRect());
  const box = place.dataset.in === "sheet" ? question : (boxes.find((one) => one?.width) ?? question);
  const below = box.top > question.top + 24; // the answers have a row of their own
  const { top, bottom, height } = below ? box : question;
  const lengths = { left: box.left, wide: box.width, top, foot: innerHeight - bottom, least: height };
  for (const [name, length] of Object.entries(lengths)) place.style.setProperty(`--${name}`, `${length}px`);
}

/** The reader is asked: the bar is wanted for the answers, and what lies over the board's edge is told elsewhere. */
export function leaveBar() {
  if (document.getElementById("scene")?.dataset.in !== "board" || toldElsewhere()) hide();
}

function hide() {
  const place = document.getElementById("scene");
  if (place) place.hidden = true;
}

document.addEventListener("click", (event) => {
  if (around(event, "[data-scene=end]")) {
    endScene();
    hide();
  } else if (document.body.dataset.scene && around(event, "#viewport, #hand, #scene")) {
    event.preventDefault();
    event.stopPropagation(); // what lies there is of a moment that is past
    endBeat();
  }
}, true);

document.addEventListener("keydown", (event) => {
  if (!document.body.dataset.scene || (event.key !== " " && event.key !== "Escape")) return;
  if (isTyping(event)) return;
  event.preventDefault();
  event.stopPropagation();
  if (event.key === "Escape") endScene();
  else endBeat();
}, true);

// --- the pace

const button = document.getElementById("pace");

/** @param {HTMLElement} button */
function dressPace(button) {
  const label = button.querySelector("span");
  if (label) label.textContent = button.dataset[pace] ?? "";
}

if (button) {
  dressPace(button);
  button.addEventListener("click", () => {
    const ways = Object.keys(PACES);
    pace = ways[(ways.indexOf(pace) + 1) % ways.length];
    try {
      localStorage.setItem(KEY, pace);
    } catch {} // as above
    dressPace(button);
    if (!PACES[pace]) endScene();
  });
}
