/**
 * Fills the elements in HTML from any server with what they show (declarative shadow DOM), so that a page can be read
 * before its script runs. Needs `@lit-labs/ssr` and `parse5`, and runs in Node, Deno, Bun, and workers.
 *
 * In the browser, `@life-changers/elements/hydrate` takes over. Without it, the elements render again.
 */
import '../index.js';
import {html as names, parse, parseFragment, type DefaultTreeAdapterTypes} from 'parse5';
import {optionsIn} from './option-children.js';
import {shadowContentOf, type PrerenderOptions} from './shadow-content.js';

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

/** An element with its position in the HTML, and the language there. */
interface Place {
  readonly node: Element;
  readonly lang: string;
}

/** Returns the HTML with the content of the elements. HTML that was prerendered before does not change. */
export function prerender(html: string, options: PrerenderOptions = {}): string {
  const places = placesIn(
    /<(!doctype|html|head|body)[\s>]/i.test(html) ? parse(html, LOCATED) : parseFragment(html, LOCATED),
  );
  const parts: string[] = [];
  let end = 0;
  for (const {offset, place} of places) {
    parts.push(html.slice(end, offset), shadowRootOf(place, options));
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

/** Returns where content belongs, in the order of the HTML. */
function placesIn(root: {readonly childNodes: Node[]}): {offset: number; place: Place}[] {
  const found: {offset: number; place: Place}[] = [];
  const open: {node: Node; lang: string}[] = [...root.childNodes].reverse().map(node => ({node, lang: ''}));
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (!('tagName' in next.node)) continue;
    const {node} = next;
    const lang = attributeOf(node, 'lang') ?? next.lang;
    const offset = node.sourceCodeLocation?.startTag?.endOffset;
    if (offset !== undefined && isOurs(node)) found.push({offset, place: {node, lang}});
    const children = childrenOf(node);
    for (let index = children.length - 1; index >= 0; index--) open.push({node: children[index]!, lang});
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

function shadowRootOf({node, lang}: Place, options: PrerenderOptions): string {
  const content = shadowContentOf(
    {
      tag: node.tagName,
      attributes: node.attrs.map(({name, value}) => [name, value] as const),
      lang,
      slots: slotsIn(node),
      options: optionsIn(node),
    },
    options,
  );
  if (content === null) return '';
  const focus = content.delegatesFocus ? ' shadowrootdelegatesfocus=""' : '';
  return `<template shadowrootmode="open"${focus}>${content.html}</template>`;
}

const slotsIn = ({childNodes}: Element): ReadonlySet<string> =>
  new Set(
    childNodes.flatMap(child => {
      if ('attrs' in child) return [attributeOf(child, 'slot') ?? ''];
      return 'value' in child && child.value.trim() !== '' ? [''] : [];
    }),
  );

function attributeOf({attrs}: Element, name: string): string | undefined {
  return attrs.find(attribute => attribute.name === name)?.value;
}
