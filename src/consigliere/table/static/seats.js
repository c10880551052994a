// @ts-check
// Opening a table: shows only as many seats as players, and only settings that apply to that number.
/** @type {HTMLSelectElement | HTMLInputElement | null} */
const count = document.querySelector("[data-seats]");

/** @param {string} seats */
function show(seats) {
  const told = document.querySelector("[data-sum=seats]");
  if (told && count instanceof HTMLSelectElement) told.textContent = count.selectedOptions[0]?.textContent ?? "";
  for (const row of document.querySelectorAll("[data-seat-row]")) row.hidden = Number(row.dataset.seatRow) >= Number(seats);
  for (const row of document.querySelectorAll("[data-for-seats]")) row.hidden = !row.dataset.forSeats?.split(" ").includes(seats);
}

if (count) {
  count.addEventListener("change", () => show(count.value));
  show(count.value);
}
