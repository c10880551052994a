// @ts-check
// The position of a small box: next to the piece it belongs to, never on it.

/**
 * The place next to a spot, inside the window, that covers the spot least, and then least of what else should stay
 * visible: to the right, to the left, below, above.
 * @param {{ width: number, height: number }} box
 * @param {DOMRect} spot
 * @param {DOMRect[]} [others]
 */
export function positionBeside({ width, height }, spot, others = []) {
  const inside = (/** @type {number} */ at, /** @type {number} */ size, /** @type {number} */ room) => Math.max(6, Math.min(room - size - 6, at));
  const at = (/** @type {number} */ x, /** @type {number} */ y) => new DOMRect(inside(x, width, innerWidth), inside(y, height, innerHeight), width, height);
  const places = [
    at(spot.right + 8, spot.top),
    at(spot.left - 8 - width, spot.top),
    at(spot.left, spot.bottom + 8),
    at(spot.left, spot.top - 8 - height),
  ];
  const covered = (/** @type {DOMRect} */ place) => 4 * overlap(place, spot) + others.reduce((sum, one) => sum + overlap(place, one), 0);
  return places.reduce((one, other) => (covered(other) < covered(one) ? other : one));
}

/** @param {DOMRect} one @param {DOMRect} other */
function overlap(one, other) {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}

const LARGE = 0.1; // of the window: next to such a large piece is too far from the pointer

/**
 * What a box must not cover: the piece itself, or the area under the pointer if the piece is large.
 * @param {Element} piece
 * @param {{ clientX: number, clientY: number }} [at]
 */
export function spotOf(piece, at) {
  const box = piece.getBoundingClientRect();
  if (!at || box.width * box.height < LARGE * innerWidth * innerHeight) return box;
  return new DOMRect(at.clientX - 6, at.clientY - 6, 12, 18);
}
