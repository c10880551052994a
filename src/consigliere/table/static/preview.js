// @ts-check
// What a choice would surely do: asked of the server when somebody stays on it, and kept while the question stands.

const WAIT = 150; // ms somebody stays on a piece before it is asked for
/** @type {Map<string, string[]>} */
const known = new Map();
let timer = 0;
let of = "";

/**
 * Calls `tell` with the lines of a choice, at once where they are known; only for the last one asked for.
 * @param {string} option
 * @param {(lines: string[]) => void} tell
 */
export function foresee(option, tell) {
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
    } catch {} // cut off: the piece is told of without it
  }, WAIT);
}

export const forget = () => clearTimeout(timer);
