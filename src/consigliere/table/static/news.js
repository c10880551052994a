// @ts-check
// Updates of a table contain only the parts of the page that have changed: each as a text, or as a difference from its
// previous text. The text of each part is stored for the next update.

const PIECE = /[<{]?[^<{]+|[<{]/g; // the server cuts in the same way (news.py)

const TOKEN = "the-token-of-this-page-comes-in-here"; // as the server writes it (pages/context.py): no live connection carries tokens
function token() {
  /** @type {HTMLInputElement | null} */
  const field = document.querySelector(".head input[name=csrf]");
  return field?.value ?? TOKEN;
}

/** The newest text of each part. @type {Map<string, string>} */
let texts = new Map();

/** A new connection begins: the server sends each part in full the first time. */
export function begin() {
  texts = new Map();
}

/** The parts in a message, by name, as texts. @param {Record<string, SentPart>} parts */
export function read(parts) {
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const [name, told] of Object.entries(parts)) {
    const text = typeof told === "string" ? told : made(texts.get(name) ?? "", told);
    texts.set(name, text);
    found.set(name, text.replaceAll(TOKEN, token()));
  }
  return found;
}

/**
 * A text made from the old one: pieces of it by number, from and until, and new texts.
 * @param {string} old
 * @param {(string | number)[]} ops
 */
function made(old, ops) {
  const before = old.match(PIECE) ?? [];
  let text = "";
  for (let i = 0; i < ops.length; i += 1) {
    const op = ops[i];
    if (typeof op === "string") text += op;
    else text += before.slice(op, Number(ops[++i])).join("");
  }
  return text;
}
