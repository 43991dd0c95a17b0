import MagicString from 'magic-string';
import {parseAst} from 'rollup/parseAst';
import {visit} from './visit.mjs';

const MINIFIERS = {html: minifyHtml, svg: minifyHtml, css: minifyCss};

/**
 * Removes the white space of `html`, `svg`, and `css` templates that has no effect: indentation, line breaks, and
 * comments. This makes packages smaller, and also pages: the browser would create a text node for each line break.
 */
export function minifyTemplates() {
  return {
    name: 'minify-templates',
    transform(code) {
      const text = withMinifiedTemplates(code);
      return text && {code: text.toString(), map: text.generateMap({hires: true})};
    },
  };
}

/**
 * Returns JavaScript with minified templates, or null if there are no templates.
 *
 * @param {string} code
 * @returns {MagicString | null}
 */
export function withMinifiedTemplates(code) {
  if (!/\b(?:html|svg|css)`/.test(code)) return null;
  const text = new MagicString(code);
  visit(parseAst(code), ({type, tag, quasi}) => {
    if (type !== 'TaggedTemplateExpression' || tag.type !== 'Identifier') return;
    const minified = MINIFIERS[tag.name]?.(quasi.quasis.map(({value}) => value.raw));
    minified?.forEach((part, index) => replace(text, quasi.quasis[index], part));
  });
  return text;
}

function replace(text, {start, end, value: {raw}}, part) {
  if (part === raw) return;
  if (part === '') text.remove(start, end);
  else text.update(start, end, part);
}

/** Stands for an expression of a template. It does not occur in code. */
const HOLE = '\u0000';

/**
 * Minifies the strings of an HTML template. White space with a line break is removed next to a tag or an expression;
 * between words it becomes a space, and so does other white space.
 *
 * @param {string[]} strings The strings around the expressions.
 * @returns {string[]}
 */
export function minifyHtml(strings) {
  const tokens =
    strings.join(HOLE).match(/<!--[^]*?-->|<\/?[a-zA-Z](?:"[^"]*"|'[^']*'|[^"'>])*>|[^<]+|</g) ?? [];
  const parts = tokens
    .filter(token => !token.startsWith('<!--') || token.includes(HOLE))
    .map(token => (/^<\/?[a-zA-Z]/.test(token) ? minifyTag(token) : minifyText(token)));
  return parts.join('').split(HOLE);
}

function minifyTag(tag) {
  return tag.replace(/("[^"]*"|'[^']*')|\s+(\/?>)|\s+/g, (_, quoted, end) => quoted ?? end ?? ' ');
}

/** The text between two tags. */
function minifyText(text) {
  return text.replace(/\s+/g, (space, at) => {
    const isAtWord = index => index >= 0 && index < text.length && text[index] !== HOLE;
    const isBetween = isAtWord(at - 1) || isAtWord(at + space.length);
    return isBetween || !space.includes('\n') ? ' ' : '';
  });
}

/**
 * Minifies the strings of a style sheet.
 *
 * @param {string[]} strings The strings around the expressions.
 * @returns {string[]}
 */
export function minifyCss(strings) {
  return strings
    .join(HOLE)
    .replace(/("[^"]*"|'[^']*')|\/\*[^]*?\*\//g, (_, quoted) => quoted ?? '')
    .replace(/("[^"]*"|'[^']*')|\s+/g, (_, quoted) => quoted ?? ' ')
    .replace(/("[^"]*"|'[^']*')| ?([{};,]) ?/g, (_, quoted, sign) => quoted ?? sign)
    .replace(/([{;]|^)( ?[-\w]+): /g, '$1$2:')
    .replaceAll(';}', '}')
    .trim()
    .split(HOLE);
}
