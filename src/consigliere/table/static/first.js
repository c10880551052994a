// Runs before the first paint, so that nothing jumps: what needs script may show itself.
document.documentElement.classList.add("js");
