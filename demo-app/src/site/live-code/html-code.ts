import type {Code} from './code.js';
import {attribute, codeOf, escapedText, literal, quoted, tagLines, type Line} from './code-lines.js';
import {plainLines} from './plain-lines.js';
import {isPrimitive, type LiveSetting, type LiveTag} from './live-tag.js';

/** The properties that attributes cannot express, by the element's selector. */
type Assignments = Map<string, readonly LiveSetting[]>;

/** The order in which people write and read attributes. */
const FIRST: readonly string[] = ['id', 'slot', 'name', 'label', 'type'];
const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);

/** How a kind of template is written. */
interface Dialect {
  /** The attributes of an element, with its settings. */
  readonly attributesOf: (tag: LiveTag) => readonly Line[];
  readonly text: (text: string) => string;
  readonly hasOptionTags: boolean;
}

/**
 * Returns tags as HTML: with the attributes that differ from their defaults, and a script for the properties that
 * attributes cannot express. Rules and functions are left out, because only their source can show them.
 */
export function htmlCode(tags: readonly (LiveTag | string)[]): Code {
  const assignments: Assignments = new Map();
  const lines = templateLines(tags, '', {
    attributesOf: tag => htmlAttributes(tag, assignments),
    text: escapedText,
    hasOptionTags: true,
  });
  const script = scriptLines(assignments);
  return codeOf(script.length > 0 ? [...lines, [], ...script] : lines);
}

/** Returns the lines of a template. */
export function templateLines(
  tags: readonly (LiveTag | string)[],
  indent: string,
  dialect: Dialect,
): readonly Line[] {
  return tags.flatMap((tag): readonly Line[] => {
    if (typeof tag === 'string') return [[['', indent + dialect.text(tag)]]];
    const options = dialect.hasOptionTags ? optionTags(tag) : [];
    return tagLines(tag.tag, {
      attributes: dialect.attributesOf(tag),
      children: templateLines([...options, ...tag.children], `${indent}  `, dialect),
      indent,
      whenEmpty: VOID.has(tag.tag) ? 'void' : 'pair',
    });
  });
}

/** Sorts attributes as people write them. */
export function inReadingOrder(attributes: readonly (readonly [name: string, line: Line])[]): Line[] {
  const first = FIRST.flatMap(name => attributes.filter(([other]) => other === name));
  const rest = attributes.filter(([name]) => !FIRST.includes(name));
  return [...first, ...rest].map(([, line]) => line);
}

function htmlAttributes(tag: LiveTag, assignments: Assignments): Line[] {
  const inAttributes = tag.settings.filter(
    ({attribute: name, value}) => name !== undefined && isWritten(value),
  );
  const others = tag.settings.filter(
    setting => !inAttributes.includes(setting) && setting.property !== 'options',
  );
  if (others.length > 0) assignments.set(selectorOf(tag, assignments), others);
  return inReadingOrder([
    ...tag.attributes.map(([name, value]) => [name, htmlAttribute(name, value)] as const),
    ...inAttributes.map(
      ({attribute: name = '', value}) =>
        [name, htmlAttribute(name, value === true ? '' : String(value))] as const,
    ),
  ]);
}

/** Whether an attribute expresses a value. A property that is true by default can only be set to false in a script. */
const isWritten = (value: unknown): boolean => isPrimitive(value) && value !== false;

export const htmlAttribute = (name: string, value: string): Line =>
  attribute(name, value === '' ? '' : quoted(value));

/** Returns the `options` property as `<option>` elements. */
function optionTags({settings}: LiveTag): LiveTag[] {
  const options = settings.find(({property}) => property === 'options')?.value;
  if (!Array.isArray(options)) return [];
  return (options as {text: unknown; value: unknown; disabled?: boolean}[]).map(option => ({
    tag: 'option',
    attributes: [['value', String(option.value)], ...(option.disabled ? [['disabled', ''] as const] : [])],
    settings: [],
    children: [String(option.text)],
  }));
}

function selectorOf({tag, attributes, settings}: LiveTag, taken: Assignments): string {
  const id = attributes.find(([name]) => name === 'id')?.[1];
  const valueOf = (property: string) => settings.find(setting => setting.property === property)?.value;
  const name = valueOf('name');
  const simple = id ? `#${id}` : typeof name === 'string' ? `${tag}[name="${name}"]` : tag;
  return taken.has(simple) ? `${tag}[label="${String(valueOf('label') ?? '')}"]` : simple;
}

function scriptLines(assignments: Assignments): Line[] {
  if (assignments.size === 0) return [];
  const lines = [...assignments].flatMap(([selector, settings]) =>
    settings.flatMap(({property, value}) =>
      plainLines(`  document.querySelector('${selector}').${property} = ${literal(value, '  ')};`),
    ),
  );
  return tagLines('script', {attributes: [], children: lines, indent: '', whenEmpty: 'pair'});
}
