// @ts-check
// Zoom and pan, wherever a board is shown: pinch or Ctrl and wheel zoom, dragging moves the sheet, a tap comes nearer. The
// window scrolls by itself, so zooming only changes the size of the sheet.
import { around } from "./dom.js";
import { narrow } from "./narrow.js";
import { READABLE, smallestLetter } from "./readable.js";

const page = document.documentElement;
let zoom = 1;

/** Whether the reader has zoomed in. */
export const isZoomed = () => zoom > 1;

const viewport = () => document.getElementById("viewport");

/** @param {number} wanted @param {number} [x] @param {number} [y] the point that stays where it is */
function setZoom(wanted, x, y) {
  const window_ = viewport();
  const stage = document.getElementById("stage");
  if (!window_ || !stage) return;
  const old = stage.getBoundingClientRect();
  const box = window_.getBoundingClientRect();
  const cx = x ?? box.left + box.width / 2;
  const cy = y ?? box.top + box.height / 2;
  const rx = (cx - old.left) / old.width;
  const ry = (cy - old.top) / old.height;
  zoom = Math.min(5, Math.max(1, wanted));
  page.style.setProperty("--zoom", String(zoom));
  page.toggleAttribute("data-zoomed", zoom > 1); // then everything scrolls together
  const now = stage.getBoundingClientRect();
  window_.scrollLeft += now.left + rx * now.width - cx;
  window_.scrollTop += now.top + ry * now.height - cy;
  document.dispatchEvent(new Event("zoomed"));
}

/** A tap next to the pieces, in a small window: zooms in until the letters there are
 * legible, or back out. @param {MouseEvent} event */
export function comeNearer(event) {
  const port = around(event, "#viewport");
  if (!port || !narrow.matches) return;
  if (zoom > 1) return setZoom(1);
  const drawn = around(event, "svg") ?? port;
  for (let times = 0; times < 2; times += 1) { // once more for letters that are drawn on an enlarged board only
    const smallest = smallestLetter(drawn);
    if (smallest < READABLE) setZoom((zoom * READABLE * 1.02) / smallest, event.clientX, event.clientY);
  }
}

/** @param {number} factor 0: the whole board */
export const zoomBy = (factor) => setZoom(factor ? zoom * factor : 1);

/** Runs a change of the page and restores the reader's scroll position and zoom. @param {() => void} change */
export function keepView(change) {
  const window_ = viewport();
  const hand = document.getElementById("hand");
  const [left, top, along] = [window_?.scrollLeft, window_?.scrollTop, hand?.scrollLeft];
  change();
  const now = viewport();
  if (now && left !== undefined && top !== undefined) [now.scrollLeft, now.scrollTop] = [left, top];
  const cards = document.getElementById("hand");
  if (cards && along !== undefined) cards.scrollLeft = along;
}

/** @type {Record<string, number>} */
const ZOOMS = { in: 1.4, out: 1 / 1.4, fit: 0 };

document.addEventListener("click", (event) => {
  const button = around(event, "[data-zoom]");
  if (button) zoomBy(ZOOMS[button.dataset.zoom ?? ""] ?? 0);
});

document.addEventListener(
  "wheel",
  (event) => {
    if (!event.ctrlKey || !around(event, "#viewport")) return;
    event.preventDefault();
    setZoom(zoom * Math.exp(-event.deltaY / 300), event.clientX, event.clientY);
  },
  { passive: false },
);

/** @type {Map<number, PointerEvent>} */
const fingers = new Map();
let dragged = false;
/** Whether the sheet has just been dragged: then it was not a click. */
export const wasDragged = () => dragged;
let spread = 0;

document.addEventListener("pointerdown", (event) => {
  dragged = false;
  if (!around(event, "#viewport")) return;
  fingers.set(event.pointerId, event);
  if (fingers.size === 2) spread = distance();
});
document.addEventListener("pointermove", (event) => {
  const last = fingers.get(event.pointerId);
  if (!last) return;
  fingers.set(event.pointerId, event);
  if (fingers.size === 2) {
    const now = distance();
    const [a, b] = [...fingers.values()];
    setZoom((zoom * now) / (spread || now), (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
    spread = now;
    dragged = true;
  } else if (event.pointerType === "mouse" && event.buttons === 1 && !event.defaultPrevented) {
    const window_ = viewport();
    if (!window_ || (!dragged && Math.hypot(event.movementX, event.movementY) < 3)) return;
    dragged = true;
    window_.dataset.drag = "1";
    window_.scrollLeft -= event.clientX - last.clientX;
    window_.scrollTop -= event.clientY - last.clientY;
  }
});
for (const end of /** @type {const} */ (["pointerup", "pointercancel"])) {
  document.addEventListener(end, (event) => {
    fingers.delete(event.pointerId);
    delete viewport()?.dataset.drag;
  });
}
// Two fingers zoom; one finger scrolls natively.
document.addEventListener("touchmove", (event) => event.touches.length > 1 && around(event, "#viewport") && event.preventDefault(), { passive: false });

function distance() {
  const [a, b] = [...fingers.values()];
  return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
}
