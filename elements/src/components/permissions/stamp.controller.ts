import type {ReactiveController, ReactiveControllerHost} from 'lit';

/** The comments before and after the copies, so that the copies in a clone of the host can be recognized. */
const START = 'lc-copies';
const END = '/lc-copies';

/**
 * Adds copies of a host's templates as children of the host, and removes them. The content of a `<template>`
 * is inert: it runs no scripts, loads no images, and cannot be queried.
 */
export class StampController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #slot: string;
  #templates: readonly HTMLTemplateElement[] = [];
  #copies: readonly ChildNode[] = [];

  /** @param slot The slot of the templates. */
  constructor(host: ReactiveControllerHost & HTMLElement, slot: string) {
    this.#host = host;
    this.#slot = slot;
    host.addController(this);
  }

  hostConnected(): void {
    // The templates may have changed while it was disconnected.
    this.#host.requestUpdate();
  }

  /** Adds the content of the templates once. If the templates change, copies them again. */
  show(): void {
    const templates = this.#findTemplates();
    const isSame =
      templates.length === this.#templates.length &&
      templates.every((template, index) => template === this.#templates[index]);
    if (isSame) return;
    this.remove();
    this.#templates = templates;
    const copies = templates.flatMap(copyOf);
    if (copies.length > 0) this.#copies = [new Comment(START), ...copies, new Comment(END)];
    this.#host.append(...this.#copies);
  }

  /** Removes the copies, and those that the host was cloned with. */
  remove(): void {
    for (const copy of [...this.#copies, ...this.#clonedCopies()]) copy.remove();
    this.#templates = [];
    this.#copies = [];
  }

  /** Whether a child of the host is a copy. */
  isCopy(node: ChildNode): boolean {
    return this.#copies.includes(node);
  }

  /** The copies in cloned or saved HTML, such as that of a page cache. */
  #clonedCopies(): ChildNode[] {
    let isInside = false;
    return Array.from(this.#host.childNodes).filter(node => {
      const wasInside = isInside;
      if (node instanceof Comment && node.data === START) isInside = true;
      else if (node instanceof Comment && node.data === END) isInside = false;
      return isInside || wasInside;
    });
  }

  #findTemplates(): HTMLTemplateElement[] {
    return Array.from(this.#host.children).filter(
      (child): child is HTMLTemplateElement =>
        child instanceof HTMLTemplateElement && child.slot === this.#slot,
    );
  }
}

function copyOf(template: HTMLTemplateElement): ChildNode[] {
  return Array.from(document.importNode(template.content, true).childNodes);
}
