// A table in the browser: news from the server is morphed into the page, choices are sent without leaving it.
// The rules, the options and the drawing all come from the server; here is only how they are shown.
import { announce, remember } from "./announce.js";
import { dressBoard, keepView } from "./board.js";
import { hideCard } from "./card.js";
import { isPlace, putBack, takeOut } from "./drawings.js";
import { glide, places } from "./glide.js";
import "./keys.js";
import { dressRail } from "./rail.js";
import { dressRing, setClock } from "./ring.js";
import { serveForms } from "./sending.js";
import { chime } from "./sound.js";
import { dressSums } from "./sums.js";

const STEP = 480; // ms a change of the table is given before the next one is shown

// Without it (`make assets` was not run) the table is replaced as a whole instead of morphed. Only what is shown waits for
// it: forms and buttons are served from the start.
const library = document.body.dataset.vendor
  ? import("./vendor/idiomorph.js").then((module) => module.Idiomorph, () => null)
  : null;

const table = () => document.getElementById("table");
const version = () => Number(table().dataset.version);

// --- showing

const waiting = [];
let busy = false;
let shown = "";
let goOn = () => {};

/** Shows a rendering of the table; several in a row one after the other, so that a person can follow.
    The answer to the reader's own choice is newer than all that waits: it is shown at once. */
export function show(html, atOnce = false) {
  if (html === (waiting.at(-1) ?? shown)) return; // the answer to a form and the news of it are the same page
  if (atOnce) waiting.length = 0;
  waiting.push(html);
  if (atOnce) goOn();
  if (!busy) next();
}

async function next() {
  const html = waiting.shift();
  busy = html !== undefined;
  if (!busy) return;
  try {
    if (morph(html, await library)) await pause(still() ? 0 : STEP);
  } finally {
    next();
  }
}

function pause(time) {
  return new Promise((done) => {
    goOn = done;
    setTimeout(done, time);
  });
}

function morph(html, idiomorph) {
  const holder = document.createElement("template");
  holder.innerHTML = html;
  const fresh = holder.content.firstElementChild;
  if (!fresh || fresh.id !== "table") return false;
  if (Number(fresh.dataset.version) < version()) return false; // older than what is shown: it came late
  if (fresh.dataset.page !== table().dataset.page) return location.reload();
  shown = html;
  const before = places();
  const past = remember();
  const focus = focused();
  keepView(() => {
    const how = { morphStyle: "outerHTML", restoreFocus: true, callbacks: KEEP };
    if (!idiomorph) return table().replaceWith(document.importNode(fresh, true));
    const drawings = takeOut(fresh);
    idiomorph.morph(table(), fresh, how);
    putBack(table(), drawings);
  });
  hideCard();
  dress();
  refocus(focus);
  if (!still()) glide(before);
  const news = announce(past);
  if (news) chime(table().dataset.yours ? "yours" : "move");
  return true;
}

// What the reader has opened or is writing belongs to the page: a morph leaves it alone. Drawings have a hand of their own.
const KEEP = {
  beforeNodeMorphed: (old, fresh) => !isPlace(old) && !(old.nodeType === 1 && old.dataset.keep && fresh.nodeType === 1 && fresh.dataset.keep),
  beforeAttributeUpdated: (name, node) => !(name === "open" && node.tagName === "DETAILS"),
};

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Where the keyboard is: on a piece of the page by its id, or somewhere in the choices. */
function focused() {
  const element = document.activeElement;
  return { id: element?.id, choices: Boolean(element?.closest?.("#choices")) };
}

function refocus({ id, choices }) {
  if (document.activeElement && document.activeElement !== document.body) return;
  const same = id ? document.getElementById(id) : null;
  const target = same ?? (choices ? document.querySelector("#choices button, #question") : null);
  if (target?.id === "question") target.tabIndex = -1;
  target?.focus({ preventScroll: true });
}

// --- the live connection: it only brings news

let tries = 0;

function connect() {
  const live = document.body.dataset.live;
  if (!live) return;
  const address = new URL(live, location.href);
  address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
  address.searchParams.set("version", String(version() || 0));
  const socket = new WebSocket(address);
  socket.onopen = () => {
    tries = 0;
    offline(false);
  };
  socket.onmessage = (message) => {
    const news = JSON.parse(message.data);
    if (news.kind === "table") show(news.html);
    else if (news.kind === "page") leaveAfterShowing();
  };
  socket.onclose = () => {
    tries += 1;
    if (tries > 1) offline(true);
    setTimeout(connect, Math.min(8000, 300 * 2 ** tries) * (0.7 + Math.random() * 0.6));
  };
}

/** Another page stands here now; what is still to be shown of this one is shown first. */
function leaveAfterShowing() {
  if (busy || waiting.length) setTimeout(leaveAfterShowing, 120);
  else location.reload();
}

function offline(is) {
  if (is) document.body.dataset.offline = "1";
  else delete document.body.dataset.offline;
  const note = document.getElementById("offline");
  if (note) note.hidden = !is;
}

// --- copying the invitation

document.addEventListener("click", async (event) => {
  const button = event.target.closest?.("[data-copy]");
  if (!button) return;
  const input = document.getElementById(button.dataset.copy);
  try {
    await navigator.clipboard.writeText(input.value);
  } catch {
    input.select();
    document.execCommand("copy"); // where the clipboard is closed to plain http
  }
  button.querySelector("span").textContent = button.dataset.done;
});

function dress() {
  if (table().dataset.page !== "play") return;
  dressBoard();
  dressRail();
  dressSums();
  dressRing();
  const { title, move } = document.body.dataset;
  document.title = `${table().dataset.yours ? `● ${move} – ` : ""}${title} · Consigliere`;
}

setClock(document.body.dataset.now);
dress();
serveForms(show, () => table().dataset.page);
connect();
