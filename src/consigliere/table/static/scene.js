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
    hide(); // the next question may be higher, and lie under it
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
  const question = document.getElementById("question")?.getBoundingClientRect();
  const below = question && question.top > innerHeight / 2;
  if ((asks && toldElsewhere()) || (below && !document.body.dataset.scene)) return hide();
  list.replaceChildren(...lines.map((line) => Object.assign(document.createElement("li"), { textContent: line })));
  place.hidden = false;
  place.dataset.in = asks || !question ? "board" : below ? "sheet" : "bar";
  if (place.dataset.in !== "board") lieInBar(place, question);
  clearTimeout(wake);
  wake = setTimeout(() => (place.hidden = true), 2500 + 1200 * lines.length);
}

const toldElsewhere = () => [...document.querySelectorAll("#panel-log, .just-now")].some((one) => one.checkVisibility());

/** Over the answers of the bar, or over what is asked where there are none; on a phone over the whole sheet of the
    question: the board and the hand stay free. */
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
