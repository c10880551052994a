// @ts-check
// Fits the question and its answers into the bar. If there is too little room, letters are set closer; if that is not
// enough, the answers get their own row. Nothing is ever cut off.
import { around } from "./dom.js";
import { narrow } from "./narrow.js";

const page = document.documentElement;
const WAYS = ["", "near", "close", "closer", "rows"]; // bar.css and narrow.css say what each does, window by window
const MILD = ["", "near"]; // an answer of three lines is worth smaller letters, but no row of its own

export function fitBar() {
  const bar = document.getElementById("question");
  if (!bar) return;
  for (const way of WAYS) {
    if (way) bar.dataset.tight = way;
    else delete bar.dataset.tight;
    if (holds(bar) && (way || !squeezed(bar)) && !(MILD.includes(way) && stacked(bar))) break;
  }
  page.style.setProperty("--asked", `${bar.offsetHeight}px`); // what is below the bar begins there
}

/** Whether nothing in the bar is cut off. @param {HTMLElement} bar */
function holds(bar) {
  const parts = [...bar.querySelectorAll("#ask-text, .ask-do")];
  const wide = [...parts, ...bar.querySelectorAll("#choices")].every((one) => one.scrollWidth <= one.clientWidth + 1);
  return wide && parts.every((one) => one.scrollHeight <= one.clientHeight + 2);
}

const ONE_LINE = 38; // px: a higher answer has two lines
const WIDEST = 235; // px: a wider one breaks anyway (bar.css)
const TALL = 62; // px: a higher question has more than three lines

/**
 * Whether an answer breaks only for want of room that a short question may leave; on a phone, whether a long question
 * has too little room beside the tools.
 * @param {HTMLElement} bar
 */
function squeezed(bar) {
  if (narrow.matches) return (document.getElementById("ask-text")?.offsetHeight ?? 0) > TALL;
  return [...bar.querySelectorAll(".choices > .choice")].some((one) => one.offsetHeight > ONE_LINE && one.offsetWidth < WIDEST);
}

const TWO_LINES = 48; // px: a higher answer has three lines, the height of the bar

/** Whether an answer has three lines. @param {HTMLElement} bar */
function stacked(bar) {
  return !narrow.matches && [...bar.querySelectorAll(".choices > .choice")].some((one) => one.offsetHeight > TWO_LINES);
}

document.addEventListener("toggle", (event) => around(event, "#question") && fitBar(), true);
document.addEventListener("tabs", fitBar);
addEventListener("resize", fitBar);
document.fonts?.ready.then(fitBar);
