// @ts-check
// Whether the page is too narrow for anything next to the board: the same condition as in styles/narrow.css.
export const narrow = matchMedia("(max-width: 760px), (max-width: 1000px) and (orientation: portrait), (max-height: 500px)");
