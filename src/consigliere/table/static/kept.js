// What was revealed stays in sight until the reader closes it or does something: beside the board, never upon it.
import { openTab } from "./rail.js";

const REVEAL = 700; // ms: what is looked at so long, or longer, is a reveal, a blow or a sum
const MOST = 7; // lines, of the weightiest beats; the log has them all

let replay = null; // shows the beats once more

const place = () => document.getElementById("kept");

/** Keeps what the beats of a scene revealed; `all` of what they said where they were not played. */
export function keepRevealed(beats, all, again) {
  const told = beats.filter((beat) => all || beat.ms >= REVEAL).flatMap(({ says, ms }) => says.map((text) => ({ text, ms })));
  if (!told.length || !place()) return;
  const heavy = new Set([...told].reverse().sort((a, b) => b.ms - a.ms).slice(0, MOST)); // of equal ones the last
  const line = ({ text }) => Object.assign(document.createElement("li"), { textContent: text });
  place().querySelector("ol").replaceChildren(...told.filter((one) => heavy.has(one)).map(line));
  replay = again;
  place().querySelector("[data-kept=again]").hidden = !again;
  place().hidden = false;
  wholeRows(place().querySelector("ol"));
}

/** Cut between two rows of letters, never through one; what it came to stands last. */
function wholeRows(list) {
  list.style.removeProperty("max-height");
  const row = parseFloat(getComputedStyle(list).lineHeight);
  if (list.scrollHeight > list.clientHeight + 1) list.style.maxHeight = `${Math.floor((list.clientHeight + 1) / row) * row}px`;
  list.scrollTop = list.scrollHeight;
}

export function forgetRevealed() {
  replay = null;
  if (place()) place().hidden = true;
}

/** What happened since the reader's last move: the log, opened where it begins, with its scenes unfolded. */
function readSince() {
  openTab("log");
  const log = document.querySelector("#panel-log .log");
  for (const fold of log?.querySelectorAll("li[data-new] > details") ?? []) fold.open = true;
  log?.querySelector(".log-since")?.scrollIntoView({ block: "start" });
  log?.focus({ preventScroll: true });
}

document.addEventListener("click", (event) => {
  const deed = event.target.closest?.("[data-kept]")?.dataset.kept;
  if (deed === "close") forgetRevealed();
  else if (deed === "again") replay?.();
  else if (deed === "since") readSince();
});
