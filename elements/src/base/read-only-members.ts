import {LitElement, ReactiveElement} from 'lit';

/** Called when an app sets a method. */
type Refuse = (this: LitElement, name: string) => void;

/** The only method that Lit replaces on each element. */
const SET_BY_LIT = 'enableUpdating';

/**
 * Makes the methods of an element class read-only. React sets every prop whose name exists on an element,
 * such as `<lc-modal show>`, and would replace a method that the element or Lit calls later. Getters without a setter,
 * such as `form`, are read-only already, and frameworks set their attribute instead.
 *
 * @param prototype The prototype to define them on, including those of `source` that it does not have.
 * @param source The prototype whose methods become read-only. By default, `prototype`.
 * @param refuse Called when a method is set. The assignment is ignored.
 */
export function makeReadOnly(prototype: LitElement, refuse: Refuse, source: object = prototype): void {
  for (const [name, member] of Object.entries(Object.getOwnPropertyDescriptors(source))) {
    const isOwn = source === prototype;
    const {value} = member as {value?: unknown};
    if (name === 'constructor' || typeof value !== 'function') continue;
    if (!isOwn && (Object.hasOwn(prototype, name) || name === SET_BY_LIT)) continue;
    const set = function (this: LitElement): void {
      refuse.call(this, name);
    };
    Object.defineProperty(prototype, name, {configurable: true, get: () => value, set});
  }
}

/**
 * Makes the methods of Lit's classes read-only, on our prototype: Lit's own prototypes are shared with other
 * elements.
 */
export function makeLitReadOnly(prototype: LitElement, refuse: Refuse): void {
  for (const {prototype: lit} of [LitElement, ReactiveElement]) makeReadOnly(prototype, refuse, lit);
}
