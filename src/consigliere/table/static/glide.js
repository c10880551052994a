// @ts-check
// Pieces that keep their id travel from where they were to where they are; new ones appear.

const PIECES = "#table svg [id]";
const TIME = 380;

/** By what a piece is known again: where several hands lie open, cards of one name are told apart by their drawing. */
function known() {
  /** @type {NodeListOf<SVGElement>} */
  const found = document.querySelectorAll(PIECES);
  const pieces = [...found].filter((piece) => !piece.closest("defs"));
  /** @type {NodeListOf<SVGElement>} */
  const sheets = document.querySelectorAll("#table svg");
  /** @type {(SVGElement | null)[]} */
  const drawings = [...sheets];
  const times = new Map();
  for (const { id } of pieces) times.set(id, (times.get(id) ?? 0) + 1);
  return new Map(pieces.map((piece) => {
    const alone = times.get(piece.id) === 1;
    return [piece, alone ? piece.id : `${piece.id} ${drawings.indexOf(piece.ownerSVGElement)}`];
  }));
}

/** Where every piece is on the screen now, by its name. */
export function places() {
  const found = new Map();
  for (const [piece, name] of known()) {
    const box = piece.getBoundingClientRect();
    if (box.width) found.set(name, box);
  }
  return found;
}

/** Lets pieces travel from where they were. @param {Map<string, DOMRect>} before */
export function glide(before) {
  if (!before.size || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const names = known();
  for (const [piece, name] of names) {
    const now = piece.getBoundingClientRect();
    if (!now.width) continue;
    const was = before.get(name);
    if (!was) {
      piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: TIME });
      continue;
    }
    // A piece inside one that moved as well would travel twice.
    /** @type {SVGElement | null | undefined} */
    const carrier = piece.parentElement?.closest("[id]:not(svg):not(#table):not(#stage):not(#hand)");
    if (carrier && before.has(names.get(carrier) ?? "")) continue;
    const dx = was.left + was.width / 2 - now.left - now.width / 2;
    const dy = was.top + was.height / 2 - now.top - now.height / 2;
    if (Math.abs(dx) + Math.abs(dy) < 2) continue;
    const around = /** @type {Element | null} */ (piece.parentElement);
    const scale = (around instanceof SVGGraphicsElement && around.getScreenCTM()?.a) || 1;
    const from = `${dx / scale}px ${dy / scale}px`;
    piece.animate([{ translate: from }, { translate: "0px 0px" }], { duration: TIME, easing: "cubic-bezier(0.3, 0.1, 0.2, 1)" });
  }
}
