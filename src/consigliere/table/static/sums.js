// @ts-check
// Amounts at the deal desk: by steps, or any whole number in between. What there is, the page says anew with
// every rendering (data-most), and the field itself stays the reader's.
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

/** More than there is cannot be offered; the browser says so in the reader's language. */
export function dressSums() {
  for (const sum of document.querySelectorAll(".sum")) {
    const field = sum.querySelector("input");
    if (field) field.max = sum.dataset.most ?? "";
  }
}
