// @ts-check
// Runs before the first paint, so that nothing jumps: shows what needs scripts.
document.documentElement.classList.add("js");
try {
  const rail = localStorage.getItem("rail");
  if (rail) document.documentElement.dataset.rail = rail;
} catch {} // a browser without storage
// All modules have run before this event: from here on every key and button works.
document.addEventListener("DOMContentLoaded", () => {
  document.documentElement.dataset.ready = "1";
});
