// @ts-check
// Counts unread talk and deals on the tab; opening it marks them as read.
// Only what the server has sent to this seat is counted. What was read is stored in this browser, by seat.

const NEWS = { talk: ".chat > li[id]:not([data-own])", deals: ":is(.offer[id], li[data-kind=refused]):not([data-own])" };
/** @typedef {Record<string, string[]>} Seen the ids of what was seen, by tab */

/** @type {Map<string, Seen>} */
const kept = new Map(); // for browsers without storage
/** @type {Set<string>} */
let marked = new Set(); // entries that were new when the tab was opened
let was = "";

/** @param {string} open the tab that is open */
export function countUnread(open) {
  const table = document.getElementById("table");
  if (table?.dataset.page !== "play") return;
  const key = `consigliere-seen-${document.body.dataset.table}-${table.dataset.eyes}`;
  const seen = read(key);
  if (open !== was) marked = new Set();
  for (const [tab, news] of Object.entries(NEWS)) {
    const there = [...document.querySelectorAll(news)];
    let fresh = there.filter((one) => !seen[tab]?.includes(one.id));
    if (open === tab && !document.hidden) {
      if (open !== was) marked = new Set(fresh.map((one) => one.id));
      fresh = [];
      seen[tab] = there.map((one) => one.id);
      write(key, seen);
    }
    for (const one of there) one.toggleAttribute("data-new", marked.has(one.id));
    const count = document.querySelector(`#tab-${tab} .count`);
    if (!count) continue;
    count.hidden = !fresh.length;
    count.textContent = String(fresh.length || "");
  }
  if (!document.hidden) was = open;
}

/** @param {string} key @returns {Seen} */
function read(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") ?? kept.get(key) ?? {};
  } catch {
    return kept.get(key) ?? {};
  }
}

/** @param {string} key @param {Seen} seen */
function write(key, seen) {
  kept.set(key, seen);
  try {
    localStorage.setItem(key, JSON.stringify(seen));
  } catch {
    // as above
  }
}
