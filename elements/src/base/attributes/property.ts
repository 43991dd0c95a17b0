import type {PropertyDeclaration, ReactiveElement} from 'lit';

/*
 * Lit's decorators, for the decorators of TypeScript only. Those of Lit also contain the code for standard decorators,
 * which each bundle would carry.
 */

// oxlint-disable-next-line typescript/no-explicit-any -- TypeScript accepts only this type.
type MemberDecorator = (prototype: object, name: PropertyKey) => any;

/** Declares a reactive property, like Lit's decorator of the same name. */
export function property(options?: PropertyDeclaration): MemberDecorator {
  return (prototype, name) => {
    const isAccessor = Object.hasOwn(prototype, name);
    (prototype.constructor as typeof ReactiveElement).createProperty(name, options);
    // Otherwise TypeScript would define the original accessor again.
    return isAccessor ? Object.getOwnPropertyDescriptor(prototype, name) : undefined;
  };
}

/**
 * Declares a reactive property with its default on the prototype, so that a new element does not have to set it. It is not
 * among the changed properties of the first update unless it is set.
 */
export function propertyWithDefault(
  elementClass: typeof ReactiveElement,
  name: string,
  options: PropertyDeclaration & {readonly default?: unknown},
): void {
  elementClass.createProperty(name, {...options, noAccessor: true});
  const key = Symbol(name);
  Object.assign(elementClass.prototype, {[key]: options.default});
  Object.defineProperty(elementClass.prototype, name, {
    configurable: true,
    enumerable: true,
    get(this: Record<symbol, unknown>) {
      return this[key];
    },
    set(this: ReactiveElement & Record<symbol, unknown>, value: unknown) {
      const old = this[key];
      this[key] = value;
      this.requestUpdate(name, old, options);
    },
  });
}

/** Declares a reactive property that is not public and has no attribute. */
export function state(options?: PropertyDeclaration): MemberDecorator {
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
