import {labelOf} from '../../page/mount.js';
import {element} from '../shared/element.js';

/**
 * The interface of the contenders of the mount suite. Each element has a label (`labelOf(index)`) and a control that
 * is linked to it, as an app writes it. A text input has a text, checkboxes and switches are checked, and a select has
 * ten options.
 *
 * @typedef {'button' | 'text-input' | 'checkbox' | 'switch' | 'select'} Kind
 *
 * @typedef {object} MountContender
 * @property {string} title
 * @property {string[]} kinds The kinds that it has.
 * @property {Partial<Record<Kind, string>>} [missing] The kinds that it does not have, and why.
 * @property {string} [note] What a reader of the numbers must know.
 * @property {(host: HTMLElement, kind: string, count: number) => () => void} mount Returns a function that ends it. The
 *   host is removed after it.
 * @property {(host: HTMLElement) => ArrayLike<Element> & Iterable<Element>} elements
 */

/**
 * Returns a contender of DOM elements.
 * @param {{title: string, note?: string, missing?: Partial<Record<Kind, string>>}} about
 * @param {Record<string, (index: number) => Element>} kinds
 * @param {(element: Element) => void} [destroy] Called with each element before it is removed.
 * @returns {MountContender}
 */
export function domContender(about, kinds, destroy) {
  return {
    ...about,
    kinds: Object.keys(kinds),
    mount(host, kind, count) {
      const fragment = document.createDocumentFragment();
      for (let index = 0; index < count; index += 1) fragment.append(kinds[kind](index));
      host.append(fragment);
      return () => destroy && [...host.children].forEach(destroy);
    },
    elements: host => host.children,
  };
}

/** Makes elements with a property `label`. */
export const withLabel = (tag, properties) => index => element(tag, {label: labelOf(index), ...properties});

/** Makes elements whose text is their label. */
export const withText = (tag, properties) => index => element(tag, properties, labelOf(index));

/** Makes elements in a native label, which links them. */
export const inLabel =
  (tag, properties, ...children) =>
  index =>
    element('label', {}, element(tag, properties, ...children), ` ${labelOf(index)}`);

/** Makes form controls of ours, which also have a name. */
export const ourControl = (tag, properties) => index =>
  element(tag, {label: labelOf(index), name: `n${index}`, ...properties});
