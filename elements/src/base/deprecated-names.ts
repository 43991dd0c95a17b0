import {isServerView} from '../dom/server-view.js';
import {dashCase} from './attributes/names.js';
import {define} from './define.js';
import type {LcElement} from './lc-element.js';
import {warn} from './members.js';

/** Old names, each with the one to write instead. */
type Names = Readonly<Record<string, string>>;

/** The old names of an element, which still work. */
export interface DeprecatedNames {
  /** Properties with their attributes, such as `{titleText: 'heading'}` for `title-text` too. Their class declares them. */
  readonly properties?: Names;
  /** Attributes alone, with the property that reads them. */
  readonly attributes?: Names;
  /** Events that listeners of the element itself hear. They get the event by its new name. */
  readonly events?: Names;
  /** Slots of children. A child moves to the new slot in the browser, not on a server. */
  readonly slots?: Names;
  /** Tags. An element that has one is of a subclass. */
  readonly tags?: Names;
}

type AnyElement = LcElement & Record<string, unknown>;

/**
 * Lets the old names of an element work, and warns in development what to write instead. Call it in the `define` module, before
 * `define`, with literals: the build reads them for the manifest (`scripts/manifest/deprecated-names.mjs`).
 *
 * @throws Error if there is no property with the new name.
 */
export function deprecateNames(elementClass: typeof LcElement, names: DeprecatedNames): void {
  const {properties = {}, attributes = {}, events, slots, tags = {}} = names;
  for (const [old, instead] of Object.entries(properties))
    addAlias(elementClass, old, dashCase(old), instead);
  for (const [old, instead] of Object.entries(attributes)) addAlias(elementClass, old, old, instead);
  if (events) renameEvents(elementClass, events);
  if (slots) renameSlots(elementClass, slots);
  // A subclass finalizes its class, which must have the other names by then.
  for (const [old, instead] of Object.entries(tags)) defineOld(elementClass, old, instead);
}

/**
 * Warns that a module has another name now. Call it in the module with the old name. Not called in production.
 *
 * @param old The name of the module in the package, such as `select-list`.
 */
export function warnOfOldModule(old: string, instead: string): void {
  const pathOf = (name: string) => `import '@life-changers/elements/${name}'`;
  console.warn(`Life Changers: ${pathOf(old)} is deprecated. Write ${pathOf(instead)}.`);
}

/** Reads and sets another property. Like Lit's accessor, it belongs to the prototype. */
function addAlias(elementClass: typeof LcElement, old: string, attribute: string, instead: string): void {
  const options = elementClass.elementProperties.get(instead);
  if (options === undefined) throw new Error(`${elementClass.name} has no property ${instead}.`);
  elementClass.createProperty(old, {
    ...options,
    attribute: options.attribute === false ? false : attribute,
    reflect: false,
    noAccessor: true,
  });
  Object.defineProperty(elementClass.prototype, old, {
    configurable: true,
    enumerable: true,
    get(this: AnyElement) {
      return this[instead];
    },
    set(this: AnyElement, value: unknown) {
      this[warn](`${old} is deprecated. Write ${instead}.`);
      this[instead] = value;
    },
  });
}

function renameEvents({prototype}: typeof LcElement, events: Names): void {
  for (const method of ['addEventListener', 'removeEventListener'] as const) {
    const original = prototype[method];
    prototype[method] = function (
      this: LcElement,
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: AddEventListenerOptions | boolean,
    ): void {
      const instead = Object.hasOwn(events, type) ? events[type]! : type;
      if (instead !== type) this[warn](`the event ${type} is deprecated. Listen to ${instead}.`);
      original.call(this, instead, listener, options);
    };
  }
}

function renameSlots({prototype}: typeof LcElement, slots: Names): void {
  const {connectedCallback} = prototype;
  const observed = new WeakSet<LcElement>();
  // Not assigned: the methods of the base class refuse that.
  Object.defineProperty(prototype, 'connectedCallback', {
    configurable: true,
    writable: true,
    value(this: LcElement): void {
      connectedCallback.call(this);
      if (isServerView || observed.has(this)) return;
      observed.add(this);
      moveChildren(this, slots);
      const options = {childList: true, subtree: true, attributeFilter: ['slot']};
      new MutationObserver(() => moveChildren(this, slots)).observe(this, options);
    },
  });
}

function moveChildren(element: LcElement, slots: Names): void {
  for (const child of element.children) {
    if (!Object.hasOwn(slots, child.slot)) continue;
    const instead = slots[child.slot]!;
    element[warn](`the slot ${child.slot} is deprecated. Write ${instead || 'no slot'}.`);
    child.slot = instead;
  }
}

function defineOld(elementClass: typeof LcElement, old: string, instead: string): void {
  define(
    old,
    class extends elementClass {
      override connectedCallback(): void {
        super.connectedCallback();
        this[warn](`the tag is deprecated. Write <${instead}>.`);
      }
    },
  );
}
