// @ts-check
// Advice and hints next to the board: requested from the server, shown over the rail. Advice has its numbers on the board.
// While it is open, hovering over any other choice requests its value.
import { around, byId, fieldsOf, table } from "./dom.js";

const STAY = 400; // ms of hovering over a choice before it is requested
const PATIENCE = 20000; // ms
const SVG = "http://www.w3.org/2000/svg";

let about = ""; // the number of the question that the advice is on
let timer = 0;
let pointed = "";
/** @type {HTMLElement | null} */
let opener = null; // what opened the panel: it gets the focus back

const panel = () => document.getElementById("advice");
/** @returns {HTMLFormElement | null} */
const form = () => document.querySelector("form#advice-ask");
/** @returns {HTMLAnchorElement | null} */
const hints = () => document.querySelector("a#hints-ask");
const open = () => panel()?.hidden === false;

/** After an update of the page: closes advice on an old question, and draws the numbers again. */
export function updateAdvice() {
  if (!open()) return;
  if (table().dataset.number !== about || !(form() || hints())) closeAdvice();
  else number();
}

/** True if it was open. */
export function closeAdvice() {
  const box = panel();
  if (!box || box.hidden) return false;
  const inside = box.contains(document.activeElement);
  box.hidden = true;
  pointed = "";
  if (inside) opener?.focus();
  delete document.body.dataset.advice;
  for (const sign of document.querySelectorAll("#table .advice-sign")) sign.remove();
  return true;
}

/**
 * Requests advice from the server; null if the question has changed meanwhile.
 * @param {string} option
 */
async function ask(option) {
  const asked = form();
  if (!asked) return null;
  const body = fieldsOf(asked);
  if (option) body.set("option", option);
  try {
    const how = { method: "POST", body, headers: { "X-Fragment": "1" }, signal: AbortSignal.timeout(PATIENCE) };
    const answer = await fetch(asked.action, how);
    if (table().dataset.number !== body.get("number")) return null;
    return { ok: answer.ok, text: await answer.text() };
  } catch {
    return { ok: false, text: document.body.dataset.connecting ?? "" };
  }
}

/** @param {string} text */
function say(text) {
  const line = document.createElement("p");
  line.textContent = text;
  byId("advice-body").replaceChildren(line);
}

/** @typedef {{ ok: boolean, text: string } | null} Answer */

/**
 * Opens the panel and fills it with an answer; a second request of the same kind closes it.
 * @param {string} kind
 * @param {HTMLElement | null} by
 * @param {() => Promise<Answer>} request
 */
async function show(kind, by, request) {
  const box = panel();
  if (!box) return;
  if (open() && box.dataset.kind === kind) return void closeAdvice();
  closeAdvice();
  opener = by;
  about = table().dataset.number ?? "";
  box.dataset.kind = kind;
  box.hidden = false;
  document.body.dataset.advice = "1";
  say(byId("advice-body").dataset.thinking ?? "");
  box.setAttribute("aria-busy", "true");
  const answer = await request();
  box.removeAttribute("aria-busy");
  if (!answer || !open() || box.dataset.kind !== kind) return;
  if (!answer.ok) return say(answer.text);
  byId("advice-body").innerHTML = answer.text;
  number();
  if (kind === "hints") box.focus({ preventScroll: true }); // a long text: whoever uses the keyboard reads on from here
}

/** What one can do here; null if the question has changed meanwhile. @param {string} address @returns {Promise<Answer>} */
async function whatToDo(address) {
  const number = table().dataset.number;
  try {
    const answer = await fetch(address, { headers: { "X-Fragment": "1" }, signal: AbortSignal.timeout(PATIENCE) });
    if (table().dataset.number !== number) return null;
    return { ok: answer.ok, text: await answer.text() };
  } catch {
    return { ok: false, text: document.body.dataset.connecting ?? "" };
  }
}

document.addEventListener(
  "submit",
  (event) => {
    if (!(event.target instanceof HTMLFormElement) || event.target.id !== "advice-ask") return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void show("advice", event.target.querySelector("button"), () => ask(""));
  },
  { capture: true },
);

document.addEventListener("click", (event) => {
  if (around(event, "[data-advice=close]")) closeAdvice();
  /** @type {HTMLAnchorElement | null} */
  const link = around(event, "a#hints-ask");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  void show("hints", link, () => whatToDo(link.href));
});

/** @returns {HTMLElement[]} */
const items = () => [...document.querySelectorAll("#advice-body > div > .weighed > li")];

/** Draws the numbers of the advised choices on the pieces they point at. */
function number() {
  for (const sign of document.querySelectorAll("#table .advice-sign")) sign.remove();
  /** @type {Map<string, string[]>} */
  const signs = new Map();
  for (const item of items()) {
    const thing = item.dataset.thingNamed;
    if (thing) signs.set(thing, [...(signs.get(thing) ?? []), item.dataset.sign ?? ""]);
  }
  for (const [thing, numbers] of signs) {
    /** @type {SVGGraphicsElement | null} */
    const piece = document.querySelector(`#table svg [data-thing="${CSS.escape(thing)}"]`);
    if (piece) piece.append(badge(piece, numbers.join(" ")));
  }
}

/** A number within the corner of a piece: outside it the next piece would cover it. @param {SVGGraphicsElement} piece @param {string} text */
function badge(piece, text) {
  const { x, y, width } = piece.getBBox();
  const scale = Math.abs(piece.getScreenCTM()?.a ?? 1) || 1;
  const size = 13 / scale;
  const group = document.createElementNS(SVG, "g");
  group.setAttribute("class", "advice-sign");
  group.setAttribute("transform", `translate(${x + width - 1.5 * size} ${y + 1.3 * size})`);
  const disc = document.createElementNS(SVG, "circle");
  disc.setAttribute("r", String(size));
  const letters = document.createElementNS(SVG, "text");
  letters.setAttribute("font-size", String(size * 1.3));
  letters.setAttribute("dy", "0.36em");
  letters.textContent = text;
  group.append(disc, letters);
  return group;
}

// --- pointing at another choice

/** The option that an event is about, as the form sends it. @param {Event} event */
function optionAt(event) {
  /** @type {HTMLButtonElement | null} */
  const button = around(event, "#choices button[name=option]");
  if (button) return button.value;
  /** @type {HTMLElement | null} */
  const piece = around(event, "#table svg [data-thing][data-legal]");
  if (!piece) return "";
  /** @type {NodeListOf<HTMLButtonElement>} */
  const buttons = document.querySelectorAll("#choices button[data-for]");
  return [...buttons].find((one) => one.dataset.for === piece.dataset.thing)?.value ?? "";
}

/** @param {Event} event */
function point(event) {
  if (!open()) return;
  clearTimeout(timer);
  const option = optionAt(event);
  for (const item of items()) item.toggleAttribute("data-pointed", item.dataset.option === option);
  if (!option || option.includes("\t") || option === pointed || items().some((item) => item.dataset.option === option)) return;
  timer = setTimeout(async () => {
    const place = document.getElementById("advice-point");
    if (!place || panel()?.getAttribute("aria-busy")) return;
    pointed = option;
    place.setAttribute("aria-busy", "true");
    const answer = await ask(option);
    document.getElementById("advice-point")?.removeAttribute("aria-busy");
    if (!answer?.ok || pointed !== option || !open()) return;
    const holder = document.createElement("template");
    holder.innerHTML = answer.text;
    const fresh = holder.content.querySelector("#advice-point");
    if (fresh) document.getElementById("advice-point")?.replaceWith(fresh);
  }, STAY);
}

document.addEventListener("pointerover", point);
document.addEventListener("focusin", point);
