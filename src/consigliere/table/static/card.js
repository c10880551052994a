// One card that tells of a piece what it is, how it stands and, where it cannot be chosen, why not.

import { foresee, forget } from "./preview.js";

let facts = {};
let shown = 0; // counts cards, so that what comes late is not written on another
let source = "";

function factsOf(thing) {
  const holder = document.getElementById("facts");
  const text = holder?.textContent || "{}";
  if (text !== source) [source, facts] = [text, JSON.parse(text)];
  return facts[thing] || {};
}

const card = () => document.getElementById("card");

export function hideCard() {
  const box = card();
  shown += 1;
  forget();
  if (box) box.hidden = true;
}

/** What a text says, however its parts are set off from each other. */
const plain = (text) => text.replace(/[\s·:,]+/g, " ").trim().toLowerCase();

const LARGE = 168; // px that the longer side of an enlarged piece has at most
const TIMES = 3.5; // and how much larger than on the board it is

/** A piece once more, large enough for a finger's reader; null where it is large as it lies. */
function enlarged(piece) {
  const [seen, drawn] = [piece.getBoundingClientRect(), piece.getBBox()];
  const long = Math.max(seen.width, seen.height);
  const scale = Math.min(TIMES, LARGE / long);
  if (!long || scale < 1.3) return null;
  const picture = piece.ownerSVGElement.cloneNode(false); // with its classes: the game's style sheet goes by them
  const copy = piece.cloneNode(true);
  for (const one of [picture, copy, ...copy.querySelectorAll("[id]")]) one.removeAttribute("id");
  for (const mark of ["transform", "data-legal", "data-aim", "data-new", "data-thing"]) copy.removeAttribute(mark);
  Object.assign(copy.style, { transform: "none", translate: "none" });
  const size = (long * scale) / Math.max(drawn.width, drawn.height);
  picture.setAttribute("viewBox", [drawn.x, drawn.y, drawn.width, drawn.height].join(" "));
  Object.assign(picture.style, { width: `${drawn.width * size}px`, height: `${drawn.height * size}px` });
  picture.setAttribute("aria-hidden", "true");
  picture.append(copy);
  return picture;
}

/** Tells of a piece; `armed`: a finger has pointed at it, and its next tap chooses. */
export function showCard(piece, at, armed = false) {
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
  const said = `${plain([first, ...more].join(" "))} `;
  for (const choice of choices) {
    const does = plain(choice.textContent);
    const known = said.startsWith(`${does} `) || said.endsWith(` ${does} `);
    if (!known) parts.push(["span", "do", choice.dataset.here ?? choice.textContent]);
  }
  if (armed) parts.push(["span", "again", box.dataset.again]);
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
  const large = at?.pointerType && at.pointerType !== "mouse" ? enlarged(piece) : null;
  if (large) box.prepend(large);
  box.hidden = false;
  place(box, piece, at);
  shown += 1;
  const mine = shown;
  // Of several choices at one piece each shows its own when the list of them is open.
  if (choices.length === 1) foresee(choices[0].value, (lines) => mine === shown && add(box, lines, piece, at));
  else forget();
}

/** Tells of a choice that stands for itself, as a button in the bar or in a list. */
export function showChoice(button) {
  const box = card();
  if (!box) return;
  const lines = [button.title].filter(Boolean);
  box.replaceChildren();
  box.hidden = !lines.length;
  add(box, lines, button);
  shown += 1;
  const mine = shown;
  foresee(button.value, (more) => {
    if (mine !== shown || !more.length) return;
    box.hidden = false;
    add(box, more, button);
  });
}

/** Writes what a choice surely does below the rest of the card. */
function add(box, lines, piece, at) {
  for (const line of lines) {
    const element = document.createElement("span");
    element.className = "sure";
    element.textContent = line;
    box.append(element);
  }
  place(box, piece, at);
}

function place(box, piece, at) {
  const around = piece.getBoundingClientRect();
  const menu = piece.closest("#menu")?.getBoundingClientRect();
  if (menu) return placeBeside(box, menu, around.top);
  const x = at?.clientX ?? around.left + around.width / 2;
  const y = at?.clientY ?? around.bottom;
  const size = box.getBoundingClientRect();
  const held = piece.closest("#hand"); // it lies on none of the other cards: one might take them instead
  const above = held || y + 18 + size.height > innerHeight;
  box.style.left = `${Math.max(6, Math.min(innerWidth - size.width - 6, x + 14))}px`;
  box.style.top = `${above ? Math.max(6, (held ? around.top + 6 : y) - size.height - 14) : y + 18}px`;
}

/** Beside a menu, where it covers none of its lines; below it where there is no room at either side. */
function placeBeside(box, menu, top) {
  const { width, height } = box.getBoundingClientRect();
  const right = menu.right + 8 + width <= innerWidth;
  const beside = right || menu.left - 8 - width >= 0;
  const left = right ? menu.right + 8 : beside ? menu.left - 8 - width : menu.left;
  box.style.left = `${Math.max(6, Math.min(innerWidth - width - 6, left))}px`;
  box.style.top = `${Math.max(6, Math.min(innerHeight - height - 6, beside ? top : menu.bottom + 6))}px`;
}

/** The innermost piece around an element that has something to say. */
export const pieceAt = (element) => element.closest?.("#table svg :is([data-thing], [data-says])");

const CHOICES = ":is(#choices, #menu) button[value]:not([value=''])";

document.addEventListener("focusin", (event) => {
  const button = event.target.closest?.(CHOICES);
  if (button?.matches(":focus-visible") && !button.dataset.for) showChoice(button);
});
document.addEventListener("pointerover", (event) => {
  if (event.pointerType === "touch") return;
  const button = event.target.closest?.(CHOICES);
  if (button) return showChoice(button);
  const piece = pieceAt(event.target);
  if (piece) showCard(piece, event);
  else hideCard();
});
let held = 0;
let read = false;
/** Whether the finger that has just been lifted was held on something to read of it: then it has not chosen anything. */
export const wasRead = () => read;
document.addEventListener("pointerdown", (event) => {
  clearTimeout(held);
  read = false;
  const piece = pieceAt(event.target);
  const button = event.target.closest?.(CHOICES);
  hideCard();
  if (event.pointerType !== "touch" || !(piece || button)) return;
  held = setTimeout(() => {
    read = true;
    if (button) showChoice(button);
    else showCard(piece, event);
  }, 450);
});
document.addEventListener("click", (event) => read && event.target.closest?.(CHOICES) && event.preventDefault(), true);
for (const end of ["pointerup", "pointercancel", "scroll"]) document.addEventListener(end, () => clearTimeout(held), true);
document.addEventListener("scroll", hideCard, true);
