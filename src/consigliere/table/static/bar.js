// @ts-check
// Fits the question and its answers into the bar. If there is too little room, letters are set closer; if that is not
// enough, the answers get their own row. Nothing is ever cut off.
import { around } from "./dom.js";

const page = document.documentElement;
const WAYS = ["", "close", "closer", "rows"]; // bar.css and narrow.css say what each does, window by window

export function fitBar() {
  const bar = document.getElementById("question");
  if (!bar) return;
  for (const way of WAYS) {
    if (way) bar.dataset.tight = way;
    else delete bar.dataset.tight;
    if (holds(bar)) break;
  }
  page.style.setProperty("--asked", `${bar.offsetHeight}px`); // what is below the bar begins there
}

/** Whether nothing in the bar is cut off. @param {HTMLElement} bar */
function holds(bar) {
  const parts = [...bar.querySelectorAll("#ask-text, .ask-do")];
  const wide = [...parts, ...bar.querySelectorAll("#choices")].every((one) => one.scrollWidth <= one.clientWidth + 1);
  return wide && parts.every((one) => one.scrollHeight <= one.clientHeight + 2);
}

document.addEventListener("toggle", (event) => around(event, "#question") && fitBar(), true);
document.addEventListener("tabs", fitBar);
addEventListener("resize", fitBar);
document.fonts?.ready.then(fitBar);
