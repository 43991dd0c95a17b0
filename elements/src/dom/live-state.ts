import {noChange, type PropertyPart} from 'lit';
import {directive, Directive, type DirectiveParameters} from 'lit/directive.js';
import {isOnServer, isServer} from './server-view.js';

class LiveStateDirective extends Directive {
  render(value: unknown): unknown {
    // A server would render `checked="false"`, which HTML reads as checked.
    return isServer && isOnServer && value === false ? noChange : value;
  }

  override update({element, name}: PropertyPart, [value]: DirectiveParameters<this>): unknown {
    const current = element as HTMLElement & Record<string, unknown>;
    if (current[name] !== value) current[name] = value;
    return noChange;
  }
}

/**
 * Binds a property that the user changes too, such as `value` or `checked`. It compares with the current property, like
 * Lit's `live`, which is larger because it also binds attributes.
 */
export const liveState = directive(LiveStateDirective);
