// @ts-check
// Announces events to screen readers, politely, in the sentences of the log.

const TALK = ".chat > li[id]:not([data-own])";

/** The lines of log and talk that have been announced, and the question. */
export function remember() {
  const lines = new Set([...document.querySelectorAll(`.log li[id], ${TALK}`)].map((line) => line.id));
  return { lines, question: document.getElementById("ask-text")?.textContent };
}

/** Announces what is new since `past`; true if anything happened on the table. @param {ReturnType<typeof remember>} past */
export function announce(past) {
  const fresh = [...document.querySelectorAll(".log li[id]")].filter((line) => !past.lines.has(line.id)).reverse();
  const said = fresh.map((line) => line.textContent);
  const spoken = [...document.querySelectorAll(TALK)].filter((line) => !past.lines.has(line.id)).reverse();
  for (const line of spoken) {
    const [name, words] = ["strong", "span"].map((part) => line.querySelector(part)?.textContent);
    said.push(`${name}: ${words}`);
  }
  const question = document.getElementById("ask-text")?.textContent;
  if (question && question !== past.question) said.push(question);
  const error = document.querySelector("#question .flash[role=alert]");
  if (error) said.push(error.textContent);
  const place = document.getElementById("announce");
  if (place && said.length) place.textContent = said.join(" ");
  return fresh.length > 0;
}
