/**
 * What an element knows on a server: its own attributes and properties, and nothing of its place. For everything else there
 * is one answer, while `isServerView` is true. `server/hydrate.ts` gives the same answer when it hydrates the element. Then
 * the element updates again, before the browser paints, with what the browser knows:
 *
 * | what                                   | on a server                                                       |
 * | -------------------------------------- | ----------------------------------------------------------------- |
 * | language                               | its own `lang`, or else `known.lang`: English                     |
 * | reading direction                      | left to right                                                     |
 * | disabled by a fieldset                 | no                                                                |
 * | labels outside                         | none                                                              |
 * | width                                  | wide enough                                                       |
 * | touch screen                           | no                                                                |
 * | address of the page                    | `known.current`, or else none; a breadcrumb needs its `location`  |
 * | children and slots                     | `known.slots`, or else each named slot may be filled; no options  |
 * | child links of a link                  | `known.links`, or else none                                       |
 * | elements around it                     | `known.headingLevel` of an accordion, or else none                |
 * | types, patterns, and bounds of text    | not checked, only `required`                                      |
 * | popups, dialogs, toasts                | closed                                                            |
 * | rows of a table from a server          | loading                                                           |
 * | files, focus, what the user has typed  | none                                                              |
 *
 * What renders must ask `isServerView` before it reads the document. `tests/node/elements-on-server.test.ts` renders each
 * element without one, and the hydrated tests fail for a difference.
 */
import {isServer} from 'lit';
import type {LinkTarget} from '../core/navigation/index.js';

/**
 * False in browsers: bundlers drop what follows it. In Node it is true, also with a simulated document. Write
 * `isServer && isOnServer`.
 */
export {isServer};

/** Whether the code runs on a server, without a document. A simulated document counts as one. */
export const isOnServer = isServer && globalThis.document?.querySelector === undefined;

/** Whether an element knows only its own attributes and properties: on a server, and while it hydrates. */
export let isServerView: boolean = isOnServer;

/** Sets whether elements know only their own attributes and properties. Only for `server/hydrate.ts`. */
export function setServerView(value: boolean): void {
  isServerView = value;
}

/** What the elements around an element have set: the path of the current page for links, and the level of its heading. */
export interface Route {
  /** The path of the current page. */
  readonly current?: string | null | undefined;
  /** The part of the URL before the router's paths. */
  readonly basename?: string | null | undefined;
  /** The level of the heading of an accordion's item. */
  readonly headingLevel?: number | undefined;
}

/** What a server may know about the place of the element that it renders. */
interface Place extends Route {
  /** The language, as a BCP 47 tag. */
  readonly lang?: string | undefined;
  /** The names of the slots that children fill. */
  readonly slots?: ReadonlySet<string> | undefined;
  /** The child links of a link. */
  readonly links?: readonly LinkTarget[] | undefined;
}

/** The place of the element that a server renders. */
export let known: Place = {};

/** Sets what a server knows about the place of the element that it renders next. Only for `server/shadow-content.ts`. */
export function setKnown(place: Place): void {
  known = place;
}

/** Whether a child may fill a named slot of an element that does not know its children. */
export function mayFill(name: string): boolean {
  return known.slots?.has(name) ?? true;
}

/** Whether a form control or button is disabled, also by a fieldset. */
export function isDisabledIn(element: Element): boolean {
  return isServerView ? element.hasAttribute('disabled') : element.matches(':disabled');
}

/** Whether a form control is validated: not if it is disabled or read-only. */
export function isValidated(element: Element, internals: ElementInternals): boolean {
  return isServerView
    ? !element.hasAttribute('disabled') && !element.hasAttribute('readonly')
    : internals.willValidate;
}
