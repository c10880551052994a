// @ts-check
// The box: corrections stay in this browser until they are saved as a file. With every change the server says what the
// check of the game says, and draws the component.

import { showEffects } from "./box_effects.js";
import { listenToSteps, resize, updateSteps } from "./box_steps.js";

/** @typedef {{ name: string, values: Record<string, unknown>, notes: Record<string, string> }} Box */

const PAUSE = 250; // ms without typing before the server is asked
const main = /** @type {HTMLElement | null} */ (document.querySelector("main.box"));
const game = main?.dataset.gameId ?? "";
const editor = /** @type {HTMLFormElement | null} */ (document.getElementById("box-editor"));
const check = document.getElementById("box-check");
const nameField = /** @type {HTMLInputElement | null} */ (document.getElementById("box-name"));
const noteField = /** @type {HTMLInputElement | null} */ (document.getElementById("box-note"));
const place = `box:${game}`;
let timer = 0;
let asked = 0;

/** @returns {Box} */
function kept() {
  try {
    const found = JSON.parse(localStorage.getItem(place) ?? "null");
    if (found && typeof found.values === "object" && typeof found.notes === "object") return found;
  } catch {
    // unreadable or forbidden: begin anew
  }
  return { name: "", values: {}, notes: {} };
}

/** @param {Box} box */
function keep(box) {
  try {
    localStorage.setItem(place, JSON.stringify(box));
  } catch {
    // a browser that stores nothing still shows this page's own change
  }
  tell(box);
}

/** Whether two figures are equal; the order of the keys means nothing. @param {unknown} a @param {unknown} b @returns {boolean} */
export function same(a, b) {
  if (typeof a !== "object" || typeof b !== "object" || !a || !b) return a === b;
  const [left, right] = [Object.entries(a), new Map(Object.entries(b))];
  return Array.isArray(a) === Array.isArray(b) && left.length === right.size && left.every(([key, one]) => right.has(key) && same(one, right.get(key)));
}

/** The parts of a list as somebody types them. @param {string} text */
export const listed = (text) => text.split(/[,;]/).map((one) => one.trim()).filter(Boolean);

/** What a field says now; throws where it says nothing. @param {HTMLElement} field @returns {unknown} */
function valueOf(field) {
  const inputs = /** @type {NodeListOf<HTMLInputElement>} */ (field.querySelectorAll("input, select, textarea"));
  const first = inputs[0];
  if (field.dataset.kind === "numbers") return [...inputs].map((one) => whole(one.value)); // there may be none
  if (!first) return null;
  switch (field.dataset.kind) {
    case "switch":
      return first.checked;
    case "number":
      return whole(first.value);
    case "list":
      return listed(first.value);
    case "names":
      return Object.fromEntries([...inputs].map((one) => [one.dataset.part, one.value.trim()]));
    case "counts":
      return Object.fromEntries([...inputs].map((one) => [one.dataset.part, whole(one.value)]).filter(([, count]) => count !== 0));
    case "json":
      return JSON.parse(first.value);
    case "effects":
      return JSON.parse(textOf(field).value);
    default:
      return first.value;
  }
}

/** @param {HTMLElement} field */
const textOf = (field) => /** @type {HTMLTextAreaElement} */ (field.querySelector("textarea"));

/** @param {string} text */
function whole(text) {
  if (!/^\s*-?\d+\s*$/.test(text)) throw new Error(text);
  return Number(text);
}

/** Shows a value in the inputs of a field. @param {HTMLElement} field @param {any} value */
function show(field, value) {
  if (field.dataset.kind === "numbers") resize(field, value.length);
  const inputs = /** @type {NodeListOf<HTMLInputElement>} */ (field.querySelectorAll("input, select, textarea"));
  const first = inputs[0];
  if (!first) return;
  const kind = field.dataset.kind;
  if (kind === "switch") first.checked = Boolean(value);
  else if (kind === "names" || kind === "counts") for (const one of inputs) one.value = String(value?.[one.dataset.part ?? ""] ?? (kind === "counts" ? 0 : ""));
  else if (kind === "numbers") for (const [i, one] of inputs.entries()) one.value = String(value[i]);
  else if (kind === "list") first.value = value.join(", ");
  else if (kind === "effects") {
    textOf(field).value = JSON.stringify(value);
    showEffects(field, JSON.parse(editor?.dataset.forms ?? "[]"), JSON.parse(editor?.dataset.says ?? "{}"));
  } else first.value = kind === "json" ? JSON.stringify(value) : String(value);
}

/** Marks a field that differs from the dataset, or that was seen to be right. @param {HTMLElement} field @param {Box} box */
function mark(field, box) {
  const path = field.dataset.path ?? "";
  const had = JSON.parse(field.dataset.value ?? "null");
  const known = path in box.values;
  field.toggleAttribute("data-corrected", known);
  const was = /** @type {HTMLElement | null} */ (field.querySelector(".box-was"));
  if (!was) return;
  const shown = typeof had === "object" ? JSON.stringify(had) : String(had);
  was.hidden = !known || same(box.values[path], had);
  was.textContent = (was.dataset.text ?? "").replace("#", () => shown);
  was.title = (was.dataset.back ?? "").replace("#", () => shown);
}

/** How many figures were corrected, and which entries. @param {Box} box */
function tell(box) {
  const line = document.getElementById("box-changes");
  const count = Object.keys(box.values).length;
  if (line) line.textContent = count ? (line.dataset.some ?? "").replace("#", String(count)) : (line.dataset.none ?? "");
  const hidden = /** @type {HTMLInputElement | null} */ (document.querySelector("#box-file input[name=box]"));
  if (hidden) hidden.value = JSON.stringify(box);
  for (const one of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".box-entry"))) {
    const entry = `${one.dataset.entry}.`;
    one.toggleAttribute("data-corrected", Object.keys(box.values).some((path) => path.startsWith(entry)));
  }
}

const fields = () => /** @type {HTMLElement[]} */ ([...(editor?.querySelectorAll(".box-field") ?? [])]);

/** Takes over what the editor says. False if a field says nothing. */
function read() {
  const box = kept();
  let fine = true;
  for (const field of fields()) {
    const path = field.dataset.path ?? "";
    try {
      const value = valueOf(field);
      field.removeAttribute("data-bad");
      if (!same(value, JSON.parse(field.dataset.value ?? "null"))) box.values[path] = value;
      else if (!field.hasAttribute("data-confirmed")) delete box.values[path];
    } catch {
      field.setAttribute("data-bad", "1");
      fine = false;
    }
    if (path in box.values && noteField?.value.trim()) box.notes[path] = noteField.value.trim();
    else delete box.notes[path];
  }
  keep(box);
  for (const field of fields()) mark(field, box);
  return fine;
}

/** Asks the server about all corrections, and for pictures of the corrected entries. */
async function ask() {
  const box = kept();
  if (!main || !editor) return;
  const shown = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".box-entry[data-corrected]")]);
  const body = new FormData();
  body.set("csrf", String(new FormData(editor).get("csrf") ?? ""));
  body.set("box", JSON.stringify(box));
  for (const path of new Set([editor.dataset.entry ?? "", ...shown.map((one) => one.dataset.entry ?? "")])) body.append("entry", path);
  const mine = ++asked;
  check?.setAttribute("aria-busy", "true");
  try {
    const answer = await fetch(editor.action, { method: "POST", body });
    const said = await answer.json();
    if (mine !== asked) return;
    say(answer.ok ? said.problems : [said.error ?? ""], Object.keys(box.values).length > 0);
    for (const [path, svg] of Object.entries(said.pictures ?? {})) draw(path, String(svg));
  } catch {
    if (mine === asked) check?.replaceChildren();
  } finally {
    if (mine === asked) check?.removeAttribute("aria-busy");
  }
}

/** @param {string} path @param {string} svg */
function draw(path, svg) {
  const places = [...document.querySelectorAll(`[data-entry="${CSS.escape(path)}"] .box-drawn`)];
  for (const one of places) one.innerHTML = svg; // our own server's drawing, without scripts
}

/** What the check says. @param {string[]} problems @param {boolean} changed */
function say(problems, changed) {
  if (!check) return;
  check.toggleAttribute("data-wrong", problems.length > 0);
  if (!problems.length) {
    check.textContent = changed ? (check.dataset.fine ?? "") : "";
    return;
  }
  const head = Object.assign(document.createElement("strong"), { textContent: check.dataset.no ?? "" });
  const list = document.createElement("ul");
  list.append(...problems.map((text) => Object.assign(document.createElement("li"), { textContent: text })));
  check.replaceChildren(head, list);
}

/** Reads the editor and asks, a moment after the last change. */
function changed() {
  const fine = read();
  clearTimeout(timer);
  if (fine) timer = setTimeout(ask, PAUSE);
  else say([check?.dataset.bad ?? ""], true);
}

/** Shows the stored corrections in the editor. */
function fill() {
  const box = kept();
  for (const field of fields()) {
    const path = field.dataset.path ?? "";
    const had = JSON.parse(field.dataset.value ?? "null");
    field.toggleAttribute("data-confirmed", path in box.values && same(box.values[path], had));
    show(field, path in box.values ? box.values[path] : had);
    mark(field, box);
  }
  const note = Object.entries(box.notes).find(([path]) => path.startsWith(`${editor?.dataset.entry}.`));
  if (noteField && note) noteField.value = note[1];
  if (nameField) nameField.value = box.name;
  tell(box);
  if (editor) updateSteps(editor);
  if (editor && Object.keys(box.values).length) void ask();
}

if (main) {
  if (editor) listenToSteps(editor);
  editor?.addEventListener("click", ({ target }) => {
    const was = target instanceof Element ? target.closest(".box-was") : null;
    const field = /** @type {HTMLElement | null | undefined} */ (was?.closest(".box-field"));
    if (!field) return;
    show(field, JSON.parse(field.dataset.value ?? "null"));
    field.removeAttribute("data-confirmed");
    changed();
    updateSteps(field);
    /** @type {HTMLElement | null} */ (field.querySelector("input, select, textarea"))?.focus(); // the button is gone
  });
  editor?.addEventListener("input", (event) => {
    // Fields of an effect write into its text, which says so itself.
    if (!(event.target instanceof Element) || !event.target.closest(".effect-fields")) changed();
  });
  // Effects that somebody has typed as text appear in the fields.
  editor?.addEventListener("change", ({ target }) => {
    const field = target instanceof HTMLTextAreaElement ? /** @type {HTMLElement | null} */ (target.closest(".box-field[data-kind=effects]")) : null;
    if (field) showEffects(field, JSON.parse(editor.dataset.forms ?? "[]"), JSON.parse(editor.dataset.says ?? "{}"));
  });
  editor?.addEventListener("submit", (event) => {
    event.preventDefault();
    changed();
  });
  document.getElementById("box-confirm")?.addEventListener("click", () => {
    const box = kept();
    for (const field of fields()) {
      if (field.dataset.source === "reconstructed") {
        field.setAttribute("data-confirmed", "1");
        box.values[field.dataset.path ?? ""] ??= JSON.parse(field.dataset.value ?? "null");
      }
    }
    keep(box);
    changed();
  });
  document.getElementById("box-reset")?.addEventListener("click", () => {
    const box = kept();
    for (const field of fields()) {
      delete box.values[field.dataset.path ?? ""];
      delete box.notes[field.dataset.path ?? ""];
    }
    keep(box);
    fill();
    void ask();
  });
  document.getElementById("box-forget")?.addEventListener("click", () => {
    keep({ name: "", values: {}, notes: {} });
    location.reload();
  });
  nameField?.addEventListener("input", () => keep({ ...kept(), name: nameField.value }));
  const opened = /** @type {HTMLFormElement | null} */ (document.getElementById("box-read"));
  opened?.addEventListener("change", async () => {
    const answer = await fetch(opened.action, { method: "POST", body: new FormData(opened) });
    const said = await answer.json();
    const line = document.getElementById("box-changes");
    if (!answer.ok) {
      if (line) line.textContent = said.error ?? "";
      return;
    }
    keep({ name: said.name, values: said.values, notes: said.notes });
    fill();
  });
  fill();
}
document.getElementById("box-print")?.addEventListener("click", () => window.print());
