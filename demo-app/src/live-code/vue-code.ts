import type {Code} from './code.js';
import {attribute, codeOf, escapedText, literal, quoted, tagLines, type Line} from './code-lines.js';
import {plainLines} from './plain-lines.js';
import {htmlAttribute, inReadingOrder, templateLines} from './html-code.js';
import type {LiveSetting, LiveTag} from './live-tags.js';

/**
 * Returns tags as a Vue component: text and switches as attributes, and everything else as properties, which Vue sets on
 * the elements. Rules and functions are left out, because only their source can show them.
 */
export function vueCode(tags: readonly (LiveTag | string)[]): Code {
  const constants = new Map<string, string>();
  const template = templateLines(tags, '  ', {
    attributesOf: tag => vueAttributes(tag, constants),
    text: vueText,
    hasOptionTags: false,
  });
  const imports = elementsIn(tags).map(name => `import '@life-changers/elements/${name}';`);
  const values = [...constants].map(([value, name]) => `const ${name} = ${value};`);
  const script = [imports.join('\n'), values.join('\n')].filter(text => text !== '').join('\n\n');
  return codeOf([
    [
      ['', '<'],
      ['keyword', 'script'],
      ['', ' '],
      ['function', 'setup'],
      ['', '>'],
    ],
    ...plainLines(script),
    [
      ['', '</'],
      ['keyword', 'script'],
      ['', '>'],
    ],
    [],
    ...tagLines('template', {attributes: [], children: template, indent: '', whenEmpty: 'pair'}),
  ]);
}

/** Double braces would be an expression. */
const vueText = (text: string): string => escapedText(text).replaceAll('{{', `{{ '{{' }}`);

function vueAttributes({attributes, settings}: LiveTag, constants: Map<string, string>): Line[] {
  return inReadingOrder([
    ...attributes.map(([name, value]) => [name, htmlAttribute(name, value)] as const),
    ...settings.map(setting => [setting.property, vueAttribute(setting, constants)] as const),
  ]);
}

function vueAttribute({property, attribute: name, value}: LiveSetting, constants: Map<string, string>): Line {
  const isText = typeof value === 'string' && value !== '';
  if (name !== undefined && (isText || value === true)) return htmlAttribute(name, isText ? value : '');
  const isShort = typeof value !== 'object' || value === null;
  return attribute(`:${property}`, quoted(isShort ? literal(value) : constantOf(property, value, constants)));
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
function elementsIn(tags: readonly (LiveTag | string)[]): string[] {
  const names = tags.flatMap(tag =>
    typeof tag === 'string'
      ? []
      : [...(tag.tag.startsWith('lc-') ? [tag.tag.slice(3)] : []), ...elementsIn(tag.children)],
  );
  return [...new Set(names)];
}
