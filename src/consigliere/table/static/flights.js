// @ts-check
// How single pieces move: along a line, turning over, rolling, or as a copy of them over the page. All use the
// browser's own animations. A moving piece is already in its final place; only its rendering starts elsewhere.

const EASE = "cubic-bezier(0.3, 0.1, 0.2, 1)";
const CHIP = 34; // px: the size of the chip for things without a drawing

/** How a piece is placed by its drawing, as the style sheet would write it. @param {SVGGraphicsElement} piece */
function placed(piece) {
  const matrix = piece.transform.baseVal.consolidate()?.matrix;
  return matrix ? `matrix(${matrix.a}, ${matrix.b}, ${matrix.c}, ${matrix.d}, ${matrix.e}, ${matrix.f})` : "";
}

/**
 * The coordinate system of a piece: its centre, and the conversion of screen pixels into its units. A parent may be
 * rotated, or turning over at this moment: seen from the side it has no width, and nothing can be converted.
 * @param {SVGGraphicsElement} piece
 */
function units(piece) {
  const around = /** @type {Element | null} */ (piece.parentElement);
  const matrix = (around instanceof SVGGraphicsElement ? around.getScreenCTM() : null) ?? new DOMMatrix();
  const back = matrix.a * matrix.d - matrix.b * matrix.c ? matrix.inverse() : new DOMMatrix();
  const box = piece.getBoundingClientRect();
  const { x, y } = new DOMPoint(box.left + box.width / 2, box.top + box.height / 2).matrixTransform(back);
  const way = (/** @type {number} */ dx, /** @type {number} */ dy) => ({ x: back.a * dx + back.c * dy, y: back.b * dx + back.d * dy });
  return { x, y, way };
}

/**
 * A piece comes from so many pixels away.
 * @param {SVGGraphicsElement} piece
 * @param {number} dx
 * @param {number} dy
 * @param {number} delay
 * @param {number} duration
 */
export function from(piece, dx, dy, delay, duration) {
  const { x, y } = units(piece).way(dx, dy);
  const away = `${x}px ${y}px`;
  piece.animate([{ translate: away }, { translate: "0px 0px" }], { duration, delay, easing: EASE, fill: "backwards" });
}

/**
 * A card turns over on its way: first its back is visible, then its face.
 * @param {SVGGraphicsElement} card
 * @param {number} dx
 * @param {number} dy
 * @param {number} delay
 * @param {number} duration
 * @param {Copy | null} back
 */
export function turn(card, dx, dy, delay, duration, back) {
  const { x, y, way } = units(card);
  const away = way(dx, dy);
  const own = placed(card);
  const end = card.getBoundingClientRect(); // before it is turned
  const at = (/** @type {number} */ part, /** @type {number} */ wide) =>
    `translate(${part * away.x}px, ${part * away.y}px) translate(${x}px, ${y}px) scale(${wide}, 1) translate(${-x}px, ${-y}px) ${own}`;
  card.animate([
    { transform: at(1, 0), offset: 0 },
    { transform: at(0.5, 0), offset: 0.5 },
    { transform: at(0, 1), offset: 1 },
  ], { duration, delay, easing: "ease-in-out", fill: "backwards" });
  if (!back || back.box.width > 2.5 * end.width || back.box.height > 2.5 * end.height) return;
  const ghost = lay(back);
  const half = { x: back.box.left + back.box.width / 2, y: back.box.top + back.box.height / 2 };
  const seen = (/** @type {number} */ part, /** @type {number} */ wide) =>
    `translate(${-part * dx}px, ${-part * dy}px) translate(${half.x}px, ${half.y}px) scale(${wide}, 1) translate(${-half.x}px, ${-half.y}px)`;
  run(ghost, [{ transform: seen(0, 1) }, { transform: seen(0.5, 0) }], { duration: duration / 2, delay, easing: "ease-in" });
}

/**
 * A die tumbles once and settles.
 * @param {SVGGraphicsElement} die
 * @param {number} i
 * @param {number} duration
 */
export function roll(die, i, duration) {
  const { x, y } = units(die);
  const own = placed(die);
  const at = (/** @type {number} */ degrees, /** @type {number} */ size, /** @type {number} */ up) =>
    `translate(${x}px, ${y - up}px) rotate(${degrees}deg) scale(${size}) translate(${-x}px, ${-y}px) ${own}`;
  die.animate([
    { transform: at(-300, 0.6, 40), opacity: 0.2 },
    { transform: at(-120, 1.15, 14), opacity: 1 },
    { transform: at(0, 1, 0), opacity: 1 },
  ], { duration, delay: i * 60, easing: "ease-out", fill: "backwards" });
}

/**
 * A copy of a piece flies from one box to another; the piece itself stays unchanged.
 * @param {Flight} flight
 * @param {SVGGraphicsElement | Copy | null} piece null: a chip with a sign
 * @param {DOMRect} start
 * @param {DOMRect} end
 * @param {number} delay
 * @param {number} duration
 */
export function fly(flight, piece, start, end, delay, duration) {
  const copy = piece instanceof Element ? copyOf(piece) : piece;
  const ghost = copy ? lay(copy) : chip(flight);
  const box = copy ? copy.box : new DOMRect(-CHIP / 2, -CHIP / 2, CHIP, CHIP);
  const to = (/** @type {DOMRect} */ goal) =>
    `translate(${goal.left + goal.width / 2 - box.left - box.width / 2}px, ${goal.top + goal.height / 2 - box.top - box.height / 2}px)`;
  run(ghost, [
    { transform: to(start), opacity: 1, offset: 0 },
    { opacity: 1, offset: 0.85 },
    { transform: to(end), opacity: 0.3, offset: 1 },
  ], { duration, delay, easing: EASE });
}

/** @param {Element} ghost @param {Keyframe[]} frames @param {KeyframeAnimationOptions} how */
function run(ghost, frames, how) {
  ghost.animate(frames, { ...how, fill: "both" }).finished.then(() => ghost.closest(".flight")?.remove(), () => ghost.closest(".flight")?.remove());
}

/**
 * A copy of a piece as it looks now, to be shown later.
 * @param {SVGGraphicsElement} piece
 * @returns {Copy}
 */
export function copyOf(piece) {
  const copy = /** @type {SVGGraphicsElement} */ (piece.cloneNode(true));
  for (const one of [copy, ...copy.querySelectorAll("[id], [data-thing], [data-legal], [data-new]")]) {
    for (const name of ["id", "data-thing", "data-legal", "data-new", "data-die", "tabindex"]) one.removeAttribute(name);
  }
  const around = /** @type {Element | null} */ (piece.parentElement);
  const matrix = around instanceof SVGGraphicsElement ? around.getScreenCTM() : null;
  const { a = 1, b = 0, c = 0, d = 1, e = 0, f = 0 } = matrix ?? {};
  const kind = piece.ownerSVGElement?.getAttribute("class") ?? "";
  const owner = piece.parentElement?.closest("[class*='of-']")?.getAttribute("class") ?? "";
  return { copy, box: piece.getBoundingClientRect(), at: `matrix(${a} ${b} ${c} ${d} ${e} ${f})`, kind, owner };
}

const SVG = "http://www.w3.org/2000/svg";

/** Puts a copy over the page where the piece was. @param {Copy} from */
function lay({ copy, at, kind, owner }) {
  const sheet = document.createElementNS(SVG, "svg");
  sheet.setAttribute("class", `${kind} flight`);
  sheet.setAttribute("aria-hidden", "true");
  const ghost = document.createElementNS(SVG, "g");
  const place = document.createElementNS(SVG, "g");
  place.setAttribute("transform", at);
  place.setAttribute("class", owner);
  place.append(copy.cloneNode(true));
  ghost.append(place);
  sheet.append(ghost);
  document.body.append(sheet);
  return ghost;
}

/** A chip with a sign of the game, in the colours of its owner. @param {Flight} flight */
function chip({ what, side }) {
  const ghost = document.createElement("span");
  ghost.className = "flight chip";
  ghost.ariaHidden = "true";
  if (side) ghost.dataset.side = side;
  const sheet = document.createElementNS(SVG, "svg");
  const shape = document.querySelector(`.shapes ${what}`);
  const box = shape instanceof SVGGraphicsElement ? shape.getBBox() : null;
  const margin = box ? 0.08 * Math.max(box.width, box.height) : 0;
  if (box?.width) sheet.setAttribute("viewBox", [box.x - margin, box.y - margin, box.width + 2 * margin, box.height + 2 * margin].join(" "));
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", what);
  sheet.append(use);
  ghost.append(sheet);
  document.body.append(ghost);
  return ghost;
}
