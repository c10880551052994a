// @ts-check
// A table in the browser: updates from the server are morphed into the page, choices are sent without leaving it.
// The rules, the options and the drawing all come from the server; these scripts only show them.
import { updateAdvice } from "./advice.js";
import "./glossary.js";
import { showBar } from "./club_bar.js";
import { announce, remember } from "./announce.js";
import { fitBar } from "./bar.js";
import { updateBoard, seek } from "./board.js";
import { hideCard } from "./card.js";
import { updateClocks } from "./clock.js";
import "./copy.js";
import { updateDeal } from "./deal.js";
import { table } from "./dom.js";
import { animateChanges, places } from "./motion.js";
import "./hand.js";
import { showTitle, showPageTitle, summary } from "./round_titles.js";
import "./keys.js";
import { clearRevealed, showRevealed } from "./reveals.js";
import { updateLesson } from "./lesson.js";
import { connectionAddress, retryDelay, tellSight } from "./connection.js";
import "./list.js";
import { closeStaleMenu } from "./menu.js";
import { begin, read } from "./news.js";
import { morphPage, fill, splitPage } from "./places.js";
import { updateRail } from "./rail.js";
import { updateTimeRing, sceneBudget, setClock } from "./time_ring.js";
import { endBeat, endScene, clearBar, motionTime, pause, play, rest, say, still } from "./scene.js";
import { serveForms } from "./sending.js";
import { updateSketch } from "./sketch.js";
import { playSound } from "./sound.js";
import { updateSlips } from "./slips.js";
import { updateSteppers } from "./stepper.js";
import { updateAmounts } from "./amounts.js";
import { closeStaleConfirm } from "./confirm.js";
import { keepView } from "./zoom.js";

// Without it (`make assets` was not run) the table is replaced instead of morphed. Only rendering waits for it: forms and
// buttons work from the start.
/** @type {Promise<Morpher | null> | null} */
const library = document.body.dataset.vendor
  ? import("./vendor/idiomorph.js").then((module) => /** @type {Morpher} */ (/** @type {unknown} */ (module.Idiomorph)), () => null)
  : null;

/** @param {HTMLElement} frame */
const dated = (frame) => Number(frame.dataset.version);
const version = () => dated(table());

// --- showing

/** Received updates: the page's frame, and its changed parts. @type {News[]} */
const waiting = [];
let busy = false;
let asked = false; // whether the reader has acted since the last update, which will contain it
let actions = 0; // number of the reader's actions so far
let hurried = 0; // number of waiting updates to show without a pause
let goOn = () => {};

/**
 * Shows a complete rendering of the table. It is the answer to the reader's action, so it is shown at once, and only
 * newer updates stay in the queue.
 * @param {string} html
 */
function showWhole(html) {
  const holder = document.createElement("template");
  holder.innerHTML = html;
  const frame = holder.content.querySelector("#table");
  if (!frame) return;
  const newer = waiting.filter((news) => news.frame && dated(news.frame) > dated(frame));
  waiting.splice(0, waiting.length, { frame, parts: splitPage(frame) }, ...newer);
  goOn();
  if (!busy) next();
}

/** Shows updates one after another, so that a person can follow. @param {Message} news */
function showNews(news) {
  const beats = (news.beats ?? []).map((beat) => ({ ...beat, parts: read(beat.parts) }));
  const parts = read(news.parts ?? {});
  const holder = document.createElement("template");
  holder.innerHTML = parts.get("") ?? "";
  const frame = /** @type {HTMLElement | null} */ (holder.content.firstElementChild);
  const { ms = 0, says, flights, opens, summary } = news;
  waiting.push({ frame, parts, beats, ms, says, flights, opens, summary, own: asked });
  if (sceneBudget(frame) < Infinity) endScene(); // a question that closes soon ends the current scene
  asked = false;
  if (!busy) next();
}

async function next() {
  const news = waiting.shift();
  busy = news !== undefined;
  if (!news) return;
  try {
    const idiomorph = await library;
    await scene(news, idiomorph);
    if (news.frame && morph(news.frame, news, idiomorph)) await stand(news);
    hurried = Math.max(0, hurried - 1);
  } finally {
    next();
  }
}

/**
 * Keeps an update visible until it is read. Readers who go step by step decide when to continue, unless it is their
 * own question.
 * @param {News} news
 */
async function stand(news) {
  const time = hurried ? 0 : rest(news.ms ?? 0, news.says ?? []);
  if (time === Infinity && (table().dataset.yours || !news.says?.length)) return;
  const waits = time === Infinity;
  if (waits) document.body.dataset.scene = "1";
  const over = pause(time);
  goOn = endBeat;
  await over;
  if (waits) delete document.body.dataset.scene;
}

/**
 * Shows what led to a page, beat by beat. If it was skipped, the page gets all the parts of the beats.
 * @param {News} news
 * @param {Morpher | null} idiomorph
 */
async function scene(news, idiomorph) {
  const { beats = [], frame, parts } = news;
  if (!beats.length) {
    if (news.says && !news.own && !hurried) say(news.says, Boolean((frame ?? table()).dataset.yours));
    return;
  }
  if (frame && dated(frame) < version()) return;
  /** @type {Parts} */
  const told = new Map();
  const show = (/** @type {Beat} */ beat, /** @type {number} */ i, /** @type {number} */ time) => {
    const before = places(beat.flights);
    keepView(() => fill(table(), beat.parts, idiomorph, {}));
    hideCard();
    updateBoard();
    summary(time ? (beat.summary ?? "") : "", true);
    animateChanges(before, beat.flights, time);
    if (time) showTitle(beat.opens ?? "");
    keep(i + 1);
  };
  const all = news.says ? [...beats, { ms: news.ms ?? 0, says: news.says, opens: news.opens, parts: new Map() }] : beats;
  // Reveals are listed as they are shown: the full list would give away the end.
  const keep = (/** @type {number} */ many) => showRevealed(all.slice(0, many), still(), still() ? null : () => again(all, show));
  const done = actions;
  const played = !hurried && (await play(all.map((beat, i) => (i < beats.length ? beat : { ...beat, ms: 0 })), show, sceneBudget(frame)));
  if (done === actions) keep(all.length);
  if (played) return;
  for (const beat of beats) for (const [name, part] of beat.parts) told.set(name, part);
  news.summary ||= beats.findLast((beat) => beat.summary)?.summary;
  news.parts = new Map([...told, ...parts]);
}

/**
 * Replays a scene, then shows the board as it is now.
 * @param {Beat[]} beats
 * @param {(beat: Beat, i: number, time: number) => void} show
 */
async function again(beats, show) {
  if (busy) return;
  busy = true;
  /** @type {Parts} */
  const now = new Map();
  for (const place of table().querySelectorAll("[data-drawing]")) {
    const copy = /** @type {Element} */ (place.cloneNode(true));
    now.set(place.dataset.drawing ?? "", [...copy.childNodes]);
  }
  try {
    await play(beats, show);
  } finally {
    keepView(() => fill(table(), now, null, {}));
    updateBoard();
    summary("");
    next();
  }
}

/**
 * Morphs the page into this one; true if it did.
 * @param {HTMLElement} frame
 * @param {News} news
 * @param {Morpher | null} idiomorph
 */
function morph(frame, news, idiomorph) {
  if (dated(frame) < version()) return false; // older than the current page: it arrived late
  if (frame.dataset.page !== table().dataset.page) {
    location.reload();
    return false;
  }
  const { parts, flights = [] } = news;
  const before = places(flights);
  const past = remember();
  const wasAsked = Boolean(table().dataset.yours);
  const focus = focused();
  keepView(() => morphPage(table(), frame, parts, idiomorph, { restoreFocus: true, callbacks: KEEP }));
  hideCard();
  dress();
  refocus(focus);
  if (!still()) animateChanges(before, flights, motionTime(hurried > 0));
  if (news.summary || news.beats?.length) summary(news.summary ?? "", false, Boolean(table().dataset.yours));
  showPageTitle();
  const said = announce(past);
  const asks = Boolean(table().dataset.yours);
  if (said || (asks && !wasAsked)) playSound(asks ? "yours" : "move"); // a hidden window opens without a line in the log
  return true;
}

// A morph does not touch what the reader has opened or is typing.
/** @param {Node} node */
const isKept = (node) => node instanceof HTMLElement && Boolean(node.dataset.keep);
/** @type {NonNullable<MorphOptions["callbacks"]>} */
const KEEP = {
  beforeNodeMorphed: (old, fresh) => !(isKept(old) && isKept(fresh)),
  beforeAttributeUpdated: (name, node) => !(name === "open" && node.tagName === "DETAILS"),
};

/** Where the keyboard is: on a piece of the page by its id, somewhere in the choices, or in the list of the board. */
function focused() {
  const element = document.activeElement;
  const list = element?.closest(".listing-body button") && table().dataset.number;
  return { id: element?.id, choices: Boolean(element?.closest("#choices")), list };
}

/** @param {ReturnType<typeof focused>} was */
function refocus({ id, choices, list }) {
  if (list && list !== table().dataset.number) return toTop(document.querySelector(".listing-body"));
  if (document.activeElement && document.activeElement !== document.body) return;
  const same = id ? document.getElementById(id) : null;
  const target = same ?? (choices ? document.querySelector("#choices button, #question") : null);
  if (target?.id === "question") target.tabIndex = -1;
  target?.focus({ preventScroll: true });
}

/** Readers who play by the list start at its top when the question changes. @param {HTMLElement | null} list */
function toTop(list) {
  list?.focus({ preventScroll: true });
  list?.scrollTo(0, 0);
}

// --- the live connection: it only receives updates

let tries = 0;
let open = false;
/** @type {WebSocket | null} */
let socket = null;
let told = 0; // number of updates so far
let came = () => {}; // called at an update or at the end of the connection
let over = ""; // set once the browser has signed in or out, perhaps in another tab: for whom the page was rendered

const OVER = 4401; // the close code in that case (live.py)

const LATE = 2500; // ms after which a missing update is requested

/** @type {Line} */
const line = {
  open: () => open,
  /** The reader acts: waiting updates are older. Returns the number of updates so far. */
  mark() {
    hurried = waiting.length;
    asked = true;
    actions += 1;
    clearRevealed();
    endScene();
    goOn();
    return told;
  },
  /** The action was accepted, and the connection brings the update; if it does not, the page is requested. */
  async bring(since) {
    if (since === told) {
      await new Promise((done) => {
        came = () => done(undefined);
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
  const address = connectionAddress();
  address.searchParams.set("version", String((!over && version()) || 0)); // without a version the server sends everything
  said = opened();
  address.searchParams.set("open", said);
  socket = new WebSocket(address);
  tellSight(socket);
  begin();
  socket.onopen = () => {
    open = true;
    if (tries) dispatchEvent(new Event("online")); // send waiting answers now
    tries = 0;
    offline(false);
    sayOpened(); // it may have changed
  };
  socket.onmessage = (message) => {
    const news = JSON.parse(message.data);
    if (news.kind === "bar") return showBar(news.html);
    if (news.kind === "anew") [waiting.length, table().dataset.version] = [0, "0"]; // whoever reads it is another one now
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
    if (event.code === OVER && !over) [over, tries] = [table().dataset.eyes ?? "any", 0]; // reconnect at once with the new cookie
    if (tries > (over ? 4 : 1)) offline(true);
    setTimeout(connect, retryDelay(tries));
  };
}

/** Renders the page again in place, for the account that is signed in now. */
async function comeAgain() {
  const eyes = over;
  over = "";
  const page = await fetch(location.href).then((answer) => answer.text(), () => "");
  if (!page) {
    over = eyes;
    return socket?.close(); // and once more
  }
  const fresh = new DOMParser().parseFromString(page, "text/html");
  const now = fresh.getElementById("table")?.dataset;
  if (!now || now.page !== table().dataset.page) return location.reload();
  const name = ".head a[href='/account'] span";
  document.querySelector(name)?.replaceChildren(fresh.querySelector(name)?.textContent ?? "");
  const token = csrfOf(fresh)[0]?.value ?? "";
  for (const field of csrfOf(document)) field.value = token;
  const note = document.getElementById("seat-kept");
  if (note && eyes !== now.eyes) note.hidden = now.eyes !== "public";
  waiting.length = 0; // the updates and the version were for the previous account
  table().dataset.version = "0";
  showWhole(page);
}

/** @param {ParentNode} page @returns {NodeListOf<HTMLInputElement>} */
const csrfOf = (page) => page.querySelectorAll("input[name=csrf]");

// Closed parts get no updates: the board in words, the rules at this step, the forms of offers. The content of a
// closed list may be stale, so it is not shown before its update arrives.
/** @returns {HTMLDetailsElement | null} */
const listing = () => document.querySelector("details#listing");
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
  socket?.send(`open ${said}`);
  const body = listing()?.querySelector(".listing-body");
  if (!body || !listing()?.open) return;
  body.ariaBusy = "true";
  setTimeout(() => body.removeAttribute("aria-busy"), LATE);
}

document.addEventListener("toggle", sayOpened, true);
document.addEventListener("tabs", sayOpened);

/** Switches to another page, after everything of this one has been shown. */
function leaveAfterShowing() {
  if (busy || waiting.length) setTimeout(leaveAfterShowing, 120);
  else location.reload();
}

/** @param {boolean} is */
function offline(is) {
  if (is) document.body.dataset.offline = "1";
  else delete document.body.dataset.offline;
  const note = document.getElementById("offline");
  if (note) note.hidden = !is;
}

function dress() {
  if (table().dataset.page !== "play") return;
  closeStaleMenu();
  closeStaleConfirm();
  updateBoard();
  updateRail();
  updateAmounts();
  updateSteppers();
  updateSketch();
  updateDeal();
  updateTimeRing();
  updateClocks();
  updateSlips();
  fitBar();
  updateAdvice();
  updateLesson();
  if (table().dataset.yours) clearBar();
  seek();
  const { title, move } = document.body.dataset;
  document.title = `${table().dataset.yours ? `● ${move} – ` : ""}${title} · Consigliere`;
}

setClock(document.body.dataset.now);
dress();
serveForms({ show: showWhole, line, page: () => table().dataset.page });
connect();
