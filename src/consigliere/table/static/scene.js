// @ts-check
// Scenes: the consequences of a choice, step by step, at the reader's pace.
// Space or a tap ends a beat, Escape ends the scene; both end on the last picture.
import { around, isTyping } from "./dom.js";

const KEY = "consigliere-pace";
/** @type {Record<string, number>} */
const PACES = { step: Infinity, slow: 1.6, normal: 1, fast: 0.5, off: 0 };

let pace = "normal";
try {
  const kept = localStorage.getItem(KEY) ?? "";
  if (kept in PACES) pace = kept;
} catch {} // a browser without storage

export const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

let goOn = () => {}; // ends the current wait
let ended = false;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let wake; // the timer that hides the line

const WORD = 240; // ms to read a word: 250 words a minute
const SHORTEST = 1200; // ms: shorter lines go unnoticed

/**
 * How long a line is shown at the normal pace: the time of its event, and at least the time to read it.
 * @param {number} ms
 * @param {string[]} says
 */
export function standing(ms, says) {
  if (!ms || !says.length) return ms;
  return Math.max(ms, SHORTEST, WORD * says.join(" ").split(/\s+/).length);
}

/**
 * The same at a pace. A slow one stretches everything. A fast one shortens pauses and motion, never the time to read.
 * @param {number} ms
 * @param {string[]} says
 */
function atPace(ms, says, factor = PACES[pace]) {
  if (!ms || !factor) return 0;
  return factor < 1 ? standing(ms * factor, says) : standing(ms, says) * factor;
}

/**
 * The lengths of a scene's beats, in ms, at the reader's pace, together `most` at most. If there is less time, the
 * first beats are skipped: no line is shown for less than its reading time.
 * @param {Pick<Beat, "ms" | "says">[]} beats
 * @param {number} most
 */
export function lengths(beats, most, factor = PACES[pace]) {
  const hurry = factor === Infinity && most < Infinity ? 1 : factor; // a question with a time limit does not wait for a tap
  const times = beats.map(({ ms, says }) => atPace(ms, says, hurry));
  let whole = times.reduce((sum, ms) => sum + ms, 0);
  for (let i = 0; i < times.length && whole > most; i += 1) {
    whole -= times[i];
    times[i] = 0;
  }
  return times;
}

/**
 * Plays beats one by one. True if all were shown; if false, the caller shows the end at once.
 * @template {Pick<Beat, "ms" | "says">} B
 * @param {B[]} beats
 * @param {(beat: B, i: number, time: number) => void} show
 * @param {number} most ms for all of them
 */
export async function play(beats, show, most = Infinity) {
  if (!pace || !PACES[pace] || document.hidden || !beats.length || still()) return false;
  ended = false;
  document.body.dataset.scene = "1";
  try {
    const times = lengths(beats, most);
    for (let i = 0; i < beats.length && !ended; i += 1) {
      show(beats[i], i, times[i]);
      if (!times[i] && beats[i].ms) continue;
      say(beats[i].says);
      await pause(times[i]);
    }
  } finally {
    delete document.body.dataset.scene;
    hide(); // the next question may be taller and would be covered
  }
  return !ended;
}

/**
 * How long the last picture of a scene is shown before the next update.
 * @param {number} ms
 * @param {string[]} says
 */
export const rest = (ms, says) => (still() || document.hidden ? 0 : atPace(ms, says));

const MOTION = 1800; // ms that moves may take together at the normal pace
const AT_ONCE = 250; // the same if nobody waits for them

/** How long pieces may move after an update, in ms. @param {boolean} hurried */
export const motionTime = (hurried, factor = PACES[pace]) => (hurried || !factor ? AT_ONCE : MOTION * Math.min(factor, 1));

/** The reader skips the rest of the scene. */
export const endBeat = () => goOn();

/** Ends a scene that is older than the reader's latest action. */
export function endScene() {
  ended = true;
  endBeat();
}

/** @param {number} time */
export function pause(time) {
  return new Promise((done) => {
    goOn = () => done(undefined);
    if (time < Infinity) setTimeout(done, time);
  });
}

/**
 * After how many ms lines disappear: never before they can be read.
 * @param {string[]} lines
 */
export const lifetime = (lines, factor = PACES[pace]) =>
  Math.max(2500 + 1200 * lines.length, standing(SHORTEST, lines) * Math.max(factor, 1));

/**
 * Shows lines, which disappear automatically. They are in the bar, which has no answers now. If the reader is asked,
 * the log shows them, or a line over the board's edge if the log is not visible. On a phone that line is only for
 * scenes: the line above the question shows other news.
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
  if (PACES[pace] < Infinity) wake = setTimeout(hide, lifetime(lines));
}

const toldElsewhere = () => [...document.querySelectorAll("#panel-log, .just-now")].some((one) => one.checkVisibility());

/**
 * Over the answers of the bar, or over the question if there are none; on a phone over the whole sheet of the
 * question, so that the board and the hand stay free. Lines that are too many for the answers' place run on, over the
 * question too.
 * @param {HTMLElement} place
 * @param {DOMRect} question
 */
function lieInBar(place, question) {
  const boxes = [".ask-do", ".ask-text"].map((part) => document.querySelector(`#question ${part}`)?.getBoundingClientRect());
  const box = place.dataset.in === "sheet" ? question : (boxes.find((one) => one?.width) ?? question);
  const below = box.top > question.top + 24; // the answers have their own row
  const { top, bottom, height } = below ? box : question;
  const lengths = { left: box.left, wide: box.width, top, foot: innerHeight - bottom, least: height };
  const lay = (/** @type {Record<string, number>} */ all) => {
    for (const [name, length] of Object.entries(all)) place.style.setProperty(`--${name}`, `${length}px`);
  };
  delete place.dataset.long;
  lay(lengths);
  const [, text] = boxes;
  if (place.dataset.in !== "bar" || below || !text?.width || place.getBoundingClientRect().height <= height + 1) return;
  place.dataset.long = "";
  lay({ left: text.left, wide: box.right - text.left });
}

/** The reader is asked: the bar is needed for the answers, and the line over the board's edge is shown elsewhere. */
export function clearBar() {
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
    event.stopPropagation(); // the board there shows an earlier moment
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

// --- the pace: the style sheet shows the chosen one

function showPace() {
  document.body.dataset.pace = pace;
}

showPace();
document.addEventListener("click", (event) => {
  if (!around(event, "#pace")) return;
  const ways = Object.keys(PACES);
  pace = ways[(ways.indexOf(pace) + 1) % ways.length];
  try {
    localStorage.setItem(KEY, pace);
  } catch {} // as above
  showPace();
  if (PACES[pace] < Infinity) endBeat(); // continue if it waited for a tap
  if (!PACES[pace]) endScene();
});
