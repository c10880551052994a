// @ts-check
// What a choice would certainly do: requested from the server on hover or focus, and cached while the question is open.

const WAIT = 150; // ms on a piece before the request
/** @type {Map<string, string[]>} */
const known = new Map();
let timer = 0;
let of = "";

/**
 * Calls `tell` with the lines of a choice, at once if they are cached; only for the latest request.
 * @param {string} option
 * @param {(lines: string[]) => void} tell
 */
export function requestPreview(option, tell) {
  clearTimeout(timer);
  const table = document.getElementById("table");
  const number = table?.dataset.number;
  if (!option || !number || !table.dataset.yours) return;
  if (of !== number) {
    known.clear();
    of = number;
  }
  const lines = known.get(option);
  if (lines) return tell(lines);
  timer = setTimeout(async () => {
    const address = `/t/${document.body.dataset.table}/preview?number=${number}&option=${encodeURIComponent(option)}`;
    try {
      const answer = await fetch(address);
      if (!answer.ok) return;
      const lines = await answer.json();
      if (of === number) known.set(option, lines);
      if (document.getElementById("table")?.dataset.number === number) tell(lines);
    } catch {} // offline: the card is shown without them
  }, WAIT);
}

export const forget = () => clearTimeout(timer);
