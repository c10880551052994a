// @ts-check
// The live line of a page: its address, and how long to wait before it is tried again.

export function lineAddress() {
  const address = new URL(document.body.dataset.live ?? "", location.href);
  address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
  return address;
}

/**
 * How many ms to wait after so many tries: longer and longer, and spread at random, so that not all pages return at once.
 * @param {number} tries
 */
export const untilAgain = (tries) => Math.min(8000, 300 * 2 ** tries) * (0.7 + Math.random() * 0.6);
