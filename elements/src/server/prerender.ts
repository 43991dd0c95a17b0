/**
 * Fills the elements in HTML from any server with what they show (declarative shadow DOM), so that a page can be read
 * before its script runs. Needs `@lit-labs/ssr` and `parse5`, and runs in Node, Deno, Bun, and workers.
 *
 * In the browser, `@life-changers/elements/hydrate` takes over. Without it, the elements render again.
 */
import '../index.js';
import {html as names, parse, parseFragment, type DefaultTreeAdapterTypes} from 'parse5';
import {PANEL_SLOT, TAB_SLOT} from '../components/tabs/slots.js';
import {ITEMS_SLOT} from '../core/binding/index.js';
import type {LinkTarget} from '../core/navigation/index.js';
import type {Route} from '../dom/server-view.js';
import {isChildLink, linksIn} from './link-children.js';
import {optionsIn} from './option-children.js';
import {shadowContentOf, type PrerenderOptions, type ShadowContent} from './shadow-content.js';

export type {OptionChild} from './option-children.js';
export {
  shadowContentOf,
  stylesOf,
  type PrerenderOptions,
  type ServerElement,
  type ShadowContent,
} from './shadow-content.js';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** A node in the HTML, with what the elements around it have set. */
interface Place {
  readonly node: Node;
  readonly lang: string;
  readonly route: Route;
}

/** An element of the library. */
interface OwnElement extends Place {
  readonly node: Element;
  readonly links: readonly LinkTarget[];
}

/** A shadow root or an attribute, and where in the HTML it belongs. */
interface Insertion {
  readonly offset: number;
  readonly html: string;
}

/**
 * Returns the HTML with the content of the elements. Child links of a sidebar link get a `slot`. HTML that was prerendered
 * before does not change.
 */
export function prerender(html: string, options: PrerenderOptions = {}): string {
  const isPage = /<(!doctype|html|head|body)[\s>]/i.test(html);
  const root = isPage ? parse(html, LOCATED) : parseFragment(html, LOCATED);
  const parts: string[] = [];
  let end = 0;
  for (const {offset, html: inserted} of insertionsIn(root, options)) {
    parts.push(html.slice(end, offset), inserted);
    end = offset;
  }
  parts.push(html.slice(end));
  return parts.join('');
}

/**
 * Returns a stream that prerenders HTML. It writes when the page is complete, because what an element shows can depend on
 * what follows it.
 */
export function prerenderStream(options: PrerenderOptions = {}): TransformStream<string, string> {
  let html = '';
  return new TransformStream({
    transform: chunk => void (html += chunk),
    flush: controller => controller.enqueue(prerender(html, options)),
  });
}

const LOCATED = {sourceCodeLocationInfo: true} as const;

/** Returns the shadow roots of the elements and the slots of child links, in the order of the HTML. */
function insertionsIn(root: {readonly childNodes: Node[]}, options: PrerenderOptions): Insertion[] {
  const found: Insertion[] = [];
  const open: Place[] = [];
  const visit = (nodes: readonly Node[], lang: string, route: Route) => {
    for (const node of nodes.toReversed()) open.push({node, lang, route});
  };
  visit(root.childNodes, '', {});
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const {node} = next;
    if (!('tagName' in node)) continue;
    const lang = attributeOf(node, 'lang') ?? next.lang;
    const offset = node.sourceCodeLocation?.startTag?.endOffset;
    const isEmpty = offset !== undefined && isOurs(node);
    const links = isEmpty ? linksIn(node) : [];
    const content = isEmpty ? contentOf({node, lang, route: next.route, links}, options) : null;
    if (isEmpty && content !== null) {
      found.push({offset, html: shadowRootOf(content)});
      found.push(...slotsOfChildren(node));
    }
    visit(childrenOf(node), lang, content?.route ?? next.route);
  }
  return found.sort((one, other) => one.offset - other.offset);
}

/** Returns the nodes in an element that the browser shows: the shadow root of any element, but not a template. */
function childrenOf(node: Element): Node[] {
  const {content} = node as Partial<DefaultTreeAdapterTypes.Template>;
  const isShadowRoot = content !== undefined && attributeOf(node, 'shadowrootmode') !== undefined;
  return isShadowRoot ? content.childNodes : node.childNodes;
}

/** Whether a node is an element of the library without content. In SVG, the name of a custom element means nothing. */
function isOurs(node: Element): boolean {
  const isKnown =
    node.tagName.startsWith('lc-') &&
    node.namespaceURI === names.NS.HTML &&
    customElements.get(node.tagName) !== undefined;
  return (
    isKnown &&
    !node.childNodes.some(child => 'attrs' in child && attributeOf(child, 'shadowrootmode') !== undefined)
  );
}

function contentOf({node, lang, route, links}: OwnElement, options: PrerenderOptions): ShadowContent | null {
  return shadowContentOf(
    {
      tag: node.tagName,
      attributes: node.attrs.map(({name, value}) => [name, value] as const),
      lang,
      route,
      slots: slotsIn(node),
      options: optionsIn(node),
      links,
    },
    options,
  );
}

function shadowRootOf({html, delegatesFocus}: ShadowContent): string {
  const focus = delegatesFocus ? ' shadowrootdelegatesfocus=""' : '';
  return `<template shadowrootmode="open"${focus}>${html}</template>`;
}

/** Returns the attributes of children that get the name of their slot by script in a browser. */
function slotsOfChildren(node: Element): Insertion[] {
  return node.childNodes.flatMap(child => {
    const offset = child.sourceCodeLocation?.startOffset;
    // Child links are in the list of their link, apart from its text.
    const slot = isChildLink(child, node) ? ITEMS_SLOT : slotOfChild(child, node);
    if (offset === undefined || slot === undefined || !('attrs' in child)) return [];
    const value = slot.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    return {offset: offset + `<${child.tagName}`.length, html: ` slot="${value}"`};
  });
}

/** Shows the tabs above the panels, and each panel in its place. */
function slotOfChild(child: Node, node: Element): string | undefined {
  if (node.tagName !== 'lc-tabs' || !('tagName' in child)) return undefined;
  if (attributeOf(child, 'slot') !== undefined) return undefined;
  if (child.tagName === 'lc-tab') return TAB_SLOT;
  return child.tagName === 'lc-tab-panel' ? PANEL_SLOT + (attributeOf(child, 'name') ?? '') : undefined;
}

const slotsIn = (node: Element): ReadonlySet<string> =>
  new Set(
    node.childNodes.flatMap(child => {
      if ('attrs' in child)
        return isChildLink(child, node) ? [] : [slotOfChild(child, node) ?? attributeOf(child, 'slot') ?? ''];
      return 'value' in child && child.value.trim() !== '' ? [''] : [];
    }),
  );

function attributeOf({attrs}: Element, name: string): string | undefined {
  return attrs.find(attribute => attribute.name === name)?.value;
}
