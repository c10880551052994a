// @ts-check
// Asks for confirmation of a choice that gives something up, in place of the question; the safe answer has the focus.
import { hideCard } from "./card.js";
import { around, byId, table } from "./dom.js";

/** @type {HTMLElement | null} */
let box = null;
/** @type {string | undefined} */
let of = ""; // the question it belongs to
/** @type {WeakSet<EventTarget>} */
const confirmed = new WeakSet();

document.addEventListener(
  "submit",
  (event) => {
    const { submitter, target } = event;
    if (!submitter?.dataset.sure || confirmed.has(submitter) || !(target instanceof HTMLFormElement)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const copy = /** @type {HTMLButtonElement} */ (submitter.cloneNode(true)); // what was clicked on the board is gone by then
    copy.hidden = true;
    copy.removeAttribute("id");
    askOnceMore(submitter.dataset.sure, () => {
      const form = document.getElementById(target.id);
      if (!(form instanceof HTMLFormElement) || of !== table().dataset.number) return;
      form.append(copy);
      confirmed.add(copy);
      form.requestSubmit(copy);
      setTimeout(() => copy.remove());
    });
  },
  true,
);

/** @param {string} text the question, yes and no, line by line @param {() => void} take */
function askOnceMore(text, take) {
  closeConfirm();
  hideCard();
  const [question, yes, no] = text.split("\n");
  box = document.createElement("div");
  box.id = "sure";
  box.setAttribute("role", "alertdialog");
  box.setAttribute("aria-labelledby", "sure-text");
  const says = document.createElement("p");
  const title = Object.assign(document.createElement("strong"), { textContent: document.body.dataset.sureTitle ?? "" });
  says.append(title, Object.assign(document.createElement("span"), { id: "sure-text", textContent: question }));
  const button = (/** @type {string} */ label, /** @type {string} */ name, /** @type {() => void} */ action) => {
    const one = Object.assign(document.createElement("button"), { type: "button", className: `choice ${name}`, textContent: label });
    one.addEventListener("click", () => {
      action();
      closeConfirm();
    });
    return one;
  };
  const keep = button(no, "bare", () => {});
  box.append(says, button(yes, "gives-up", take), keep);
  const bar = byId("question").getBoundingClientRect();
  Object.assign(box.style, { left: `${bar.left}px`, top: `${bar.top}px`, width: `${bar.width}px`, minHeight: `${bar.height}px` });
  if (bar.top > innerHeight / 2) Object.assign(box.style, { top: "", bottom: `${innerHeight - bar.bottom}px` });
  const { side } = byId("question").dataset; // it has the colours of the bar that it covers
  if (side) box.dataset.side = side;
  of = table().dataset.number;
  document.body.append(box);
  keep.focus();
}

export function closeConfirm() {
  const was = box !== null;
  box?.remove();
  box = null;
  if (was) for (const piece of document.querySelectorAll("#table svg [data-chosen]")) piece.removeAttribute("data-chosen");
  return was;
}

/** It closes with its question. */
export function closeStaleConfirm() {
  if (box && of !== table().dataset.number) closeConfirm();
}

document.addEventListener("keydown", (event) => {
  if (!box || !around(event, "#sure") || !["ArrowLeft", "ArrowRight"].includes(event.key)) return;
  event.stopPropagation();
  const [yes, no] = box.querySelectorAll("button");
  (document.activeElement === no ? yes : no).focus();
});
