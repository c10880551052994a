// @ts-check
// On a phone held sideways the hand is a low strip. A tap on it raises it to a size at which its letters can be read.
import { around } from "./dom.js";

const short = matchMedia("(max-height: 500px)");

// The attribute is on the page's root, which updates never replace. Runs before the board's own listener, so that a card is
// placed next to the raised hand.
document.addEventListener(
  "click",
  (event) => document.documentElement.toggleAttribute("data-hand-raised", short.matches && around(event, "#hand") !== null),
  true,
);
