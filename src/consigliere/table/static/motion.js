// @ts-check
// Animation of the board. Pieces that keep their id move from their old to their new place. Things without an id
// (money, goods, counted figures) fly as the server says (`Flight`, drawing/face.py). Cards turn, dice roll. Moves
// follow one another within a total time limit.
import { copyOf, fly, from, roll, turn } from "./flights.js";

const PIECES = "#table svg [id]";
const DICE = ":is(#table, #round-sum) svg [data-die]";
const TIME = 340; // ms of one move
const SHORTEST = 250;
const LONGEST = 1800; // ms of all moves of a step
const NEXT = 70; // ms between pieces that go the same way together
const MANY = 5; // more of them are animated together
const FAR = 1.6; // of its size: a piece that moves less only makes room for another
const CROWD = 24; // more moves at once are a new layout of the page, not moves

/** The key by which a piece is recognised: if several hands are open, equal cards are distinguished by their drawing. */
function known() {
  /** @type {NodeListOf<SVGGraphicsElement>} */
  const found = document.querySelectorAll(PIECES);
  const pieces = [...found].filter((piece) => !piece.closest("defs"));
  /** @type {NodeListOf<SVGElement>} */
  const sheets = document.querySelectorAll("#table svg");
  /** @type {(SVGElement | null)[]} */
  const drawings = [...sheets];
  const times = new Map();
  for (const { id } of pieces) times.set(id, (times.get(id) ?? 0) + 1);
  return new Map(pieces.map((piece) => {
    const alone = times.get(piece.id) === 1;
    return [piece, alone ? piece.id : `${piece.id} ${drawings.indexOf(piece.ownerSVGElement)}`];
  }));
}

/** A piece or place of the board, by its id or by the thing it is. @param {string} name @returns {SVGGraphicsElement | null} */
function named(name) {
  const by = CSS.escape(name);
  return document.querySelector(`#table svg [id="${by}"]`) ?? document.querySelector(`#table svg [data-thing="${by}"]`);
}

/** @param {Element | null} one */
function boxOf(one) {
  const box = one?.getBoundingClientRect();
  return box?.width ? box : null;
}

/**
 * A snapshot of the board: the position of every piece by name, and the starting points of later flights.
 * @param {Flight[]} flights
 * @returns {Look}
 */
export function places(flights = []) {
  const boxes = new Map();
  for (const [piece, name] of known()) {
    const box = boxOf(piece);
    if (box) boxes.set(name, box);
  }
  const dice = [...document.querySelectorAll(DICE)].map((die) => die.getAttribute("data-die") ?? "");
  const origins = flights.map((flight) => {
    const origin = named(flight.from);
    const what = flight.what.startsWith("#") ? null : named(flight.what);
    return { box: boxOf(origin), back: flight.turn && origin ? copyOf(origin) : null, piece: what ? copyOf(what) : null };
  });
  return { boxes, dice, origins };
}

/**
 * When moves begin and how long one takes, in ms: one after another, or overlapping if time is short.
 * @param {number[]} many how many pieces go together, for each move
 * @param {number} most
 */
export function schedule(many, most) {
  const spread = many.map((count) => NEXT * (Math.min(count, MANY) - 1));
  let time = TIME;
  const whole = () => spread.reduce((sum, more) => sum + time + more, 0);
  if (whole() > most) time = Math.min(SHORTEST, most);
  const last = whole() - time;
  const closer = last > most - time && last > 0 ? Math.max(0, most - time) / last : 1;
  let at = 0;
  const begins = spread.map((more) => {
    const now = at;
    at += (time + more) * closer;
    return Math.round(now);
  });
  return { begins, time, next: NEXT * closer };
}

/**
 * Animates what has changed since a snapshot, in at most so many ms.
 * @param {Look} before
 * @param {Flight[]} flights
 * @param {number} most
 */
export function animateChanges(before, flights = [], most = LONGEST) {
  if (!before.boxes.size || most <= 0 || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const { near, far, fresh } = moved(before);
  const relaid = far.length > CROWD;
  const flown = flights.map((flight, i) => flightOf(flight, before.origins[i], before, relaid)).filter((one) => one !== null);
  const taken = new Set(flown.map(({ piece }) => piece));
  const steps = relaid ? flown : [...far.filter(({ piece }) => !taken.has(piece)), ...flown];
  const { begins, time, next } = schedule(steps.map(({ many }) => many), Math.min(most, LONGEST));
  const short = Math.min(SHORTEST, most);
  if (relaid) fadeIn([...near, ...far], short);
  else for (const one of near) one.go(0, short, 0);
  for (const piece of fresh) if (!taken.has(piece)) piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: short });
  steps.forEach((step, i) => step.go(begins[i], time, next));
  rollDice(before.dice, Math.min(400, most));
}

/** A new layout appears as a whole: pieces that fly about one by one would only confuse. @param {Step[]} steps @param {number} time */
function fadeIn(steps, time) {
  const sheets = new Set(steps.map(({ piece }) => piece?.closest("svg")));
  for (const sheet of sheets) sheet?.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: time });
}

/**
 * Pieces that have moved, the longest distance first, and new ones. Pieces that make room move all at once.
 * @param {Look} before
 */
function moved({ boxes }) {
  const names = known();
  /** @type {{ near: Step[], far: Step[], fresh: SVGGraphicsElement[] }} */
  const found = { near: [], far: [], fresh: [] };
  /** @type {(Step & { length: number })[]} */
  const far = [];
  /** @type {Map<Element, { x: number, y: number }>} */
  const ways = new Map();
  for (const [piece, name] of names) {
    const now = boxOf(piece);
    if (!now) continue;
    const was = boxes.get(name);
    if (!was) {
      found.fresh.push(piece);
      continue;
    }
    const way = { x: was.left + was.width / 2 - now.left - now.width / 2, y: was.top + was.height / 2 - now.top - now.height / 2 };
    ways.set(piece, way);
    // A piece inside another moved piece moves with it.
    const carrier = carrierOf(piece, ways);
    const x = way.x - (carrier?.x ?? 0);
    const y = way.y - (carrier?.y ?? 0);
    const length = Math.hypot(x, y);
    if (length < 2) continue;
    const step = { piece, many: 1, length, go: (/** @type {number} */ delay, /** @type {number} */ time) => from(piece, x, y, delay, time) };
    (length > FAR * Math.max(now.width, now.height, 24) ? far : found.near).push(step);
  }
  found.far = far.sort((a, b) => b.length - a.length);
  return found;
}

/** How far the parents of a piece have moved. @param {Element} piece @param {Map<Element, { x: number, y: number }>} ways */
function carrierOf(piece, ways) {
  for (let one = piece.parentElement; one && one.id !== "table"; one = one.parentElement) {
    const way = ways.get(one);
    if (way) return way;
  }
  return null;
}

/**
 * How to show a flight; null if it begins or ends out of sight, or if the piece itself has moved.
 * @param {Flight} flight
 * @param {Look["origins"][0]} origin
 * @param {Look} before
 * @param {boolean} relaid with a new layout it begins where its origin is now
 * @returns {Step | null}
 */
function flightOf(flight, origin, before, relaid) {
  const target = named(flight.to);
  const end = boxOf(target);
  const start = (relaid && boxOf(named(flight.from))) || origin.box;
  if (!target || !end || !start) return null;
  const itself = flight.what === flight.to || (flight.what === target.id && !before.boxes.has(target.id));
  if (itself) {
    if (before.boxes.has(target.id)) return null; // the piece itself has moved
    const x = start.left + start.width / 2 - end.left - end.width / 2;
    const y = start.top + start.height / 2 - end.top - end.height / 2;
    return {
      piece: target,
      many: 1,
      go: (delay, time) => (flight.turn ? turn(target, x, y, delay, time, origin.back) : from(target, x, y, delay, time)),
    };
  }
  const piece = flight.what.startsWith("#") ? null : (named(flight.what) ?? origin.piece);
  if (!flight.what.startsWith("#") && !piece) return null;
  const many = Math.min(flight.many ?? 1, MANY);
  return {
    piece: null,
    many,
    go: (delay, time, next) => {
      for (let i = 0; i < many; i += 1) fly(flight, piece, start, end, delay + i * next, time);
    },
  };
}

/** Dice in sight that are new or show another face than before. @param {string[]} before @param {number} time */
function rollDice(before, time) {
  /** @type {NodeListOf<SVGGraphicsElement>} */
  const dice = document.querySelectorAll(DICE);
  dice.forEach((die, i) => {
    if (before[i] !== die.getAttribute("data-die") && boxOf(die)) roll(die, i, time); // one may be in a part that is not shown
  });
}
