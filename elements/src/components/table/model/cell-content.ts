import {isDirectiveResult, isTemplateResult} from 'lit/directive-helpers.js';
import {isScalar, scalarText} from '../../../core/table/index.js';
import type {Warn} from '../../../core/bad-input.js';
import {composedContains, isShadowRoot} from '../../../dom/composed-tree.js';
import {isNode} from '../../../dom/platform.js';

/**
 * Renders cell values of a framework, such as React nodes. For framework bindings: an app with plain values
 * does not need it.
 */
export interface CellRenderer {
  /**
   * Whether the framework renders a value. Called for values that are not text, DOM nodes, or Lit templates.
   */
  accepts(value: unknown): boolean;
  /** Renders a value in a container. The container may show an earlier value of the cell. */
  mount(value: unknown, container: HTMLElement): void;
  /** Unmounts the content of a container, which is then removed. */
  unmount(container: HTMLElement): void;
}

/** Content in the light DOM, so that the app's CSS applies to it. */
export type SlottedContent =
  | {readonly kind: 'node'; readonly value: Node}
  | {readonly kind: 'template'; readonly value: unknown}
  | {readonly kind: 'foreign'; readonly value: unknown};

/** A cell whose content is in the light DOM. */
export interface SlottedCell {
  readonly slotName: string;
  readonly names: string;
  readonly content: SlottedContent;
}

/** Content of a cell. Text is never parsed as HTML. */
export type CellContent = {readonly kind: 'text'; readonly value: string} | SlottedContent;

/** Returns the content for a cell's value. Values that cannot be shown warn and become text. */
export function cellContent(value: unknown, renderer: CellRenderer | null, warn: Warn): CellContent {
  if (value === null || value === undefined || value === '') return {kind: 'text', value: ''};
  if (isScalar(value)) return {kind: 'text', value: scalarText(value)};
  if (isNode(value)) return {kind: 'node', value};
  if (isLitValue(value)) return {kind: 'template', value};
  if (renderer?.accepts(value)) return {kind: 'foreign', value};
  if (Array.isArray(value)) return listContent(value);
  warn("a cell's value is neither text, a DOM node nor a template; give its column a render function.");
  return {kind: 'text', value: asJson(value)};
}

/**
 * Whether content includes a node that contains `host`. Rendering it there would remove both from the page. A
 * shadow root cannot be moved either.
 */
export function holdsHost(content: unknown, host: Element): boolean {
  if (Array.isArray(content)) return content.some(part => holdsHost(part, host));
  if (isTemplateResult(content)) return holdsHost(content.values, host);
  return isNode(content) && (isShadowRoot(content) || composedContains(content, host));
}

function isLitValue(value: unknown): boolean {
  return isTemplateResult(value) || isDirectiveResult(value);
}

/** Lit renders a list with nodes or templates. Other lists become text. */
function listContent(values: readonly unknown[]): CellContent {
  if (values.some(value => isNode(value) || isLitValue(value))) return {kind: 'template', value: values};
  const texts = values.map(value => (isScalar(value) ? scalarText(value) : asJson(value)));
  return {kind: 'text', value: texts.join(', ')};
}

/** Returns JSON; empty for functions, symbols, and circular objects. */
function asJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return '';
  }
}
