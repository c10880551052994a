// @ts-check
// Amounts in an offer form: by steps, all at once (with Shift, or by a long press), or any whole number typed in.
// Every update of the page sets the maximum (data-most); the field's value belongs to the reader.
import { around } from "./dom.js";

const LONG = 500; // ms that a button is held until it means all of it

/**
 * Adds more of something to an offer, or removes some.
 * @param {HTMLElement} sum
 * @param {string} way less or more
 * @param {boolean} all
 */
export function step(sum, way, all) {
  const field = sum.querySelector("input");
  if (!field) return;
  const [most, unit, now] = [Number(sum.dataset.most) || Infinity, Number(sum.dataset.unit), Number(field.value) || 0];
  const one = way === "less" ? (Math.ceil(now / unit) - 1) * unit : (Math.floor(now / unit) + 1) * unit;
  const next = !all ? one : way === "less" || most === Infinity ? 0 : most;
  field.value = String(Math.min(most, Math.max(0, next)) || "");
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let held;
let long = false; // whether the button has just been held

document.addEventListener("pointerdown", (event) => {
  clearTimeout(held);
  long = false;
  const button = around(event, "[data-sum]");
  const sum = button?.closest(".sum");
  if (!button || !sum || !Number(sum.dataset.most)) return;
  held = setTimeout(() => {
    long = true;
    step(sum, button.dataset.sum ?? "", true);
  }, LONG);
});
for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => clearTimeout(held));

document.addEventListener("click", (event) => {
  const button = around(event, "[data-sum]");
  const sum = button?.closest(".sum");
  if (!button || !sum || long) return;
  step(sum, button.dataset.sum ?? "", event.shiftKey);
});

/** Limits the amount to what there is; the browser's own message says so in the reader's language. */
export function updateAmounts() {
  for (const sum of document.querySelectorAll(".sum")) {
    const field = sum.querySelector("input");
    if (field) field.max = sum.dataset.most ?? "";
  }
}
