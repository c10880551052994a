// @ts-check
// A question for a number: minus and plus next to the field, and the meaning of the number on the confirm button.
import { around } from "./dom.js";

/** The field of a stepper and the button that confirms. @param {HTMLElement} stepper */
function partsOf(stepper) {
  const field = stepper.querySelector("input");
  /** @type {HTMLButtonElement | null} */
  const take = stepper.querySelector("button[name=option]");
  return field && take ? { field, take } : null;
}

/** Writes what the number means on the confirm button, which is disabled for a number that cannot be chosen. */
export function updateSteppers() {
  for (const stepper of document.querySelectorAll(".stepper")) {
    const parts = partsOf(stepper);
    if (!parts) continue;
    const { field, take } = parts;
    const { verb = "", labels = "[]" } = stepper.dataset;
    const [least, step] = [Number(field.min), Number(field.step)];
    const number = field.valueAsNumber;
    /** @type {string | undefined} */
    const label = JSON.parse(labels)[(number - least) / step];
    take.textContent = label ?? take.dataset.plain ?? "";
    take.value = label === undefined ? `${verb}:` : `${verb}:${number}`;
    if (label === undefined) field.removeAttribute("aria-valuetext");
    else field.setAttribute("aria-valuetext", label);
    for (const button of stepper.querySelectorAll("[data-step]")) {
      const end = button.dataset.step === "less" ? least : Number(field.max);
      button.setAttribute("aria-disabled", String(number === end));
    }
  }
}

document.addEventListener("click", (event) => {
  const button = around(event, "[data-step]");
  const stepper = button?.closest(".stepper");
  const parts = stepper && partsOf(stepper);
  if (!button || !parts) return;
  const { field } = parts;
  const [least, most, step] = [field.min, field.max, field.step].map(Number);
  const now = Number.isNaN(field.valueAsNumber) ? least : field.valueAsNumber;
  const steps = (now - least) / step;
  const next = least + step * (button.dataset.step === "less" ? Math.ceil(steps) - 1 : Math.floor(steps) + 1);
  field.value = String(Math.min(most, Math.max(least, next)));
  updateSteppers();
});

document.addEventListener("input", (event) => {
  if (around(event, ".stepper")) updateSteppers();
});
