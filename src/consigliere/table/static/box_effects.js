// @ts-check
// Effects in fields: what an effect does is picked from what the game can carry out, its numbers and words have fields of their
// own. The text beside it stays the value; each change here is written there.

import { stepped } from "./box_steps.js";

/** One way to say an effect: a name for a list, an example, and the values that each field has anywhere in the game. */
/** @typedef {{ label: string, word: string, keys: string[], sample: Record<string, any>, values: Record<string, any[]> }} Form */

const WORDS = ["kind", "op", "do", "mod"];
const MOST_CHOICES = 40;

/** @param {string} tag @param {string} [className] @param {string} [text] */
function make(tag, className = "", text = "") {
  const element = document.createElement(tag);
  if (className) element.className = className;
  if (text) element.textContent = text;
  return element;
}

/** @param {unknown} value @returns {value is Record<string, any>} */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** The field that says what an effect does; "" if this is none. @param {unknown} value */
const wordOf = (value) => (isObject(value) ? (WORDS.find((word) => typeof value[word] === "string") ?? "") : "");

/** @param {unknown} text */
const plain = (text) => String(text).replaceAll("_", " ");

/** The form that an effect is said in: the same word, and the fields that fit best. @param {Form[]} forms @param {Record<string, any>} effect */
function formOf(forms, effect) {
  const word = wordOf(effect);
  const own = forms.filter((form) => form.word === word && form.sample[word] === effect[word]);
  const keys = Object.keys(effect);
  return own.find((form) => form.keys.length === keys.length && form.keys.every((key) => keys.includes(key))) ?? own[0];
}

/** Shows effects in fields. @param {HTMLElement} field @param {Form[]} forms @param {Record<string, string>} says the texts of buttons */
export function showEffects(field, forms, says) {
  const text = /** @type {HTMLTextAreaElement | null} */ (field.querySelector("textarea"));
  const place = /** @type {HTMLElement | null} */ (field.querySelector(".effect-fields"));
  if (!text || !place) return;
  /** @type {any} */
  let value;
  try {
    value = JSON.parse(text.value);
  } catch {
    return; // somebody is typing
  }
  const write = (/** @type {unknown} */ changed, /** @type {boolean} */ again) => {
    value = changed;
    text.value = JSON.stringify(value);
    text.dispatchEvent(new Event("input", { bubbles: true }));
    if (again) draw();
  };
  const draw = () => place.replaceChildren(part(value, write, forms, says, []));
  draw();
}

/**
 * @typedef {(changed: any, again: boolean) => void} Write
 * @param {any} value @param {Write} write @param {Form[]} forms @param {Record<string, string>} says
 * @param {any[]} seen the values that others have here
 * @returns {HTMLElement}
 */
function part(value, write, forms, says, seen) {
  if (wordOf(value)) return effect(value, write, forms, says);
  if (Array.isArray(value) && value.every((one) => wordOf(one))) return list(value, write, forms, says);
  if (isObject(value)) return object(value, write, forms, says, seen);
  return single(value, write, seen);
}

/** @param {any[]} value @param {Write} write @param {Form[]} forms @param {Record<string, string>} says */
function list(value, write, forms, says) {
  const box = make("div", "effect-list");
  value.forEach((one, i) => {
    const row = make("div", "effect-row");
    const away = /** @type {HTMLButtonElement} */ (make("button", "button quiet effect-away", "×"));
    away.type = "button";
    away.title = says.remove;
    away.setAttribute("aria-label", says.remove);
    away.addEventListener("click", () => write(value.toSpliced(i, 1), true));
    row.append(part(one, (changed, again) => write(value.with(i, changed), again), forms, says, []), away);
    box.append(row);
  });
  const more = /** @type {HTMLButtonElement} */ (make("button", "button quiet effect-add", says.add));
  more.type = "button";
  more.addEventListener("click", () => forms[0] && write([...value, structuredClone(forms[0].sample)], true));
  box.append(more);
  return box;
}

/** @param {Record<string, any>} value @param {Write} write @param {Form[]} forms @param {Record<string, string>} says */
function effect(value, write, forms, says) {
  const box = make("div", "effect");
  const word = wordOf(value);
  const now = formOf(forms, value);
  const pick = /** @type {HTMLSelectElement} */ (make("select"));
  pick.setAttribute("aria-label", says.does);
  forms.forEach((form, i) => pick.add(new Option(form.label, String(i), false, form === now)));
  if (!now) pick.add(new Option(plain(value[word]), "", true, true));
  pick.addEventListener("change", () => forms[Number(pick.value)] && write(structuredClone(forms[Number(pick.value)].sample), true));
  box.append(pick);
  for (const key of Object.keys(value).filter((one) => one !== word)) {
    box.append(named(key, part(value[key], (changed, again) => write({ ...value, [key]: changed }, again), forms, says, now?.values[key] ?? []), says));
  }
  return box;
}

/** A thing with parts, such as what is given and how often. @param {Record<string, any>} value @param {Write} write @param {Form[]} forms @param {Record<string, string>} says @param {any[]} seen */
function object(value, write, forms, says, seen) {
  const box = make("div", "effect-parts");
  for (const key of Object.keys(value)) {
    box.append(named(key, part(value[key], (changed, again) => write({ ...value, [key]: changed }, again), forms, says, []), says));
  }
  const counts = Object.values(value).every((one) => typeof one === "number");
  const others = counts ? [...new Set(seen.filter(isObject).flatMap(Object.keys))].filter((key) => !(key in value)) : [];
  if (!others.length) return box;
  const only = Object.keys(value)[0];
  const pick = /** @type {HTMLSelectElement} */ (make("select"));
  pick.setAttribute("aria-label", says.instead);
  pick.add(new Option(says.instead, ""));
  for (const key of others) pick.add(new Option(plain(key), key));
  pick.addEventListener("change", () => pick.value && write({ ...Object.fromEntries(Object.entries(value).filter(([key]) => key !== only)), [pick.value]: value[only] ?? 1 }, true));
  box.append(pick);
  return box;
}

/** @param {string} key @param {HTMLElement} inside @param {Record<string, string>} says */
function named(key, inside, says) {
  if (inside instanceof HTMLInputElement && inside.type === "number") inside = stepped(inside, plain(key), says);
  const label = make(inside.matches("input, select") ? "label" : "div", "effect-field");
  label.append(make("small", "", plain(key)), inside);
  return label;
}

/** A number, a switch, a word or a list of words. @param {any} value @param {Write} write @param {any[]} seen */
function single(value, write, seen) {
  if (typeof value === "string") {
    const choices = [...new Set([value, ...seen.filter((one) => typeof one === "string")])];
    if (choices.length > 1 && choices.length <= MOST_CHOICES) {
      const pick = /** @type {HTMLSelectElement} */ (make("select"));
      for (const one of choices) pick.add(new Option(plain(one), one, false, one === value));
      pick.addEventListener("change", () => write(pick.value, false));
      return pick;
    }
  }
  const input = /** @type {HTMLInputElement} */ (make("input"));
  if (typeof value === "boolean") {
    input.type = "checkbox";
    input.checked = value;
    input.addEventListener("change", () => write(input.checked, false));
  } else if (typeof value === "number") {
    input.type = "number";
    input.value = String(value);
    input.addEventListener("input", () => Number.isInteger(input.valueAsNumber) && write(input.valueAsNumber, false));
  } else if (Array.isArray(value) && value.every((one) => typeof one === "string")) {
    input.value = value.join(", ");
    input.addEventListener("input", () => write(input.value.split(/[,;]/).map((one) => one.trim()).filter(Boolean), false));
  } else {
    const words = typeof value === "string";
    input.value = words ? value : JSON.stringify(value);
    input.addEventListener("input", () => {
      try {
        write(words ? input.value : JSON.parse(input.value), false);
      } catch {
        // not finished
      }
    });
  }
  return input;
}
