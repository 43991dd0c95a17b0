import {isPlatformServer} from '@angular/common';
import {Directive, ElementRef, inject, PLATFORM_ID} from '@angular/core';
import {writeAttribute} from './server.js';

/** What a template may write for a property: also numbers as text and booleans without a value, like in HTML. */
export type Input<Value> = boolean extends Value
  ? Value | '' | undefined
  : number extends Value
    ? Value | `${number}` | undefined
    : Value | undefined;

/** Gives the fields of a directive the doc comments of its element in editors, and says nothing about their types. */
export type Documented<Element> = {[Key in keyof Element]?: unknown};

/** Base class of all directives. */
@Directive()
export abstract class LcDirective<Element extends HTMLElement = HTMLElement> {
  /** The element. */
  readonly element: Element = inject<ElementRef<Element>>(ElementRef).nativeElement;

  /** The names of the properties that the app has set as inputs. */
  protected readonly given = new Set<string>();

  protected readonly isOnServer = isPlatformServer(inject(PLATFORM_ID));

  /** @internal Sets a property of the element. A server has no element, and writes attributes instead. */
  setInput(name: string, value: unknown): void {
    this.given.add(name);
    if (this.isOnServer) return writeAttribute(this.element, name, value);
    const properties = this.element as unknown as Record<string, unknown>;
    properties[name] = value === '' && typeof properties[name] === 'boolean' ? true : value;
  }
}

/** Lets the inputs of a directive set the properties of its element at once, before the hooks of other directives run. */
export function forward(directive: abstract new () => LcDirective, names: readonly string[]): void {
  for (const name of names)
    Object.defineProperty(directive.prototype, name, {
      get(this: LcDirective) {
        return this.element[name as keyof HTMLElement];
      },
      set(this: LcDirective, value: unknown) {
        this.setInput(name, value);
      },
    });
}
