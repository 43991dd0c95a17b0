/** How a property is edited. */
export type Editor =
  | {readonly kind: 'switch'}
  | {readonly kind: 'choice'; readonly values: readonly (string | boolean | null)[]}
  /** A number, or one of a few words. */
  | {readonly kind: 'number'; readonly words: readonly (string | boolean)[]}
  | {readonly kind: 'text'}
  /** JSON. */
  | {readonly kind: 'data'}
  /** Not edited here. */
  | {readonly kind: 'none'; readonly reason: string};

/** What the API reference says about a property. */
interface Property {
  readonly name: string;
  readonly type?: string;
  readonly attribute?: string;
  readonly default?: string;
  readonly readonly?: boolean;
  readonly group?: string;
}

/** A property with its editor. */
export interface EditedProperty {
  readonly name: string;
  readonly editor: Editor;
  /** What it is about, if other elements have it as well. */
  readonly group: string | undefined;
}

/** Types that are text in an attribute. */
const TEXT_TYPES: readonly string[] = ['DateInput', 'PageLocation'];
/** Types of plain objects. Arrays are data too. */
const DATA_TYPES: readonly string[] = ['PathLabels', 'ControlAttributes'];

const IN_CODE = 'Set in code';
const IN_CONTROL = 'Changes when you use the control';

/**
 * Returns the properties of an element that apps can set, each with its editor. The properties in `first` come first, and
 * those without an editor last. Those in `first` are in no group.
 */
export function editorsOf(
  {properties}: {readonly properties: readonly Property[]},
  first: readonly string[] = [],
): EditedProperty[] {
  const hasInitialValue = properties.some(({name}) => name === 'initValue');
  const placeOf = ({name, editor}: EditedProperty) => {
    const place = first.indexOf(name);
    if (place >= 0) return place;
    return first.length + Number(editor.kind === 'none');
  };
  return properties
    .filter(property => !property.readonly)
    .map(property => ({
      name: property.name,
      editor: editorOf(property, hasInitialValue),
      group: first.includes(property.name) ? undefined : property.group,
    }))
    .sort((one, other) => placeOf(one) - placeOf(other));
}

function editorOf(property: Property, hasInitialValue: boolean): Editor {
  const {name, type = '', attribute} = property;
  const isCurrentValue = /^(value\w*|checked|files?)$/.test(name) && attribute === undefined;
  if (hasInitialValue && isCurrentValue) return {kind: 'none', reason: IN_CONTROL};
  const parts = type.split(' | ').filter(part => part !== 'null' && part !== 'undefined');
  const literals = parts.flatMap(literalOf);
  if (parts.includes('boolean'))
    return literals.length > 0 ? {kind: 'choice', values: [false, true, ...literals]} : {kind: 'switch'};
  if (literals.length === parts.length)
    return {kind: 'choice', values: property.default === 'null' ? [null, ...literals] : literals};
  if (parts.includes('number') && !parts.includes('string'))
    return {kind: 'number', words: parts.includes('false') ? [false] : literals};
  if (parts.every(part => ['string', 'number', ...TEXT_TYPES].includes(part))) return {kind: 'text'};
  const isData = parts.every(part => /^readonly .*\[\]$/.test(part) || DATA_TYPES.includes(part));
  return isData ? {kind: 'data'} : {kind: 'none', reason: IN_CODE};
}

/** Returns the text of a literal type: `md` for `'md'`. */
const literalOf = (part: string): string[] => {
  const text = /^'(.*)'$/.exec(part)?.[1];
  return text === undefined ? [] : [text];
};

/** Returns data as the text of an editor: lists with an item in each line. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (!Array.isArray(value) || !value.some(item => typeof item === 'object')) return JSON.stringify(value);
  return `[\n${value.map(item => `  ${JSON.stringify(item)}`).join(',\n')}\n]`;
}

/** The value that a text in an editor means, or what is wrong with it. An empty text means the default. */
export type ParsedText = {readonly value: unknown} | {readonly problem: string} | null;

/** An editor with text. */
export type TextEditor = Extract<Editor, {readonly kind: 'number' | 'text' | 'data'}>;

/** Parses the text of an editor. */
export function parseText(editor: TextEditor, text: string): ParsedText {
  if (text === '') return null;
  if (editor.kind === 'text') return {value: text};
  if (editor.kind === 'number') return parseNumber(text, editor.words);
  try {
    return {value: JSON.parse(text) as unknown};
  } catch (error) {
    return {problem: `This is not JSON. ${error instanceof Error ? error.message : ''}`.trim()};
  }
}

function parseNumber(text: string, words: readonly (string | boolean)[]): ParsedText {
  const word = words.find(other => String(other) === text);
  if (word !== undefined) return {value: word};
  const value = Number(text);
  const allowed = ['a number', ...words.map(other => `“${other}”`)].join(' or ');
  return Number.isNaN(value) ? {problem: `Enter ${allowed}, not “${text}”.`} : {value};
}
