// @ts-check
// The button that lets this browser show notices: asks for permission, subscribes, and sends the subscription.
const form = /** @type {HTMLFormElement | null} */ (document.querySelector("#push"));
const problem = /** @type {HTMLElement | null} */ (document.querySelector("#push-problem"));

/** @param {"denied" | "unable" | "failed"} what */
function say(what) {
  if (!problem) return;
  problem.textContent = problem.dataset[what] ?? "";
  problem.hidden = false;
}

/**
 * @param {PushSubscription} found
 * @param {PushEncryptionKeyName} name
 */
function key(found, name) {
  const bytes = new Uint8Array(found.getKey(name) ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** @param {HTMLFormElement} where */
async function subscribe(where) {
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return say("unable");
  if ((await Notification.requestPermission()) !== "granted") return say("denied");
  await navigator.serviceWorker.register("/worker.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: where.dataset.key };
  let found;
  try {
    found = await pushManager.subscribe(options);
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== "InvalidStateError") throw error;
    await (await pushManager.getSubscription())?.unsubscribe(); // it belongs to an earlier key of this server
    found = await pushManager.subscribe(options);
  }
  const fields = { endpoint: found.endpoint, p256dh: key(found, "p256dh"), auth: key(found, "auth"), name: browser() };
  for (const [name, value] of Object.entries(fields)) {
    /** @type {HTMLInputElement} */ (where.elements.namedItem(name)).value = value;
  }
  where.submit();
}

/** A few words by which a person recognises this browser in the list. */
function browser() {
  const agent = navigator.userAgent;
  const name = ["Firefox", "Edg", "Chrome", "Safari"].find((one) => agent.includes(one)) ?? "?";
  const system = ["Android", "iPhone", "iPad", "Windows", "Mac", "Linux"].find((one) => agent.includes(one)) ?? "";
  return [name === "Edg" ? "Edge" : name, system].filter(Boolean).join(", ");
}

form?.addEventListener("submit", (event) => {
  event.preventDefault();
  if (problem) problem.hidden = true;
  subscribe(form).catch(() => say("failed"));
});
