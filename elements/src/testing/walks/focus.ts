/** Notices that the focus was lost: it was in an element, and is on the body now, although no step has taken it away. */
export class FocusWatch {
  readonly #root: Element;
  #had: boolean;

  constructor(root: Element) {
    this.#root = root;
    this.#had = this.#isInside;
  }

  get problems(): string[] {
    const isLost = this.#had && document.activeElement === document.body;
    return isLost ? ['the focus was lost to <body>'] : [];
  }

  /** @param isAfresh Whether the step may have taken the focus away. */
  follow(isAfresh: boolean): void {
    this.#had = this.#isInside || (this.#had && !isAfresh);
  }

  get #isInside(): boolean {
    return this.#root.contains(document.activeElement);
  }
}
