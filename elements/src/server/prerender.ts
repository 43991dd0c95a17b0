/**
 * Fills the elements in HTML from any server with what they show (declarative shadow DOM), so that a page can be read
 * before its script runs. Needs `@lit-labs/ssr` and `parse5`, and runs in Node, Deno, Bun, and workers.
 *
 * In the browser, `@life-changers/elements/hydrate` takes over. Without it, the elements render again.
 */
import '../index.js';
import {collectResultSync} from '@lit-labs/ssr/lib/render-result.js';
import {LitElementRenderer} from '@lit-labs/ssr/lib/lit-element-renderer.js';
import type {RenderInfo} from '@lit-labs/ssr';
import type {LitElement} from 'lit';
import {parse, parseFragment, type DefaultTreeAdapterTypes} from 'parse5';
import {setKnown} from '../dom/platform.js';
import {giveOptions} from './option-children.js';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

export interface PrerenderOptions {
  /**
   * Returns the URL of the style sheet of a tag, such as `/lc/lc-button.css`, which contains `stylesOf(tag)`. By default,
   * each element contains its styles in a `<style>`, which `style-src 'self'` blocks until the script runs.
   */
  readonly stylesheet?: (tag: string) => string;
}

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

/** Returns the style sheet of a tag. */
export function stylesOf(tag: string): string {
  const {elementStyles} = customElements.get(tag) as typeof LitElement;
  return elementStyles.map(style => ('cssText' in style ? style.cssText : '')).join('\n');
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
    for (let index = node.childNodes.length - 1; index >= 0; index--)
      open.push({node: node.childNodes[index]!, lang});
  }
  return found.sort((one, other) => one.offset - other.offset);
}

/** Whether a node is an element of the library without content. */
function isOurs(node: Element): boolean {
  const isKnown = node.tagName.startsWith('lc-') && customElements.get(node.tagName) !== undefined;
  return (
    isKnown &&
    !node.childNodes.some(child => 'attrs' in child && attributeOf(child, 'shadowrootmode') !== undefined)
  );
}

function shadowRootOf({node, lang}: Place, {stylesheet}: PrerenderOptions): string {
  const renderer = new (stylesheet ? linkedTo(stylesheet) : LitElementRenderer)(node.tagName);
  for (const {name, value} of node.attrs) renderer.setAttribute(name, value);
  giveOptions(renderer.element, node);
  const info: RenderInfo = {
    elementRenderers: [renderer.constructor as typeof LitElementRenderer],
    customElementInstanceStack: [renderer],
    customElementHostStack: [renderer],
    eventTargetStack: [],
    slotStack: [],
    deferHydration: true,
  };
  setKnown({lang, slots: slotsIn(node)});
  try {
    renderer.connectedCallback();
    const content = collectResultSync(renderer.renderShadow(info) ?? []);
    const focus = renderer.shadowRootOptions.delegatesFocus ? ' shadowrootdelegatesfocus=""' : '';
    return `<template shadowrootmode="open"${focus}>${content}</template>`;
  } catch (cause) {
    console.warn(`<${node.tagName}>: it is not prerendered, because rendering it failed.`, cause);
    return '';
  } finally {
    setKnown({});
  }
}

const linkedRenderers = new WeakMap<(tag: string) => string, typeof LitElementRenderer>();

/** Returns a renderer that links to a style sheet instead of including it. */
function linkedTo(stylesheet: (tag: string) => string): typeof LitElementRenderer {
  const known = linkedRenderers.get(stylesheet);
  if (known !== undefined) return known;
  class LinkedRenderer extends LitElementRenderer {
    override renderShadow(info: RenderInfo): ReturnType<LitElementRenderer['renderShadow']> {
      const result = super.renderShadow(info) ?? [];
      const href = stylesheet(this.tagName).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
      return [`<link rel="stylesheet" href="${href}">`, ...result.slice(result.indexOf('</style>') + 1)];
    }
  }
  linkedRenderers.set(stylesheet, LinkedRenderer);
  return LinkedRenderer;
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
