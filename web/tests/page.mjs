// A page for the unit tests: jsdom's window becomes the global one, as the scripts expect it.
// Import this before a script; a script runs once for each test file.
import { JSDOM } from "jsdom";

const dom = new JSDOM("<!doctype html><body></body>", { url: "https://table.example/t/abc", pretendToBeVisual: true });
const { window } = dom;

// The page's own classes; if both have one (Event, FormData), the page's, because a form accepts only its own.
for (const name of Object.getOwnPropertyNames(window)) {
  if (/^[A-Z]/.test(name) && (!(name in globalThis) || ["Event", "FormData"].includes(name))) globalThis[name] = window[name];
}
for (const name of ["document", "location", "sessionStorage", "localStorage", "getComputedStyle"]) {
  Object.defineProperty(globalThis, name, { value: window[name], configurable: true });
}
for (const name of ["addEventListener", "dispatchEvent", "removeEventListener"]) globalThis[name] = window[name].bind(window);
globalThis.matchMedia = () => ({ matches: false, addEventListener() {} }); // jsdom has no layout

export { window };

/** A script of the page. */
export const script = (name) => import(new URL(`../../src/consigliere/table/static/${name}.js`, import.meta.url));

/** Replaces the content of the page. */
export function show(html, data = {}) {
  document.body.innerHTML = html;
  for (const name of Object.keys(document.body.dataset)) delete document.body.dataset[name];
  Object.assign(document.body.dataset, data);
}

/** Waits until all pending promises are settled. */
export const settled = () => new Promise((done) => setImmediate(done));
