/** The only method that Lit replaces on each element. */
const SET_BY_LIT = 'enableUpdating';

/**
 * Makes the methods of an element class read-only. React sets every prop whose name exists on an element, such as
 * `<lc-modal show>`, and would replace a method that the element or Lit calls later. Getters without a setter, such as
 * `form`, are read-only already, and frameworks set their attribute instead.
 *
 * @param prototype The prototype to define them on. Lit's own prototypes are shared with other elements.
 * @param sources The prototypes that have the methods, the nearest first.
 * @param refuse Called when a method is set. The assignment is ignored.
 */
export function makeMethodsReadOnly<Prototype extends object>(
  prototype: Prototype,
  sources: readonly object[],
  refuse: (this: Prototype, name: string) => void,
): void {
  const methods = new Map<string, unknown>();
  for (const source of sources) {
    for (const [name, {value}] of Object.entries(Object.getOwnPropertyDescriptors(source))) {
      const isMethod = typeof value === 'function' && name !== 'constructor' && name !== SET_BY_LIT;
      if (isMethod && !methods.has(name)) methods.set(name, value);
    }
  }
  for (const [name, method] of methods) {
    const set = function (this: Prototype): void {
      refuse.call(this, name);
    };
    Object.defineProperty(prototype, name, {configurable: true, get: () => method, set});
  }
}
