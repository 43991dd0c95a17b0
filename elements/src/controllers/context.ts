import type {ReactiveControllerHost} from 'lit';
import {composedParent} from '../dom/composed-tree.js';

type Consumer = ReactiveControllerHost & Element;

/**
 * A kind of value that an element can give to everything inside it, through slots and shadow roots. The elements that
 * use it are updated when it changes.
 */
export class Context<Value> {
  readonly #given = new WeakMap<Element, Value>();
  readonly #consumers = new Set<Consumer>();

  /** Gives a value to an element and all that is inside it; null gives none. */
  give(giver: Element, value: Value | null): void {
    if (value === this.givenBy(giver)) return;
    if (value === null) this.#given.delete(giver);
    else this.#given.set(giver, value);
    this.update();
  }

  /** What an element gives; null when that is nothing. */
  givenBy(giver: Element): Value | null {
    return this.#given.get(giver) ?? null;
  }

  /** The value at an element: its own, or that of the nearest element around it; null when there is none. */
  valueAt(element: Element): Value | null {
    for (let node: Node | null = element; node !== null; node = composedParent(node)) {
      const value = this.#given.get(node as Element);
      if (value !== undefined) return value;
    }
    return null;
  }

  /** Adds an element that is to be updated. */
  add(consumer: Consumer): void {
    this.#consumers.add(consumer);
    // It may have come to a place with another value.
    consumer.requestUpdate();
  }

  delete(consumer: Consumer): void {
    this.#consumers.delete(consumer);
  }

  /** Whether an element is using it. */
  get isUsed(): boolean {
    return this.#consumers.size > 0;
  }

  /** Updates every element that uses it. */
  update(): void {
    for (const consumer of this.#consumers) consumer.requestUpdate();
  }
}
