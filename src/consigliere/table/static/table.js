// A table in the browser: news from the server is morphed into the page, choices are sent without leaving it.
// The rules, the options and the drawing all come from the server; here is only how they are shown.
import { announce, remember } from "./announce.js";
import { dressBar } from "./bar.js";
import { dressBoard, keepView, seek } from "./board.js";
import { hideCard } from "./card.js";
import { dressDeal } from "./deal.js";
import { glide, places } from "./glide.js";
import "./keys.js";
import { forgetRevealed, keepRevealed } from "./kept.js";
import { lineAddress, untilAgain } from "./line.js";
import "./list.js";
import { begin, read } from "./news.js";
import { become, fill, takeApart } from "./places.js";
import { dressRail } from "./rail.js";
import { dressRing, patience, setClock } from "./ring.js";
import { endScene, leaveBar, play, rest, say, still } from "./scene.js";
import { serveForms } from "./sending.js";
import { dressSketch } from "./sketch.js";
import { chime } from "./sound.js";
import { dressSums } from "./sums.js";

// Without it (`make assets` was not run) the table is replaced as a whole instead of morphed. Only what is shown waits for
// it: forms and buttons are served from the start.
const library = document.body.dataset.vendor
  ? import("./vendor/idiomorph.js").then((module) => module.Idiomorph, () => null)
  : null;

const table = () => document.getElementById("table");
const dated = (frame) => Number(frame.dataset.version);
const version = () => dated(table());

// --- showing

const waiting = []; // what has come: the page's frame, and the parts of it that have changed
let busy = false;
let asked = false; // whether the reader has done something since the last news: they tell of it
let deeds = 0; // what the reader has done so far
let hurried = 0; // of what waits, so much is shown without a pause
let goOn = () => {};

/** Shows a rendering of the table that has come whole. It is the answer to what the reader did: it is shown at once, and
    of what waits only what is newer still. */
function showWhole(html) {
  const holder = document.createElement("template");
  holder.innerHTML = html;
  const frame = holder.content.querySelector("#table");
  if (!frame) return;
  const newer = waiting.filter((news) => news.frame && dated(news.frame) > dated(frame));
  waiting.splice(0, waiting.length, { frame, parts: takeApart(frame) }, ...newer);
  goOn();
  if (!busy) next();
}

/** Shows news; several in a row one after the other, so that a person can follow. */
function showNews(news) {
  const beats = (news.beats ?? []).map((beat) => ({ ...beat, parts: read(beat.parts) }));
  const parts = read(news.parts ?? {});
  const holder = document.createElement("template");
  holder.innerHTML = parts.get("") ?? "";
  waiting.push({ frame: holder.content.firstElementChild, parts, beats, ms: news.ms ?? 0, says: news.says, own: asked });
  asked = false;
  if (!busy) next();
}

async function next() {
  const news = waiting.shift();
  busy = news !== undefined;
  if (!busy) return;
  try {
    const idiomorph = await library;
    await scene(news, idiomorph);
    if (news.frame && morph(news, idiomorph)) await pause(hurried ? 0 : rest(news.ms));
    hurried = Math.max(0, hurried - 1);
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

/** What led to a page, beat by beat. What was shown of it, or skipped, the page then stands upon. */
async function scene(news, idiomorph) {
  const { beats = [], frame, parts } = news;
  if (!beats.length) {
    if (news.says && !news.own && !hurried) say(news.says, Boolean((frame ?? table()).dataset.yours));
    return;
  }
  if (frame && dated(frame) < version()) return;
  const told = new Map();
  const show = (beat, i) => {
    const before = places();
    keepView(() => fill(table(), beat.parts, idiomorph, {}));
    hideCard();
    dressBoard();
    glide(before);
    keep(i + 1);
  };
  const all = news.says ? [...beats, { ms: news.ms, says: news.says, parts: new Map() }] : beats;
  // What is revealed is kept as it is shown: a list of all of it would tell the end before.
  const keep = (many) => keepRevealed(all.slice(0, many), still(), still() ? null : () => again(all, show));
  const done = deeds;
  const played = !hurried && (await play(all.map((beat, i) => (i < beats.length ? beat : { ...beat, ms: 0 })), show, patience(frame)));
  if (done === deeds) keep(all.length);
  if (played) return;
  for (const beat of beats) for (const [name, part] of beat.parts) told.set(name, part);
  news.parts = new Map([...told, ...parts]);
}

/** A scene once more, and then the board as it is now. */
async function again(beats, show) {
  if (busy) return;
  busy = true;
  const now = new Map();
  for (const place of table().querySelectorAll("[data-drawing]")) {
    now.set(place.dataset.drawing, [...place.childNodes].map((node) => node.cloneNode(true)));
  }
  try {
    await play(beats, show);
  } finally {
    keepView(() => fill(table(), now, null, {}));
    dressBoard();
    next();
  }
}

function morph({ frame, parts }, idiomorph) {
  if (dated(frame) < version()) return false; // older than what is shown: it came late
  if (frame.dataset.page !== table().dataset.page) return location.reload();
  const before = places();
  const past = remember();
  const wasAsked = Boolean(table().dataset.yours);
  const focus = focused();
  keepView(() => become(table(), frame, parts, idiomorph, { restoreFocus: true, callbacks: KEEP }));
  hideCard();
  dress();
  refocus(focus);
  if (!still()) glide(before);
  const news = announce(past);
  const asks = Boolean(table().dataset.yours);
  if (news || (asks && !wasAsked)) chime(asks ? "yours" : "move"); // a hidden window opens without a line in the log
  return true;
}

// What the reader has opened or is writing belongs to the page: a morph leaves it alone.
const KEEP = {
  beforeNodeMorphed: (old, fresh) => !(old.nodeType === 1 && old.dataset.keep && fresh.nodeType === 1 && fresh.dataset.keep),
  beforeAttributeUpdated: (name, node) => !(name === "open" && node.tagName === "DETAILS"),
};

/** Where the keyboard is: on a piece of the page by its id, somewhere in the choices, or in the list of the board. */
function focused() {
  const element = document.activeElement;
  const list = element?.closest?.(".listing-body button") && document.getElementById("table").dataset.number;
  return { id: element?.id, choices: Boolean(element?.closest?.("#choices")), list };
}

function refocus({ id, choices, list }) {
  if (list && list !== table().dataset.number) return toTop(document.querySelector(".listing-body"));
  if (document.activeElement && document.activeElement !== document.body) return;
  const same = id ? document.getElementById(id) : null;
  const target = same ?? (choices ? document.querySelector("#choices button, #question") : null);
  if (target?.id === "question") target.tabIndex = -1;
  target?.focus({ preventScroll: true });
}

/** Who plays by the list reads it from the top when something else is asked. */
function toTop(list) {
  list?.focus({ preventScroll: true });
  list?.scrollTo(0, 0);
}

// --- the live connection: it only brings news

let tries = 0;
let open = false;
let socket = null;
let told = 0; // news so far
let came = () => {}; // news, or the end of the line that brings them
let over = ""; // once the browser has signed in or out, perhaps in another tab: with whose eyes the page was made

const OVER = 4401; // how a line ends then (live.py)

const LATE = 2500; // ms after which news of what the reader did is asked for

const line = {
  open: () => open,
  /** The reader does something: what waits to be shown is older. Gives how much had come by then. */
  mark() {
    hurried = waiting.length;
    asked = true;
    deeds += 1;
    forgetRevealed();
    endScene();
    goOn();
    return told;
  },
  /** What was done has been taken, and the line brings the news of it; if it does not, the page is asked for. */
  async bring(since) {
    if (since === told) {
      await new Promise((done) => {
        came = done;
        setTimeout(done, LATE);
      });
    }
    if (since !== told) return;
    const page = await (await fetch(location.href)).text();
    if (page.includes(`data-page="${table().dataset.page}"`)) showWhole(page);
    else location.reload();
  },
};

function connect() {
  if (!document.body.dataset.live) return;
  const address = lineAddress();
  address.searchParams.set("version", String((!over && version()) || 0)); // without one it is told all
  address.searchParams.set("open", (said = opened()));
  socket = new WebSocket(address);
  begin();
  socket.onopen = () => {
    open = true;
    if (tries) dispatchEvent(new Event("online")); // what waits to be sent need not wait longer
    tries = 0;
    offline(false);
    sayOpened(); // it may be another by now
  };
  socket.onmessage = (message) => {
    const news = JSON.parse(message.data);
    if (news.kind === "page") leaveAfterShowing();
    else if (news.kind === "table" || news.kind === "scene") showNews(news);
    else return;
    told += 1;
    came();
    if (over) comeAgain();
  };
  socket.onclose = (event) => {
    open = false;
    came();
    tries += 1;
    if (event.code === OVER && !over) [over, tries] = [table().dataset.eyes ?? "any", 0]; // the new cookie comes at once
    if (tries > (over ? 4 : 1)) offline(true);
    setTimeout(connect, untilAgain(tries));
  };
}

/** Makes the page anew where it stands, for whoever its reader is now. */
async function comeAgain() {
  const eyes = over;
  over = "";
  const page = await fetch(location.href).then((answer) => answer.text(), () => "");
  if (!page) {
    over = eyes;
    return socket.close(); // and once more
  }
  const fresh = new DOMParser().parseFromString(page, "text/html");
  const now = fresh.getElementById("table")?.dataset;
  if (now?.page !== table().dataset.page) return location.reload();
  const name = ".head a[href='/account'] span";
  document.querySelector(name).textContent = fresh.querySelector(name).textContent;
  const token = fresh.querySelector("input[name=csrf]").value;
  for (const field of document.querySelectorAll("input[name=csrf]")) field.value = token;
  const note = document.getElementById("seat-kept");
  if (note && eyes !== now.eyes) note.hidden = now.eyes !== "public";
  waiting.length = 0; // it was for whom the reader was before, and so was the version
  table().dataset.version = "0";
  showWhole(page);
}

// What a page has closed it is not told of: the board in words, the rules at this step, the forms of offers. What lay in
// the list is as old as the page: it is not shown before the news of it.
const listing = () => document.getElementById("listing");
let said = "";

function opened() {
  const tab = document.body.dataset.tab;
  const found = [
    listing()?.open && "listing",
    tab === "rules" && "rules",
    (tab === "deals" || document.querySelector(".desk[open]")) && "deals",
  ];
  return found.filter(Boolean).join(" ");
}

function sayOpened() {
  if (!open || opened() === said) return;
  said = opened();
  socket.send(`open ${said}`);
  const body = listing()?.querySelector(".listing-body");
  if (!body || !listing().open) return;
  body.ariaBusy = "true";
  setTimeout(() => (body.ariaBusy = null), LATE);
}

document.addEventListener("toggle", sayOpened, true);
document.addEventListener("tabs", sayOpened);

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
  dressSketch();
  dressDeal();
  dressRing();
  dressBar();
  if (table().dataset.yours) leaveBar();
  seek();
  const { title, move } = document.body.dataset;
  document.title = `${table().dataset.yours ? `● ${move} – ` : ""}${title} · Consigliere`;
}

setClock(document.body.dataset.now);
dress();
serveForms({ show: showWhole, line, page: () => table().dataset.page });
connect();
