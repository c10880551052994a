// @ts-check
// The places of a page and the parts in them. An update contains the frame, with empty places, and the parts that have
// changed; all other parts stay as they are.
import { byId } from "./dom.js";
import { attributes, draw } from "./drawings.js";

const PLACES = "[data-part], [data-drawing]";
/** @param {HTMLElement} place */
const name = (place) => place.dataset.part ?? place.dataset.drawing ?? "";
/** @param {ParentNode} page */
const places = (page) => [...page.querySelectorAll(PLACES)];

/**
 * Splits a full page: leaves its frame, and returns the parts by the names of their places.
 * @param {ParentNode} page
 * @returns {Parts}
 */
export function splitPage(page) {
  /** @type {Parts} */
  const parts = new Map();
  for (const place of places(page)) {
    parts.set(name(place), [...place.childNodes]);
    place.replaceChildren();
  }
  return parts;
}

/**
 * Morphs the page into a frame with these parts. Without the library the frame replaces the page.
 * @param {HTMLElement} page
 * @param {HTMLElement} frame
 * @param {Parts} parts
 * @param {Morpher | null} idiomorph
 * @param {MorphOptions} how
 */
export function morphPage(page, frame, parts, idiomorph, how) {
  if (!idiomorph) return replace(page, frame, parts);
  const callbacks = {
    ...how.callbacks,
    /** @param {Node} old @param {Node} fresh */
    beforeNodeMorphed(old, fresh) {
      if (!isPlace(old) || !isPlace(fresh)) return how.callbacks?.beforeNodeMorphed?.(old, fresh) ?? true;
      attributes(old, fresh);
      return false;
    },
  };
  idiomorph.morph(page, frame, { ...how, callbacks, morphStyle: "outerHTML" });
  fill(byId(frame.id), parts, idiomorph, how);
}

/**
 * Puts parts into the places of their names.
 * @param {HTMLElement} page
 * @param {Parts} parts
 * @param {Morpher | null} idiomorph
 * @param {MorphOptions} how
 */
export function fill(page, parts, idiomorph, how) {
  for (const place of places(page)) {
    const part = parts.get(name(place));
    if (part === undefined) continue;
    if (place.dataset.drawing) draw(place, nodes(part));
    else if (idiomorph) idiomorph.morph(place, nodes(part), { ...how, morphStyle: "innerHTML" });
    else place.replaceChildren(...nodes(part));
  }
}

/** @param {HTMLElement} page @param {HTMLElement} frame @param {Parts} parts */
function replace(page, frame, parts) {
  const old = new Map(places(page).map((place) => [name(place), place]));
  for (const place of places(frame)) {
    const part = parts.get(name(place));
    place.replaceChildren(...(part === undefined ? (old.get(name(place))?.childNodes ?? []) : nodes(part)));
  }
  page.replaceWith(frame);
}

/**
 * Whether a node is a place: the frame has its attributes, but not what is in it.
 * @param {Node} node
 * @returns {node is HTMLElement}
 */
const isPlace = (node) => node instanceof Element && node.matches(PLACES);

/** @param {Part} part @returns {ChildNode[]} */
function nodes(part) {
  if (typeof part !== "string") return part;
  const holder = document.createElement("template");
  holder.innerHTML = part;
  return [...holder.content.childNodes];
}
