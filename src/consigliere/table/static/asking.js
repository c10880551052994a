// @ts-check
// What a click on the board stands for. If more must be chosen (how many, which way, with or without), one menu next
// to the piece asks for it, and everything is sent as one answer. If a piece cannot be chosen directly, the menu lists
// the ways that lead to it, or the reason why there are none.
import { spotOf } from "./box_position.js";
import { showNote } from "./card.js";
import { around, table } from "./dom.js";
import { closeMenu, openMenu, placeMenu, showMenu } from "./menu.js";

const ROW = "\t"; // between options that are taken together (loaded.py)
const BUTTONS = 6; // up to this many numbers are buttons; for more there is a field

/**
 * @typedef {{ option: string, label: string, ends: boolean, sure: string }} Asked
 * @typedef {{ ask: string, whole: boolean, number: boolean, options: Asked[] }} Ask
 * @typedef {{ ways: Asked[], first: string[], why: string }} Found
 */

/**
 * @template T
 * @param {string} what
 * @param {Record<string, string>} query
 * @returns {Promise<T | null>} null if the connection is down or the question has changed
 */
async function fetched(what, query) {
  const { number } = table().dataset;
  const fields = new URLSearchParams({ ...query, number: number ?? "" });
  try {
    const answer = await fetch(`/t/${document.body.dataset.table}/${what}?${fields}`);
    return answer.ok && number === table().dataset.number ? await answer.json() : null;
  } catch {
    return null;
  }
}

/** Sends a row of options as the buttons of the bar would. @param {string} option @param {string} [sure] */
function send(option, sure = "") {
  const form = /** @type {HTMLFormElement | null} */ (document.getElementById("choices"));
  if (!form) return;
  const button = document.createElement("button");
  Object.assign(button, { type: "submit", name: "option", value: option, hidden: true });
  if (sure) button.dataset.sure = sure;
  form.append(button);
  closeMenu();
  form.requestSubmit(button);
  setTimeout(() => button.remove());
}

// --- the menu next to the piece

/** @typedef {{ option: string, label: string, sure?: string }} Start */

/**
 * Takes one of the choices of a piece, after one menu has asked for everything that follows.
 * @param {Start[]} ways
 * @param {Element} piece
 * @param {DOMRect} spot
 */
export async function ask(ways, piece, spot) {
  const first = ways[0];
  const asks = await following(first.option);
  if (!asks) return;
  if (!asks.length && ways.length === 1) return send(first.option, first.sure);
  const box = document.createElement("div");
  box.className = "asking";
  box.setAttribute("role", "dialog");
  const below = document.createElement("div");
  const show = (/** @type {Start} */ way, /** @type {Ask[]} */ found) => {
    if (found.length) part(found, way.option, below, spot);
    else below.replaceChildren(confirm([{ option: "", label: way.label, ends: true, sure: way.sure ?? "" }], way.option));
  };
  if (ways.length === 1) {
    if (!asks[0]?.whole) box.append(line("menu-title", first.label));
  } else {
    const another = async (/** @type {number} */ i) => show(ways[i], (await following(ways[i].option)) ?? []);
    box.append(picks(ways.map((way) => way.label), 0, another));
  }
  box.append(below);
  show(first, asks);
  showMenu(box, spot);
  keepInSight(piece, box);
}

/** The questions that follow a row of options. @param {string} option @returns {Promise<Ask[] | null>} */
const following = (option) => fetched("following", { option });

/**
 * Writes questions one below the other. The options of the last one confirm, or lead to further questions. For a
 * number before it, the largest is chosen until the reader chooses another.
 * @param {Ask[]} asks
 * @param {string} row what they follow
 * @param {HTMLElement} host
 * @param {DOMRect} spot
 */
function part(asks, row, host, spot) {
  const [{ ask, number, options: given }, ...later] = asks;
  const options = inOrder(given, host);
  const behind = async (/** @type {string} */ option, /** @type {HTMLElement} */ place) => {
    const next = await following(`${row}${ROW}${option}`);
    if (next?.length) part(next, `${row}${ROW}${option}`, place, spot);
    else if (next) send(`${row}${ROW}${option}`);
  };
  const focused = host.contains(document.activeElement) ? document.activeElement?.getAttribute("data-option") : null;
  host.replaceChildren(line("asking-ask", ask));
  const few = options.length <= BUTTONS;
  if (!later.length && (few || !number)) host.append(confirm(options, row, (option) => behind(option, host)));
  else {
    const most = options.length - 1;
    const below = document.createElement("div");
    const change = (/** @type {number} */ i) => {
      if (later.length) behind(options[i].option, below);
      else below.replaceChildren(confirm([options[i]], row));
    };
    if (later.length) part(later, `${row}${ROW}${options[most].option}`, below, spot);
    else change(most);
    host.append(few ? picks(options.map((one) => one.label), most, change) : amount(options, most, change, later.length > 0), below);
  }
  placeMenu(spot);
  if (focused) host.querySelector(`[data-option="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
}

/**
 * The options of a question that is asked again (one more rider?) in the order in which they were before, new ones at
 * the end: a second click in the same place means the same.
 * @param {Asked[]} options
 * @param {HTMLElement} host
 */
function inOrder(options, host) {
  const before = [...host.querySelectorAll("[data-option]")].map((button) => button.getAttribute("data-option"));
  const place = (/** @type {Asked} */ one) => (before.includes(one.option) ? before.indexOf(one.option) : before.length);
  return [...options].sort((one, other) => place(one) - place(other));
}

/** @param {string} name @param {string} text */
function line(name, text) {
  return Object.assign(document.createElement("p"), { className: name, textContent: text });
}

/** A row of which one is chosen. @param {string[]} labels @param {number} chosen @param {(i: number) => void} change */
function picks(labels, chosen, change) {
  const row = document.createElement("div");
  row.className = "asking-picks";
  row.setAttribute("role", "group");
  labels.forEach((label, i) => {
    const button = Object.assign(document.createElement("button"), { type: "button", className: "pick", textContent: label });
    button.setAttribute("aria-pressed", String(i === chosen));
    button.addEventListener("click", () => {
      for (const other of row.querySelectorAll("button")) other.setAttribute("aria-pressed", String(other === button));
      change(i);
    });
    row.append(button);
  });
  return row;
}

/**
 * The buttons that confirm, or lead to the next question.
 * @param {Asked[]} options
 * @param {string} row
 * @param {(option: string) => void} [goOn]
 */
function confirm(options, row, goOn) {
  const buttons = document.createElement("div");
  buttons.className = "asking-do";
  for (const { option, label, ends, sure } of options) {
    const value = option ? `${row}${ROW}${option}` : row;
    const button = Object.assign(document.createElement("button"), { type: "button", className: "choice", textContent: label, value });
    button.dataset.option = option;
    button.classList.toggle("gives-up", Boolean(sure));
    button.addEventListener("click", () => (ends || !goOn ? send(value, sure) : goOn(option)));
    buttons.append(button);
  }
  return buttons;
}

/**
 * A field with minus and plus. No button has the label of the number if questions follow, so it is told beside the field.
 * @param {Asked[]} options
 * @param {number} now
 * @param {(i: number) => void} change
 * @param {boolean} told
 */
function amount(options, now, change, told) {
  const meaning = line("asking-told", told ? options[now].label : "");
  const field = document.createElement("input");
  const number = (/** @type {number} */ i) => Number(options[i].option.split(":")[1]);
  Object.assign(field, { type: "number", min: number(0), max: number(options.length - 1), value: number(now), inputMode: "numeric" });
  const row = document.createElement("div");
  row.className = "asking-amount";
  const step = (/** @type {string} */ sign, /** @type {number} */ by) => {
    const button = Object.assign(document.createElement("button"), { type: "button", className: "pick", textContent: sign });
    button.addEventListener("click", () => set(options.findIndex((_, i) => number(i) === field.valueAsNumber) + by));
    return button;
  };
  const choose = (/** @type {number} */ i) => {
    meaning.textContent = options[i].label;
    change(i);
  };
  const set = (/** @type {number} */ i) => {
    const to = Math.max(0, Math.min(options.length - 1, i));
    field.value = String(number(to));
    choose(to);
  };
  field.addEventListener("input", () => {
    const i = options.findIndex((_, one) => number(one) === field.valueAsNumber);
    if (i >= 0) choose(i);
  });
  row.append(step("−", -1), field, step("+", 1));
  if (told) row.append(meaning);
  return row;
}

/** A sheet at the lower edge does not cover the piece it belongs to. @param {Element} piece @param {HTMLElement} box */
function keepInSight(piece, box) {
  const [seen, sheet] = [piece.getBoundingClientRect(), box.getBoundingClientRect()];
  const port = piece.closest("#viewport");
  if (port && seen.bottom > sheet.top && seen.right > sheet.left && seen.left < sheet.right && sheet.width >= innerWidth * 0.9) {
    port.scrollTop += seen.bottom - sheet.top + 12;
  }
}

// --- either order

/** @type {{ number: string | undefined, things: string, first: string[] } | null} */
let wanted = null; // what was clicked before a piece that leads there

/**
 * A click on a piece after one on its destination, which many pieces lead to: as if it were dragged there. False if no
 * such destination was clicked.
 * @param {HTMLElement | SVGElement} piece
 * @param {PointerEvent | MouseEvent} at
 */
export function followWanted(piece, at) {
  const found = wanted;
  wanted = null;
  if (found?.number !== table().dataset.number || !found?.first.includes(piece.dataset.thing ?? "")) return false;
  void findWays(piece, at, found.things, piece.dataset.thing);
  return true;
}

/** The things under a pointer, from the top. @param {number} x @param {number} y */
export function thingsAt(x, y) {
  const found = new Set();
  for (const element of document.elementsFromPoint(x, y)) {
    /** @type {HTMLElement | null | undefined} */
    let one = /** @type {HTMLElement | null} */ (element.closest?.("#table svg [data-thing]"));
    for (; one; one = one.parentElement?.closest("[data-thing]")) found.add(one.dataset.thing);
  }
  return [...found].slice(0, 4).join(" ");
}

/**
 * A click on a piece that cannot be chosen directly, or a piece that was dragged to another: lists the ways there, or
 * shows the reason why there are none.
 * @param {HTMLElement | SVGElement} piece
 * @param {PointerEvent | MouseEvent} at
 * @param {string} things
 * @param {string} [sources] pieces that were dragged to this one
 */
export async function findWays(piece, at, things, sources = "") {
  if (!table().dataset.yours) return showNote(piece, at, document.body.dataset.notAsked?.replace("…", asked()) ?? "");
  const found = /** @type {Found | null} */ (await fetched("ways", { thing: things, sources }));
  if (!found) return;
  for (const thing of found.first) {
    for (const one of document.querySelectorAll(`#table svg [data-thing="${CSS.escape(thing)}"]`)) one.setAttribute("data-aim", "1");
  }
  wanted = found.first.length ? { number: table().dataset.number, things, first: found.first } : null;
  if (!found.ways.length) return showNote(piece, at, found.why || asked());
  const spot = spotOf(piece, at);
  if (sources && found.ways.length === 1) return takeWay(found.ways[0], piece, spot);
  const choices = found.ways.map((way) => ({
    textContent: way.label,
    value: way.option,
    dataset: way.sure ? { sure: way.sure } : {},
    click: () => takeWay(way, piece, spot),
  }));
  openMenu(choices, spot);
}

/** @param {Asked} way @param {Element} piece @param {DOMRect} spot */
function takeWay(way, piece, spot) {
  if (way.ends) send(way.option, way.sure);
  else ask([way], piece, spot);
}

/** What the table asks, or whom it waits for. */
const asked = () => document.getElementById("ask-text")?.textContent ?? "";

// Enter in the field of a number confirms it.
document.addEventListener("keydown", (event) => {
  const box = event.key === "Enter" && around(event, ".asking input") ? around(event, ".asking") : null;
  box?.querySelector("button.choice")?.click();
});

addEventListener("resize", () => {
  const box = document.querySelector(".asking");
  if (box) placeMenu(box.getBoundingClientRect());
});
