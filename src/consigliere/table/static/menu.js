// @ts-check
// Several choices at one thing: a small menu next to it.
import { around } from "./dom.js";

/** @type {HTMLElement | null} */
let menu = null;

/** @param {Choice[]} choices @param {number} x @param {number} y */
export function openMenu(choices, x, y) {
  closeMenu();
  const box = document.createElement("div");
  box.id = "menu";
  box.setAttribute("role", "menu");
  for (const choice of choices) {
    const button = document.createElement("button");
    button.className = "choice";
    button.type = "button";
    button.setAttribute("role", "menuitem");
    button.textContent = choice.textContent;
    button.value = choice.value;
    button.addEventListener("click", () => {
      closeMenu();
      choice.click();
    });
    box.append(button);
  }
  document.body.append(box);
  const size = box.getBoundingClientRect();
  box.style.left = `${Math.max(6, Math.min(innerWidth - size.width - 6, x))}px`;
  box.style.top = `${Math.max(6, Math.min(innerHeight - size.height - 6, y + 8))}px`;
  box.querySelector("button")?.focus();
  menu = box;
}

export function closeMenu() {
  menu?.remove();
  const was = menu !== null;
  menu = null;
  return was;
}

document.addEventListener("pointerdown", (event) => {
  if (menu && !around(event, "#menu")) closeMenu();
});
