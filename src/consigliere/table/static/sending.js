// @ts-check
// Sending what a person does, and never losing the page over it. An answer that could not be sent is kept in the tab and
// tried again: its question's number makes that safe, for no question is answered twice. Whatever else could not be sent
// stays in its form, and the page says so.
import { around, fieldsOf } from "./dom.js";

const FIRST = 2500; // ms until the first retry, then 1200, doubling
const MOST = 15000;
const PATIENCE = 12000; // ms after which an answer that does not come is one that was not sent
const NAVIGATES = /\/(start|close|leave|link|unlink|rematch|curtain|host|remove)$/;

/** The ids of forms on their way. @type {Set<string>} */
const busy = new Set();

/**
 * How a rendering is shown, the line that brings news, and which page stands here.
 * @typedef {{ show(html: string): void, line: Line, page(): string | undefined }} Table
 */

/** @type {Table} */
let table;

/** @param {Table} shown */
export function serveForms(shown) {
  table = shown;
  document.addEventListener("submit", submitted);
  document.addEventListener("click", followed);
  const kept = keptAnswer();
  if (kept) retry(kept, 0);
}

/** @param {SubmitEvent} event */
async function submitted(event) {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.closest("#table") || form.method !== "post") return;
  if (table.page() !== "play" || NAVIGATES.test(form.action)) return leaveFor(event, form);
  event.preventDefault();
  if (busy.has(form.id)) return; // a second click on the way to the server would answer a question already answered
  busy.add(form.id);
  const body = fieldsOf(form, event.submitter);
  event.submitter?.setAttribute("aria-busy", "true");
  const news = table.line.mark();
  try {
    const answer = await post(form.action, body);
    if (answer) await received(answer, form, news);
    else if (body.has("number")) keep({ action: form.action, body: body.toString() });
    else note("unsentForm");
  } finally {
    busy.delete(form.id);
    event.submitter?.removeAttribute("aria-busy");
  }
}

/**
 * A form that leads to another page: it is sent once the server has answered.
 * @param {SubmitEvent} event
 * @param {HTMLFormElement} form
 */
async function leaveFor(event, form) {
  if (form.dataset.sure) return;
  event.preventDefault();
  if (!(await reachable())) return note("unsentForm");
  form.dataset.sure = "1";
  form.requestSubmit(event.submitter);
  delete form.dataset.sure;
}

/** While the line is down a link would end on the browser's own error page. @param {Event} event */
async function followed(event) {
  /** @type {HTMLAnchorElement | null} */
  const link = around(event, "a[href]");
  if (!link || !document.body.dataset.offline || link.getAttribute("href")?.startsWith("#")) return;
  event.preventDefault();
  if (await reachable()) location.assign(link.href);
  else note("unsentForm");
}

async function reachable() {
  try {
    return (await fetch("/ping", { cache: "no-store", signal: AbortSignal.timeout(4000) })).ok;
  } catch {
    return false;
  }
}

/**
 * The server's answer; null where none came: the line is down, or a proxy says that the server is.
 * @param {string} action
 * @param {URLSearchParams} body
 */
async function post(action, body) {
  try {
    const wants = table.line.open() ? "line" : "1"; // an open line brings what has changed; else the answer is the table
    const how = { method: "POST", body, headers: { "X-Fragment": wants }, signal: AbortSignal.timeout(PATIENCE) };
    const answer = await fetch(action, how);
    return [502, 503, 504].includes(answer.status) ? null : answer;
  } catch {
    return null;
  }
}

/**
 * @param {Response} answer
 * @param {HTMLFormElement | null} form
 * @param {number} news how many had come when it was sent
 */
async function received(answer, form, news) {
  forget();
  note("");
  if (answer.redirected) return location.assign(answer.url);
  if (answer.status === 204) {
    sent(form);
    return table.line.bring(news);
  }
  const text = await answer.text();
  if (!text.includes('id="table"')) return location.reload();
  if (answer.ok) sent(form);
  table.show(text);
}

/**
 * What was said or offered is out: its form is empty again, and its desk closes. Standing orders close as well.
 * @param {HTMLFormElement | null} form
 */
function sent(form) {
  /** @type {HTMLDetailsElement | null | undefined} */
  const orders = form?.closest("#standing");
  if (orders) orders.open = false;
  if (!form?.matches(".say, .deal")) return;
  form.reset();
  /** @type {HTMLDetailsElement | null} */
  const desk = form.closest(".desk");
  if (desk) desk.open = false;
}

// --- what has not been sent yet, across reloads of this tab

const place = () => `unsent:${location.pathname}`;

/** @returns {Unsent | null} */
function keptAnswer() {
  try {
    return JSON.parse(sessionStorage.getItem(place()) ?? "null");
  } catch {
    return null;
  }
}

/** @param {Unsent} what */
function keep(what) {
  try {
    sessionStorage.setItem(place(), JSON.stringify(what));
  } catch {
    // a tab that may keep nothing tries again all the same
  }
  retry(what, 0);
}

function forget() {
  try {
    sessionStorage.removeItem(place());
  } catch {
    // nothing was kept
  }
}

let trying = 0;

/** @param {Unsent} what @param {number} times how often it was tried again already */
async function retry(what, times) {
  note("unsent");
  const mine = ++trying;
  const wait = times ? Math.min(MOST, 1200 * 2 ** (times - 1)) : FIRST;
  await Promise.race([new Promise((done) => setTimeout(done, wait)), backOnline()]);
  if (mine !== trying) return; // something newer is on its way
  const body = new URLSearchParams(what.body);
  body.set("again", "1");
  /** @type {HTMLInputElement | null} */
  const token = document.querySelector("#table input[name=csrf]");
  if (token) body.set("csrf", token.value);
  const news = table.line.mark();
  const answer = await post(what.action, body);
  if (mine !== trying) return;
  if (answer) await received(answer, null, news);
  else retry(what, times + 1);
}

function backOnline() {
  return new Promise((done) => addEventListener("online", done, { once: true }));
}

addEventListener("online", () => {
  if (!keptAnswer()) note(""); // what its reader has to send again can be sent now
});

/**
 * Says that something has not been sent: an answer is tried again by itself, the rest by its reader.
 * @param {string} what
 */
function note(what) {
  let line = document.getElementById("unsent");
  if (!line && what) {
    line = Object.assign(document.createElement("p"), { id: "unsent", className: "note-on-top" });
    line.setAttribute("role", "status");
    document.body.append(line);
  }
  if (!line) return;
  line.textContent = document.body.dataset[what] ?? "";
  line.hidden = !what;
}
