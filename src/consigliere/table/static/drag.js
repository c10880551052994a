// @ts-check
// With a mouse a piece can be dragged to its target, or a place to the piece that should come: the same as two clicks.
// Dragging with a finger scrolls the sheet.
import { findWays, thingsAt } from "./asking.js";
import { hideCard } from "./card.js";
import { around } from "./dom.js";

const FAR = 12; // px until a pressed mouse drags
const SVG = "http://www.w3.org/2000/svg";

/** @type {{ x: number, y: number, things: string } | null} */
let from = null;
/** @type {SVGSVGElement | null} */
let picture = null;
let done = false;

/** Whether a piece has just been dragged: then nothing was clicked. */
export const wasPieceDragged = () => done;

document.addEventListener(
  "pointerdown",
  (event) => {
    done = false;
    from = null;
    const starts = around(event, "#table svg :is([data-legal], [data-from])");
    if (event.pointerType !== "mouse" || event.button !== 0 || !starts || document.body.dataset.dealing !== undefined) return;
    from = { x: event.clientX, y: event.clientY, things: thingsAt(event.clientX, event.clientY) };
  },
  true,
);
document.addEventListener(
  "pointermove",
  (event) => {
    if (!from || event.buttons !== 1) return;
    event.preventDefault(); // the sheet stays
    if (!picture && Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR) return;
    if (!picture) begin();
    const end = { x2: String(event.clientX), y2: String(event.clientY) };
    for (const [name, value] of Object.entries(end)) picture?.querySelector("line")?.setAttribute(name, value);
    const head = picture?.querySelector("circle");
    head?.setAttribute("cx", end.x2);
    head?.setAttribute("cy", end.y2);
  },
  true,
);

function begin() {
  if (!from) return;
  hideCard();
  picture = document.createElementNS(SVG, "svg");
  picture.id = "drawn";
  const line = document.createElementNS(SVG, "line");
  line.setAttribute("x1", String(from.x));
  line.setAttribute("y1", String(from.y));
  const head = document.createElementNS(SVG, "circle");
  head.setAttribute("r", "7");
  picture.append(line, head);
  document.body.append(picture);
  document.body.dataset.drawingPiece = "1";
}

document.addEventListener(
  "pointerup",
  (event) => {
    const start = from;
    const drew = picture !== null;
    end();
    if (!start || !drew) return;
    done = true;
    const piece = document.elementFromPoint(event.clientX, event.clientY)?.closest("#table svg [data-thing]");
    const things = thingsAt(event.clientX, event.clientY);
    if (piece && things && things !== start.things) findWays(piece, event, things, start.things);
  },
  true,
);
document.addEventListener("pointercancel", end, true);

function end() {
  picture?.remove();
  picture = from = null;
  delete document.body.dataset.drawingPiece;
}
