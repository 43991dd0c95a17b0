import {noChange, type PropertyPart} from 'lit';
import {directive, Directive, type DirectiveParameters} from 'lit/directive.js';
import {isOnServer, isServer} from './server-view.js';

/** The text that each native field has got from its element. */
const given = new WeakMap<EventTarget, unknown>();

/**
 * Whether a script has replaced the text of a native field without an event, like password managers do. Text that the element
 * has not rendered yet does not count.
 *
 * @param text The current text of the element.
 */
export function isReplaced(field: EventTarget, text: string): boolean {
  const {value} = field as HTMLInputElement;
  return value !== text && value !== given.get(field);
}

class LiveStateDirective extends Directive {
  render(value: unknown): unknown {
    // A server would render `checked="false"`, which HTML reads as checked.
    return isServer && isOnServer && value === false ? noChange : value;
  }

  override update({element, name}: PropertyPart, [value]: DirectiveParameters<this>): unknown {
    const current = element as HTMLElement & Record<string, unknown>;
    if (current[name] !== value) current[name] = value;
    if (name === 'value') given.set(element, value);
    return noChange;
  }
}

/**
 * Binds a property that the user changes too, such as `value` or `checked`. It compares with the current property, like
 * Lit's `live`, which is larger because it also binds attributes.
 */
export const liveState = directive(LiveStateDirective);
