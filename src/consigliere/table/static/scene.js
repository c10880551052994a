// Scenes: what a choice sets going is shown step by step, at the pace the reader has chosen.
// Space or a tap ends a beat, Escape the scene; both end on the last picture.

const KEY = "consigliere-pace";
const PACES = { quick: 1, slow: 2, off: 0 };
const LONG = 6000; // ms: a scene planned for longer runs its middle twice as fast

let pace = "quick";
try {
  pace = localStorage.getItem(KEY) in PACES ? localStorage.getItem(KEY) : pace;
} catch {} // a browser that keeps nothing

export const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

let endBeat = () => {};
let ended = false;
let wake = 0; // when the line goes away

/** The lengths of a scene's beats, in ms, as this reader wants them, together `most` at most. */
function lengths(beats, most) {
  const factor = PACES[pace];
  const planned = beats.map((beat) => beat.ms * factor);
  const whole = planned.reduce((sum, ms) => sum + ms, 0);
  const paced = whole <= LONG ? planned : planned.map((ms, i) => (i && i < planned.length - 1 ? ms / 2 : ms));
  const scale = Math.min(1, most / (paced.reduce((sum, ms) => sum + ms, 0) || 1));
  return paced.map((ms) => ms * scale);
}

/** Plays beats: each is shown and waited for. True if they were all shown; false: the caller shows the end at once. */
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
    leave("board"); // the next question may be higher, and lie under it
  }
  return !ended;
}

/** How long the last picture of a scene stands before something else is shown. */
export const rest = (ms) => (still() || document.hidden ? 0 : Math.max(ms * PACES[pace], 0));

/** What is being shown is older than what the reader has just done. */
export function endScene() {
  ended = true;
  endBeat();
}

function pause(time) {
  return new Promise((done) => {
    endBeat = done;
    setTimeout(done, time);
  });
}

/** Says lines; they go away by themselves. They stand in the bar, where no answers are now. If the reader is asked, the
    log tells it; where it is not in sight, a line over the board's edge. On a phone that line is for scenes alone: of
    other news the one above the question tells. */
export function say(lines, asks = false) {
  const place = document.getElementById("scene");
  const list = document.getElementById("scene-says");
  if (!place || !PACES[pace]) return;
  if (asks && seen("#panel-log, .just-now")) return hide();
  if (lines.length === 1 && !document.body.dataset.scene && seen(".just-now")) return hide(); // it says the same
  list.replaceChildren(...lines.map((line) => Object.assign(document.createElement("li"), { textContent: line })));
  place.hidden = false;
  // On a phone it stands above the question, whose height depends on what is asked.
  if (question) place.style.setProperty("--above", `${innerHeight - question.top}px`);
  place.dataset.in = asks || !question || below ? "board" : "bar";
  if (place.dataset.in === "bar") lieInBar(place);
  clearTimeout(wake);
  wake = setTimeout(() => (place.hidden = true), 2500 + 1200 * lines.length);
}

/** Over the answers of the bar, or over what is asked where there are none. */
function lieInBar(place) {
  const boxes = [".ask-do", ".ask-text"].map((part) => document.querySelector(`#question ${part}`)?.getBoundingClientRect());
  const box = boxes.find((one) => one?.width);
  if (!box) return;
  place.style.setProperty("--left", `${box.left}px`);
  place.style.setProperty("--wide", `${box.width}px`);
}

/** The reader is asked: the bar is wanted for the answers. */
export function leaveBar() {
  if (document.getElementById("scene")?.dataset.in === "bar" || seen(".just-now")) hide();
}

const seen = (where) => [...document.querySelectorAll(where)].some((one) => one.checkVisibility());

function hide() {
  const place = document.getElementById("scene");
  if (place) place.hidden = true;
}

document.addEventListener("click", (event) => {
  if (event.target.closest?.("[data-scene=end]")) {
    endScene();
    hide();
  } else if (document.body.dataset.scene && event.target.closest?.("#viewport, #hand, #scene")) {
    event.preventDefault();
    event.stopPropagation(); // what lies there is of a moment that is past
    endBeat();
  }
}, true);

document.addEventListener("keydown", (event) => {
  if (!document.body.dataset.scene || (event.key !== " " && event.key !== "Escape")) return;
  if (/^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) return;
  event.preventDefault();
  event.stopPropagation();
  if (event.key === "Escape") endScene();
  else endBeat();
}, true);

// --- the pace

const button = document.getElementById("pace");

function dressPace() {
  button.querySelector("span").textContent = button.dataset[pace];
}

if (button) {
  dressPace();
  button.addEventListener("click", () => {
    const ways = Object.keys(PACES);
    pace = ways[(ways.indexOf(pace) + 1) % ways.length];
    try {
      localStorage.setItem(KEY, pace);
    } catch {} // as above
    dressPace();
    if (!PACES[pace]) endScene();
  });
}
