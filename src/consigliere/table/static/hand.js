// @ts-check
// On a phone in landscape the hand is a low strip. A tap raises it to a legible size.
import { around } from "./dom.js";

const short = matchMedia("(max-height: 500px)");

// The attribute is on the page's root, which updates never replace. Runs before the board's own listener, so that a card is
// placed next to the raised hand.
document.addEventListener(
  "click",
  (event) => document.documentElement.toggleAttribute("data-hand-raised", short.matches && around(event, "#hand") !== null),
  true,
);
