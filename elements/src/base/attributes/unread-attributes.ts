import type {ReactiveElement} from 'lit';
import {dashCase, setProperty} from './names.js';

/**
 * Warns about attributes with the name of a property that has no such attribute: Vue and React write `filter-date` as text
 * for `:filter-date` and `filter-date={…}`. Not called in production.
 */
export function warnOfUnreadAttributes(element: ReactiveElement, report: (message: string) => void): void {
  const {elementProperties, observedAttributes} = element.constructor as typeof ReactiveElement;
  for (const [property, {state}] of elementProperties) {
    const attribute = dashCase(String(property));
    if (state || attribute === property || observedAttributes.includes(attribute)) continue;
    if (element.hasAttribute(attribute))
      report(`there is no attribute ${attribute}. ${setProperty(property)}`);
  }
}
