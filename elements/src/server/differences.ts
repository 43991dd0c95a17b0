import {nothing, type AttributePart, type BooleanAttributePart, type ChildPart} from 'lit';
import {PartType, type Part} from 'lit/directive.js';
import {getCommittedValue, setCommittedValue} from 'lit/directive-helpers.js';

type Parts = readonly (Part | undefined)[];

/**
 * What a part with a template has as its value. The published Lit has shorter names than its development build.
 * `@lit-labs/ssr-client` uses both names too, so they stay.
 */
interface TemplateInstance {
  readonly _$parts?: Parts;
  readonly _$AV?: Parts;
}

type WrittenPart = AttributePart | BooleanAttributePart;

/** Returns how the page now differs from that of the server, such as `href="/old" instead of href="/new"`, or null. */
export type Difference = () => string | null;

/**
 * Finds the parts of a hydrated template whose value the server has not written, because a property has another value than
 * on the server. Lit's hydration writes nothing: each part assumes that the page shows its value. The parts that are found
 * no longer do, so the next update writes their values.
 */
export function findDifferences(part: Part | undefined): Difference[] {
  if (part?.type === PartType.CHILD) return inContent(part);
  const isWritten = part?.type === PartType.ATTRIBUTE || part?.type === PartType.BOOLEAN_ATTRIBUTE;
  return isWritten ? inAttribute(part) : [];
}

function inContent(part: ChildPart): Difference[] {
  const value = getCommittedValue(part);
  if (Array.isArray(value) && value.length > 0) return value.flatMap(findDifferences);
  const {_$AV, _$parts = _$AV} = (value ?? {}) as TemplateInstance;
  return _$parts?.flatMap(findDifferences) ?? inText(part, value);
}

/** Looks at a part without a template. */
function inText(part: ChildPart, value: unknown): Difference[] {
  const given = textOf(part);
  const expected = value === nothing || Array.isArray(value) ? '' : String(value ?? '');
  if (given === asParsed(expected) && nodesOf(part).every(node => node instanceof Text)) return [];
  setCommittedValue(part);
  const describe = (text: string) => JSON.stringify(text.replace(/\s+/g, ' ').trim());
  return [() => (part.startNode!.isConnected ? compare(given, expected, textOf(part), describe) : null)];
}

function textOf(part: ChildPart): string {
  const nodes = nodesOf(part).filter(node => !(node instanceof Comment));
  return nodes.map(node => node.textContent).join('');
}

function nodesOf({startNode, endNode}: ChildPart): Node[] {
  const nodes: Node[] = [];
  for (let node = startNode!.nextSibling; node !== endNode; node = node!.nextSibling) nodes.push(node!);
  return nodes;
}

function inAttribute(part: WrittenPart): Difference[] {
  const {element, name, strings} = part;
  const [given, expected] = [element.getAttribute(name), attributeOf(part)];
  if (given === (expected && asParsed(expected))) return [];
  // Lit compares each value of several.
  setCommittedValue(
    part,
    strings?.slice(1).map(() => NaN),
  );
  const describe = (value: string | null) =>
    value === null ? `no ${name}` : `${name}=${JSON.stringify(value)}`;
  const now = () => element.getAttribute(name);
  return [() => (element.isConnected ? compare(given, expected, now(), describe) : null)];
}

/** Returns the value of an attribute as Lit writes it. Null: there is no attribute. */
function attributeOf(part: WrittenPart): string | null {
  const value = getCommittedValue(part as unknown as ChildPart);
  if (part.type === PartType.BOOLEAN_ATTRIBUTE) return value && value !== nothing ? '' : null;
  const {strings = ['', '']} = part;
  const values = part.strings === undefined ? [value] : (value as unknown[]);
  if (values.includes(nothing)) return null;
  return strings.reduce((text, next, index) => `${text}${String(values[index - 1] ?? '')}${next}`);
}

/** Parsers of HTML read all line breaks as line feeds. */
const asParsed = (text: string): string => text.replace(/\r\n?/g, '\n');

/**
 * Describes a difference. It is none if a browser shows another value than a server would with the same properties: that
 * depends on something else, such as the children or the width.
 */
function compare<Value>(
  given: Value,
  expected: Value,
  now: Value,
  describe: (value: Value) => string,
): string | null {
  return given === now || now !== expected ? null : `${describe(given)} instead of ${describe(now)}`;
}
