// @ts-check
// The bar holds its question and its answers whole: where they have no room as they are, letters are set closer, and where
// that does not help the answers get a row of their own. A question that is cut or an answer beyond the edge is no choice.
import { around } from "./dom.js";

const page = document.documentElement;
const WAYS = ["", "close", "closer", "rows"]; // play.css says what each does, window by window

export function dressBar() {
  const bar = document.getElementById("question");
  if (!bar) return;
  for (const way of WAYS) {
    if (way) bar.dataset.tight = way;
    else delete bar.dataset.tight;
    if (holds(bar)) break;
  }
  page.style.setProperty("--asked", `${bar.offsetHeight}px`); // what lies below the bar begins there
}

/** Whether nothing in the bar is cut off. @param {HTMLElement} bar */
function holds(bar) {
  const parts = [...bar.querySelectorAll("#ask-text, .ask-do")];
  return parts.every((one) => one.scrollWidth <= one.clientWidth + 1 && one.scrollHeight <= one.clientHeight + 2);
}

document.addEventListener("toggle", (event) => around(event, "#question") && dressBar(), true);
document.addEventListener("tabs", dressBar);
addEventListener("resize", dressBar);
document.fonts?.ready.then(dressBar);
