// @ts-check
// A guided game: the veil over the board with a hole on what the coach speaks of, and a place for the coach where it
// covers none of that. The veil takes no clicks: every legal choice stays one.
import { around } from "./dom.js";
import { narrow } from "./narrow.js";
import { openTab } from "./rail.js";
import { zoomBy } from "./zoom.js";

const NS = "http://www.w3.org/2000/svg";
const AIR = 10; // px around what is pointed at
const CLOSE = 4; // px around a button: others and the question are near
const RIM = 3; // px between a ring and the edge of the window
const EDGE = 18; // px between the coach and the edge of the board
const SETTLES = 900; // ms after which pieces have come to rest
const LOOKS = 400; // ms between looks whether something has moved what is pointed at

let beat = "";
let aimed = ""; // what the beat asks for now: a move may take several choices, each with another piece
let frame = 0;
let drawnAt = ""; // where the marks were drawn last

const coach = () => document.getElementById("coach");
const card = () => document.querySelector("#coach .coach-card");

/** The elements that a name stands for: a place of the page, or the pieces of the board with this name. @param {string} name */
function named(name) {
  if (name === "@slips" && document.querySelector("#slips .slip")) return [...document.querySelectorAll("#slips .slip")];
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

/** The box around elements, with some air; null for none. @param {Element[]} elements @param {number} air */
function boxAround(elements, air = AIR) {
  const boxes = elements.map(seen).filter((box) => box.width > 0 && box.height > 0);
  if (!boxes.length) return null;
  // A ring around something at the edge of the window stays in sight.
  const left = Math.max(Math.min(...boxes.map((box) => box.left)) - air, RIM);
  const top = Math.max(Math.min(...boxes.map((box) => box.top)) - air, RIM);
  const right = Math.min(Math.max(...boxes.map((box) => box.right)) + air, innerWidth - RIM);
  const bottom = Math.min(Math.max(...boxes.map((box) => box.bottom)) + air, innerHeight - RIM);
  return right > left && bottom > top ? new DOMRect(left, top, right - left, bottom - top) : null;
}

export function updateLesson() {
  const says = card();
  if (!says) {
    document.getElementById("veil")?.remove();
    beat = aimed = "";
    if (document.body.dataset.tab === "lesson") openTab("log"); // its tab has gone with it
    return;
  }
  if (!document.body.dataset.tab && !narrow.matches && document.getElementById("tab-lesson")) {
    openTab("lesson");
  }
  const fresh = beat !== says.dataset.beat;
  if (narrow.matches && (fresh || aimed !== says.dataset.wanted)) {
    draw(); // the coach goes to its place first
    bring(says);
  }
  beat = says.dataset.beat ?? "";
  aimed = says.dataset.wanted ?? "";
  if (fresh) {
    const first = says.querySelector(".coach-do .primary");
    const at = document.activeElement;
    // The button that was pressed may now be another one: whoever goes on with Enter must not go back.
    if (first && (at === document.body || at?.closest("#coach") || says.dataset.state === "astray")) first.focus({ preventScroll: true });
  }
  const until = performance.now() + SETTLES;
  const follow = () => {
    draw();
    if (performance.now() < until) frame = requestAnimationFrame(follow);
  };
  cancelAnimationFrame(frame);
  follow();
}

/** Brings what is pointed at into sight, above the coach and above a pinned area. @param {HTMLElement} says */
function bring(says) {
  const pieces = aims(says).target;
  const [piece] = pieces;
  const port = piece?.closest("#viewport, #hand");
  if (!piece || !port) return;
  const wide = port.clientWidth;
  if (across(pieces).width > wide) zoomBy(0); // a tap between small pieces has zoomed in
  // Where a pinned area is known only while it is not pinned.
  const area = /** @type {HTMLElement | null} */ (piece.closest("div.area"));
  if (area) area.style.position = "static";
  piece.scrollIntoView({ block: "center", inline: "center" });
  above(piece);
  if (area) area.style.position = "";
  const all = across(pieces);
  if (all.width <= wide) port.scrollLeft += all.middle - (port.getBoundingClientRect().left + wide / 2);
}

/** How wide some pieces lie, and the middle between them. @param {Element[]} pieces */
function across(pieces) {
  const boxes = pieces.map((one) => one.getBoundingClientRect());
  const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))];
  return { width: right - left, middle: (left + right) / 2 };
}

/** On a phone, scrolls a piece above the coach and above pinned areas. @param {Element} piece */
function above(piece) {
  const port = piece.closest("#viewport");
  const where = coach();
  if (!port || !where || !narrow.matches) return;
  const pinned = [...port.querySelectorAll("div.area")].filter((one) => !one.contains(piece) && getComputedStyle(one).position === "sticky");
  const [box, top] = [piece.getBoundingClientRect(), port.getBoundingClientRect().top];
  const low = Math.min(where.getBoundingClientRect().top, ...pinned.map((one) => one.getBoundingClientRect().top));
  if (low <= top) return;
  port.scrollTop += box.top - Math.max(top + AIR, (top + low - box.height) / 2);
}

/** Whether a piece can be chosen. @param {Element} one */
const legal = (one) => one.matches("[data-legal]") || one.querySelector("[data-legal]") !== null;

/**
 * What is pointed at, and what is mentioned besides. A move may take two pieces, one after the other: the ring is on the one
 * that is asked for now, wherever it is. `meant`: the target is what is asked for.
 * @param {HTMLElement} says
 * @returns {{ target: Element[], others: Element[], meant?: boolean }}
 */
function aims(says) {
  const [point, about] = [all(says.dataset.point), all(says.dataset.about)];
  const things = new Set(fitting(says).map((one) => one.dataset.for));
  const meant = [...point, ...about].filter((one) => things.has(one.getAttribute("data-thing") ?? "") && legal(one));
  if (meant.length) return { target: meant, others: [...point, ...about].filter((one) => !meant.includes(one)), meant: true };
  const free = [...document.querySelectorAll(":is(#viewport, #hand) [data-legal]")].filter((one) => things.has(one.getAttribute("data-thing") ?? ""));
  const held = point.filter((one) => free.some((piece) => one.contains(piece)));
  const places = held.filter((one) => !one.hasAttribute("data-thing")); // as the hand is
  if (places.length) return { target: places, others: about, meant: true };
  if (held.length) return { target: free, others: [...point, ...about], meant: true }; // a part of a piece
  if (free.length && !point.some(legal) && !pressable(says).length) return { target: free, others: [...point, ...about], meant: true };
  return { target: point, others: about };
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
  const listed = markOver(says).some((one) => !one.closest("#menu"));
  const board = document.getElementById("board")?.getBoundingClientRect();
  if (narrow.matches) sheet(where);
  const aim = aims(says);
  const drawn = boxAround(aim.target);
  const bar = says.dataset.point?.split(" ").includes("@question") ?? false;
  const onBoard = aim.meant || (aim.target.some(legal) && !says.dataset.ends);
  const buttons = listed ? [] : inBar(says, drawn, onBoard, where.getBoundingClientRect());
  const each = aim.meant ? aim.target.map((one) => boxAround([one])) : [drawn];
  const rings = buttons ?? (bar ? [] : each.filter((box) => box !== null));
  const target = rings[0] ?? null;
  const others = aim.others.map((one) => boxAround([one]));
  if (buttons && !bar) others.push(drawn);
  drawnAt = key(drawn);
  place(where, board, [...rings, ...others]);
  const holes = [...rings, ...others.filter((box) => box !== null)];
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
  // A mask, because holes may overlap.
  const whole = `M${board.left} ${board.top}H${right}V${low}H${board.left}z`;
  const mask = make("mask", { id: "veil-holes", maskUnits: "userSpaceOnUse", x: 0, y: 0, width: innerWidth, height: innerHeight });
  mask.append(make("path", { d: whole, fill: "#fff" }), ...cut.map((d) => make("path", { d, fill: "#000" })));
  const parts = [mask, make("path", { class: "dark", d: whole, mask: "url(#veil-holes)" })];
  for (const box of others) if (box) parts.push(make("path", { class: "half", d: path(box) }));
  if (target) {
    const ring = rings.map(path).join("");
    parts.push(make("path", { class: "ring-edge", d: ring }), make("path", { class: "ring", d: ring })); // seen on any ground
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
 * What the coach means if it speaks of the bar, if the move is a button, or if on a phone it lies on the piece itself: each
 * button it asks for, all buttons, or the question. Null if it is the piece.
 * @param {HTMLElement} says
 * @param {DOMRect | null} drawn what is pointed at
 * @param {boolean} onBoard whether a click on that is an answer
 * @param {DOMRect} sheet where the coach is
 */
function inBar(says, drawn, onBoard, sheet) {
  const names = (says.dataset.point ?? "").split(" ");
  const named = names.includes("@question");
  const elsewhere = !named && names.some((one) => one.startsWith("@"));
  const covered = !elsewhere && narrow.matches && says.dataset.state === "play" && (!drawn || (drawn.top + 2 * AIR > sheet.top && drawn.top + 2 * AIR < sheet.bottom));
  const pressed = says.dataset.state === "play" && !onBoard;
  if (!named && !covered && !pressed) return null;
  const meant = pressable(says).map((one) => boxAround([one], CLOSE));
  if (meant.length) return meant.filter((box) => box !== null);
  const listed = pressed && !elsewhere && fitting(says).length > 0; // in the list behind a button
  if ((!named && !covered && !listed) || says.dataset.state === "astray") return null;
  const where = listed ? "#choices > .more" : "#choices > :is(button, .more), #choices .stepper";
  const others = [...document.querySelectorAll(where)].filter(inTheBar);
  const all = boxAround(others.length ? others : [...document.querySelectorAll("#ask-text")], CLOSE);
  return all && [all];
}

/** Whether something of the bar is in sight. @param {Element} one */
function inTheBar(one) {
  const [box, bar] = [one.getBoundingClientRect(), document.getElementById("question")?.getBoundingClientRect()];
  if (!bar || !box.width || one.parentElement?.closest("details:not([open])")) return false;
  return box.left >= bar.left - AIR && box.right <= bar.right + AIR && box.top >= bar.top - AIR && box.bottom <= bar.bottom + AIR;
}

/** The buttons that the beat asks for, also those that the board stands for. @param {HTMLElement} says */
const fitting = (says) => asked(says, ":is(#choices, #slips) button[name=option]");

// What lies over the veil, so that no ring is seen on it: the menu of a piece with several choices, the list in the rail.
const OVER = "#menu button.choice, #choices > .more[open] button[name=option]";

/** Marks what the beat asks for where no ring would be seen, and returns that. @param {HTMLElement} says */
function markOver(says) {
  const meant = asked(says, OVER);
  for (const one of document.querySelectorAll("[data-coached]")) if (!meant.some((button) => button === one)) one.removeAttribute("data-coached");
  for (const one of meant) one.setAttribute("data-coached", "1");
  return meant.filter((one) => one.getBoundingClientRect().width > 0);
}

/** The buttons whose choice the beat asks for. @param {HTMLElement} says @param {string} selector */
function asked(says, selector) {
  const wanted = (says.dataset.wanted ?? "").split("\n").filter(Boolean);
  const fits = (/** @type {HTMLButtonElement} */ one) => wanted.some((option) => (option.endsWith(":*") ? one.value.startsWith(option.slice(0, -1)) : one.value === option));
  /** @type {NodeListOf<HTMLButtonElement>} */
  const buttons = document.querySelectorAll(selector);
  return [...buttons].filter(fits);
}

/** Those in sight. @param {HTMLElement} says */
const pressable = (says) => fitting(says).filter((one) => (one.closest("#slips") ? one.getBoundingClientRect().width > 0 : inTheBar(one)));

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

/** Puts the coach into a corner of the board where it covers nothing that it speaks of. @param {HTMLElement} where @param {DOMRect | undefined} board @param {(DOMRect | null)[]} lit */
function place(where, board, lit) {
  if (narrow.matches || !board) {
    where.style.left = where.style.top = where.style.bottom = where.style.right = "";
    return;
  }
  const { width, height } = where.getBoundingClientRect();
  const glow = [...document.querySelectorAll(":is(#viewport, #hand) [data-legal]")].slice(0, 60).map((one) => one.getBoundingClientRect());
  const hand = document.getElementById("hand")?.getBoundingClientRect();
  const [right, low] = [board.right - width - EDGE, board.bottom - height - EDGE];
  const spots = [[board.left + EDGE, low], [right, low], [board.left + EDGE, board.top + EDGE], [right, board.top + EDGE]];
  if (hand && hand.top < board.bottom) for (const spot of spots) spot[1] = Math.min(spot[1], Math.max(board.top + EDGE, hand.top - height - EDGE));
  const covers = (/** @type {number[]} */ [x, y], /** @type {DOMRect} */ box) =>
    Math.max(0, Math.min(x + width, box.right) - Math.max(x, box.left)) * Math.max(0, Math.min(y + height, box.bottom) - Math.max(y, box.top));
  const cost = (/** @type {number[]} */ spot) => 100 * lit.reduce((sum, box) => sum + (box ? covers(spot, box) : 0), 0) + glow.reduce((sum, box) => sum + covers(spot, box), 0);
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

/** @param {DOMRect | null} box */
const key = (box) => (box ? [box.left, box.top, box.width, box.height].map(Math.round).join(" ") : "");

for (const kind of ["resize", "scroll"]) addEventListener(kind, () => card() && requestAnimationFrame(draw), { capture: true, passive: true });
// A slip, a list or a menu that opens moves what is below it.
document.addEventListener("click", () => card() && setTimeout(draw, 250));
document.addEventListener("tabs", () => card() && requestAnimationFrame(draw));
// Letters that load late, a smooth scroll that ends, a piece that flies: none of them tells anybody.
setInterval(() => {
  const says = card();
  if (says && document.visibilityState === "visible" && key(boxAround(aims(says).target)) !== drawnAt) draw();
}, LOOKS);
