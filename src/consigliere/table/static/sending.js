// @ts-check
// Sends what a person does, without ever losing the page. An answer that could not be sent is stored in the tab and
// retried: the number of its question makes that safe, because no question is answered twice. Everything else that could
// not be sent stays in its form, and the page says so.
import { around, fieldsOf } from "./dom.js";

const FIRST = 2500; // ms until the first retry, then 1200, doubling
const MOST = 15000;
const PATIENCE = 12000; // ms after which a missing response counts as not sent
const NAVIGATES = /\/(start|close|leave|link|unlink|rematch|curtain|host|remove)$/;

/** The ids of forms on their way. @type {Set<string>} */
const busy = new Set();

/**
 * How a rendering is shown, the live connection, and the current page.
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
  if (busy.has(form.id)) return; // a second click before the response would answer a question twice
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

/** While the connection is down a link would end on the browser's own error page. @param {Event} event */
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
 * The server's response; null if there is none: offline, or a proxy reports that the server is down.
 * @param {string} action
 * @param {URLSearchParams} body
 */
async function post(action, body) {
  try {
    const wants = table.line.open() ? "line" : "1"; // an open connection brings the changes; otherwise the response is the table
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
 * After a message or offer was sent: empties and closes its form. Forms of standing orders close as well.
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

// --- unsent answers, across reloads of this tab

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
    // without storage it is retried all the same
  }
  retry(what, 0);
}

function forget() {
  try {
    sessionStorage.removeItem(place());
  } catch {
    // nothing was stored
  }
}

let trying = 0;

/** @param {Unsent} what @param {number} times how often it was tried again already */
async function retry(what, times) {
  note("unsent");
  const mine = ++trying;
  const wait = times ? Math.min(MOST, 1200 * 2 ** (times - 1)) : FIRST;
  await Promise.race([new Promise((done) => setTimeout(done, wait)), backOnline()]);
  if (mine !== trying) return; // a newer one is being sent
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
  if (!keptAnswer()) note(""); // the reader can send again now
});

/**
 * Says that something was not sent: an answer is retried automatically, anything else by the reader.
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
