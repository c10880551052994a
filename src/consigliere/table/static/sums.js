// Amounts at the deal desk: by steps, or any whole number in between. What there is, the page says anew with
// every rendering (data-most), and the field itself stays the reader's.

document.addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-sum]");
  const sum = button?.closest(".sum");
  if (!sum) return;
  const field = sum.querySelector("input");
  const [most, unit, now] = [Number(sum.dataset.most) || Infinity, Number(sum.dataset.unit), Number(field.value) || 0];
  const next = {
    less: (Math.ceil(now / unit) - 1) * unit,
    more: (Math.floor(now / unit) + 1) * unit,
  }[button.dataset.sum];
  field.value = String(Math.min(most, Math.max(0, next)) || "");
  field.dispatchEvent(new Event("input", { bubbles: true }));
});

/** More than there is cannot be offered; the browser says so in the reader's language. */
export function dressSums() {
  for (const sum of document.querySelectorAll(".sum")) sum.querySelector("input").max = sum.dataset.most;
}
