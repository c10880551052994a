// The replay by keyboard and by slider; without script the links and the form do the same.
document.addEventListener("keydown", (event) => {
  if (/^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) return;
  const step = { ArrowLeft: "prev", ArrowRight: "next", Home: "first", End: "last" }[event.key];
  if (step) document.getElementById(`step-${step}`)?.click();
});
document.querySelector("[data-jump]")?.addEventListener("change", (event) => event.target.form.submit());
