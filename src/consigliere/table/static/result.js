// Checks in the reader's own browser that the secret is what the hash at the start promised.
document.addEventListener("click", async (event) => {
  const button = event.target.closest?.("[data-verify]");
  if (!button) return;
  const secret = document.getElementById("secret").textContent.trim();
  const bytes = Uint8Array.from(secret.match(/../g) || [], (pair) => parseInt(pair, 16));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const hex = [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const good = hex === document.getElementById("commitment").textContent.trim();
  const place = button.parentElement.querySelector(".verified");
  place.dataset.kind = good ? "good" : "bad";
  place.textContent = good ? button.dataset.good : button.dataset.bad;
});
// Elsewhere than on this machine a browser lends its hash only over https: then there is nothing to press.
if (!globalThis.crypto?.subtle) document.querySelector("[data-verify]")?.remove();
