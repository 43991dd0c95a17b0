/**
 * What becomes of the elements of a library, as data. Names of attributes, events, and slots are in dash case, also those of
 * properties and of components.
 *
 * @typedef {object} ElementRule
 * @property {string | ((element: ElementView) => string | Stays)} [to] The tag of our element. A function chooses it.
 * @property {string} [stays] What to write instead, if the element cannot be moved.
 * @property {Record<string, AttributeRule> | ((element: ElementView) => Record<string, AttributeRule>)} [attributes]
 * @property {Record<string, AttributeRule>} [events]
 * @property {Record<string, SlotRule>} [slots]
 * @property {string} [content] The attribute that has the text of the element, such as `label`.
 * @property {readonly string[]} [within] The elements that this one moves with.
 * @property {readonly string[]} [inside] The elements that this one moves with if it is in one of them.
 * @property {readonly string[]} [children] The only elements that it may contain.
 * @property {(element: ElementView) => string | undefined} [staysIf] Returns what to write instead, or nothing if it can be moved.
 * @property {(element: ElementView) => Record<string, string>} [add] Returns attributes to add, by name.
 * @property {boolean} [unwrapped] Whether only its content remains.
 * @property {string} [replacedBy] An element without content that takes its place, such as `hr`.
 * @property {(element: ElementView, edits: import('./markup-edits.mjs').MarkupEdits) => void} [finish] Edits more than attributes.
 *
 * @typedef {{stays: string}} Stays An element that is not moved, with what to write instead.
 *
 * @typedef {true | string | AttributeChange} AttributeRule `true`: the same. A text: the new name.
 *
 * @typedef {object} AttributeChange
 * @property {string} [to] The new name. Default: the same.
 * @property {Readonly<Record<string, string | null>>} [values] The new values by the old ones; null removes the attribute. Values
 *   that are not listed are left.
 * @property {boolean} [gone] Whether it is removed, because it is not needed.
 * @property {string} [left] What to write instead. The attribute stays, and the element is moved.
 * @property {string} [stays] What to write instead. The element is not moved.
 * @property {string} [check] What to check by hand after the move.
 *
 * @typedef {true | string | {attribute: string} | {left: string} | Stays} SlotRule `''` is the slot without a name, and `attribute`
 *   gets the text of the slot.
 */

import {parseAttributeName} from './attribute-names.mjs';

/** What rules read of an element. */
export class ElementView {
  /** @type {import('./read-markup.mjs').MarkupElement} */
  element;
  /** @type {{text: string, dialect: import('./read-markup.mjs').Dialect}} */
  file;

  constructor(element, file) {
    this.element = element;
    this.file = file;
  }

  /** Its attributes with what their names mean. */
  get attributes() {
    return this.element.attributes.map(attribute => ({...parseAttributeName(attribute.raw), attribute}));
  }

  /**
   * Returns an attribute or property by its name, in any notation; undefined if it is not set.
   *
   * @param {string} name
   */
  find(name) {
    const isNamed = part => part.name === name && ['attribute', 'bound', 'model'].includes(part.kind);
    return this.attributes.find(isNamed);
  }

  /**
   * Returns the value of an attribute that is plain text, undefined if it is not set, and null if it is code.
   *
   * @param {string} name
   * @returns {string | null | undefined}
   */
  literal(name) {
    const found = this.find(name);
    if (found === undefined) return undefined;
    return found.kind === 'attribute' ? literalOf(found.attribute) : null;
  }

  /** The elements inside, without those deeper inside. */
  get children() {
    return elementsBelow(this.element);
  }

  /**
   * Returns the elements of a slot, undefined for that without a name.
   *
   * @param {string} name
   */
  inSlot(name) {
    return this.children.filter(child => slotOf(child)?.name === name);
  }
}

/** Returns the elements below an element, also in blocks of Angular and in elements that render nothing themselves. */
function elementsBelow({children, nested = []}) {
  return [...children, ...nested].flatMap(child => {
    if (child.type !== 'element') return elementsBelow(child);
    const isTransparent = child.tag === 'ng-container' || (child.tag === 'template' && !slotOf(child));
    return isTransparent ? elementsBelow(child) : [child];
  });
}

/**
 * Returns the slot that an element is in: `slot="footer"`, `#footer`, or `pTemplate="footer"`.
 *
 * @param {import('./read-markup.mjs').MarkupElement} element
 */
export function slotOf({tag, attributes}) {
  for (const attribute of attributes) {
    const {kind, name} = parseAttributeName(attribute.raw);
    if (attribute.raw === 'slot' || attribute.raw === 'pTemplate')
      return {name: literalOf(attribute), attribute, hasScope: false};
    const isTemplate = tag === 'template' || tag === 'ng-template';
    if (kind === 'slot' && isTemplate) return {name, attribute, hasScope: attribute.value !== null};
  }
  return undefined;
}

/**
 * Returns the value of an attribute, or null if it contains code.
 *
 * @param {import('./read-markup.mjs').MarkupAttribute} attribute
 */
export function literalOf({value}) {
  if (value === null) return '';
  return /\{\{|\$\{|<[?%]|\{%/.test(value) ? null : value;
}
