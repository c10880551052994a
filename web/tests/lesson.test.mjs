import assert from "node:assert/strict";
import { after, test } from "node:test";
import { script, show, window } from "./page.mjs";

const BOX = "data-box"; // left, top, width, height
let timer;

show("");
window.Element.prototype.getBoundingClientRect = function () {
  return new DOMRect(...(this.getAttribute(BOX) ?? "0 0 0 0").split(" ").map(Number));
};
globalThis.requestAnimationFrame = () => 0;
globalThis.cancelAnimationFrame = () => {};
globalThis.innerWidth = 1440;
globalThis.innerHeight = 900;
globalThis.CSS = { escape: (text) => text };
globalThis.DOMRect = class {
  constructor(left = 0, top = 0, width = 0, height = 0) {
    Object.assign(this, { left, top, width, height, x: left, y: top, right: left + width, bottom: top + height });
  }
};
const wait = globalThis.setInterval;
globalThis.setInterval = (...given) => (timer = wait(...given));
const { updateLesson } = await script("lesson");
after(() => clearInterval(timer));

const coach = (given) => `<div id="coach" ${BOX}="0 500 100 100"><div class="coach-card" data-state="play" data-beat="a" ${given}><p class="coach-do"></p></div></div>`;
const board = (pieces) => `<section id="board" ${BOX}="0 0 1000 600"><div id="viewport" ${BOX}="0 0 1000 600"><svg>${pieces}</svg></div></section>`;
const marked = () => [...document.querySelectorAll("[data-coached]")].map((one) => one.value);

test("in the menu of a piece the choice that is meant is marked, and nothing is when the beat asks for something else", () => {
  show(`${coach('data-wanted="lab:gela"')}${board("")}<div id="menu"><button class="choice" value="car:gela"></button><button class="choice" value="lab:gela"></button></div>`);
  updateLesson();
  assert.deepEqual(marked(), ["lab:gela"]);
  document.querySelector(".coach-card").dataset.wanted = "stop";
  updateLesson();
  assert.deepEqual(marked(), []);
});

test("the list of choices is marked once it is open", () => {
  const list = (open) => `<div id="choices"><details class="more" ${open}><summary></summary><button name="option" value="soldiers:1"></button><button name="option" value="soldiers:2"></button></details></div>`;
  show(`${coach('data-wanted="soldiers:2"')}${board("")}${list("")}`);
  updateLesson();
  assert.deepEqual(marked(), []);
  document.querySelector(".more").open = true;
  updateLesson();
  assert.deepEqual(marked(), ["soldiers:2"]);
});

test("the ring is on the part of a piece that can be chosen", () => {
  const house = `<g data-thing="house" ${BOX}="100 100 300 300"><g data-thing="bag" data-legal ${BOX}="200 200 50 50"></g></g>`;
  show(`${coach('data-wanted="use:bag" data-point="house"')}${board(house)}<div id="choices"><button name="option" value="use:bag" data-for="bag"></button></div>`);
  updateLesson();
  const corner = /^M([\d.]+) ([\d.]+)h([\d.]+)/.exec(document.querySelector("#veil .ring").getAttribute("d"));
  assert.ok(Number(corner[2]) > 150, "the ring begins at the bag, not at the house");
});
