import assert from "node:assert/strict";
import { test } from "node:test";
import { script, show } from "./page.mjs";

show("");
const { lengths, lifetime, standing } = await script("scene");
const beat = (ms, ...says) => ({ ms, says });
const words = (count) => Array(count).fill("word").join(" ");

test("a line stands as long as it takes to read it, and never less than 1.2 s", () => {
  assert.equal(standing(400, ["Anna passes."]), 1200);
  assert.equal(standing(400, [words(10)]), 2400);
  assert.equal(standing(400, [words(6), words(4)]), 2400);
  assert.equal(standing(3000, [words(10)]), 3000);
  assert.equal(standing(400, []), 400); // a picture without words
});

test("the pace chosen stretches all of it", () => {
  const beats = [beat(400, words(10)), beat(400, words(2))];
  assert.deepEqual(lengths(beats, Infinity, 1), [2400, 1200]);
  assert.deepEqual(lengths(beats, Infinity, 0.5), [2400, 1200], "fast shortens pauses, not the time to read");
  assert.deepEqual(lengths([{ ms: 700, says: [] }], Infinity, 0.5), [350]);
  assert.deepEqual(lengths(beats, Infinity, Infinity), [Infinity, Infinity]);
});

test("where a question closes soon the first beats pass, and the last can still be read", () => {
  const beats = [beat(400, words(10)), beat(400, words(10)), beat(400, words(2))];
  assert.deepEqual(lengths(beats, 4000, 1), [0, 2400, 1200]);
  assert.deepEqual(lengths(beats, 1000, 1), [0, 0, 0]);
  assert.deepEqual(lengths(beats, 4000, Infinity), [0, 2400, 1200]); // it waits for no tap
});

test("a line never goes away before it can be read, however long its beat stands", () => {
  for (const factor of [0.5, 1, 1.6]) {
    for (const says of [[words(3)], [words(20)], [words(20), words(25), words(9)]]) {
      assert.ok(lifetime(says, factor) >= standing(400, says) * factor);
      assert.ok(lifetime(says, factor) >= standing(400, says));
    }
  }
});
