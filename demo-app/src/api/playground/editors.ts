/** How a property is edited. */
export type Editor =
  | {readonly kind: 'switch'}
  | {readonly kind: 'choice'; readonly values: readonly (string | boolean)[]}
  | {readonly kind: 'number'}
  | {readonly kind: 'text'}
  /** JSON. */
  | {readonly kind: 'data'}
  /** Not here, for a reason. */
  | {readonly kind: 'none'; readonly reason: string};

/** What the API reference says about a property. */
interface Property {
  readonly name: string;
  readonly type?: string;
  readonly attribute?: string;
  readonly readonly?: boolean;
}

/** A property with its editor. */
export interface EditedProperty {
  readonly name: string;
  readonly editor: Editor;
}

/** Types that are text in an attribute. */
const TEXT_TYPES: readonly string[] = ['DateInput', 'PageLocation'];
/** Types of plain objects. Arrays are data too. */
const DATA_TYPES: readonly string[] = ['PathLabels', 'ControlAttributes'];

const IN_CODE = 'Set in code.';
const IN_CONTROL = 'Changes in the control itself.';

/** Returns the properties of an element that apps can set, each with its editor. */
export function editorsOf({properties}: {readonly properties: readonly Property[]}): EditedProperty[] {
  const hasInitialValue = properties.some(({name}) => name === 'initValue');
  return properties
    .filter(property => !property.readonly)
    .map(property => ({name: property.name, editor: editorOf(property, hasInitialValue)}));
}

function editorOf({name, type = '', attribute}: Property, hasInitialValue: boolean): Editor {
  const isCurrentValue = /^(value\w*|checked|files?)$/.test(name) && attribute === undefined;
  if (hasInitialValue && isCurrentValue) return {kind: 'none', reason: IN_CONTROL};
  const parts = type.split(' | ').filter(part => part !== 'null' && part !== 'undefined');
  const literals = parts.flatMap(literalOf);
  if (parts.includes('boolean'))
    return literals.length > 0 ? {kind: 'choice', values: [false, true, ...literals]} : {kind: 'switch'};
  if (literals.length === parts.length) return {kind: 'choice', values: literals};
  if (parts.every(part => part === 'number')) return {kind: 'number'};
  if (parts.includes('number') && !parts.includes('string')) return {kind: 'data'};
  if (parts.every(part => ['string', 'number', ...TEXT_TYPES].includes(part))) return {kind: 'text'};
  const isData = parts.every(part => /^readonly .*\[\]$/.test(part) || DATA_TYPES.includes(part));
  return isData ? {kind: 'data'} : {kind: 'none', reason: IN_CODE};
}

/** Returns the text of a literal type: `md` for `'md'`. */
const literalOf = (part: string): string[] => {
  const text = /^'(.*)'$/.exec(part)?.[1];
  return text === undefined ? [] : [text];
};

/** The value that a text in an editor means, or what is wrong with it. An empty text means the default. */
export type ParsedText = {readonly value: unknown} | {readonly problem: string} | null;

/** Parses the text of an editor. */
export function parseText(kind: 'number' | 'text' | 'data', text: string): ParsedText {
  if (text === '') return null;
  if (kind === 'text') return {value: text};
  if (kind === 'number') {
    const value = Number(text);
    return Number.isNaN(value) ? {problem: `“${text}” is not a number.`} : {value};
  }
  try {
    return {value: JSON.parse(text) as unknown};
  } catch (error) {
    return {problem: `This is not JSON. ${error instanceof Error ? error.message : ''}`.trim()};
  }
}
