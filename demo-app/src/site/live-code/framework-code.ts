import type {Code} from './code.js';
import {attribute, codeOf, escapedText, literal, quoted, tagLines, type Line} from './code-lines.js';
import {plainLines} from './plain-lines.js';
import {htmlAttribute, inReadingOrder, templateLines} from './html-code.js';
import type {LiveSetting, LiveTag} from './live-tag.js';

type Tags = readonly (LiveTag | string)[];

/** How the templates of a framework are written. */
interface Framework {
  readonly indent: string;
  /** Returns what sets a property to an expression. */
  readonly property: (name: string, expression: string) => Line;
  readonly text: (text: string) => string;
}

/** What the code of a component consists of. */
interface Parts {
  readonly template: readonly Line[];
  /** The imports of the elements. */
  readonly imports: readonly string[];
  /** The values that are too long for the template, by name. */
  readonly constants: readonly (readonly [name: string, value: string])[];
}

/**
 * Returns the parts of a component with these tags: text and switches are attributes, and everything else is a property,
 * which frameworks set on the elements. Rules and functions are left out, because only their source can show them.
 */
function partsOf(tags: Tags, {indent, property, text}: Framework): Parts {
  const constants = new Map<string, string>();
  const settingLine = ({property: name, attribute: written, value}: LiveSetting): Line => {
    const isText = typeof value === 'string' && value !== '';
    if (written !== undefined && (isText || value === true))
      return htmlAttribute(written, isText ? value : '');
    const isShort = typeof value !== 'object' || value === null;
    return property(name, isShort ? literal(value) : constantOf(name, value, constants));
  };
  const template = templateLines(tags, indent, {
    attributesOf: ({attributes, settings}) =>
      inReadingOrder([
        ...attributes.map(([name, value]) => [name, htmlAttribute(name, value)] as const),
        ...settings.map(setting => [setting.property, settingLine(setting)] as const),
      ]),
    text,
    hasOptionTags: false,
  });
  return {
    template,
    imports: elementsIn(tags).map(name => `import '@life-changers/elements/${name}';`),
    constants: [...constants].map(([value, name]) => [name, value] as const),
  };
}

/** Returns tags as a Vue component. */
export function vueCode(tags: Tags): Code {
  const parts = partsOf(tags, {
    indent: '  ',
    property: (name, expression) => attribute(`:${name}`, quoted(expression)),
    // Double braces would be an expression.
    text: text => escapedText(text).replaceAll('{{', `{{ '{{' }}`),
  });
  return codeOf([
    ...scriptLines(parts, ' setup'),
    [],
    ...tagLines('template', {attributes: [], children: parts.template, indent: '', whenEmpty: 'pair'}),
  ]);
}

/** Returns tags as a Svelte component. */
export function svelteCode(tags: Tags): Code {
  const parts = partsOf(tags, {
    indent: '',
    property: (name, expression) => attribute(name, `{${expression}}`),
    text: text => escapedText(text).replace(/[{}]/g, brace => `{'${brace}'}`),
  });
  return codeOf([...scriptLines(parts), [], ...parts.template]);
}

/** Returns tags as an Angular component. */
export function angularCode(tags: Tags): Code {
  const {template, imports, constants} = partsOf(tags, {
    indent: '    ',
    property: (name, expression) => attribute(`[${name}]`, quoted(expression)),
    text: text => escapedText(text).replace(/[{}@]/g, character => `&#${character.charCodeAt(0)};`),
  });
  const values = constants.map(([name, value]) => `  readonly ${name} = ${value.replaceAll('\n', '\n  ')};`);
  return codeOf([
    ...plainLines(
      [
        `import {Component, CUSTOM_ELEMENTS_SCHEMA} from '@angular/core';`,
        ...imports,
        '',
        '@Component({',
        `  selector: 'app-example',`,
        '  schemas: [CUSTOM_ELEMENTS_SCHEMA],',
        '  template: `',
      ].join('\n'),
    ),
    ...template.map(inTemplateString),
    ...plainLines(
      [
        '  `,',
        '})',
        ...(values.length > 0 ? ['export class Example {', ...values, '}'] : ['export class Example {}']),
      ].join('\n'),
    ),
  ]);
}

/** In a template string of JavaScript, these three have a meaning. */
const inTemplateString = (line: Line): Line =>
  line.map(([kind, text]) => [kind, text.replace(/\\|`|\$\{/g, '\\$&')]);

function scriptLines({imports, constants}: Parts, kind = ''): Line[] {
  const values = constants.map(([name, value]) => `const ${name} = ${value};`);
  const script = [imports.join('\n'), values.join('\n')].filter(text => text !== '').join('\n\n');
  return [
    [['', '<'], ['keyword', 'script'], ...(kind === '' ? [] : ([['function', kind]] as const)), ['', '>']],
    ...plainLines(script),
    [
      ['', '</'],
      ['keyword', 'script'],
      ['', '>'],
    ],
  ];
}

/** Returns the name of a constant. Equal values share one. */
function constantOf(property: string, value: unknown, constants: Map<string, string>): string {
  const text = literal(value);
  const taken = [...constants.values()].filter(name => name.replace(/\d+$/, '') === property).length;
  const name = constants.get(text) ?? (taken === 0 ? property : `${property}${taken + 1}`);
  constants.set(text, name);
  return name;
}

/** Returns the names of the elements in the order in which they occur. */
function elementsIn(tags: Tags): string[] {
  const names = tags.flatMap(tag =>
    typeof tag === 'string'
      ? []
      : [...(tag.tag.startsWith('lc-') ? [tag.tag.slice(3)] : []), ...elementsIn(tag.children)],
  );
  return [...new Set(names)];
}
