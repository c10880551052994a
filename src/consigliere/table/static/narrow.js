// @ts-check
// Whether there is no room beside the board: the same question as play.css asks.
export const narrow = matchMedia("(max-width: 760px), (max-width: 1000px) and (orientation: portrait), (max-height: 500px)");
