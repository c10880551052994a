// Opening a table: only as many seats are asked about as there will be players.
const count = document.querySelector("[data-seats]");

function show() {
  for (const row of document.querySelectorAll("[data-seat-row]")) row.hidden = Number(row.dataset.seatRow) >= Number(count.value);
}

if (count) {
  count.addEventListener("change", show);
  show();
}
