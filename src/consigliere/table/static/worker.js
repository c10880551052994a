// @ts-check
// Shows notices while no page is open. It stores nothing and intercepts no request.
// The types of pages and of workers exclude each other, so a worker has none here.
const worker = /** @type {any} */ (self);
/** @typedef {any} WorkerEvent */

worker.addEventListener("install", () => worker.skipWaiting());
worker.addEventListener("activate", (/** @type {WorkerEvent} */ event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("push", (/** @type {WorkerEvent} */ event) => {
  const said = event.data?.json() ?? {};
  const shown = { body: String(said.body ?? ""), tag: String(said.tag ?? ""), data: { url: String(said.url ?? "/") } };
  event.waitUntil(worker.registration.showNotification(String(said.title ?? "Consigliere"), shown));
});

worker.addEventListener("notificationclick", (/** @type {WorkerEvent} */ event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data?.url ?? "/"));
});

/**
 * Shows the page of a notice: in a tab that has it open, else in a new one. Only pages of this site are opened.
 * @param {string} url
 */
async function show(url) {
  const wanted = new URL(url, worker.location.origin);
  if (wanted.origin !== worker.location.origin) wanted.href = worker.location.origin;
  const tabs = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = tabs.find((/** @type {any} */ tab) => new URL(tab.url).pathname === wanted.pathname);
  await (there ? there.focus() : worker.clients.openWindow(wanted.href));
}
