// @ts-check
// The words of the game: pointing at a marked term, or focus on it, shows its definition in place. A click does too;
// the page of all terms is one link further.
import { around } from "./dom.js";

const STAY = 250; // ms on a term before its definition is shown
/** @typedef {{ id: string, name: string, text: string, words: string }} Term */

/** @type {Promise<Map<string, Term>> | null} */
let known = null;
let timer = 0;
/** @type {Element | null} */
let described = null;
/** @type {HTMLElement | null} */
let marked = null;

const game = () => document.documentElement.dataset.game ?? "";

/** The terms of the game, requested once. */
function terms() {
  known ??= fetch(`/glossary/${game()}/terms`)
    .then(async (answer) => /** @type {Term[]} */ (answer.ok ? await answer.json() : []))
    .then((rows) => new Map(rows.map((term) => [term.id, term])))
    .catch(() => {
      known = null; // offline: tried again at the next term
      return new Map();
    });
  return known;
}

/** The first term in a text; null if it has none. @param {string} text */
export async function termIn(text) {
  const letters = "[\\p{L}\\p{M}’']";
  for (const term of (await terms()).values()) {
    const words = term.words.split("|").map((word) => word.replaceAll("*", `${letters}*`).replaceAll(" ", "\\s+"));
    if (new RegExp(`(?<!${letters})(?:${words.join("|")})(?!${letters})`, "iu").test(text)) return term;
  }
  return null;
}

function box() {
  const there = document.getElementById("term");
  if (there) return there;
  const made = document.createElement("div");
  made.id = "term";
  made.setAttribute("role", "tooltip");
  made.hidden = true;
  document.body.append(made);
  return made;
}

/** Closes the definition; true if one was open. */
function closeTerm() {
  clearTimeout(timer);
  described?.removeAttribute("aria-describedby");
  described = null;
  marked = null;
  const shown = document.getElementById("term");
  if (!shown || shown.hidden) return false;
  shown.hidden = true;
  return true;
}

/**
 * Shows the definition of a term next to it.
 * @param {HTMLElement} mark
 * @param {Element} described_ what a screen reader has in focus: the mark, or the link around it
 */
async function show(mark, described_) {
  const term = (await terms()).get(mark.dataset.term ?? "");
  if (!term || !mark.isConnected) return;
  closeTerm();
  const place = box();
  const name = document.createElement("a");
  name.href = `/glossary/${game()}#${term.id}`;
  name.target = "_blank";
  name.textContent = term.name;
  const text = document.createElement("span");
  text.textContent = term.text;
  place.replaceChildren(name, text);
  place.hidden = false;
  described = described_;
  described.setAttribute("aria-describedby", "term");
  marked = mark;
  moveTo(mark, place);
}

/** Puts the definition next to its term. @param {HTMLElement} mark @param {HTMLElement} place */
function moveTo(mark, place) {
  const [size, spot] = [place.getBoundingClientRect(), mark.getBoundingClientRect()];
  const below = spot.bottom + 6 + size.height < innerHeight;
  place.style.left = `${Math.max(6, Math.min(innerWidth - size.width - 6, spot.left))}px`;
  place.style.top = `${below ? spot.bottom + 6 : Math.max(6, spot.top - size.height - 6)}px`;
}

/** @param {Event} event @returns {HTMLElement | null} */
const markAt = (event) => around(event, "[data-term]");

document.addEventListener("pointerover", (event) => {
  if (event.pointerType === "touch" || around(event, "#term")) return;
  const mark = markAt(event);
  clearTimeout(timer);
  if (mark) timer = setTimeout(() => void show(mark, mark), STAY);
  else if (!document.activeElement?.matches("[data-term], .moment")) timer = setTimeout(closeTerm, STAY);
});
document.addEventListener("focusin", (event) => {
  if (!(event.target instanceof HTMLElement) || !event.target.matches(":focus-visible")) return;
  /** @type {HTMLElement | null} */
  const mark = event.target.matches("[data-term]") ? event.target : event.target.matches(".moment, summary") ? event.target.querySelector("[data-term]") : null;
  if (mark) void show(mark, event.target);
  else if (!around(event, "#term")) closeTerm();
});
document.addEventListener("click", (event) => {
  const mark = markAt(event);
  if (mark instanceof HTMLAnchorElement && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    void show(mark, mark);
  } else if (!mark && !around(event, "#term")) closeTerm();
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && closeTerm()) event.stopImmediatePropagation();
}, true);
// Whoever comes to a term by the keyboard scrolls to it by that: the definition goes along as long as the term is in sight.
document.addEventListener("scroll", () => {
  const shown = document.getElementById("term");
  const spot = described === document.activeElement ? marked?.getBoundingClientRect() : null;
  if (marked && shown && spot && spot.bottom > 0 && spot.top < innerHeight) moveTo(marked, shown);
  else closeTerm();
}, true);
