// @ts-check
// Copies a link beside the button: `data-copy` names the field, `data-done` is what the button says then.
import { around, byId } from "./dom.js";

document.addEventListener("click", async (event) => {
  const button = around(event, "[data-copy]");
  if (!button) return;
  const input = byId(button.dataset.copy ?? "");
  if (!(input instanceof HTMLInputElement)) return;
  try {
    await navigator.clipboard.writeText(input.value);
  } catch {
    input.select();
    document.execCommand("copy"); // browsers block the clipboard on plain http
  }
  button.querySelector("span")?.replaceChildren(button.dataset.done ?? "");
});
