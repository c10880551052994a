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
  const [first, ...more] = (piece.dataset.says || name || "").split("\n");
  const choices = [...document.querySelectorAll("#choices button[data-for]")].filter((b) => b.dataset.for === thing);
  const parts = [];
  parts.push(["strong", "", first]);
  for (const line of more) parts.push(["span", "more", line]);
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

/** The innermost piece around an element that has something to say. */
export const pieceAt = (element) => element.closest?.("#table svg :is([data-thing], [data-says])");

document.addEventListener("pointerover", (event) => {
  if (event.pointerType === "touch") return;
  const piece = pieceAt(event.target);
  if (piece) showCard(piece, event);
  else hideCard();
});
let held = 0;
let read = false;
/** Whether the finger that has just been lifted was held on a piece to read of it: then it has not chosen anything. */
export const wasRead = () => read;
document.addEventListener("pointerdown", (event) => {
  clearTimeout(held);
  read = false;
  const piece = pieceAt(event.target);
  hideCard();
  if (event.pointerType !== "touch" || !piece) return;
  held = setTimeout(() => {
    read = true;
    showCard(piece, event);
  }, 450);
});
for (const end of ["pointerup", "pointercancel", "scroll"]) document.addEventListener(end, () => clearTimeout(held), true);
document.addEventListener("scroll", hideCard, true);
