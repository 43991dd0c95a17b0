import {isShadowRoot} from './composed-tree.js';
import {memberOf} from './member-of.js';

/** Returns the language of an element, of the nearest `lang` around it, as a BCP 47 tag; `'en'` if there is none. */
export function languageOf(element: Element): string {
  let node: Element | null = element;
  while (node !== null) {
    const found: Element | null = memberOf(node, 'closest')('[lang]');
    if (found !== null) return memberOf(found, 'getAttribute')('lang') || 'en';
    const root = memberOf(node, 'getRootNode')();
    node = isShadowRoot(root) ? root.host : null;
  }
  return 'en';
}
