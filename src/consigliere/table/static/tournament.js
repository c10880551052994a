// @ts-check
// Keeps the page of a tournament up to date while it is looked at.
import "./copy.js";
import { byId } from "./dom.js";

const EVERY = 4000; // milliseconds between two questions whether something has changed

/** Whether the reader is about to do something that a new page would interrupt. */
const busy = () => document.hidden || document.querySelector("details.sure[open]") !== null;

async function look() {
  const old = byId("table");
  if (busy()) return;
  const answer = await fetch(`${location.pathname}/news?since=${old.dataset.version}`);
  if (answer.status !== 200 || busy()) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const fresh = page.getElementById("table");
  if (!fresh) return;
  const open = [...old.querySelectorAll("details[open][id]")].map((one) => one.id);
  old.replaceWith(fresh);
  for (const id of open) document.getElementById(id)?.setAttribute("open", "");
}

setInterval(() => look().catch(() => undefined), EVERY);
document.addEventListener("visibilitychange", () => look().catch(() => undefined));
