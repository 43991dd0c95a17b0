import type {Code} from './code.js';

/** A piece of a line of code. `''` is plain text. */
export type Piece = readonly [kind: string, text: string];
export type Line = readonly Piece[];

/** Longer lines are split. */
const NARROW = 90;

/** Returns lines as code that can be shown and copied. */
export const codeOf = (lines: readonly Line[]): Code => ({source: lines.map(textOf).join('\n'), lines});

const textOf = (line: Line): string => line.map(([, text]) => text).join('');

/** Returns an attribute with an optional value, which has its quotes or braces. */
export const attribute = (name: string, value = ''): Line =>
  value === ''
    ? [['function', name]]
    : [
        ['function', name],
        ['', '='],
        ['string', value],
      ];

interface TagOptions {
  readonly attributes: readonly Line[];
  /** The lines of the children, which are already indented. */
  readonly children: readonly Line[];
  readonly indent: string;
  /** How a tag without children ends: `<a></a>`, `<br>`, or `<A />`. */
  readonly whenEmpty: 'pair' | 'void' | 'slash';
}

/** Returns the lines of a tag: in one line if it is short, and otherwise with an attribute in each line. */
export function tagLines(tag: string, {attributes, children, indent, whenEmpty}: TagOptions): Line[] {
  const isPair = children.length > 0 || whenEmpty === 'pair';
  const open = openingLines(tag, attributes, indent, isPair || whenEmpty === 'void' ? '>' : '/>');
  if (!isPair) return open;
  const close: Line = [
    ['', '</'],
    ['keyword', tag],
    ['', '>'],
  ];
  if (children.length === 0) return withTail(open, close);
  const text = onlyText(children);
  if (text !== null && text.length < 60 && open.length === 1) return withTail(open, [['', text], ...close]);
  return [...open, ...children, [['', indent], ...close]];
}

function openingLines(tag: string, attributes: readonly Line[], indent: string, end: string): Line[] {
  const start: Line = [
    ['', `${indent}<`],
    ['keyword', tag],
  ];
  const width = indent.length + tag.length + textOf(attributes.flat()).length + attributes.length;
  if (width <= NARROW) {
    const inLine = attributes.flatMap((pieces): Line => [['', ' '], ...pieces]);
    return [[...start, ...inLine, ['', end === '/>' ? ' />' : end]]];
  }
  return [
    start,
    ...attributes.map((pieces): Line => [['', `${indent}  `], ...pieces]),
    [['', `${indent}${end}`]],
  ];
}

const withTail = (lines: readonly Line[], tail: Line): Line[] => [
  ...lines.slice(0, -1),
  [...(lines.at(-1) ?? []), ...tail],
];

/** Returns the text of a tag without other tags inside, or null. */
function onlyText(children: readonly Line[]): string | null {
  const [line, ...others] = children;
  const [piece, ...rest] = line ?? [];
  return piece?.[0] === '' && rest.length === 0 && others.length === 0 ? piece[1].trim() : null;
}

/** Returns data as JavaScript: one line if it is short, and at most ten items of a list. */
export function literal(value: unknown, indent = ''): string {
  const short = inline(value);
  if (!Array.isArray(value) || indent.length + short.length < NARROW - 20) return short;
  const shown = value.slice(0, 10).map(item => `${indent}  ${inline(item)},`);
  const rest = value.length > 10 ? [`${indent}  // and ${value.length - 10} more`] : [];
  return ['[', ...shown, ...rest, `${indent}]`].join('\n');
}

function inline(value: unknown): string {
  if (typeof value === 'string') return `'${value.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`;
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const parts = Object.entries(value).filter(([, part]) => part !== undefined && typeof part !== 'function');
  return `{${parts.map(([name, part]) => `${propertyName(name)}: ${inline(part)}`).join(', ')}}`;
}

const propertyName = (name: string): string => (/^[a-z_$][\w$]*$/i.test(name) ? name : inline(name));

/** Returns text as it is written between the tags of HTML and JSX. */
export const escapedText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Returns a value of an attribute with its quotes. */
export const quoted = (value: string): string => `"${escapedText(value).replaceAll('"', '&quot;')}"`;
