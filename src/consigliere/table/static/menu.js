// @ts-check
// Several choices at one thing: a small menu next to it. The questions of asking.js use the same place.
import { positionBeside } from "./box_position.js";
import { around, table } from "./dom.js";
import { narrow } from "./narrow.js";

/** @type {HTMLElement | null} */
let menu = null;
/** @type {string | undefined} */
let of = ""; // the question it belongs to

/**
 * @param {Choice[]} choices
 * @param {DOMRect} spot what it belongs to: it is placed next to it
 * @param {string} [title]
 */
export function openMenu(choices, spot, title = "") {
  const box = document.createElement("div");
  box.setAttribute("role", "menu");
  if (title) box.append(Object.assign(document.createElement("p"), { className: "menu-title", textContent: title }));
  for (const choice of choices) {
    const button = document.createElement("button");
    button.className = "choice";
    button.type = "button";
    button.setAttribute("role", "menuitem");
    button.textContent = choice.textContent;
    button.value = choice.value;
    button.classList.toggle("gives-up", Boolean(choice.dataset?.sure));
    button.addEventListener("click", () => {
      closeMenu();
      choice.click();
    });
    box.append(button);
  }
  showMenu(box, spot);
}

/** Shows a box next to what it belongs to, in place of the last one. @param {HTMLElement} box @param {DOMRect} spot */
export function showMenu(box, spot) {
  closeMenu();
  box.id = "menu";
  document.body.append(box);
  of = table().dataset.number;
  menu = box;
  placeMenu(spot);
  box.querySelector("button.choice")?.focus({ preventScroll: true });
}

/**
 * Next to the spot, where it covers neither the spot nor the subjects of the question, if possible. On a phone it is a
 * sheet at the lower edge (asking.css) and needs no position.
 * @param {DOMRect} spot
 */
export function placeMenu(spot) {
  if (!menu || narrow.matches) return;
  const about = [...document.querySelectorAll("#table svg :is([data-about], [data-chosen])")].map((piece) => piece.getBoundingClientRect());
  menu.style.left = "0"; // at the right edge of the window it would be measured too narrow
  const { x, y } = positionBeside(menu.getBoundingClientRect(), spot, about);
  menu.style.left = `${x}px`;
  menu.style.top = `${y}px`;
}

export function closeMenu() {
  menu?.remove();
  const was = menu !== null;
  menu = null;
  return was;
}

/** A list of choices closes with its question. */
export function closeStaleMenu() {
  if (menu && of !== table().dataset.number) closeMenu();
}

document.addEventListener("pointerdown", (event) => {
  if (menu && !around(event, "#menu, #sure")) closeMenu();
});
