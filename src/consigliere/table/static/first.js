// @ts-check
// Runs before the first paint, so that nothing jumps: what needs script may show itself.
document.documentElement.classList.add("js");
try {
  const rail = localStorage.getItem("rail");
  if (rail) document.documentElement.dataset.rail = rail;
} catch {} // a browser that keeps nothing
// The modules run before this event, and none waits for anything: from here on every key and button is served.
document.addEventListener("DOMContentLoaded", () => {
  document.documentElement.dataset.ready = "1";
});
