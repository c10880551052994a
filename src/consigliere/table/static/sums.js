// @ts-check
// Amounts in an offer: in steps, or any integer. Every rendering updates the maximum (data-most); the field itself stays as
// the reader left it.
import { around } from "./dom.js";

document.addEventListener("click", (event) => {
  const button = around(event, "[data-sum]");
  const sum = button?.closest(".sum");
  if (!button || !sum) return;
  const field = sum.querySelector("input");
  if (!field) return;
  const [most, unit, now] = [Number(sum.dataset.most) || Infinity, Number(sum.dataset.unit), Number(field.value) || 0];
  const next = button.dataset.sum === "less" ? (Math.ceil(now / unit) - 1) * unit : (Math.floor(now / unit) + 1) * unit;
  field.value = String(Math.min(most, Math.max(0, next)) || "");
  field.dispatchEvent(new Event("input", { bubbles: true }));
});

/** Limits the amount to what there is; the browser's own message says so in the reader's language. */
export function dressSums() {
  for (const sum of document.querySelectorAll(".sum")) {
    const field = sum.querySelector("input");
    if (field) field.max = sum.dataset.most ?? "";
  }
}
