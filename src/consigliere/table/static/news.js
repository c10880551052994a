// @ts-check
// News of a table: only the parts of the page that have changed, each as its text or as how it is made of the text that
// came before. What is told of a part is kept, for the next news of it.

const PIECE = /[<{]?[^<{]+|[<{]/g; // the server cuts in the same way (news.py)

const TOKEN = "the-token-of-this-page-comes-in-here"; // as the server writes it (pages/context.py): no line carries tokens
function token() {
  /** @type {HTMLInputElement | null} */
  const field = document.querySelector(".head input[name=csrf]");
  return field?.value ?? TOKEN;
}

/** The newest text of each part. @type {Map<string, string>} */
let texts = new Map();

/** A new line begins: the server tells parts whole until it has told them once. */
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
