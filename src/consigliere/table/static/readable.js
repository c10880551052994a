// @ts-check
// The size of a drawing's letters on the screen.

export const READABLE = 11; // px that a letter needs to be read

/** The size in px of the smallest letter or drawn figure inside an element; Infinity if it has none.
 * Letters that the whole board leaves out count too: they are read after zooming in. @param {Element} drawn */
export function smallestLetter(drawn) {
  let smallest = Infinity;
  /** @type {NodeListOf<SVGGraphicsElement>} */
  const letters = drawn.querySelectorAll("text, .fig");
  for (const one of letters) {
    const hidden = one.matches(".close-up") && !one.getBoundingClientRect().width;
    const matrix = (hidden ? /** @type {SVGGraphicsElement} */ (/** @type {unknown} */ (one.parentElement)) : one).getScreenCTM();
    if (!matrix || (!hidden && !one.getBoundingClientRect().width)) continue;
    // A drawn figure is 100 units high, as the capitals of a font of this size are.
    const size = one.tagName === "g" ? 100 / 0.72 : parseFloat(getComputedStyle(one).fontSize);
    smallest = Math.min(smallest, size * Math.hypot(matrix.c, matrix.d));
  }
  return smallest;
}
