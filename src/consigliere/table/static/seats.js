// Opening a table: only as many seats are asked about as there will be players, and only what means something to so many.
const count = document.querySelector("[data-seats]");

function show() {
  for (const row of document.querySelectorAll("[data-seat-row]")) row.hidden = Number(row.dataset.seatRow) >= Number(count.value);
  for (const row of document.querySelectorAll("[data-for-seats]")) row.hidden = !row.dataset.forSeats.split(" ").includes(count.value);
}

if (count) {
  count.addEventListener("change", show);
  show();
}
