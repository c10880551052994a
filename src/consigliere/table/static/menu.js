// Several choices at one thing: a small list beside it.

let menu = null;

export function openMenu(choices, x, y) {
  closeMenu();
  menu = document.createElement("div");
  menu.id = "menu";
  menu.setAttribute("role", "menu");
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
    menu.append(button);
  }
  document.body.append(menu);
  const size = menu.getBoundingClientRect();
  menu.style.left = `${Math.max(6, Math.min(innerWidth - size.width - 6, x))}px`;
  menu.style.top = `${Math.max(6, Math.min(innerHeight - size.height - 6, y + 8))}px`;
  menu.firstElementChild.focus();
}

export function closeMenu() {
  menu?.remove();
  const was = menu !== null;
  menu = null;
  return was;
}

document.addEventListener("pointerdown", (event) => {
  if (menu && !event.target.closest("#menu")) closeMenu();
});
