// The whole game by keyboard: arrows walk the choices, Enter takes (the button's own), U undoes, ? opens the rules.
import { closeSpot, thingsNamed, zoomBy } from "./board.js";
import { hideCard, showCard } from "./card.js";
import { closeDesk } from "./deal.js";
import { closeMenu } from "./menu.js";
import { narrow } from "./narrow.js";
import { openTab, switchRail } from "./rail.js";

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const on = event.target;
  if (event.key === "Escape") return escape();
  if (/^(INPUT|SELECT|TEXTAREA)$/.test(on.tagName) || on.closest?.("dialog")) return;
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (step && !on.closest?.("#viewport, [role=tablist], .log, .chat, .listing-body")) {
    if (walk(step, on)) event.preventDefault();
    return;
  }
  const deed = DEEDS[event.key.toLowerCase()];
  if (deed) {
    event.preventDefault();
    deed();
  }
});

const DEEDS = {
  u: () => document.querySelector("#undo button")?.click(),
  "?": () => openTab("rules", true),
  l: toggleList,
  c: () => toggleChoices(),
  r: switchRail,
  "+": () => zoomBy(1.4),
  "=": () => zoomBy(1.4),
  "-": () => zoomBy(1 / 1.4),
  0: () => zoomBy(0),
};
// The same keys on Cyrillic keyboards.
Object.assign(DEEDS, { "г": DEEDS.u, "д": DEEDS.l, "с": DEEDS.c, "к": DEEDS.r });

const more = () => document.querySelector("#choices .more");

/** The list of choices that have no room in the bar. */
function toggleChoices(open = !more()?.open) {
  if (more()) more().open = open;
}

function walk(step, on) {
  const menu = [...document.querySelectorAll("#menu button")];
  if (!menu.length) toggleChoices(true);
  // Those that only the board offers (a far end in one click) have no place in the row.
  const choices = menu.length ? menu : [...document.querySelectorAll("#choices button:not([hidden] *)")];
  if (!choices.length) return false;
  const at = choices.indexOf(on.closest?.("button"));
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
  const list = document.getElementById("listing");
  list.open = !list.open;
  if (list.open) list.querySelector(".listing-body").focus();
}

function escape() {
  hideCard();
  if (closeMenu() || closeSpot() || closeDesk()) return;
  const sheet = [document.querySelector("#menu-head[open]"), more()].find((one) => one?.open);
  if (sheet) return void (sheet.open = false);
  const list = document.getElementById("listing");
  if (list?.open) list.open = false;
  else if (narrow.matches) openTab("board");
}

document.addEventListener("click", (event) => {
  if (event.target.closest?.("[data-switch=list]")) toggleList();
  const head = document.querySelector("#menu-head[open]");
  if (head && !event.target.closest?.("#menu-head")) head.open = false;
  if (event.target.closest?.("[data-keys]")) document.getElementById("keys").showModal();
});
