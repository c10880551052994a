// The places of a page and the parts that lie in them. A page that has come is its frame, with empty places, and the parts
// that have changed; every other part stays as it is.
import { attributes, draw } from "./drawings.js";

const PLACES = "[data-part], [data-drawing]";
const name = (place) => place.dataset.part ?? place.dataset.drawing;
const places = (page) => [...page.querySelectorAll(PLACES)];

/** Takes a whole page apart: its frame stays, and what lay in its places is given back by name. */
export function takeApart(page) {
  const parts = new Map();
  for (const place of places(page)) {
    parts.set(name(place), [...place.childNodes]);
    place.replaceChildren();
  }
  return parts;
}

/** The page becomes like a frame with these parts in it. Without a library for that it is put in its place. */
export function become(page, frame, parts, idiomorph, how) {
  if (!idiomorph) return replace(page, frame, parts);
  const callbacks = {
    ...how.callbacks,
    beforeNodeMorphed(old, fresh) {
      if (!isPlace(old) || !isPlace(fresh)) return how.callbacks.beforeNodeMorphed(old, fresh);
      attributes(old, fresh);
      return false;
    },
  };
  idiomorph.morph(page, frame, { ...how, callbacks, morphStyle: "outerHTML" });
  fill(document.getElementById(frame.id), parts, idiomorph, how);
}

/** Puts parts into the places of their names. */
export function fill(page, parts, idiomorph, how) {
  for (const place of places(page)) {
    const part = parts.get(name(place));
    if (part === undefined) continue;
    if (place.dataset.drawing) draw(place, nodes(part));
    else if (idiomorph) idiomorph.morph(place, nodes(part), { ...how, morphStyle: "innerHTML" });
    else place.replaceChildren(...nodes(part));
  }
}

function replace(page, frame, parts) {
  const old = new Map(places(page).map((place) => [name(place), place]));
  for (const place of places(frame)) {
    const part = parts.get(name(place));
    place.replaceChildren(...(part === undefined ? (old.get(name(place))?.childNodes ?? []) : nodes(part)));
  }
  page.replaceWith(frame);
}

/** Whether a node is a place: what stands in it is not the frame's. Its attributes are. */
const isPlace = (node) => node.nodeType === 1 && node.matches(PLACES);

function nodes(part) {
  if (typeof part !== "string") return part;
  const holder = document.createElement("template");
  holder.innerHTML = part;
  return [...holder.content.childNodes];
}
