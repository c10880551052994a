// @ts-check
// The whole game by keyboard: arrows walk the choices, Enter takes (the button's own), U undoes, ? opens the rules.
import { closeAdvice } from "./advice.js";
import { closeSpot, thingsNamed } from "./board.js";
import { hideCard, showCard } from "./card.js";
import { closeOfferForm } from "./deal.js";
import { around, isTyping } from "./dom.js";
import { closeMenu } from "./menu.js";
import { narrow } from "./narrow.js";
import { narrowRail, openTab, switchRail, widenRail } from "./rail.js";
import { closeConfirm } from "./confirm.js";
import { zoomBy } from "./zoom.js";

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Escape") return closeSomething();
  if (isTyping(event) || around(event, "dialog")) return;
  const step = STEPS[event.key];
  if (step && !around(event, "#viewport, [role=tablist], .log, .chat, .listing-body")) {
    if (walk(step, around(event, "button"))) event.preventDefault();
    return;
  }
  const action = ACTIONS[event.key.toLowerCase()];
  if (action) {
    event.preventDefault();
    action();
  }
});

/** @type {Record<string, number>} */
const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** @type {Record<string, () => void>} */
const ACTIONS = {
  u: () => document.querySelector("#undo button")?.click(),
  h: () => document.querySelector("#advice-ask button")?.click(),
  i: () => document.querySelector("#hints-ask")?.click(),
  "?": () => openTab("rules", true),
  l: toggleList,
  c: () => toggleChoices(),
  r: switchRail,
  w: widenRail,
  "+": () => zoomBy(1.4),
  "=": () => zoomBy(1.4),
  "-": () => zoomBy(1 / 1.4),
  0: () => zoomBy(0),
};
// The same keys on Cyrillic keyboards.
Object.assign(ACTIONS, { "г": ACTIONS.u, "д": ACTIONS.l, "с": ACTIONS.c, "к": ACTIONS.r, "р": ACTIONS.h, "ш": ACTIONS.i, "ц": ACTIONS.w });

/** @returns {HTMLDetailsElement | null} */
const more = () => document.querySelector("#choices .more");
/** @returns {HTMLDetailsElement | null} */
const listing = () => document.querySelector("details#listing");
/** @returns {HTMLDetailsElement | null} */
const openHead = () => document.querySelector("#menu-head[open]");

/** The list of choices that do not fit into the bar. */
function toggleChoices(open = !more()?.open) {
  const list = more();
  if (list) list.open = open;
}

/** Moves the focus along the choices; false if there are none. @param {number} step @param {HTMLElement | null} on */
function walk(step, on) {
  const menu = [...document.querySelectorAll("#menu button")];
  if (!menu.length) toggleChoices(true);
  // Choices that only the board offers (a second target in one click) are not in the row.
  const choices = menu.length ? menu : [...document.querySelectorAll("#choices button[name=option]:not([hidden] *)")];
  if (!choices.length) return false;
  const at = on ? choices.indexOf(on) : -1;
  const next = choices[at < 0 ? (step > 0 ? 0 : choices.length - 1) : (at + step + choices.length) % choices.length];
  next.focus();
  const piece = next.dataset.for && thingsNamed(next.dataset.for)[0];
  if (piece) {
    piece.scrollIntoView({ block: "nearest", inline: "nearest" });
    showCard(piece);
  } else hideCard();
  return true;
}

function toggleList() {
  const list = listing();
  if (!list) return;
  list.open = !list.open;
  if (list.open) list.querySelector(".listing-body")?.focus();
}

function showKeys() {
  /** @type {HTMLDialogElement | null} */
  const dialog = document.querySelector("dialog#keys");
  dialog?.showModal();
}

/** Closes the topmost layer. */
function closeSomething() {
  hideCard();
  if (closeConfirm() || closeMenu() || closeSpot() || closeAdvice() || closeOfferForm()) return;
  const open = [openHead(), more(), listing()].find((one) => one?.open);
  if (open) open.open = false;
  else if (narrow.matches) openTab("board");
  else narrowRail();
}

document.addEventListener("click", (event) => {
  if (around(event, "[data-switch=list]")) toggleList();
  const head = openHead();
  if (head && !around(event, "#menu-head")) head.open = false;
  if (around(event, "[data-keys]")) showKeys();
});
