// @ts-check
// Slips: requests by others. Handles how long an offer stays open, which slip is open on a phone, and their keys.
import { around, isTyping } from "./dom.js";
import { now } from "./time_ring.js";

/** @type {ReturnType<typeof setInterval> | undefined} */
let timer;
/** @type {Set<string>} */
const dismissed = new Set(); // slips of ended offers that the reader has closed
let haggled = ""; // the slip whose terms are being changed

export function updateSlips() {
  clearInterval(timer);
  const open = document.body.dataset.slip;
  if (open && !document.getElementById(`slip-${open}`)) delete document.body.dataset.slip; // answered, or gone
  for (const slip of document.querySelectorAll(".slip")) slip.toggleAttribute("data-open", slip.dataset.slip === document.body.dataset.slip);
  if (!document.getElementById(`slip-${haggled}`)) haggled = ""; // an equal offer has the same number
  for (const slip of document.querySelectorAll(".slip")) slip.toggleAttribute("data-haggling", slip.dataset.slip === haggled);
  const times = [...document.querySelectorAll(".slip-time")];
  /** @type {HTMLElement[]} */
  const ended = [...document.querySelectorAll(".slip-ended")];
  if (!times.length && !ended.length) return;
  const draw = () => {
    times.forEach(tell);
    ended.forEach(hideSeen);
  };
  draw();
  timer = setInterval(draw, 1000);
}

/** An ended offer goes when it has been in sight for its time, or when the reader closes it. @param {HTMLElement} place */
function hideSeen(place) {
  const key = place.querySelector(".slip")?.dataset.slip ?? "";
  place.hidden = dismissed.has(`${key} ${place.dataset.until}`) || now() > Number(place.dataset.until);
  if (place.hidden && document.body.dataset.slip === key) delete document.body.dataset.slip;
}

document.addEventListener("click", (event) => {
  const place = around(event, "[data-dismiss]")?.closest(".slip-ended");
  if (!place) return;
  dismissed.add(`${place.querySelector(".slip")?.dataset.slip} ${place.dataset.until}`);
  updateSlips();
});

/** @param {HTMLElement} time */
function tell(time) {
  const left = Math.max(0, Math.ceil((Number(time.dataset.closes) - now()) / 1000));
  time.style.setProperty("--left", String(Math.min(1, left / Number(time.dataset.lasts))));
  const clock = left < 3600 ? `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}` : `${Math.ceil(left / 3600)} h`;
  const text = time.querySelector("span");
  if (text) text.textContent = time.closest(".slip-line") ? clock : (time.dataset.says ?? "").replace("#", clock);
}

document.addEventListener("click", (event) => {
  // On a phone the whole line opens the slip.
  const look = around(event, "[data-look]") ?? around(event, ".slip-line")?.querySelector("[data-look]");
  if (!look) return;
  document.body.dataset.slip = look.dataset.look ?? "";
  updateSlips();
});

// A counter-offer stands in the slip itself: the same terms, with fields for the amounts.
document.addEventListener("click", (event) => {
  const button = around(event, "[data-haggle]");
  if (!button) return;
  haggled = button.dataset.haggle ?? "";
  updateSlips();
  const slip = button.closest(".slip");
  const target = haggled ? slip?.querySelector(".slip-counter input:not([type=hidden])") : slip?.querySelector("[data-key=c]");
  target?.focus();
});

// O moves to the oldest slip; there A, C and R move to its answers. Each needs Enter: no single key accepts anything.
/** @type {Record<string, string>} */
const KEYS = { a: "a", c: "c", r: "r", "ф": "a", "с": "c", "к": "r" };

document.addEventListener(
  "keydown",
  (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
    const key = event.key.toLowerCase();
    const slip = around(event, ".slip");
    const wanted = slip && KEYS[key] ? slip.querySelector(`[data-key=${KEYS[key]}]`) : null;
    const target = wanted ?? (key === "o" || key === "щ" ? first() : null);
    if (!target) return;
    event.preventDefault();
    event.stopPropagation();
    target.focus();
  },
  true,
);

/** The first answer of the oldest slip; on a phone this opens the slip. */
function first() {
  const slip = document.querySelector(".slip");
  if (slip?.dataset.slip && !slip.querySelector(".slip-full")?.getClientRects().length) {
    document.body.dataset.slip = slip.dataset.slip;
    updateSlips();
  }
  return slip?.querySelector(".slip-full :is(button, input:not([type=hidden]))");
}
