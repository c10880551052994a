import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { script, show, window } from "./page.mjs";

const { updateSteppers } = await script("stepper");

const field = () => document.querySelector("input");
const take = () => document.querySelector("[name=option]");
const press = (way) => document.querySelector(`[data-step=${way}]`).click();
const type = (text) => {
  field().value = text;
  field().dispatchEvent(new window.Event("input", { bubbles: true }));
};

beforeEach(() => {
  show(`<span class="stepper" data-verb="pay" data-labels='["Pay 10","Pay 15","Pay 20"]'><button data-step="less"></button>
    <input type="number" min="10" max="20" step="5" value="10"><button data-step="more"></button>
    <button name="option" value="pay:" data-plain="Confirm">Confirm</button></span>`);
  updateSteppers();
});

test("the button says what the number means, and sends it", () => {
  assert.equal(take().textContent, "Pay 10");
  assert.equal(take().value, "pay:10");
  assert.equal(field().getAttribute("aria-valuetext"), "Pay 10");
});

test("plus and minus go by the step and stop at the ends", () => {
  press("more");
  assert.equal(take().value, "pay:15");
  press("more");
  press("more");
  assert.equal(field().value, "20");
  assert.equal(document.querySelector("[data-step=more]").getAttribute("aria-disabled"), "true");
  for (let i = 0; i < 5; i += 1) press("less");
  assert.equal(field().value, "10");
  assert.equal(document.querySelector("[data-step=less]").getAttribute("aria-disabled"), "true");
});

test("a number in between goes to the next one that can be chosen", () => {
  type("12");
  press("more");
  assert.equal(field().value, "15");
  type("12");
  press("less");
  assert.equal(field().value, "10");
});

test("what cannot be chosen has no meaning, and the plain verb is left", () => {
  for (const text of ["12", "25", "-10", ""]) {
    type(text);
    assert.equal(take().textContent, "Confirm");
    assert.equal(take().value, "pay:");
    assert.equal(field().hasAttribute("aria-valuetext"), false);
  }
  press("more"); // from an empty field
  assert.equal(field().value, "15");
});
