// @ts-check
// Checks in the reader's own browser that the secret matches the hash published at the start.
import { around, byId } from "./dom.js";

document.addEventListener("click", async (event) => {
  const button = around(event, "[data-verify]");
  if (!button) return;
  const secret = byId("secret").textContent?.trim() ?? "";
  const bytes = Uint8Array.from(secret.match(/../g) || [], (pair) => parseInt(pair, 16));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const hex = [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const good = hex === byId("commitment").textContent?.trim();
  const place = button.parentElement?.querySelector(".verified");
  if (!place) return;
  place.dataset.kind = good ? "good" : "bad";
  place.textContent = (good ? button.dataset.good : button.dataset.bad) ?? "";
});
// Except on localhost, browsers offer hashing only over https: otherwise there is no button.
if (!globalThis.crypto?.subtle) document.querySelector("[data-verify]")?.remove();

// A picture of the table for sharing: a PNG with its fonts. Without scripts the link leads to the drawing itself.

/** A file in base64. @param {URL} address */
const asData = async (address) => {
  const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer());
  return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ""));
};

/** The font faces that a drawing names, each with its file inside: a picture may not fetch any. @param {string} svg */
async function faces(svg) {
  const sheet = [...document.styleSheets].find((one) => one.href?.includes("/vendor/fonts.css"));
  const named = (/** @type {CSSFontFaceRule} */ rule) =>
    svg.includes(rule.style.getPropertyValue("font-family").replaceAll(/["']/g, ""));
  const wanted = [...(sheet?.cssRules ?? [])].filter((rule) => rule instanceof CSSFontFaceRule && named(rule));
  const inside = await Promise.all(
    wanted.map(async (rule) => {
      const file = new URL(rule.cssText.match(/url\("?([^")]+)"?\)/)?.[1] ?? "", sheet?.href ?? undefined);
      return rule.cssText.replace(/url\("?[^")]+"?\)/, `url("data:font/woff2;base64,${await asData(file)}")`);
    }),
  );
  return inside.join("\n");
}

/** @param {string} address @returns {Promise<Blob | null>} */
async function photograph(address) {
  const text = await (await fetch(address)).text();
  const [width, height] = (text.match(/viewBox="0 0 ([\d.]+) ([\d.]+)"/) ?? []).slice(1).map(Number);
  // As text: our content security policy forbids inline styles in the page.
  const drawing = text
    .replace("<svg ", `<svg width="${width}" height="${height}" `)
    .replace(/(<svg[^>]*>)/, `$1<style>${await faces(text)}</style>`);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

document.addEventListener("click", async (event) => {
  /** @type {HTMLAnchorElement | null} */
  const link = around(event, "a[data-share]");
  if (!link || link.getAttribute("aria-busy")) return;
  event.preventDefault();
  link.setAttribute("aria-busy", "true");
  let picture = null;
  try {
    picture = await photograph(link.href);
  } catch {} // a browser that cannot draw SVG on a canvas
  link.removeAttribute("aria-busy");
  if (!picture) return location.assign(link.href);
  const name = `${document.documentElement.dataset.game}.png`;
  const saved = Object.assign(document.createElement("a"), { href: URL.createObjectURL(picture), download: name });
  saved.click();
  setTimeout(() => URL.revokeObjectURL(saved.href), 10_000);
});
