// @ts-check
// Several choices at one thing: a small list beside it. A question asked beside a piece (asking.js) stands in the same place.
import { around, table } from "./dom.js";
import { narrow } from "./narrow.js";

/** @type {HTMLElement | null} */
let menu = null;
/** @type {string | undefined} */
let of = ""; // the question it belongs to

/**
 * @param {Choice[]} choices
 * @param {DOMRect} spot what it belongs to: it lies beside it
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

/** A spot of the size of a pointer. @param {{ clientX: number, clientY: number }} at */
export const spotAt = ({ clientX, clientY }) => new DOMRect(clientX, clientY, 0, 8);

/** Shows a box beside what it belongs to, in place of the last one. @param {HTMLElement} box @param {DOMRect} spot */
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
 * Beside the spot, where it covers neither it nor what the question is about, if there is such a place. On a phone it is a
 * sheet at the lower edge (asking.css), and needs no place.
 * @param {DOMRect} spot
 */
export function placeMenu(spot) {
  if (!menu || narrow.matches) return;
  const { width, height } = menu.getBoundingClientRect();
  const inside = (/** @type {number} */ at, /** @type {number} */ size, /** @type {number} */ room) => Math.max(6, Math.min(room - size - 6, at));
  const at = (/** @type {number} */ x, /** @type {number} */ y) => new DOMRect(inside(x, width, innerWidth), inside(y, height, innerHeight), width, height);
  const places = [
    at(spot.right + 8, spot.top),
    at(spot.left - 8 - width, spot.top),
    at(spot.left, spot.bottom + 8),
    at(spot.left, spot.top - 8 - height),
  ];
  const about = [...document.querySelectorAll("#table svg :is([data-about], [data-chosen])")].map((piece) => piece.getBoundingClientRect());
  const covered = (/** @type {DOMRect} */ place) => 4 * overlap(place, spot) + about.reduce((sum, one) => sum + overlap(place, one), 0);
  const best = places.reduce((one, other) => (covered(other) < covered(one) ? other : one));
  menu.style.left = `${best.x}px`;
  menu.style.top = `${best.y}px`;
}

/** @param {DOMRect} one @param {DOMRect} other */
function overlap(one, other) {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}

export function closeMenu() {
  menu?.remove();
  const was = menu !== null;
  menu = null;
  return was;
}

/** A list of choices does not outlive their question. */
export function closeStaleMenu() {
  if (menu && of !== table().dataset.number) closeMenu();
}

document.addEventListener("pointerdown", (event) => {
  if (menu && !around(event, "#menu, #sure")) closeMenu();
});
