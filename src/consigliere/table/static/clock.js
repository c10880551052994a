// @ts-check
// Clocks of a table over days: counts down what is left on the badges. A clock stands in its person's night.
import { now } from "./time_ring.js";

const EVERY = 15000; // ms
const [DAY, HOUR, MINUTE] = [86400, 3600, 60];

/**
 * @param {number} seconds
 * @param {string[]} units
 */
function told(seconds, [days, hours, minutes]) {
  const d = Math.floor(seconds / DAY), h = Math.floor((seconds % DAY) / HOUR), m = Math.floor((seconds % HOUR) / MINUTE);
  if (d) return `${d} ${days} ${h} ${hours}`;
  return h ? `${h} ${hours} ${m} ${minutes}` : `${m} ${minutes}`;
}

export function updateClocks() {
  for (const clock of document.querySelectorAll(".badge-clock[data-at]")) {
    const until = Math.min(now(), Number(clock.dataset.stops) || Infinity);
    const left = Number(clock.dataset.left) - Math.max(0, until - Number(clock.dataset.at)) / 1000;
    const text = clock.querySelector(".badge-left");
    if (text) text.textContent = told(Math.max(0, left), (clock.dataset.units ?? "").split("|"));
  }
}

setInterval(updateClocks, EVERY);
