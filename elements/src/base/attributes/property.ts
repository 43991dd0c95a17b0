import type {PropertyDeclaration, ReactiveElement} from 'lit';
import type {LcElement} from '../lc-element.js';
import {warn} from '../members.js';
import {InvalidJson} from './json-attribute.js';
import {attributeOf, setProperty} from './names.js';
import {normalizeProperty} from './normalize-property.js';

/*
 * Lit's decorators, for the decorators of TypeScript only. Those of Lit also contain the code for standard decorators,
 * which each bundle would carry.
 */

// oxlint-disable-next-line typescript/no-explicit-any -- TypeScript accepts only this type.
type MemberDecorator = (prototype: object, name: PropertyKey) => any;

/** The options of a property, and the value that it has until it is set. */
export type PropertyOptions = PropertyDeclaration & {readonly default?: unknown};

/**
 * Declares a reactive property, like Lit's decorator of the same name, that normalizes every value before it accepts it.
 * Invalid values warn and count as not set.
 *
 * The default is on the prototype, so that a new element does not have to set it. It is not among the changed properties of
 * the first update.
 */
export function property(options: PropertyOptions = {}): MemberDecorator {
  return (prototype, name) => {
    const {get, set} =
      Object.getOwnPropertyDescriptor(prototype, name) ?? storedValue(prototype, options.default);
    (prototype.constructor as typeof ReactiveElement).createProperty(name, {...options, noAccessor: true});
    const accessor: PropertyDescriptor = {
      configurable: true,
      enumerable: true,
      get,
      set(this: LcElement, given: unknown) {
        const value =
          given instanceof InvalidJson
            ? refuseJson(this, name, options, given)
            : normalizeProperty(given, options, kind =>
                this[warn](`${String(name)} must not be ${kind}; it is not set.`),
              );
        const old: unknown = get!.call(this);
        set!.call(this, value);
        this.requestUpdate(name, old, options);
      },
    };
    Object.defineProperty(prototype, name, accessor);
    // Otherwise TypeScript would define the original accessor again.
    return accessor;
  };
}

function refuseJson(
  element: LcElement,
  name: PropertyKey,
  {attribute}: PropertyOptions,
  error: InvalidJson,
): null {
  element[warn](
    `the attribute ${attributeOf(name, attribute)} must hold JSON, not ${error.message}. ${setProperty(name)}`,
    error.cause,
  );
  return null;
}

/** Stores the value of a property under a symbol, as Lit does. */
function storedValue(prototype: object, value: unknown): PropertyDescriptor {
  const key = Symbol();
  Object.assign(prototype, {[key]: value});
  return {
    get(this: Record<symbol, unknown>) {
      return this[key];
    },
    set(this: Record<symbol, unknown>, next: unknown) {
      this[key] = next;
    },
  };
}

/** Declares a reactive property that is not public and has no attribute. */
export function state(options?: PropertyOptions): MemberDecorator {
  return property({...options, state: true, attribute: false});
}

/** Defines a getter of the first element in the shadow root that matches a selector; null before the first render. */
export function query(selector: string): MemberDecorator {
  return (prototype, name) => {
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: Partial<ReactiveElement>) {
        return this.renderRoot?.querySelector<Element>(selector) ?? null;
      },
    });
  };
}
