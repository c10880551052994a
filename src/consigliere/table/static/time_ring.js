// @ts-check
// The time left: a ring that empties next to the question, the same for everybody, asked or not.

const RED = 0.25; // the share of the time when it turns red
let offset = 0; // our clock minus the server's
/** @type {ReturnType<typeof setInterval> | undefined} */
let timer;
/** @type {string | undefined} */
let asked = ""; // the question with a time limit that the reader has not answered yet
let missed = ""; // the text to show if it closes unanswered

/** The server's time in ms. */
export const now = () => Date.now() - offset;

/** @param {string | undefined} server the server's time in ms when it wrote the page */
export function setClock(server) {
  if (server) offset = Date.now() - Number(server);
}

/**
 * How many ms a scene before a question with a time limit may last. Those who are asked keep three quarters of the time for
 * their answer; the others may watch until the question closes.
 * @param {ParentNode | null | undefined} frame
 */
export function sceneBudget(frame) {
  const question = frame?.querySelector("#question");
  if (!question?.dataset.closes) return Infinity;
  return Math.max(0, (Number(question.dataset.closes) - now()) / (question.dataset.yours ? 4 : 1));
}

export function updateTimeRing() {
  const bar = document.getElementById("question");
  clearInterval(timer);
  document.getElementById("ring")?.remove(); // an update may leave the old ring in place
  noteMissed(bar);
  if (!bar?.dataset.closes) return;
  const ring = document.createElement("i");
  ring.id = "ring";
  ring.setAttribute("aria-hidden", "true");
  const pass = bar.querySelector("#choices > button[value=pass]"); // what happens when the time is up
  (pass ?? bar.querySelector("#choices") ?? bar.querySelector(".ask-do"))?.prepend(ring);
  const draw = () => {
    const left = Math.max(0, Number(bar.dataset.closes) - now()) / 1000;
    const share = Math.min(1, left / Number(bar.dataset.window));
    ring.style.setProperty("--left", String(share));
    ring.toggleAttribute("data-late", share < RED);
    ring.textContent = left < 100 ? String(Math.ceil(left)) : left < 6000 ? `${Math.ceil(left / 60)}′` : `${Math.ceil(left / 3600)}h`;
  };
  draw();
  timer = setInterval(draw, 250);
}

/**
 * A private note for a reader whose time ran out; nobody else sees it.
 * @param {HTMLElement | null} bar
 */
function noteMissed(bar) {
  const question = document.getElementById("table")?.dataset.number;
  if (asked && asked !== question) {
    const note = document.getElementById("announce");
    if (note) note.textContent = missed;
    const line = document.getElementById("missed");
    if (line) {
      line.textContent = missed;
      line.hidden = false;
      setTimeout(() => (line.hidden = true), 4000);
    }
  }
  asked = bar?.dataset.closes && bar.dataset.yours ? question : "";
  missed = bar?.dataset.missed ?? "";
}

// A question that the reader has answered, by hand or by standing order, was not missed.
document.addEventListener("submit", ({ target }) => {
  if (target instanceof Element && target.matches("#choices, .amount-form, #undo, #reset, .standing form, .standing-chip")) asked = "";
});
