// Drawings are morphed by our own hand: their pieces are known by their ids, and a library for pages makes new ones as
// elements of HTML, which are never seen. It gets the page without them (places.js).

/** Puts drawings into their place: those that are there already become like the new ones. */
export function draw(place, fresh) {
  const old = [...place.childNodes];
  fresh.forEach((drawing, i) => {
    if (old[i]?.nodeName === drawing.nodeName) become(old[i], drawing);
    else if (old[i]) old[i].replaceWith(document.importNode(drawing, true));
    else place.append(document.importNode(drawing, true));
  });
  for (const one of old.slice(fresh.length)) one.remove();
}

/** An element becomes like another. A piece keeps its element by its id wherever it goes inside the drawing. */
function become(old, fresh) {
  const known = new Map([...old.querySelectorAll("[id]")].map((piece) => [piece.id, piece]));
  like(old, fresh, known);
}

function like(old, fresh, known) {
  attributes(old, fresh);
  // First whom each new child finds, then their places, then what is inside them: a piece is never taken from a place
  // that is being filled.
  let at = old.firstChild;
  const plan = [...fresh.childNodes].map((next) => {
    const same = fitting(next, at, known);
    if (same && same === at) at = at.nextSibling;
    return [same ?? grown(next, known), same ? next : null];
  });
  const planned = new Set(plan.map(([node]) => node));
  for (const gone of [...old.childNodes]) if (!planned.has(gone)) gone.remove();
  at = old.firstChild;
  for (const [node] of plan) {
    if (node === at) at = at.nextSibling;
    else old.insertBefore(node, at);
  }
  for (const [node, next] of plan) {
    if (!next) continue;
    if (node.nodeType !== 1) {
      if (node.data !== next.data) node.data = next.data;
    } else if (!node.isEqualNode(next)) {
      like(node, next, known);
    }
  }
}

/** What a new node may use of the old: the piece of its id, or what stands in its place if that is of its kind. */
function fitting(fresh, at, known) {
  if (fresh.id) {
    const piece = known.get(fresh.id);
    known.delete(fresh.id);
    return piece?.nodeName === fresh.nodeName ? piece : null;
  }
  return at && at.nodeName === fresh.nodeName && !at.id ? at : null;
}

/** A new node, with pieces in it that are there already. */
function grown(fresh, known) {
  if (fresh.nodeType !== 1) return document.importNode(fresh, true);
  const made = document.importNode(fresh, false);
  for (const inside of [...fresh.childNodes]) {
    const piece = inside.id ? fitting(inside, null, known) : null;
    if (piece) like(piece, inside, known);
    made.append(piece ?? grown(inside, known));
  }
  return made;
}

export function attributes(old, fresh) {
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
}
