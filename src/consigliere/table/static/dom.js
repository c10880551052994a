// @ts-check
// Small typed helpers for reading the page.

/**
 * The nearest element around an event's target that matches the selector.
 * @template {Element} [E=HTMLElement]
 * @param {Event} event
 * @param {string} selector
 * @returns {E | null}
 */
export function around({ target }, selector) {
  return target instanceof Element ? target.closest(selector) : null;
}

/** Whether the event's target is a field that the reader types into: keys belong to the field. @param {Event} event */
export const isTyping = ({ target }) => target instanceof Element && /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName);

/**
 * The element with this id, which the page always has.
 * @param {string} id
 * @returns {HTMLElement}
 */
export function byId(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no #${id}`);
  return found;
}

/**
 * What a form sends. No form of ours sends a file.
 * @param {HTMLFormElement} form
 * @param {HTMLElement | null} [submitter]
 */
export function fieldsOf(form, submitter) {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter)) fields.append(name, String(value));
  return fields;
}

/** The part of the page that belongs to the table. */
export const table = () => byId("table");
