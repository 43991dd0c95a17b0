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

/**
 * Returns a new element with properties and children.
 * @param {string} tag
 * @param {object} [properties]
 * @param {(Node | string)[]} children
 */
export function element(tag, properties = {}, ...children) {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}
