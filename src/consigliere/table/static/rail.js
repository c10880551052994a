// @ts-check
// Which panel of the rail is open. It is an attribute of the body, so a new rendering does not change it.
import { around } from "./dom.js";
import { narrow } from "./narrow.js";
import { countUnread } from "./unread.js";

const current = () => {
  const tab = document.body.dataset.tab;
  if (tab && !(tab === "board" && !narrow.matches)) return tab;
  return narrow.matches ? "board" : "log";
};

/** @param {string} name @param {boolean} toggle close it if it is already open */
export function openTab(name, toggle = false) {
  const same = toggle && current() === name;
  document.body.dataset.tab = same ? (narrow.matches ? "board" : "log") : name;
  updateRail();
  if (!same) show(document.getElementById(`panel-${name}`));
}

/**
 * Scrolls a panel to its top, or to an offer that waits for the reader's answer: threads grow long.
 * @param {HTMLElement | null} panel
 */
function show(panel) {
  panel?.scrollTo?.(0, 0);
  panel?.querySelector("button[value^='accept']")?.closest(".offer")?.scrollIntoView({ block: "nearest" });
}

/** Chat and deals need more room than the log: the rail is then wide and covers the board, which keeps its size. */
const WIDE = ["talk", "deals", "rules"];

/** Makes the rail wide or narrow again; a narrow rail shows the log. Returns whether it was wide. */
export function narrowRail() {
  const { wide, tab } = document.body.dataset;
  delete document.body.dataset.wide;
  if (WIDE.includes(tab ?? "") && !narrow.matches) openTab("log");
  else updateRail();
  return Boolean(wide) || WIDE.includes(tab ?? "");
}

export function widenRail() {
  if (document.body.matches("[data-wide], [data-tab=talk], [data-tab=deals], [data-tab=rules]")) return narrowRail();
  document.body.dataset.wide = "1";
  return updateRail();
}

document.addEventListener("click", (event) => around(event, "[data-switch=wide]") && widenRail());

export function updateRail() {
  const now = current();
  if (pinned()) document.body.dataset.wide = "1";
  document.querySelector("[data-switch=pin]")?.setAttribute("aria-pressed", String(pinned()));
  for (const tab of document.querySelectorAll("#tabs [role=tab]")) {
    const selected = tab.dataset.tab === now;
    tab.setAttribute("aria-selected", String(selected));
    tab.tabIndex = selected ? 0 : -1;
  }
  countUnread(now);
  document.dispatchEvent(new Event("tabs"));
}

document.addEventListener("click", (event) => {
  const link = around(event, "[data-tab]:not(body)");
  if (!link || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  openTab(link.dataset.tab ?? "", link.getAttribute("role") !== "tab");
});

document.addEventListener("keydown", (event) => {
  const tab = around(event, "#tabs [role=tab]");
  const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  if (!tab || !step) return;
  const tabs = [...document.querySelectorAll("#tabs [role=tab]")].filter((one) => one.offsetParent);
  const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length];
  openTab(next.dataset.tab ?? "");
  next.focus();
});

// Keeps the reader's last message and the input field visible: the talk grows above it.
document.addEventListener("submit", (event) => {
  const form = around(event, ".say");
  const room = form?.closest(".room");
  if (!form || !room) return;
  const keep = () => {
    room.querySelector(".chat")?.scrollTo(0, 0); // its newest line: the list is in reverse order
    form.scrollIntoView({ block: "nearest" });
  };
  const grows = new MutationObserver(keep);
  grows.observe(room, { childList: true, subtree: true });
  setTimeout(() => grows.disconnect(), 10_000); // by then it has arrived, or never will
  keep();
});

// On a large screen the wide rail can be pinned: it then is next to the board, which gets smaller.
const large = matchMedia("(min-width: 1680px) and (min-height: 501px)");
const pinned = () => document.documentElement.dataset.rail === "pinned" && large.matches;

function pinRail() {
  keepRail(pinned() ? "" : "pinned");
  delete document.body.dataset.wide;
  updateRail();
}

/** Remembers how the rail is. @param {string} how closed, pinned, or nothing */
function keepRail(how) {
  const page = document.documentElement;
  if (how) page.dataset.rail = how;
  else delete page.dataset.rail;
  try {
    localStorage.setItem("rail", how);
  } catch {} // a browser without storage
}

document.addEventListener("click", (event) => around(event, "[data-switch=pin]") && pinRail());
large.addEventListener("change", updateRail);

// Closing the rail gives the board the whole window. The browser remembers it (before_paint.js reads it before the first paint).
export function switchRail() {
  keepRail(document.documentElement.dataset.rail === "closed" ? "" : "closed");
  updateRail();
}

document.addEventListener("click", (event) => around(event, "[data-switch=rail]") && switchRail());

narrow.addEventListener("change", updateRail);
document.addEventListener("visibilitychange", updateRail);
