// Types that the scripts of the page share. Read by `tsc` alone (make lint); nothing is compiled.

// The pages are HTML: an element is an HTMLElement unless the call says otherwise.
interface ParentNode {
  querySelector<K extends keyof HTMLElementTagNameMap>(selectors: K): HTMLElementTagNameMap[K] | null;
  querySelector<E extends Element = HTMLElement>(selectors: string): E | null;
  querySelectorAll<K extends keyof HTMLElementTagNameMap>(selectors: K): NodeListOf<HTMLElementTagNameMap[K]>;
  querySelectorAll<E extends Element = HTMLElement>(selectors: string): NodeListOf<E>;
}
interface Element {
  closest<K extends keyof HTMLElementTagNameMap>(selector: K): HTMLElementTagNameMap[K] | null;
  closest<E extends Element = HTMLElement>(selectors: string): E | null;
}

/** What a menu lists: a button of the page, or something that acts like one. */
interface Choice {
  textContent: string | null;
  value: string;
  dataset?: DOMStringMap;
  click(): void;
}

/** A part of the page: its HTML, or the nodes themselves. */
type Part = string | ChildNode[];
type Parts = Map<string, Part>;

/** Something seen flying over the board (drawing/face.py). */
interface Flight {
  what: string;
  from: string;
  to: string;
  many?: number;
  side?: string;
  turn?: boolean;
}

/** A picture of a piece as it was seen, and where. */
interface Copy {
  copy: SVGGraphicsElement;
  box: DOMRect;
  at: string;
  kind: string;
  owner: string;
}

/** What a board looked like before it changed (motion.js). */
interface Look {
  boxes: Map<string, DOMRect>;
  dice: string[];
  origins: { box: DOMRect | null; back: Copy | null; piece: Copy | null }[];
}

/** A move on the board: the piece, how many go together, and how it is set going. */
interface Step {
  piece: Element | null;
  many: number;
  go(delay: number, time: number, next: number): void;
}

/** What a step of the game brings beside its pictures: what flies, what begins, how a round ended. */
interface Staged {
  flights?: Flight[];
  opens?: string;
  summary?: string;
}

/** One step of a scene: what it shows, what it says, how long it stays. */
interface Beat extends Staged {
  ms: number;
  says: string[];
  parts: Parts;
}

/** A part in a message: its whole text, or how to make it from the text before (news.js). */
type SentPart = string | (string | number)[];

/** A message of the live line. */
interface Message extends Staged {
  kind: string;
  parts?: Record<string, SentPart>;
  beats?: ({ ms: number; says: string[]; parts: Record<string, SentPart> } & Staged)[];
  ms?: number;
  says?: string[];
}

/** What has come and waits to be shown. */
interface News extends Staged {
  frame: HTMLElement | null;
  parts: Parts;
  beats?: Beat[];
  ms?: number;
  says?: string[];
  own?: boolean;
}

/** How idiomorph is called. */
interface MorphOptions {
  restoreFocus?: boolean;
  callbacks?: {
    beforeNodeMorphed?(old: Node, fresh: Node): boolean;
    beforeAttributeUpdated?(name: string, node: Element): boolean;
  };
}
interface Morpher {
  morph(old: Element, fresh: Node | Node[], options: MorphOptions & { morphStyle: "innerHTML" | "outerHTML" }): void;
}

/** The live line, as sending.js sees it. */
interface Line {
  open(): boolean;
  mark(): number;
  bring(since: number): Promise<void>;
}

/** An answer that could not be sent yet. */
interface Unsent {
  action: string;
  body: string;
}
