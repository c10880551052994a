// @ts-check
// A review that somebody leads. Whoever follows sees the same moment through the same eyes; a step of their own sets
// them free, and they can come back. On other pages of a finished game there is only a line that leads there.
import { showBar } from "./club_bar.js";
import { around, fieldsOf, isTyping } from "./dom.js";
import { connectionAddress, retryDelay } from "./connection.js";

/** @typedef {{ name: string, n: number, eyes: string, mine: boolean }} Lead */
/** @typedef {{ n: number, eyes: string, led: boolean }} Moved */

const place = document.getElementById("together");
const form = document.getElementById("lead");
/** @type {Lead | null} */
let lead = null;
let follows = false;
let tries = 0;

const opened = new URL(location.href);
if (opened.searchParams.has("follow")) {
  follows = true;
  opened.searchParams.delete("follow");
  history.replaceState(null, "", opened);
}

function show() {
  if (!place) return;
  const wanted = !lead ? "alone" : lead.mine ? "mine" : follows ? "follows" : "led";
  for (const one of place.querySelectorAll("[data-when]")) one.toggleAttribute("hidden", one.getAttribute("data-when") !== wanted);
  for (const one of place.querySelectorAll("[data-says]")) one.textContent = (one.getAttribute("data-says") ?? "").replace("#", lead?.name ?? "");
  place.hidden = !place.querySelector("[data-when]:not([hidden])");
}

/** Goes where the leader is. */
function join() {
  if (follows && lead && !lead.mine) document.dispatchEvent(new CustomEvent("led", { detail: lead }));
}

// --- telling the others: the newest moment, one request at a time

let sending = false;
/** @type {{ n: number, eyes: string } | null} */
let next = null;
let here = { n: Number(document.querySelector("#table")?.getAttribute("data-n")), eyes: "" };

/** @param {{ n: number, eyes: string } | null} where to lead to; null: no further */
async function send(where) {
  if (!(form instanceof HTMLFormElement)) return;
  const fields = fieldsOf(form);
  fields.set("n", String(where?.n ?? 0));
  fields.set("eyes", where?.eyes ?? "");
  fields.set("stop", where ? "" : "1");
  try {
    await fetch(form.action, { method: "POST", body: fields });
  } catch {} // the next step tells them again
}

/** @param {{ n: number, eyes: string }} where */
async function tell(where) {
  next = where;
  if (sending) return;
  sending = true;
  while (next) {
    const now = next;
    next = null;
    await send(now);
  }
  sending = false;
}

document.addEventListener("moved", (event) => {
  const { n, eyes, led } = /** @type {CustomEvent<Moved>} */ (event).detail;
  here = { n, eyes };
  if (lead?.mine) tell(here);
  else if (!led && follows) {
    follows = false;
    show();
  }
});

document.addEventListener("click", (event) => {
  const button = around(event, "#together button");
  if (!button) return;
  if (button.dataset.lead === "") {
    send(null);
    return;
  }
  if (button.dataset.lead) {
    follows = false;
    const eyes = document.querySelector(".jump [name=eyes]");
    here = { n: Number(document.querySelector("#table")?.getAttribute("data-n")), eyes: eyes instanceof HTMLInputElement ? eyes.value : "open" };
    tell(here);
    return;
  }
  follows = button.dataset.follow === "1";
  show();
  join();
});

document.addEventListener("keydown", (event) => {
  if (event.key !== "f" || event.altKey || event.ctrlKey || event.metaKey || isTyping(event)) return;
  if (!lead || lead.mine || !place?.querySelector("[data-follow]")) return;
  follows = !follows;
  show();
  join();
});

// --- hearing who leads

function listen() {
  const socket = new WebSocket(connectionAddress(document.body.dataset.together));
  socket.onmessage = (message) => {
    tries = 0;
    const news = JSON.parse(message.data);
    if (news.kind === "bar") return showBar(news.html);
    lead = news.lead;
    show();
    join();
  };
  socket.onclose = () => {
    tries += 1;
    setTimeout(listen, retryDelay(tries));
  };
}

show();
if (place && document.body.dataset.together) listen();
