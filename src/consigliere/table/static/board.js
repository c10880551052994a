// @ts-check
// The board: click a thing to choose it. Its zoom is in zoom.js.
import { ask, findWays, followWanted, thingsAt } from "./asking.js";
import { spotOf } from "./box_position.js";
import { canBeRead, hideCard, pieceAt, showCard, wasRead } from "./card.js";
import { around, byId, table } from "./dom.js";
import { wasPieceDragged } from "./drag.js";
import { closeMenu, openMenu } from "./menu.js";
import { narrow } from "./narrow.js";
import { still } from "./scene.js";
import { comeNearer, isZoomed, wasDragged } from "./zoom.js";

const viewport = () => document.getElementById("viewport");

/** The buttons among the choices that stand for a thing on the board. @param {string | undefined} thing */
function choicesFor(thing) {
  /** @type {NodeListOf<HTMLButtonElement>} */
  const buttons = document.querySelectorAll("#choices button[data-for]");
  return [...buttons].filter((button) => button.dataset.for === thing);
}

/** @param {string} thing */
export const thingsNamed = (thing) => document.querySelectorAll(`#table svg [data-thing="${CSS.escape(thing)}"]`);

/** Restores what a new rendering does not contain: which thing the keyboard points at. */
export function updateBoard() {
  // Replaces the drawing's own titles: browsers would show them next to our card, and never on touch screens.
  for (const title of document.querySelectorAll("#table svg g > title")) {
    if (title.parentElement) title.parentElement.dataset.says = title.textContent ?? "";
    title.remove();
  }
  putBack();
  dressSeats();
  aim(document.activeElement?.closest?.("#choices button"));
}

/** @type {[number, number] | null} */
let lay = null; // the position before it moved automatically; null: it has not, or the reader has moved it since
/** @type {string | undefined} */
let sought = ""; // the question whose choices have been visible, or during which the reader has moved the board

/** If something can be chosen on the board or in the hand but is not visible, scroll to it: once per question, and not
 * if the reader has zoomed in. Highlighted cards in the hand do not count for the board. An update stops a scroll, so
 * it is started again afterwards. When nothing can be chosen on the board any more, it scrolls back to its old
 * position, where the others' moves are visible. */
export function seek() {
  const { number, yours } = table().dataset;
  if (lay && !document.querySelector("#viewport svg [data-legal]")) goBack();
  if (!yours || number === sought || isZoomed()) return;
  const lying = ["#viewport", "#hand"].map((port) => [...document.querySelectorAll(`${port} svg [data-legal]`)]);
  const lost = lying.filter((pieces) => pieces.length && !pieces.some(inSight));
  if (!lost.length) sought = number;
  for (const [piece] of lost) {
    const port = piece.closest("#viewport");
    if (port) lay ??= [port.scrollLeft, port.scrollTop];
    // A pinned area moves with the board: its scroll position is known only while it is not pinned.
    const area = /** @type {HTMLElement | null} */ (piece.closest("div.area"));
    if (area) area.style.position = "static";
    piece.scrollIntoView({ block: "center", inline: "center", behavior: still() ? "auto" : "smooth" });
    if (area) area.style.position = "";
  }
}

for (const kind of ["wheel", "touchmove"]) {
  document.addEventListener(kind, moved, { passive: true });
}

/** Repeated after updates until it is there, because they stop it too. */
function goBack() {
  const port = viewport();
  if (!lay || !port) return;
  const [left, top] = lay;
  if (isZoomed() || Math.hypot(port.scrollLeft - left, port.scrollTop - top) < 2) lay = null;
  else port.scrollTo({ left, top, behavior: still() ? "auto" : "smooth" });
}

/** @param {Event} event */
function moved(event) {
  if (around(event, "#viewport")) lay = null;
  if (around(event, "#viewport, #hand")) sought = table().dataset.number;
}

/** @param {Element} piece */
function inSight(piece) {
  const box = piece.getBoundingClientRect();
  const port = piece.closest("#viewport, #hand")?.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return port && x > port.left && x < port.right && y > port.top && y < port.bottom;
}

/** Outlines the thing that a choice points at. @param {HTMLElement | null | undefined} button */
export function aim(button) {
  aimAt(button?.dataset.for);
}

/** @param {string | undefined} thing */
function aimAt(thing) {
  for (const old of document.querySelectorAll("#table svg [data-aim]")) old.removeAttribute("data-aim");
  if (!thing) return;
  for (const piece of thingsNamed(thing)) piece.setAttribute("data-aim", "1");
}

// --- choosing

let picked = ""; // the piece a player has selected to see what it can do: only its options are available until it is deselected

/** Selects a piece that can carry out some of the choices, or deselects it. @param {string} thing */
function pickUp(thing) {
  const again = picked === thing;
  putBack();
  if (again) return;
  /** @type {NodeListOf<HTMLButtonElement>} */
  const all = document.querySelectorAll("#choices button[data-from]");
  const buttons = [...all].filter((button) => button.dataset.from?.split(" ").includes(thing));
  if (buttons.length === 1) return buttons[0].click();
  const targets = new Set(buttons.map((button) => button.dataset.for));
  /** @type {NodeListOf<SVGElement>} */
  const legal = document.querySelectorAll("#table svg [data-legal]");
  for (const piece of legal) piece.toggleAttribute("data-off", !targets.has(piece.dataset.thing));
  for (const piece of thingsNamed(thing)) piece.setAttribute("data-chosen", "1");
  picked = thing;
}

/** Makes every legal thing available again. */
function putBack() {
  for (const piece of document.querySelectorAll("#table svg [data-off]")) piece.removeAttribute("data-off");
  if (picked) for (const piece of thingsNamed(picked)) piece.removeAttribute("data-chosen");
  picked = "";
}

let armed = ""; // the piece that was tapped once, and at which question: on small pieces only the second tap chooses

document.addEventListener("click", (event) => {
  const before = armed;
  armed = "";
  if (wasDragged() || wasRead() || wasPieceDragged()) return;
  const piece = pieceAt(event);
  const finger = event.pointerType && event.pointerType !== "mouse";
  if (!piece) {
    if (finger) comeNearer(event);
    return;
  }
  const legal = legalAt(event) ?? legalThing(piece);
  const from = legal ? null : /** @type {SVGElement | null} */ (piece.closest("[data-from]"));
  if (from?.dataset.thing) {
    if (finger) showCard(from, event);
    return pickUp(from.dataset.thing);
  }
  if (!legal) {
    const held = picked;
    putBack();
    const things = thingsAt(event.clientX, event.clientY);
    const tapped = `${table().dataset.number} ${things}`;
    if (finger && before !== tapped) {
      armed = tapped;
      if (!isZoomed() && !canBeRead(piece)) comeNearer(event);
      showCard(piece, event);
    } else if (things) findWays(piece, event, things, held);
    return;
  }
  const aimed = `${table().dataset.number} ${legal.dataset.thing}`;
  if (finger && before !== aimed) {
    armed = aimed;
    aimAt(legal.dataset.thing);
    showCard(legal, event, true);
    return;
  }
  if (followWanted(legal, event)) return;
  const all = choicesFor(legal.dataset.thing);
  const verb = /** @type {Element} */ (event.target).closest("[data-verb]")?.getAttribute("data-verb"); // a disc names one order
  const meant = all.filter((choice) => verb && choice.value.startsWith(`${verb}:`));
  const choices = meant.length ? meant : all;
  takeOne(choices, legal, event);
});

/**
 * Takes the only choice at a piece, or asks which one. A menu next to it asks for what follows.
 * @param {HTMLButtonElement[]} choices
 * @param {HTMLElement} piece
 * @param {MouseEvent} event
 */
function takeOne(choices, piece, event) {
  const asks = choices.filter((choice) => choice.dataset.asks);
  const spot = spotOf(piece, event);
  const started = () => asks.map((choice) => ({ option: choice.value, label: choice.textContent ?? "", sure: choice.dataset.sure }));
  if (asks.length && asks.length === choices.length) {
    piece.setAttribute("data-chosen", "1");
    ask(started(), piece, spot);
  } else if (choices.length === 1) {
    piece.setAttribute("data-chosen", "1");
    choices[0].click();
  } else if (choices.length) {
    openMenu(choices.map((choice) => (choice.dataset.asks ? askingOne(choice, piece, spot) : choice)), spot);
  }
}

/** @param {HTMLButtonElement} choice @param {Element} piece @param {DOMRect} spot @returns {Choice} */
const askingOne = (choice, piece, spot) => ({
  textContent: choice.textContent,
  value: choice.value,
  dataset: choice.dataset,
  click: () => ask([{ option: choice.value, label: choice.textContent ?? "", sure: choice.dataset.sure }], piece, spot),
});

/**
 * The topmost legal thing under the pointer: clicks pass through things that are not legal.
 * @param {MouseEvent} event
 */
function legalAt({ clientX, clientY }) {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const thing = element.closest?.("#table svg [data-thing]");
    const legal = thing && legalThing(thing);
    if (legal) return legal;
  }
  return null;
}

/**
 * The innermost legal thing around an element: a unit first, then its region.
 * @param {HTMLElement} piece
 */
function legalThing(piece) {
  /** @type {HTMLElement | null | undefined} */
  let thing = piece;
  for (; thing; thing = thing.parentElement?.closest("[data-thing]")) {
    if (thing.dataset.legal && !("off" in thing.dataset)) return thing;
  }
  return null;
}

document.addEventListener("focusin", (event) => {
  const button = around(event, "#choices button");
  aim(button);
  // The keyboard shows the same card for each piece as the mouse.
  const piece = button?.matches(":focus-visible") && document.querySelector("#table svg [data-aim]");
  if (piece) showCard(piece);
});
document.addEventListener("focusout", (event) => around(event, "#choices button") && hideCard());
document.addEventListener("pointerover", (event) => {
  const button = around(event, "#choices button");
  if (button) aim(button);
});

// --- the areas of the others: a badge opens its own, enlarged on a wide screen, scrolled to on a narrow one

let spot = "";

/** @param {string | undefined} seat */
export const placeOf = (seat) => document.getElementById(`seat-${seat}`)?.closest("div.area");

function dressSeats() {
  for (const badge of document.querySelectorAll(".badge[data-seat]")) {
    const who = badge.querySelector(".badge-who");
    const place = placeOf(badge.dataset.seat);
    if (!place || !who) continue;
    badge.dataset.leads = "1";
    who.tabIndex = 0;
    who.setAttribute("role", "button");
    who.setAttribute("aria-pressed", String(spot === badge.dataset.seat));
    place.toggleAttribute("data-spot", spot === badge.dataset.seat);
  }
}

/** @param {string | undefined} seat */
function lead(seat) {
  const place = placeOf(seat);
  if (!seat || !place) return;
  hideCard();
  if (narrow.matches) {
    document.getElementById("tab-board")?.click();
    byId(`seat-${seat}`).scrollIntoView({ block: "start", inline: "center" });
    return;
  }
  spot = spot === seat ? "" : seat;
  dressSeats();
}

export function closeSpot() {
  if (!spot) return false;
  spot = "";
  dressSeats();
  return true;
}

document.addEventListener("click", (event) => {
  const badge = around(event, ".badge[data-leads]");
  if (badge && !around(event, "button, a")) return lead(badge.dataset.seat);
  if (spot && around(event, "#viewport") && !around(event, "[data-spot], [data-legal]")) closeSpot();
});
document.addEventListener("keydown", (event) => {
  const who = around(event, ".badge-who[role=button]");
  if (!who || (event.key !== "Enter" && event.key !== " ")) return;
  event.preventDefault();
  lead(who.closest(".badge")?.dataset.seat);
});

document.addEventListener("zoomed", () => {
  hideCard();
  closeMenu();
});
