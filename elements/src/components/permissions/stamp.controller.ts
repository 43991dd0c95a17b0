import type {ReactiveController, ReactiveControllerHost} from 'lit';

/**
 * Puts copies of a host's templates into the document, as the host's children, and takes them out again. What is in a
 * `<template>` is not in the document by itself: it runs no script, loads no picture and cannot be found.
 */
export class StampController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #slot: string;
  #templates: readonly HTMLTemplateElement[] = [];
  #copies: readonly ChildNode[] = [];

  /** @param slot The slot that the templates are in. */
  constructor(host: ReactiveControllerHost & HTMLElement, slot: string) {
    this.#host = host;
    this.#slot = slot;
    host.addController(this);
  }

  hostConnected(): void {
    // Its templates may have changed while it was away.
    this.#host.requestUpdate();
  }

  /** Shows what the templates hold, once each; templates that changed places or are new are copied anew. */
  show(): void {
    const templates = this.#findTemplates();
    const isSame =
      templates.length === this.#templates.length &&
      templates.every((template, index) => template === this.#templates[index]);
    if (isSame) return;
    this.remove();
    this.#templates = templates;
    this.#copies = templates.flatMap(copyOf);
    this.#host.append(...this.#copies);
  }

  /** Takes out what was shown. */
  remove(): void {
    for (const copy of this.#copies) copy.remove();
    this.#templates = [];
    this.#copies = [];
  }

  /** Whether a child of the host is a copy. */
  isCopy(node: ChildNode): boolean {
    return this.#copies.includes(node);
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
