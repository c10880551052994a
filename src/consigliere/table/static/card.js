// One card that tells of a piece what it is, how it stands and, where it cannot be chosen, why not.

let facts = {};
let source = "";

function factsOf(thing) {
  const holder = document.getElementById("facts");
  const text = holder?.dataset.things || "{}";
  if (text !== source) [source, facts] = [text, JSON.parse(text)];
  return facts[thing] || {};
}

const card = () => document.getElementById("card");

export function hideCard() {
  const box = card();
  if (box) box.hidden = true;
}

export function showCard(piece, at) {
  const box = card();
  if (!box) return;
  const thing = piece.dataset.thing;
  const { name, state, why, rule } = factsOf(thing);
  const own = piece.dataset.says;
  const choices = [...document.querySelectorAll("#choices button[data-for]")].filter((b) => b.dataset.for === thing);
  const parts = [];
  parts.push(["strong", "", own || name || ""]);
  if (state) parts.push(["span", "", state]);
  for (const choice of choices) parts.push(["span", "do", choice.textContent]);
  if (why && !choices.length) parts.push(["span", "why", rule && !why.includes(rule) ? `${why} [${rule}]` : why]);
  if (!parts[0][2] && parts.length === 1) return hideCard();
  box.replaceChildren(
    ...parts.filter((part) => part[2]).map(([tag, kind, text]) => {
      const element = document.createElement(tag);
      element.className = kind;
      element.textContent = text;
      return element;
    }),
  );
  box.hidden = false;
  const around = piece.getBoundingClientRect();
  const x = at?.clientX ?? around.left + around.width / 2;
  const y = at?.clientY ?? around.bottom;
  const size = box.getBoundingClientRect();
  box.style.left = `${Math.max(6, Math.min(innerWidth - size.width - 6, x + 14))}px`;
  box.style.top = `${y + 18 + size.height > innerHeight ? Math.max(6, y - size.height - 14) : y + 18}px`;
}

document.addEventListener("pointerover", (event) => {
  if (event.pointerType === "touch") return;
  const piece = event.target.closest?.("#table svg [data-thing]");
  if (piece) showCard(piece, event);
  else hideCard();
});
let held = 0;
document.addEventListener("pointerdown", (event) => {
  clearTimeout(held);
  const piece = event.target.closest?.("#table svg [data-thing]");
  if (event.pointerType === "touch" && piece) held = setTimeout(() => showCard(piece, event), 450);
  else hideCard();
});
for (const end of ["pointerup", "pointercancel", "scroll"]) document.addEventListener(end, () => clearTimeout(held), true);
document.addEventListener("scroll", hideCard, true);
