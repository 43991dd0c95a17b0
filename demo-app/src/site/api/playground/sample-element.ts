import type {Sample, SampleTag} from './samples.js';

const SVG = 'http://www.w3.org/2000/svg';
const SVG_TAGS: ReadonlySet<string> = new Set(['svg', 'path', 'circle']);

/** Creates an element as its playground starts. Its tag, and those of its content, are registered. */
export function createSampleElement(tag: string, {properties, text, children = []}: Sample): HTMLElement {
  const content = text === undefined ? children : [text];
  return createTag({tag, properties, children: content}) as HTMLElement;
}

/** Creates an element with its content. All its tags are registered. */
export function createTag({tag, attributes = {}, properties = {}, children = []}: SampleTag): Element {
  const element = SVG_TAGS.has(tag) ? document.createElementNS(SVG, tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  Object.assign(element, properties);
  const nodes = children.map(child => (typeof child === 'string' ? child : createTag(child)));
  (element instanceof HTMLTemplateElement ? element.content : element).append(...nodes);
  return element;
}
