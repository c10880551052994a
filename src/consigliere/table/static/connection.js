// @ts-check
// The live connection of a page: its address, and the delay before it is retried.

/** @param {string} [path] */
export function connectionAddress(path = document.body.dataset.live ?? "") {
  const address = new URL(path, location.href);
  if (document.querySelector(".club-bar")) address.searchParams.set("bar", "1");
  address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
  return address;
}

/**
 * The delay in ms after a number of tries: exponential with jitter, so that not all pages return at once.
 * @param {number} tries
 */
export const retryDelay = (tries) => Math.min(8000, 300 * 2 ** tries) * (0.7 + Math.random() * 0.6);

/**
 * Tells the server whether anybody can see the page. Somebody who has it open behind other windows is told of their
 * turn as if they were away.
 * @param {WebSocket} socket
 */
export function tellSight(socket) {
  const tell = () => socket.readyState === WebSocket.OPEN && socket.send(document.hidden ? "covered" : "seen");
  socket.addEventListener("open", () => document.hidden && tell());
  document.addEventListener("visibilitychange", tell);
  socket.addEventListener("close", () => document.removeEventListener("visibilitychange", tell));
}
