import type {ReactiveControllerHost} from 'lit';
import {composedParent} from '../dom/composed-tree.js';
import {isServerView} from '../dom/server-view.js';

type Consumer = ReactiveControllerHost & Element;

/**
 * A value that an element provides to everything inside it, through slots and shadow roots. Elements that use
 * it update when it changes.
 */
export class Context<Value> {
  readonly #given = new WeakMap<Element, Value>();
  readonly #consumers = new Set<Consumer>();

  /** Provides a value at an element and inside it; null removes it. */
  provide(provider: Element, value: Value | null): void {
    if (value === this.providedBy(provider)) return;
    if (value === null) this.#given.delete(provider);
    else this.#given.set(provider, value);
    this.update();
  }

  /** Returns the value that an element provides; null if there is none. */
  providedBy(provider: Element): Value | null {
    return this.#given.get(provider) ?? null;
  }

  /** Returns the value at an element: its own, or that of the nearest ancestor; null if there is none. */
  valueAt(element: Element): Value | null {
    if (isServerView) return this.providedBy(element);
    for (let node: Node | null = element; node !== null; node = composedParent(node)) {
      const value = this.#given.get(node as Element);
      if (value !== undefined) return value;
    }
    return null;
  }

  /** Adds an element to update. */
  add(consumer: Consumer): void {
    this.#consumers.add(consumer);
    // It may have moved to a place with another value.
    consumer.requestUpdate();
  }

  delete(consumer: Consumer): void {
    this.#consumers.delete(consumer);
  }

  /** Whether any element uses the context. */
  get isUsed(): boolean {
    return this.#consumers.size > 0;
  }

  /** Updates every element that uses the context. */
  update(): void {
    for (const consumer of this.#consumers) consumer.requestUpdate();
  }
}
