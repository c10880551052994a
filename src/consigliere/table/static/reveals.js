// @ts-check
// What was revealed stays visible next to the board until the reader closes it or acts.
import { around } from "./dom.js";
import { openTab } from "./rail.js";

const REVEAL = 700; // ms: events shown at least this long are reveals, hits or sums
const MOST = 7; // lines, of the most important beats; the log has them all

/** Shows the beats once more. @type {(() => void) | null} */
let replay = null;

const place = () => document.getElementById("kept");
const list = () => document.querySelector("#kept ol");

/**
 * Keeps what the beats of a scene revealed visible.
 * @param {Pick<Beat, "says" | "ms">[]} beats
 * @param {boolean} all also short beats: they were not played
 * @param {(() => void) | null} again plays them once more
 */
export function showRevealed(beats, all, again) {
  const told = beats.filter((beat) => all || beat.ms >= REVEAL).flatMap(({ says, ms }) => says.map((text) => ({ text, ms })));
  const [box, lines, button] = [place(), list(), document.querySelector("#kept [data-kept=again]")];
  if (!told.length || !box || !lines || !button) return;
  const heavy = new Set([...told].reverse().sort((a, b) => b.ms - a.ms).slice(0, MOST)); // among equal ones the last
  const shown = told.filter((one) => heavy.has(one));
  lines.replaceChildren(...shown.map(({ text }) => Object.assign(document.createElement("li"), { textContent: text })));
  replay = again;
  button.hidden = !again;
  box.hidden = false;
  wholeRows(lines);
}

/** Cuts the list between two rows of text, never through one, and scrolls to its end. @param {HTMLElement} list */
function wholeRows(list) {
  list.style.removeProperty("max-height");
  const row = parseFloat(getComputedStyle(list).lineHeight);
  if (list.scrollHeight > list.clientHeight + 1) list.style.maxHeight = `${Math.floor((list.clientHeight + 1) / row) * row}px`;
  list.scrollTop = list.scrollHeight;
}

export function clearRevealed() {
  replay = null;
  const box = place();
  if (box) box.hidden = true;
}

/** Opens the log at the reader's last move, with its scenes unfolded. */
function readSince() {
  openTab("log");
  const log = document.querySelector("#panel-log .log");
  /** @type {Iterable<HTMLDetailsElement>} */
  const folds = log?.querySelectorAll("li[data-new] > details") ?? [];
  for (const fold of folds) fold.open = true;
  log?.querySelector(".log-since")?.scrollIntoView({ block: "start" });
  log?.focus({ preventScroll: true });
}

document.addEventListener("click", (event) => {
  const action = around(event, "[data-kept]")?.dataset.kept;
  if (action === "close") clearRevealed();
  else if (action === "again") replay?.();
  else if (action === "since") readSince();
});
