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

/** One step of a scene: what it shows, what it says, how long it stays. */
interface Beat {
  ms: number;
  says: string[];
  parts: Parts;
}

/** A part in a message: its whole text, or how to make it from the text before (news.js). */
type SentPart = string | (string | number)[];

/** A message of the live line. */
interface Message {
  kind: string;
  parts?: Record<string, SentPart>;
  beats?: { ms: number; says: string[]; parts: Record<string, SentPart> }[];
  ms?: number;
  says?: string[];
}

/** What has come and waits to be shown. */
interface News {
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
