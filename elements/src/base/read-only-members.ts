import {LitElement, ReactiveElement} from 'lit';

/** Called when an app sets a member that is not meant to be set. */
type Refuse = (this: LitElement, name: string) => void;

/** The one method that Lit itself replaces on each element. */
const SET_BY_LIT = 'enableUpdating';

/**
 * Makes the methods and getters of an element class read-only by name. React sets every prop whose name exists on an
 * element, such as `<lc-modal show>`, and would replace a method that the element or Lit calls later.
 *
 * @param prototype The prototype that gets them, including those of `source` that it does not have itself.
 * @param source The prototype that has them. Default: the same.
 * @param refuse Called in place of the assignment, which does nothing.
 */
export function makeReadOnly(prototype: LitElement, refuse: Refuse, source: object = prototype): void {
  for (const [name, member] of Object.entries(Object.getOwnPropertyDescriptors(source))) {
    const isOwn = source === prototype;
    if (name === 'constructor' || member.set !== undefined) continue;
    if (!isOwn && (Object.hasOwn(prototype, name) || name === SET_BY_LIT)) continue;
    const {value} = member as {value?: unknown};
    if (member.get === undefined && typeof value !== 'function') continue;
    const set = function (this: LitElement): void {
      refuse.call(this, name);
    };
    Object.defineProperty(prototype, name, {configurable: true, get: member.get ?? (() => value), set});
  }
}

/** The same for the members of Lit's classes: on a prototype of ours, because theirs belong to every Lit element. */
export function makeLitReadOnly(prototype: LitElement, refuse: Refuse): void {
  for (const {prototype: lit} of [LitElement, ReactiveElement]) makeReadOnly(prototype, refuse, lit);
}
