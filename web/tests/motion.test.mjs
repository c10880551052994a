import assert from "node:assert/strict";
import { test } from "node:test";
import { script, show } from "./page.mjs";

show("");
const { schedule } = await script("motion");
const { motionTime } = await script("scene");

test("moves follow one another, each at its own pace", () => {
  const { begins, time } = schedule([1, 1, 1], 2000);
  assert.ok(time >= 250 && time <= 400);
  assert.deepEqual(begins, [0, time, 2 * time]);
});

test("what goes the same way together follows closely, and what comes next waits for all of it", () => {
  const { begins, time, next } = schedule([3, 1], 2000);
  assert.deepEqual(begins, [0, time + 2 * next]);
  assert.ok(next < time);
});

test("many moves never take longer than they may, and none is too short to be seen", () => {
  for (const [moves, most] of [[7, 1800], [24, 1800], [12, 600], [3, 300]]) {
    const { begins, time } = schedule(Array(moves).fill(1), most);
    assert.ok(begins.at(-1) + time <= most + 1, `${moves} moves in ${most}: ${begins.at(-1)} + ${time}`);
    assert.equal(time, 250);
    assert.deepEqual(begins, [...begins].sort((a, b) => a - b));
  }
});

test("a pace that is over sooner than a move makes it shorter", () => {
  assert.deepEqual(schedule([1, 1], 200), { begins: [0, 0], time: 200, next: 0 });
});

test("pieces move no longer than the pace chosen allows", () => {
  assert.equal(motionTime(false, 1), 1800);
  assert.equal(motionTime(false, 0.5), 900);
  assert.equal(motionTime(false, 0), 250); // "off": pieces move, nobody waits
  assert.equal(motionTime(true, 1), 250); // the reader has already continued
  assert.equal(motionTime(false, Infinity), 1800); // step by step
});
