// @ts-check
// The replay in one page: each moment is morphed into the current one, so that the board stays and pieces move. Controlled
// by keys, slider, round or automatically. Without scripts the links and forms do the same.
import { showBar } from "./club_bar.js";
import { around, byId, isTyping, table } from "./dom.js";
import { animateChanges, places as spots } from "./motion.js";
import { showPageTitle } from "./round_titles.js";
import { connectionAddress, retryDelay, tellSight } from "./connection.js";
import { fill, splitPage } from "./places.js";
import { standing } from "./scene.js"; // its button also sets the pace of scenes
import { playSound } from "./sound.js";

/** @type {Record<string, number>} */
const PACES = { step: 3000, slow: 2000, normal: 1200, fast: 600, off: 600 }; // ms that each moment is shown in automatic play
const QUIET = 0.3; // the share of that if nothing on the table changed

const button = document.getElementById("autoplay");
/** @type {HTMLInputElement | null} */
const slider = document.querySelector("input[data-jump]");
/** Whose eyes the page is seen with. @param {ParentNode} page @returns {HTMLInputElement} */
const eyesOf = (page) => {
  /** @type {HTMLInputElement | null} */
  const field = page.querySelector(".jump [name=eyes]");
  if (!field) throw new Error("The replay has no field for whose eyes it is seen with");
  return field;
};
let playing = false;
let asked = 0; // the latest moment requested: late responses are dropped

function pace() {
  try {
    return PACES[localStorage.getItem("consigliere-pace") ?? ""] ?? PACES.normal;
  } catch {
    return PACES.normal; // a browser without storage
  }
}

/**
 * Shows another moment, or the same through other eyes; false if it did not come.
 * @param {string} address
 * @param {boolean} [led] whoever leads the review has gone there
 */
async function show(address, led = false) {
  const mine = ++asked;
  let html = "";
  try {
    html = await (await fetch(address)).text();
  } catch {
    return false;
  }
  if (mine !== asked) return false;
  const holder = document.createElement("template");
  holder.innerHTML = html;
  const fresh = holder.content.querySelector("#table[data-page=replay]");
  if (!fresh) {
    location.assign(address);
    return false;
  }
  // Flights belong to the moment right after the one on the page; otherwise pieces only move.
  const forward = Number(fresh.dataset.n) === at() + 1;
  /** @type {Flight[]} */
  const flights = forward ? JSON.parse(fresh.dataset.flights ?? "[]") : [];
  const before = spots(flights);
  const focus = document.activeElement?.id || document.activeElement?.getAttribute?.("href");
  const { n, of } = fresh.dataset;
  const eyes = eyesOf(fresh).value;
  fill(table(), splitPage(fresh), null, {});
  Object.assign(table().dataset, { n, of });
  if (slider) [slider.max, slider.value] = [of ?? "", n ?? ""]; // the maximum first, or the value would be clamped
  eyesOf(document).value = eyes;
  history.replaceState(null, "", address);
  refocus(focus);
  animateChanges(before, flights, playing ? pace() : undefined);
  showPageTitle();
  document.dispatchEvent(new CustomEvent("moved", { detail: { n: Number(n), eyes, led } }));
  return true;
}

/** Keeps the keyboard focus, although its link is a new element. @param {string | null | undefined} focus */
function refocus(focus) {
  if (!focus || (document.activeElement && document.activeElement !== document.body)) return;
  const same = document.getElementById(focus) ?? document.querySelector(`a[href="${CSS.escape(focus)}"]`);
  (same ?? document.querySelector(".steps a.step"))?.focus({ preventScroll: true });
}

/** @param {number} n @param {string} [eyes] @param {boolean} [led] */
function to(n, eyes = eyesOf(document).value, led = false) {
  const address = new URL(location.href);
  address.searchParams.set("n", String(n));
  address.searchParams.set("eyes", eyes);
  return show(address.href, led);
}

document.addEventListener("led", (event) => {
  const { n, eyes } = /** @type {CustomEvent<{ n: number, eyes: string }>} */ (event).detail;
  if (n === at() && eyes === eyesOf(document).value) return;
  stop();
  to(n, eyes, true);
});

const at = () => Number(table().dataset.n);
const last = () => Number(table().dataset.of);

// --- the live game meanwhile: shows whether it is the reader's move. The replay does not change.

const way = document.getElementById("way-back");
let tries = 0;

/** @param {{ yours?: boolean, over?: boolean, told?: number | null }} news */
function tell({ yours, over, told }) {
  if (told !== undefined) reveal(told);
  if (!way) return;
  const state = over ? "over" : yours ? "asked" : "calm";
  const { title, move } = document.body.dataset;
  document.title = `${yours ? `● ${move} – ` : ""}${title} · Consigliere`;
  if (state === way.dataset.state) return;
  way.dataset.state = state;
  for (const one of way.querySelectorAll(":scope > *")) one.hidden = one.dataset.when !== state;
  const shown = [...way.children].filter((one) => one.getAttribute("data-when") === state);
  byId("announce").textContent = state === "calm" ? "" : shown.map((one) => one.textContent?.trim()).join(" ");
  if (state !== "calm") playSound(yours ? "yours" : "move");
}

/** A commentator sees more of a running game; null: no longer anything. @param {number | null} told */
function reveal(told) {
  if (told === null) return way?.click(); // somebody at the table has ended it
  if (told === last()) return;
  const follows = at() === last() || at() > told;
  table().dataset.of = String(told);
  if (slider) slider.max = String(told);
  if (follows) to(told);
}

function listen() {
  const socket = new WebSocket(connectionAddress());
  tellSight(socket);
  socket.onmessage = (message) => {
    tries = 0;
    const news = JSON.parse(message.data);
    if (news.kind === "bar") showBar(news.html);
    else tell(news);
  };
  socket.onclose = () => {
    if (way?.dataset.state === "over") return;
    tries += 1;
    setTimeout(listen, retryDelay(tries));
  };
}

if (document.body.dataset.live) listen();

// --- automatic play

function dress() {
  button?.setAttribute("aria-pressed", String(playing));
  const label = button?.querySelector("span");
  if (label) label.textContent = (playing ? button?.dataset.stop : button?.dataset.play) ?? "";
}

async function run() {
  while (playing && at() < last()) {
    if (!(await to(at() + 1))) break;
    const quiet = document.querySelector(".replay-line .nothing");
    const says = quiet ? [] : [...document.querySelectorAll(".replay-line p:not(.kicker)")].map((line) => line.textContent ?? "");
    await new Promise((done) => setTimeout(done, quiet ? pace() * QUIET : standing(pace(), says)));
  }
  playing = false;
  dress();
}

function toggle() {
  playing = !playing;
  dress();
  if (playing) run();
}

function stop() {
  playing = false;
  dress();
}

button?.addEventListener("click", toggle);

// From the table: what happened since the reader's last move is played at once.
const opened = new URL(location.href);
if (opened.searchParams.has("play")) {
  opened.searchParams.delete("play");
  history.replaceState(null, "", opened);
  toggle();
}

// --- controls

document.addEventListener("click", (event) => {
  /** @type {HTMLAnchorElement | null} */
  const link = around(event, "a[data-n]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  stop();
  show(link.href);
});

document.addEventListener("submit", (event) => {
  const [form, button] = [event.target, event.submitter];
  if (!(form instanceof HTMLFormElement) || !(button instanceof HTMLButtonElement) || !form.matches(".eyes")) return;
  event.preventDefault();
  const address = new URL(form.action);
  address.searchParams.set("n", String(at()));
  address.searchParams.set("eyes", button.value);
  show(address.href);
});

slider?.addEventListener("change", () => {
  stop();
  to(Number(slider.value));
});

/** The beginning of the round before or after the one that is shown. @param {number} step */
function byRound(step) {
  const rounds = [...document.querySelectorAll(".rounds a[data-n]")].map((link) => Number(link.dataset.n));
  const next = step > 0 ? rounds.find((n) => n > at()) : rounds.findLast((n) => n < at());
  if (next !== undefined) to(next);
}

/** @type {Record<string, string>} */
const STEPS = { ArrowLeft: "prev", ArrowRight: "next", Home: "first", End: "last" };

document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || isTyping(event)) return;
  if (event.key === "PageUp" || event.key === "PageDown") {
    event.preventDefault();
    stop();
    return byRound(event.key === "PageDown" ? 1 : -1);
  }
  if (event.key === " " && !around(event, "button, a")) {
    event.preventDefault();
    return toggle();
  }
  const step = STEPS[event.key];
  const link = step && document.getElementById(`step-${step}`);
  if (link) {
    event.preventDefault();
    link.click();
  }
});
