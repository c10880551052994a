// @ts-check
// Morphs drawings. The library that morphs pages creates new nodes as HTML elements, which are invisible inside an SVG, so
// it gets the page without drawings (places.js). Pieces are matched by id.

/**
 * Puts drawings into their places; existing ones are morphed into the new ones.
 * @param {Element} place
 * @param {ChildNode[]} fresh
 */
export function draw(place, fresh) {
  const old = [...place.childNodes];
  fresh.forEach((drawing, i) => {
    const there = old[i];
    if (there instanceof Element && drawing instanceof Element && there.nodeName === drawing.nodeName) morphElement(there, drawing);
    else if (there) there.replaceWith(document.importNode(drawing, true));
    else place.append(document.importNode(drawing, true));
  });
  for (const one of old.slice(fresh.length)) one.remove();
}

/**
 * Morphs an element into another. A piece keeps its element by its id, wherever it moves inside the drawing.
 * @param {Element} old
 * @param {Element} fresh
 */
function morphElement(old, fresh) {
  /** @type {Known} */
  const known = new Map([...old.querySelectorAll("[id]")].map((piece) => [piece.id, piece]));
  like(old, fresh, known);
}

/** @typedef {Map<string, Element>} Known the pieces of the old drawing that were not used yet, by id */

/** @param {Element} old @param {Element} fresh @param {Known} known */
function like(old, fresh, known) {
  attributes(old, fresh);
  // First match all children, then place them, then morph their contents: a piece is never taken from an element that is
  // being filled.
  let at = old.firstChild;
  const plan = [...fresh.childNodes].map((next) => {
    const same = fitting(next, at, known);
    if (same && same === at) at = at.nextSibling;
    return { node: same ?? grown(next, known), next: same ? next : null };
  });
  /** @type {Set<Node>} */
  const planned = new Set(plan.map(({ node }) => node));
  for (const gone of [...old.childNodes]) if (!planned.has(gone)) gone.remove();
  at = old.firstChild;
  for (const { node } of plan) {
    if (at && node === at) at = at.nextSibling;
    else old.insertBefore(node, at);
  }
  for (const { node, next } of plan) {
    if (!next) continue;
    if (node instanceof Element && next instanceof Element) {
      if (!node.isEqualNode(next)) like(node, next, known);
    } else if (node.nodeValue !== next.nodeValue) {
      node.nodeValue = next.nodeValue;
    }
  }
}

/**
 * The old node that a new one can reuse: the piece with its id, or the node in its place if it is of the same kind.
 * @param {Node} fresh
 * @param {Node | null} at
 * @param {Known} known
 */
function fitting(fresh, at, known) {
  if (idOf(fresh)) {
    const { id } = /** @type {Element} */ (fresh);
    const piece = known.get(id);
    known.delete(id);
    return piece?.nodeName === fresh.nodeName ? piece : null;
  }
  return at && at.nodeName === fresh.nodeName && !idOf(at) ? at : null;
}

/** @param {Node} node */
const idOf = (node) => (node instanceof Element ? node.id : "");

/** A new node that reuses existing pieces. @param {Node} fresh @param {Known} known @returns {Node} */
function grown(fresh, known) {
  if (!(fresh instanceof Element)) return document.importNode(fresh, true);
  const made = document.importNode(fresh, false);
  for (const inside of [...fresh.childNodes]) {
    const piece = idOf(inside) ? fitting(inside, null, known) : null;
    if (piece instanceof Element && inside instanceof Element) like(piece, inside, known);
    made.append(piece ?? grown(inside, known));
  }
  return made;
}

/** Gives an element the attributes of another. @param {Element} old @param {Element} fresh */
export function attributes(old, fresh) {
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
}
