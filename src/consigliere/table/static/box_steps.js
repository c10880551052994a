// @ts-check
// Numbers of the box between minus and plus. Typing and the arrow keys change them too; all three send `input`.

/** The number of a stepper and its ends. @param {HTMLInputElement} input */
function boundsOf(input) {
  const [least, most, by] = [input.min, input.max, input.step].map(Number);
  return { least: input.min ? least : -Infinity, most: input.max ? most : Infinity, by: by || 1 };
}

/** Says on every button what the number is now, and whether it can go on. @param {ParentNode} root */
export function updateSteps(root) {
  for (const input of /** @type {NodeListOf<HTMLInputElement>} */ (root.querySelectorAll(".box-step input"))) {
    const { least, most } = boundsOf(input);
    for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (input.parentElement?.querySelectorAll("[data-by]") ?? [])) {
      const ends = Number(button.dataset.by) < 0 ? input.valueAsNumber <= least : input.valueAsNumber >= most;
      button.setAttribute("aria-disabled", String(ends));
      button.setAttribute("aria-label", `${button.dataset.label} (${input.value})`);
    }
  }
}

/** Puts a number between minus and plus. @param {HTMLInputElement} input @param {string} label @param {Record<string, string>} says @returns {HTMLElement} */
export function stepped(input, label, says) {
  const box = document.createElement("span");
  box.className = "box-step";
  input.setAttribute("aria-label", label);
  if (input.valueAsNumber >= 0) input.min = "0";
  const [less, more] = ["less", "more"].map((way) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = way === "less" ? "−" : "+";
    button.dataset.by = way === "less" ? "-1" : "1";
    button.dataset.label = `${says[way]}: ${label}`;
    return button;
  });
  if (less && more) box.append(less, input, more);
  updateSteps(box);
  return box;
}

/** Makes a list of numbers as long as it should be. @param {HTMLElement} field @param {number} length */
export function resize(field, length) {
  const row = field.querySelector(".box-many");
  const sample = field.querySelector("template")?.content.firstElementChild;
  if (!row || !sample) return;
  while (row.children.length > length) row.lastElementChild?.remove();
  while (row.children.length < length) {
    const one = /** @type {HTMLElement} */ (sample.cloneNode(true));
    const place = String(row.children.length + 1);
    for (const part of /** @type {NodeListOf<HTMLElement>} */ (one.querySelectorAll("[aria-label]"))) {
      part.setAttribute("aria-label", (part.getAttribute("aria-label") ?? "").replace("#", place));
      if (part.dataset.label) part.dataset.label = part.dataset.label.replace("#", place);
    }
    row.append(one);
  }
}

/** A press on minus or plus. @param {HTMLElement} button */
function step(button) {
  const input = button.parentElement?.querySelector("input");
  if (!input || button.getAttribute("aria-disabled") === "true") return;
  const { least, most, by } = boundsOf(input);
  const now = Number.isNaN(input.valueAsNumber) ? Math.max(0, least) : input.valueAsNumber;
  const way = Number(button.dataset.by);
  const next = way < 0 ? (Math.ceil(now / by) - 1) * by : (Math.floor(now / by) + 1) * by;
  input.value = String(Math.min(most, Math.max(least, next)));
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

/** A figure more or less in a list. @param {HTMLElement} button */
function lengthen(button) {
  const field = /** @type {HTMLElement | null} */ (button.closest(".box-field"));
  const row = field?.querySelector(".box-many");
  if (!field || !row) return;
  const last = row.querySelector(".box-step:last-child input");
  resize(field, Math.max(0, row.children.length + Number(button.dataset.length)));
  const input = /** @type {HTMLInputElement | null} */ (row.querySelector(".box-step:last-child input"));
  if (Number(button.dataset.length) > 0 && input && last instanceof HTMLInputElement) input.value = last.value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Listens to the buttons of an editor. @param {HTMLElement} editor */
export function listenToSteps(editor) {
  editor.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? /** @type {HTMLElement | null} */ (target.closest("[data-by], [data-length]")) : null;
    if (button?.dataset.by) step(button);
    else if (button) lengthen(button);
  });
  editor.addEventListener("input", () => updateSteps(editor));
}
