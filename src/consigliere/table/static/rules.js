// @ts-check
// Searches the rules while somebody types. Without script the form asks the server for the same.
import "./glossary.js";

/** Whether a text contains every one of these words. @param {string} text @param {string[]} words */
export const matches = (text, words) => words.every((word) => text.includes(word));

/** The words of a query, as they are compared. @param {string} query */
export const wanted = (query) => query.toLowerCase().split(/\s+/).filter(Boolean);

/** Marks every occurrence of the words in these rows. @param {Element[]} rows @param {string[]} words */
function highlight(rows, words) {
  if (!("highlights" in CSS)) return;
  const ranges = [];
  for (const row of words.length ? rows : []) {
    const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = (node.nodeValue ?? "").toLowerCase();
      for (const word of words) {
        for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
          const range = new Range();
          range.setStart(node, at);
          range.setEnd(node, at + word.length);
          ranges.push(range);
        }
      }
    }
  }
  CSS.highlights.set("rules-search", new Highlight(...ranges));
}

/** Shows the rules that match, and the chapters that have any. @param {HTMLFormElement} form */
export function filter(form) {
  const words = wanted(/** @type {HTMLInputElement} */ (form.elements.namedItem("q")).value);
  const ours = /** @type {HTMLInputElement} */ (form.elements.namedItem("ours")).checked;
  const searching = words.length > 0 || ours;
  const shown = [];
  for (const row of document.querySelectorAll(".rule-row")) {
    const found = matches((row.textContent ?? "").toLowerCase(), words) && (!ours || row.querySelector(".ruling"));
    row.toggleAttribute("hidden", !found);
    if (found) shown.push(row);
  }
  for (const chapter of document.querySelectorAll(".rules-body section")) {
    const empty = !chapter.querySelector(".rule-row:not([hidden])");
    chapter.toggleAttribute("hidden", empty);
    const title = chapter.querySelector("h3")?.id;
    document.querySelector(`.rules-index a[href="#${title}"]`)?.parentElement?.toggleAttribute("hidden", empty);
  }
  document.querySelector(".primer")?.toggleAttribute("hidden", searching);
  const output = /** @type {HTMLOutputElement} */ (form.querySelector("output"));
  output.value = searching ? (output.dataset.text ?? "").replace("#", String(shown.length)) : "";
  highlight(shown, words);
}

const form = /** @type {HTMLFormElement | null} */ (document.getElementById("rules-search"));
// A page that is the answer to a search contains only the matches: there the server continues to search.
if (form && !/[?&](q|ours)=/.test(location.search)) {
  form.addEventListener("input", () => filter(form));
  form.addEventListener("submit", (event) => event.preventDefault()); // the rows are filtered already
  filter(form); // a browser may have restored the form
}
