// @ts-check
// A guided game: the veil over the board with a hole on what the coach speaks of, and a place for the coach where it
// covers none of that. The veil takes no clicks: every legal choice stays one.
import { around } from "./dom.js";
import { narrow } from "./narrow.js";
import { openTab } from "./rail.js";

const NS = "http://www.w3.org/2000/svg";
const AIR = 10; // px around what is pointed at
const EDGE = 18; // px between the coach and the edge of the board
const SETTLES = 900; // ms after which pieces have come to rest

let beat = "";
let frame = 0;

const coach = () => document.getElementById("coach");
const card = () => document.querySelector("#coach .coach-card");

/** The elements that a name stands for: a place of the page, or the pieces of the board with this name. @param {string} name */
function named(name) {
  if (name.startsWith("@")) return [...document.querySelectorAll(`#${CSS.escape(name.slice(1))}`)];
  const drawn = document.querySelectorAll(`:is(#viewport, #hand) [data-thing="${CSS.escape(name)}"]`);
  return [...drawn].filter((one) => one.getBoundingClientRect().width > 0);
}

/** @param {string | undefined} names */
const all = (names) => (names ?? "").split(" ").filter(Boolean).flatMap(named);

/** What is in sight of an element: the board and the hand may be scrolled. @param {Element} element */
function seen(element) {
  const box = element.getBoundingClientRect();
  const port = element.closest("#viewport, #hand")?.getBoundingClientRect();
  if (!port || element.matches("#viewport, #hand")) return box;
  const [left, top] = [Math.max(box.left, port.left), Math.max(box.top, port.top)];
  return new DOMRect(left, top, Math.min(box.right, port.right) - left, Math.min(box.bottom, port.bottom) - top);
}

/** The box around elements, with some air; null for none. @param {Element[]} elements */
function boxAround(elements) {
  const boxes = elements.map(seen).filter((box) => box.width > 0 && box.height > 0);
  if (!boxes.length) return null;
  const left = Math.min(...boxes.map((box) => box.left)) - AIR;
  const top = Math.min(...boxes.map((box) => box.top)) - AIR;
  const right = Math.max(...boxes.map((box) => box.right)) + AIR;
  const bottom = Math.max(...boxes.map((box) => box.bottom)) + AIR;
  return new DOMRect(left, top, right - left, bottom - top);
}

export function updateLesson() {
  const says = card();
  if (!says) {
    document.getElementById("veil")?.remove();
    beat = "";
    return;
  }
  if (!document.body.dataset.tab && !narrow.matches && document.getElementById("tab-lesson")) {
    openTab("lesson");
  }
  const fresh = beat !== says.dataset.beat;
  beat = says.dataset.beat ?? "";
  if (fresh) {
    if (narrow.matches) bring(says);
    const first = says.querySelector(".coach-do .primary");
    if (first && (document.activeElement === document.body || says.dataset.state === "astray")) first.focus({ preventScroll: true });
  }
  const until = performance.now() + SETTLES;
  const follow = () => {
    draw();
    if (performance.now() < until) frame = requestAnimationFrame(follow);
  };
  cancelAnimationFrame(frame);
  follow();
}

/** Brings what is pointed at into sight, above the coach. @param {HTMLElement} says */
function bring(says) {
  const [piece] = all(says.dataset.point);
  if (piece?.closest("#viewport, #hand")) piece.scrollIntoView({ block: "center", inline: "center" });
}

/** @param {string} name @param {Record<string, string | number>} attributes */
function make(name, attributes) {
  const element = document.createElementNS(NS, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

function draw() {
  const says = card();
  const where = coach();
  if (!says || !where) return;
  const veil = document.getElementById("veil") ?? document.body.appendChild(make("svg", { id: "veil", "aria-hidden": "true" }));
  veil.setAttribute("data-state", says.dataset.state ?? "");
  const board = document.getElementById("board")?.getBoundingClientRect();
  if (narrow.matches) sheet(where);
  const drawn = boxAround(all(says.dataset.point));
  const target = inBar(says, drawn, where.getBoundingClientRect()) ?? drawn;
  const others = all(says.dataset.about).map((one) => boxAround([one]));
  place(where, board, target);
  const holes = [...(target ? [target] : []), ...others.filter((box) => box !== null)];
  if (!holes.length || !board) return veil.replaceChildren();
  const hand = document.getElementById("hand")?.getBoundingClientRect();
  const low = Math.max(board.bottom, hand?.bottom ?? 0);
  const round = (/** @type {DOMRect} */ box) => Math.min(box.width, box.height, 60) / 2;
  const path = (/** @type {DOMRect} */ box) => {
    const r = Math.min(round(box), 24);
    return `M${box.left + r} ${box.top}h${box.width - 2 * r}q${r} 0 ${r} ${r}v${box.height - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - box.width}q${-r} 0 ${-r} ${-r}v${2 * r - box.height}q0 ${-r} ${r} ${-r}z`;
  };
  const right = Math.max(board.right, hand?.right ?? 0);
  // Only the board is dimmed: a hole beside it would be dark itself.
  const within = holes.map((box) => {
    const [x, y] = [Math.max(box.left, board.left), Math.max(box.top, board.top)];
    return new DOMRect(x, y, Math.min(box.right, right) - x, Math.min(box.bottom, low) - y);
  });
  const cut = within.filter((box) => box.width > 0 && box.height > 0).map(path);
  const dark = `M${board.left} ${board.top}H${right}V${low}H${board.left}z${cut.join("")}`;
  const parts = [make("path", { class: "dark", d: dark, "fill-rule": "evenodd" })];
  for (const box of others) if (box) parts.push(make("path", { class: "half", d: path(box) }));
  if (target) {
    parts.push(make("path", { class: "ring", d: path(target) }));
    if (!narrow.matches) parts.push(make("path", { class: "way", d: way(where.getBoundingClientRect(), target) }));
  }
  veil.replaceChildren(...parts);
}

/** On a phone the coach lies above the question and slips, and above the hand if something of it is chosen. @param {HTMLElement} where */
function sheet(where) {
  const says = card();
  const inHand = document.querySelector("#hand [data-legal]") || all(says?.dataset.point).some((one) => one.closest("#hand"));
  const slips = document.querySelector("#slips .slip") ? document.getElementById("slips") : null;
  const below = [document.getElementById("question"), slips, inHand ? document.getElementById("hand") : null].map((one) => one?.getBoundingClientRect());
  const tops = below.filter((box) => box && box.height && box.top > innerHeight / 4).map((box) => box?.top ?? innerHeight);
  where.style.setProperty("--coach-low", `${Math.max(0, innerHeight - Math.min(innerHeight, ...tops))}px`);
  const port = document.getElementById("viewport");
  port?.style.setProperty("--coach-high", `${Math.max(0, port.getBoundingClientRect().bottom - where.getBoundingClientRect().top)}px`);
}

/**
 * What the coach means if it speaks of the bar, or on a phone lies on the piece itself: the buttons it asks for, all
 * buttons, or the question. Null if the piece is in sight.
 * @param {HTMLElement} says
 * @param {DOMRect | null} drawn what is pointed at
 * @param {DOMRect} sheet where the coach is
 */
function inBar(says, drawn, sheet) {
  const named = (says.dataset.point ?? "").split(" ").includes("@question");
  const covered = narrow.matches && says.dataset.state === "play" && (!drawn || (drawn.top + 2 * AIR > sheet.top && drawn.top < sheet.bottom));
  if (!named && !covered) return null;
  const wanted = (says.dataset.wanted ?? "").split("\n");
  const fits = (/** @type {HTMLButtonElement} */ one) => wanted.some((option) => (option.endsWith(":*") ? one.value.startsWith(option.slice(0, -1)) : one.value === option));
  const shown = (/** @type {Element} */ one) => one.getBoundingClientRect().width > 0;
  /** @type {NodeListOf<HTMLButtonElement>} */
  const buttons = document.querySelectorAll("#choices button[name=option]");
  const meant = [...buttons].filter((one) => fits(one) && shown(one));
  if (!named) return boxAround(meant);
  const others = [...document.querySelectorAll("#choices > :is(button, .more), #choices .stepper")].filter(shown);
  return boxAround(meant.length ? meant : others.length ? others : [...document.querySelectorAll("#ask-text")]);
}

/** A line from the coach to what it points at. @param {DOMRect} from @param {DOMRect} to */
function way(from, to) {
  const middle = to.left + to.width / 2;
  if (to.bottom < from.top && to.height < from.height) {
    // Something low above it, as the bar is: straight up to its middle.
    const x = Math.max(from.left + 24, Math.min(from.right - 24, middle));
    return `M${x} ${from.top}Q${x} ${(from.top + to.bottom) / 2} ${middle} ${to.bottom}`;
  }
  const left = from.right < to.left || (from.left < to.left && from.right < to.right);
  const x = left ? from.right : from.left;
  const y = from.top + from.height / 2;
  const [tx, ty] = [left ? to.left : to.right, to.top + to.height / 2];
  if (Math.abs(tx - x) < 30) return "";
  return `M${x} ${y}Q${(x + tx) / 2} ${Math.max(y, ty) + 30} ${tx} ${ty}`;
}

/** Puts the coach into a corner of the board where it covers nothing that it points at. @param {HTMLElement} where @param {DOMRect | undefined} board @param {DOMRect | null} target */
function place(where, board, target) {
  if (narrow.matches || !board) {
    where.style.left = where.style.top = where.style.bottom = where.style.right = "";
    return;
  }
  const { width, height } = where.getBoundingClientRect();
  const legal = [...document.querySelectorAll(":is(#viewport, #hand) [data-legal]")].slice(0, 60).map((one) => one.getBoundingClientRect());
  const hand = document.getElementById("hand")?.getBoundingClientRect();
  const [right, low] = [board.right - width - EDGE, board.bottom - height - EDGE];
  const spots = [[board.left + EDGE, low], [right, low], [board.left + EDGE, board.top + EDGE], [right, board.top + EDGE]];
  if (hand && hand.top < board.bottom) for (const spot of spots) spot[1] = Math.min(spot[1], Math.max(board.top + EDGE, hand.top - height - EDGE));
  const covers = (/** @type {number[]} */ [x, y], /** @type {DOMRect} */ box) =>
    Math.max(0, Math.min(x + width, box.right) - Math.max(x, box.left)) * Math.max(0, Math.min(y + height, box.bottom) - Math.max(y, box.top));
  const cost = (/** @type {number[]} */ spot) => (target ? 100 * covers(spot, target) : 0) + legal.reduce((sum, box) => sum + covers(spot, box), 0);
  let best = spots[0];
  for (const spot of spots) if (cost(spot) < cost(best)) best = spot;
  Object.assign(where.style, { left: `${best[0]}px`, top: `${best[1]}px`, bottom: "auto", right: "auto" });
}

document.addEventListener("click", (event) => {
  if (!around(event, "[data-coach=show]")) return;
  const says = card();
  if (!says) return;
  bring(says);
  const veil = document.getElementById("veil");
  veil?.setAttribute("data-pulse", "1");
  setTimeout(() => veil?.removeAttribute("data-pulse"), 1100);
  draw();
});

for (const kind of ["resize", "scroll"]) addEventListener(kind, () => card() && requestAnimationFrame(draw), { capture: true, passive: true });
// A slip, a list or a menu that opens moves what is below it.
document.addEventListener("click", () => card() && setTimeout(draw, 250));
document.addEventListener("tabs", () => card() && requestAnimationFrame(draw));
