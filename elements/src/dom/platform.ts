/** What documents and windows differ in: a server does not have them, and an element may be in an iframe. */
import {memberOf} from './member-of.js';

/** Whether a value is a DOM node. */
export function isNode(value: unknown): value is Node {
  return typeof Node !== 'undefined' && value instanceof Node;
}

/** Whether there is a document now. A test may end, and take its simulated document away, before a timer. */
export function hasDocument(): boolean {
  return typeof document !== 'undefined';
}

/** Returns a resize observer of the window of an element. */
export function resizeObserver(element: Element, callback: ResizeObserverCallback): ResizeObserver {
  return new (windowOf(element).ResizeObserver)(callback);
}

/** Returns a media query; null if they are not supported. */
export function mediaQuery(query: string): MediaQueryList | null {
  return globalThis.matchMedia?.(query) ?? null;
}

/** Whether the browser supports a CSS property with a value, or a condition such as `selector(:open)`. */
export function supportsCss(...condition: [condition: string] | [property: string, value: string]): boolean {
  return globalThis.CSS?.supports?.(...(condition as [string])) ?? false;
}

/**
 * Returns the window of an element: that of an iframe or a popup window, if the element was moved there. Its
 * observers and constructors work for that document. A document without a window is not rendered, so any
 * window works.
 */
export function windowOf(element: Element): Window & typeof globalThis {
  return memberOf(element, 'ownerDocument').defaultView ?? window;
}
