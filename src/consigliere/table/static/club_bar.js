// @ts-check
// What the operator tells everybody, on a page that is open: a live connection brings it, other pages ask for it.

const EVERY = 60_000; // ms

/** @param {string} html the bar; empty: there is none */
export function showBar(html) {
  const old = document.querySelector(".club-bar");
  const holder = document.createElement("template");
  holder.innerHTML = html.trim();
  const fresh = holder.content.firstElementChild;
  if (old?.outerHTML === fresh?.outerHTML) return;
  old?.remove();
  if (!fresh) return;
  fresh.setAttribute("role", "status");
  document.querySelector(".skip")?.after(fresh);
}

async function ask() {
  if (document.hidden) return;
  const answer = await fetch("/bar").catch(() => null);
  if (answer?.ok) showBar(await answer.text());
}

const { live, together } = document.body.dataset;
if (!live && !together) {
  setInterval(ask, EVERY);
  document.addEventListener("visibilitychange", ask);
}
