import {isDirectiveResult, isTemplateResult} from 'lit/directive-helpers.js';
import {isScalar, scalarText} from '../../../core/table/index.js';
import type {Warn} from '../../../core/bad-input.js';
import {composedContains} from '../../../dom/composed-tree.js';

/**
 * Shows cell values of a framework, such as React nodes, with that framework. The hook for framework bindings; a
 * page with plain values needs none.
 */
export interface CellRenderer {
  /** Whether a value is of the framework. Asked for values that are no text, DOM node or Lit template. */
  accepts(value: unknown): boolean;
  /** Shows a value in a container, or the next value of the cell in the container that has shown another. */
  mount(value: unknown, container: HTMLElement): void;
  /** Takes down what a container shows; it is then removed. */
  unmount(container: HTMLElement): void;
}

/** Content that stands in the page's own tree, where the page's CSS reaches it. */
export type SlottedContent =
  | {readonly kind: 'node'; readonly value: Node}
  | {readonly kind: 'template'; readonly value: unknown}
  | {readonly kind: 'foreign'; readonly value: unknown};

/** What a cell shows. Text is only ever text: no HTML in it is parsed. */
export type CellContent = {readonly kind: 'text'; readonly value: string} | SlottedContent;

/** Tells how a cell's value is shown; one that cannot be shown is told to `warn` and becomes text. */
export function cellContent(value: unknown, renderer: CellRenderer | null, warn: Warn): CellContent {
  if (value === null || value === undefined || value === '') return {kind: 'text', value: ''};
  if (isScalar(value)) return {kind: 'text', value: scalarText(value)};
  if (value instanceof Node) return {kind: 'node', value};
  if (isLitValue(value)) return {kind: 'template', value};
  if (renderer?.accepts(value)) return {kind: 'foreign', value};
  if (Array.isArray(value)) return listContent(value);
  warn("a cell's value is neither text, a DOM node nor a template; give its column a render function.");
  return {kind: 'text', value: asJson(value)};
}

/**
 * Whether there is a node in content that `host` is in: to show it there would take both off the page. A shadow root
 * cannot be moved either.
 */
export function holdsHost(content: unknown, host: Element): boolean {
  if (Array.isArray(content)) return content.some(part => holdsHost(part, host));
  if (isTemplateResult(content)) return holdsHost(content.values, host);
  if (content instanceof ShadowRoot) return true;
  return content instanceof Node && composedContains(content, host);
}

function isLitValue(value: unknown): boolean {
  return isTemplateResult(value) || isDirectiveResult(value);
}

/** A list of nodes or templates is one for Lit; any other is text. */
function listContent(values: readonly unknown[]): CellContent {
  if (values.some(value => value instanceof Node || isLitValue(value)))
    return {kind: 'template', value: values};
  const texts = values.map(value => (isScalar(value) ? scalarText(value) : asJson(value)));
  return {kind: 'text', value: texts.join(', ')};
}

/** JSON where there is one: functions, symbols and circular objects have none. */
function asJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return '';
  }
}
