// @ts-check
// The card of a piece: what it is, its state and, if it cannot be chosen, why not.

import { positionBeside, spotOf } from "./box_position.js";
import { around } from "./dom.js";
import { termIn } from "./glossary.js";
import { requestPreview, forget } from "./preview.js";
import { READABLE, smallestLetter } from "./readable.js";

/** @type {Record<string, Facts>} */
let facts = {};
let shown = 0; // counts cards, so that a late response is not written on another one
let source = "";

/**
 * What the page knows about a thing: its name, its state, why it cannot be chosen, and by which rule.
 * @typedef {{ name?: string, state?: string, why?: string, rule?: string }} Facts
 */

/** @param {string | undefined} thing @returns {Facts} */
function factsOf(thing) {
  const holder = document.getElementById("facts");
  const text = holder?.textContent || "{}";
  if (text !== source) [source, facts] = [text, JSON.parse(text)];
  return facts[thing ?? ""] ?? {};
}

const card = () => document.getElementById("card");

export function hideCard() {
  const box = card();
  shown += 1;
  forget();
  if (box) box.hidden = true;
}

/** A text without case and punctuation, to compare it. @param {string} text */
const plain = (text) => text.replace(/[\s·:,]+/g, " ").trim().toLowerCase();

const LARGE = 168; // px: the usual limit for the longer side of an enlarged piece
const TIMES = 3.5; // how much larger than on the board it is

/** How many times larger a piece can be shown in this window. @param {Element} piece */
function room(piece) {
  const { width, height } = piece.getBoundingClientRect();
  return Math.min((0.9 * innerWidth) / width, (0.62 * innerHeight) / height);
}

/** Whether all letters of a piece can be read, where it is or in its enlarged copy. @param {Element} piece */
export const canBeRead = (piece) => smallestLetter(piece) * Math.max(1, room(piece)) >= READABLE;

/**
 * A larger copy of a piece, for reading on a phone; null if it is large already.
 * @param {SVGGraphicsElement} piece
 */
function enlarged(piece) {
  const [seen, drawn] = [piece.getBoundingClientRect(), piece.getBBox()];
  const long = Math.max(seen.width, seen.height);
  const wanted = (READABLE * 1.05) / smallestLetter(piece); // above 1: some letters are too small to read
  const scale = Math.min(room(piece), Math.max(wanted, Math.min(TIMES, LARGE / long)));
  if (!long || scale < (wanted > 1 ? 1.01 : 1.3)) return null;
  if (!piece.ownerSVGElement) return null;
  // With its classes: the game's style sheet needs them.
  const picture = /** @type {SVGSVGElement} */ (piece.ownerSVGElement.cloneNode(false));
  const copy = /** @type {SVGGraphicsElement} */ (piece.cloneNode(true));
  for (const one of [picture, copy, ...copy.querySelectorAll("[id]")]) one.removeAttribute("id");
  for (const mark of ["transform", "data-legal", "data-aim", "data-new", "data-thing"]) copy.removeAttribute(mark);
  Object.assign(copy.style, { transform: "none", translate: "none" });
  const size = (long * scale) / Math.max(drawn.width, drawn.height);
  picture.setAttribute("viewBox", [drawn.x, drawn.y, drawn.width, drawn.height].join(" "));
  Object.assign(picture.style, { width: `${drawn.width * size}px`, height: `${drawn.height * size}px` });
  picture.setAttribute("aria-hidden", "true");
  picture.append(copy);
  return picture;
}

/**
 * Shows the card of a piece.
 * @param {HTMLElement | SVGElement} piece
 * @param {PointerEvent | MouseEvent} [at] where the pointer is
 * @param {boolean} armed it was tapped once, and the next tap chooses
 * @param {string} note the result of a click on it, instead of the reason why it cannot be chosen
 */
export function showCard(piece, at, armed = false, note = "") {
  const box = card();
  if (!box) return;
  const thing = piece.dataset.thing;
  const { name, state, why, rule } = factsOf(thing);
  const [first, ...more] = (piece.dataset.says || name || "").split("\n");
  /** @type {NodeListOf<HTMLButtonElement>} */
  const buttons = document.querySelectorAll("#choices button[data-for]");
  const choices = [...buttons].filter((button) => button.dataset.for === thing);
  /** @type {[tag: string, kind: string, text: string][]} */
  const parts = [["strong", "", first ?? ""]];
  for (const line of more) parts.push(["span", "more", line]);
  if (state) parts.push(["span", "", state]);
  const said = `${plain([first, ...more].join(" "))} `;
  for (const choice of choices) {
    const does = plain(choice.textContent ?? "");
    const known = said.startsWith(`${does} `) || said.endsWith(` ${does} `);
    if (!known) parts.push(["span", "do", choice.dataset.here ?? choice.textContent ?? ""]);
  }
  if (armed) parts.push(["span", "again", box.dataset.again ?? ""]);
  const gives = choices.length && choices.every((choice) => choice.dataset.sure);
  if (note) parts.push(["span", "why said", note]);
  else if (why && (gives || !choices.length)) parts.push(["span", "why", rule && !why.includes(rule) ? `${why} [${rule}]` : why]);
  if (!parts[0][2] && parts.length === 1) return hideCard();
  box.replaceChildren(
    ...parts.filter((part) => part[2]).map(([tag, kind, text]) => {
      const element = document.createElement(tag);
      element.className = kind;
      element.textContent = text;
      return element;
    }),
  );
  const finger = at instanceof PointerEvent && at.pointerType && at.pointerType !== "mouse";
  const large = finger && piece instanceof SVGGraphicsElement ? enlarged(piece) : null;
  if (large) box.prepend(large);
  box.hidden = false;
  place(box, piece, at);
  shown += 1;
  const mine = shown;
  // What kind of thing it is, for whoever does not know the word yet. A card in a place kept for it stays small.
  if (!piece.closest("svg")?.querySelector("[data-card]")) void termIn([first, ...more].join(" ")).then((term) => term && mine === shown && !box.hidden && add(box, [`${term.name}: ${term.text}`], piece, at, "term-note"));
  // If one piece has several choices, each shows its own preview in the open menu.
  if (choices.length === 1) requestPreview(choices[0].value, (lines) => mine === shown && add(box, lines, piece, at));
  else forget();
}

/** Shows the result of a click on a piece. @param {HTMLElement | SVGElement} piece @param {MouseEvent} at @param {string} note */
export const showNote = (piece, at, note) => showCard(piece, at, false, note);

/** Shows the card of a choice without a piece: a button in the bar or in a list. @param {HTMLButtonElement} button */
function showChoice(button) {
  const box = card();
  if (!box) return;
  const lines = [button.title].filter(Boolean);
  box.replaceChildren();
  box.hidden = !lines.length;
  add(box, lines, button);
  shown += 1;
  const mine = shown;
  requestPreview(button.value, (more) => {
    if (mine !== shown || !more.length) return;
    box.hidden = false;
    add(box, more, button);
  });
}

/**
 * Adds what a choice certainly does to the end of the card.
 * @param {HTMLElement} box
 * @param {string[]} lines
 * @param {Element} piece
 * @param {MouseEvent} [at]
 * @param {string} kind
 */
function add(box, lines, piece, at, kind = "sure") {
  for (const line of lines) {
    const element = document.createElement("span");
    element.className = kind;
    element.textContent = line;
    box.append(element);
  }
  place(box, piece, at);
}

/**
 * Next to the piece, or next to its menu. Above a card of the hand, without covering the others, so that players can
 * compare them.
 * @param {HTMLElement} box
 * @param {Element} piece
 * @param {MouseEvent} [at]
 */
function place(box, piece, at) {
  box.style.left = "0"; // at the right edge of the window it would be measured too narrow
  const [size, around] = [box.getBoundingClientRect(), piece.getBoundingClientRect()];
  const menu = piece.closest("#menu")?.getBoundingClientRect();
  const spot = keptSpot(size, piece, at) ?? positionBeside(size, menu ?? spotOf(piece, at), alternatives(piece));
  const held = piece.closest("#hand");
  const x = held ? Math.max(6, Math.min(innerWidth - size.width - 6, (at?.clientX ?? around.left) + 14)) : spot.x;
  const y = held ? Math.max(6, around.top - size.height - 8) : spot.y;
  box.style.left = `${x}px`;
  box.style.top = `${y}px`;
}

/** What else can be chosen on the same drawing: the card leaves it in sight if it can. @param {Element} piece */
function alternatives(piece) {
  if (!piece.matches("[data-legal]")) return [];
  const others = [...(piece.closest("svg")?.querySelectorAll("[data-legal]") ?? [])];
  return others.filter((one) => !one.contains(piece) && !piece.contains(one)).map((one) => one.getBoundingClientRect());
}

/**
 * The place that a drawing keeps free for the cards of its pieces ([data-card]); null if there is none, or if the card
 * would cover the piece from there.
 * @param {DOMRect} size
 * @param {Element} piece
 * @param {MouseEvent} [at]
 */
function keptSpot({ width, height }, piece, at) {
  const kept = piece.closest("svg")?.querySelector("[data-card]");
  const box = kept?.getBoundingClientRect();
  const port = piece.closest("#viewport")?.getBoundingClientRect();
  if (!box?.width || !port || box.bottom > port.bottom + 1) return null;
  const [x, y] = [Math.min(box.left, innerWidth - width - 6), box.bottom - height];
  const subject = spotOf(piece, at);
  const apart = subject.right <= x || subject.left >= x + width || subject.bottom <= y || subject.top >= y + height;
  return apart && y >= port.top ? { x, y } : null;
}

/** The innermost piece around an event's target that has a card. @param {Event} event */
export const pieceAt = (event) => around(event, "#table svg :is([data-thing], [data-says])");

const CHOICES = ":is(#choices, #menu) button[value]:not([value=''])";

/** @param {Event} event @returns {HTMLButtonElement | null} */
const choiceAt = (event) => around(event, CHOICES);

document.addEventListener("focusin", (event) => {
  const button = choiceAt(event);
  if (button?.matches(":focus-visible") && !button.dataset.for) showChoice(button);
});
/** @param {PointerEvent} event */
function pointAt(event) {
  if (event.pointerType === "touch") return;
  const button = choiceAt(event);
  if (button) return showChoice(button);
  const piece = pieceAt(event);
  if (piece) showCard(piece, event);
  else hideCard();
}

// After a click the page changes under the pointer. Nobody has pointed at what is there then, until the pointer moves.
const STIRRED = 4; // px
/** @type {{ clientX: number, clientY: number } | null} */
let rested = null;
/** @param {MouseEvent} event */
const rests = (event) => rested !== null && Math.hypot(event.clientX - rested.clientX, event.clientY - rested.clientY) < STIRRED;
document.addEventListener("click", (event) => {
  if (event.isTrusted) rested = event.detail ? event : null; // a key clicks without a place, a script without a hand
}, true);
document.addEventListener("pointerover", (event) => rests(event) || pointAt(event));
document.addEventListener("pointermove", (event) => {
  if (!rested || rests(event)) return;
  rested = null;
  pointAt(event);
});
/** @type {ReturnType<typeof setTimeout> | undefined} */
let held;
let read = false;
/** Whether a long press has just ended: it shows a card and chooses nothing. */
export const wasRead = () => read;
document.addEventListener("pointerdown", (event) => {
  clearTimeout(held);
  read = false;
  const piece = pieceAt(event);
  const button = choiceAt(event);
  hideCard();
  if (event.pointerType !== "touch" || !(piece || button)) return;
  held = setTimeout(() => {
    read = true;
    if (button) showChoice(button);
    else if (piece) showCard(piece, event);
  }, 450);
});
document.addEventListener("click", (event) => read && around(event, CHOICES) && event.preventDefault(), true);
for (const end of ["pointerup", "pointercancel", "scroll"]) document.addEventListener(end, () => clearTimeout(held), true);
document.addEventListener("scroll", hideCard, true);
