/** Finds markup in scripts. */
import {nodesIn} from '../script/read-script.mjs';

/** The tags of templates with markup, also those with a type, such as FAST's. */
const TEMPLATE_TAGS = new Set(['html', 'staticHtml']);

/**
 * Returns the markup in a script: templates of Lit, and templates in `@Component` of Angular.
 *
 * @param {string} text The file.
 * @returns {{text: string, offset: number, dialect: import('./read-markup.mjs').Dialect}[]} What is in `${…}` is hidden: it has the
 *   same length, and no markup.
 */
export function templatesIn(program, text) {
  const found = [];
  for (const {node} of nodesIn(program)) {
    const quasi = litTemplate(node);
    if (quasi) found.push({text: hideCode(quasi, text), offset: quasi.start + 1, dialect: 'lit'});
    const inline = angularTemplate(node);
    if (inline)
      found.push({
        text: text.slice(inline.start + 1, inline.end - 1),
        offset: inline.start + 1,
        dialect: 'html',
      });
  }
  return found;
}

function litTemplate(node) {
  return node.type === 'TaggedTemplateExpression' && TEMPLATE_TAGS.has(node.tag.name)
    ? node.quasi
    : undefined;
}

function angularTemplate(node) {
  if (node.type !== 'Decorator' || node.expression.callee?.name !== 'Component') return undefined;
  const [options] = node.expression.arguments;
  const template = options?.properties?.find(({key}) => key?.name === 'template')?.value;
  const isPlain =
    template?.type === 'StringLiteral' ||
    (template?.type === 'TemplateLiteral' && template.expressions.length === 0);
  // In a text with escapes, places are not those of the markup.
  return isPlain && !textOf(template).includes('\\') ? template : undefined;
}

const textOf = template => template.extra?.raw ?? template.quasis[0].value.raw;

/** Returns a template with `{{x}}` of the same length for each `${…}`. */
function hideCode({start, end, quasis}, text) {
  let hidden = '';
  let place = start + 1;
  for (const quasi of quasis) {
    if (quasi.start > place) hidden += `{{${'x'.repeat(quasi.start - place - 4)}}}`;
    hidden += text.slice(quasi.start, quasi.end);
    place = quasi.end;
  }
  return hidden + text.slice(place, end - 1);
}
