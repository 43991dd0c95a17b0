import type {DefaultTreeAdapterTypes} from 'parse5';
import {jsonAttribute} from '../base/attributes/json-attribute.js';
import {normalizeLinks} from '../components/sidebar-link/link-data.js';
import type {LinkTarget} from '../core/navigation/index.js';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const LINK = 'lc-sidebar-link';

/** Whether a child becomes one of the own links of a link, which shows hidden ones nowhere. */
export function isChildLink(child: Node, {tagName}: Element): child is Element {
  return tagName === LINK && 'attrs' in child && child.tagName === LINK && given(child, 'slot') === null;
}

/** Returns where the child links of a link lead, which it cannot read on a server. */
export function linksIn(parent: Element): LinkTarget[] {
  return parent.childNodes.flatMap(child => {
    if (!isChildLink(child, parent) || given(child, 'hidden') !== null) return [];
    const data = jsonAttribute.fromAttribute?.(given(child, 'links'));
    return {
      href: given(child, 'href'),
      exact: given(child, 'exact') !== null,
      links: [...normalizeLinks(data, () => {}), ...linksIn(child)],
    };
  });
}

function given({attrs}: Element, name: string): string | null {
  return attrs.find(attribute => attribute.name === name)?.value ?? null;
}
