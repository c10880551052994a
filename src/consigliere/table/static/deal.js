// @ts-check
// The deal table: while an offer is being composed, everything that can change hands is highlighted on the board, and
// a click adds it to the offer or removes it. The form next to the board is what is sent, so keyboard and lists work
// too. A sentence summarises the offer.
import { spotOf } from "./box_position.js";
import { placeOf } from "./board.js";
import { hideCard } from "./card.js";
import { around, fieldsOf } from "./dom.js";
import { openMenu } from "./menu.js";
import { narrow } from "./narrow.js";
import { openTab } from "./rail.js";
import { step } from "./amounts.js";
import { wasDragged } from "./zoom.js";

const WAIT = 150; // ms after the last click until the sentence is requested
let asked = 0;

/** The form in which an offer is being composed: open and visible. */
function composing() {
  /** @type {NodeListOf<HTMLDetailsElement>} */
  const desks = document.querySelectorAll(".desk[open]");
  return [...desks].find((desk) => desk.checkVisibility());
}

/** @param {string} at */
const lyingAt = (at) => document.querySelectorAll(`#table svg :is([data-thing="${CSS.escape(at)}"], [id="${CSS.escape(at)}"])`);
/** @param {HTMLElement} good */
const control = (good) => good.querySelector("input");
/** @param {HTMLElement} good */
const isTick = (good) => control(good)?.type === "checkbox";
/** @param {HTMLElement} good */
const chosen = (good) => (isTick(good) ? control(good)?.checked : Number(control(good)?.value) > 0);

/** Marks on the board what can be added to the offer, and what has been. */
export function updateDeal() {
  for (const old of document.querySelectorAll("#table svg [data-deal]")) {
    old.removeAttribute("data-deal");
    old.removeAttribute("data-dealt");
  }
  const desk = composing();
  document.body.toggleAttribute("data-dealing", Boolean(desk));
  if (!desk) return;
  for (const good of desk.querySelectorAll("[data-at]")) {
    for (const piece of lyingAt(good.dataset.at ?? "")) {
      piece.setAttribute("data-deal", good.dataset.half ?? "");
      if (chosen(good)) piece.setAttribute("data-dealt", "1");
    }
  }
  const sum = desk.querySelector(".deal-sum");
  if (sum && !sum.textContent) sum.textContent = sum.dataset.nothing ?? "";
}

export function closeOfferForm() {
  const desk = composing();
  if (desk) desk.open = false;
  return Boolean(desk);
}

// --- the board. Runs before the board's own listener: while an offer is composed, clicks on pieces belong to it.

document.addEventListener(
  "click",
  (event) => {
    const desk = composing();
    const partner = desk ? null : around(event, "#table svg [data-desk]");
    if (partner && !wasDragged()) {
      event.stopImmediatePropagation();
      return openDesk(`desk-${partner.dataset.desk}`);
    }
    if (!desk || !around(event, "#viewport svg, #hand svg")) return;
    event.stopImmediatePropagation(); // no move is made by mistake while an offer is being composed
    if (wasDragged() || (heldLong && !event.shiftKey)) return;
    for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
      const piece = element.closest?.("#table svg [data-deal]");
      if (!piece) continue;
      const named = [piece.dataset.thing, piece.id];
      const goods = [...desk.querySelectorAll("[data-at]")].filter((good) => named.includes(good.dataset.at));
      const all = event.shiftKey;
      if (goods.length === 1) return put(goods[0], all);
      return openMenu(goods.map((good) => asChoice(good, all)), spotOf(piece, event));
    }
  },
  true,
);

const LONG = 450; // ms that a finger rests on a pile until it means all of it (card.js reads a piece after as long)
let heldLong = false;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let held;

document.addEventListener(
  "pointerdown",
  (event) => {
    clearTimeout(held);
    heldLong = false;
    if (event.pointerType !== "touch" || !composing() || !around(event, "#table svg [data-deal]")) return;
    held = setTimeout(() => (heldLong = true), LONG);
  },
  true,
);
document.addEventListener("pointercancel", () => clearTimeout(held), true);
document.addEventListener(
  "pointerup",
  (event) => {
    clearTimeout(held);
    const piece = heldLong ? around(event, "#table svg [data-deal]") : null;
    if (!piece) return;
    hideCard();
    piece.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: event.clientX, clientY: event.clientY, shiftKey: true }));
    heldLong = true; // a click that follows the long press is ignored
    setTimeout(() => (heldLong = false), LONG);
  },
  true,
);

/** @param {HTMLElement} good @param {boolean} all @returns {Choice} */
const asChoice = (good, all) => ({
  textContent: `${chosen(good) && isTick(good) ? "✓ " : ""}${good.dataset.says}`,
  value: "",
  click: () => put(good, all),
});

/** Adds or removes it; for an amount adds one step, or all of it. @param {HTMLElement} good @param {boolean} all */
function put(good, all) {
  const field = control(good);
  if (field?.type !== "checkbox") return step(good, "more", all);
  field.checked = !field.checked;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

// --- the sentence

document.addEventListener("input", (event) => {
  /** @type {HTMLFormElement | null} */
  const form = around(event, "form.deal");
  if (!form) return;
  updateDeal();
  sumUp(form);
});

/** Requests the sentence that summarises the offer. @param {HTMLFormElement} form */
function sumUp(form) {
  const mine = ++asked;
  setTimeout(async () => {
    if (mine !== asked) return;
    const fields = fieldsOf(form);
    fields.delete("csrf");
    const sum = form.querySelector(".deal-sum");
    if (!sum) return;
    try {
      const answer = await fetch(`${form.action}?${fields}`);
      const told = answer.ok ? await answer.json() : {};
      if (mine !== asked) return;
      const against = told.cannot ? `${told.cannot} [${told.rule}]` : "";
      sum.textContent = [told.says, against].filter(Boolean).join(" ") || (sum.dataset.nothing ?? "");
      sum.toggleAttribute("data-cannot", Boolean(against));
    } catch {} // offline: the form still shows what was chosen
  }, WAIT);
}

document.addEventListener("reset", ({ target }) => {
  if (!(target instanceof HTMLFormElement) || !target.matches(".deal")) return;
  asked += 1;
  const sum = target.querySelector(".deal-sum");
  if (sum) sum.textContent = sum.dataset.nothing ?? "";
  sum?.removeAttribute("data-cannot");
  setTimeout(updateDeal); // the fields are emptied after this
});

// --- opening and closing

document.addEventListener(
  "toggle",
  ({ target }) => {
    if (!(target instanceof HTMLDetailsElement) || !target.matches(".desk")) return;
    updateDeal();
    if (target.open && narrow.matches) placeOf(target.id.replace("desk-", ""))?.scrollIntoView({ block: "start" });
  },
  true,
);
document.addEventListener("tabs", updateDeal);

document.addEventListener("click", (event) => {
  if (around(event, "[data-desk-close]")) closeOfferForm();
  const button = around(event, "[data-counter]");
  if (button) counter(button);
});

const SOON = 100; // ms until a form that is being loaded is looked for again
const TIMES = 20; // how often it is looked for

/**
 * Opens the panel and the form for offers to somebody. Forms are loaded when the panel is opened; while deals are closed
 * there are none.
 * @param {string} id
 * @param {(desk: HTMLDetailsElement, form: HTMLFormElement) => void} [fill]
 * @param {number} patience how often to look for a form that is being loaded
 */
function openDesk(id, fill, patience = TIMES) {
  if (patience === TIMES) openTab("deals");
  const desk = /** @type {HTMLDetailsElement | null} */ (document.getElementById(id));
  const form = desk?.querySelector("form");
  if (!desk || !form) {
    if (patience) setTimeout(() => openDesk(id, fill, patience - 1), SOON);
    return;
  }
  fill?.(desk, form);
  desk.open = true;
  updateDeal();
}

/** A counter-offer begins with the same terms, from this side. @param {HTMLElement} button */
function counter(button) {
  const terms = JSON.parse(button.dataset.mirror ?? "{}");
  openDesk(`desk-${button.dataset.maker ?? ""}`, (desk, form) => mirror(desk, form, terms, button.dataset.counter ?? ""));
}

/**
 * Fills a form with the terms of an offer, from the other side.
 * @param {HTMLDetailsElement} desk
 * @param {HTMLFormElement} form
 * @param {{ pieces?: [string, string][], peace?: string[], back?: string[], sums?: object, later?: object, until?: string }} terms
 * @param {string} answers the offer that this one answers
 */
function mirror(desk, form, terms, answers) {
  desk.open = true;
  form.reset();
  /** @type {NodeListOf<HTMLInputElement | HTMLSelectElement>} */
  const fields = form.querySelectorAll("input, select");
  const tick = (/** @type {string} */ name, /** @type {string | undefined} */ value) => {
    const box = [...fields].find((one) => one.name === name && one.value === value);
    if (box instanceof HTMLInputElement) box.checked = true;
  };
  const set = (/** @type {string} */ name, /** @type {string | number} */ value) => {
    const field = [...fields].find((one) => one.name === name);
    if (field) field.value = String(value);
  };
  for (const [half, piece] of terms.pieces ?? []) tick(half, piece);
  for (const half of terms.peace ?? []) tick("peace", half);
  for (const half of terms.back ?? []) tick("back", half);
  for (const [name, amount] of Object.entries({ ...terms.sums, ...terms.later })) set(name, amount);
  if (terms.until) set("until", terms.until);
  tick("counter", answers);
  form.dispatchEvent(new Event("input", { bubbles: true }));
  desk.scrollIntoView({ block: "nearest" });
  form.querySelector(".sum input, input[type=checkbox]")?.focus({ preventScroll: true });
}
