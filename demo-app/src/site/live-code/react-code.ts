import type {Reference} from '../api/reference.js';
import type {Code} from './code.js';
import {attribute, codeOf, literal, quoted, tagLines, type Line} from './code-lines.js';
import {plainLines} from './plain-lines.js';
import type {LiveSetting} from './live-tag.js';

/** React props whose property of the element has another name. */
const PROP_NAMES: Readonly<Record<string, string>> = {controlAttributes: 'attributes', heading: 'title'};

/** A component with its props. */
interface ReactUse {
  readonly reference: Reference;
  readonly settings: readonly LiveSetting[];
  /** The names of other components in the children. */
  readonly imports?: readonly string[] | undefined;
  /** Props as code that no property of the element has, such as `onClick={save}`. */
  readonly more?: readonly (readonly [name: string, code: string])[] | undefined;
  /** The children as lines of JSX. */
  readonly children?: readonly string[] | undefined;
}

/** Returns the use of a component as a file that can be copied. Long lists are constants outside the component. */
export function reactCode({reference, settings, imports = [], more = [], children = []}: ReactUse): Code {
  const constants: Line[] = [];
  const names = new Set(reference.reactProps.map(({name}) => name));
  const props = settings.flatMap(({property, value}) => {
    const name = PROP_NAMES[property] ?? property;
    return names.has(name) ? [{name, line: propOf(name, value, constants)}] : [];
  });
  const others = more.filter(([other]) => !props.some(({name}) => name === other));
  const jsx = tagLines(reference.react, {
    attributes: [...others.map(([name, code]) => attribute(name, code)), ...props.map(({line}) => line)],
    children: children.map(childLine),
    indent: '    ',
    whenEmpty: 'slash',
  });
  return codeOf([
    ...plainLines(`import {${[reference.react, ...imports].sort().join(', ')}} from '@life-changers/react';`),
    [],
    ...(constants.length > 0 ? [...constants, []] : []),
    [
      ['keyword', 'export default function'],
      ['', ' '],
      ['function', 'Example'],
      ['', '() {'],
    ],
    [
      ['', '  '],
      ['keyword', 'return'],
      ['', ' ('],
    ],
    ...jsx,
    [['', '  );']],
    [['', '}']],
  ]);
}

/** Text may be in the line of its tag. JSX gets its own line, so it is two pieces. */
const childLine = (text: string): Line =>
  /^\s*</.test(text)
    ? [
        ['', '      '],
        ['', text],
      ]
    : [['', `      ${text}`]];

function propOf(name: string, value: unknown, constants: Line[]): Line {
  if (value === true) return attribute(name);
  if (typeof value === 'string')
    return attribute(name, /[\\\n]/.test(value) ? `{${literal(value)}}` : quoted(value));
  if (!Array.isArray(value)) return attribute(name, `{${literal(value)}}`);
  // The fields of columns are checked against the rows, which needs their literal types.
  const end = name === 'columns' ? ' as const;' : ';';
  constants.push(...plainLines(`const ${name} = ${literal(value)}${end}`));
  return attribute(name, `{${name}}`);
}
