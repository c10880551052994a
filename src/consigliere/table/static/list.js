// @ts-check
// An open list of choices ends with a full row and is no longer than needed: a row cut in half looks like a fault, and what
// is above the list (seats, log) must stay visible.

const page = document.documentElement;

function fitList() {
  page.style.removeProperty("--list");
  const list = document.querySelector("#choices .more[open] .more-list");
  if (!list) return;
  const [box, style] = [list.getBoundingClientRect(), getComputedStyle(list)];
  let high = box.height;
  if (list.scrollHeight > list.clientHeight + 1) {
    const below = parseFloat(style.rowGap) / 2 + parseFloat(style.borderBottomWidth); // no edge of the next row shows
    const rows = [...list.querySelectorAll("button")].map((one) => one.getBoundingClientRect().bottom + list.scrollTop);
    const last = Math.max(...rows.filter((bottom) => bottom + below <= box.bottom));
    if (last > box.top) high = last + below - box.top;
  }
  page.style.setProperty("--list", `${high}px`);
}

document.addEventListener("toggle", (event) => event.target instanceof Element && event.target.matches(".more") && fitList(), true);
document.addEventListener("tabs", fitList); // the rail is wider for some
addEventListener("resize", fitList);
document.fonts?.ready.then(fitList);
