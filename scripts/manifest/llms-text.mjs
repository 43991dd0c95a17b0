import {fieldsOf, methodsOf, oneLine, signatureOf} from '../lib/manifest.mjs';

/**
 * The text of `llms.txt`: every tag with its contract in plain Markdown, for language models and for people who
 * read without a browser (llmstxt.org).
 */
export function llmsText(elements, {name, description}) {
  return [`# ${name}`, `> ${description}`, usage(name), ...elements.map(section)].join('\n\n') + '\n';
}

const usage = name =>
  `Each element has a module that registers it (\`import '${name}/button'\`) and one with its class only
(\`import {LcButton} from '${name}/button/class'\`); \`import '${name}'\` registers all of them.

An attribute is a property of the same name too, unless the list of properties has another name for it.`;

function section(element) {
  const {tagName, summary, description, attributes = [], events = []} = element;
  const fields = fieldsOf(element).filter(({name, attribute}) => attribute !== name);
  return [
    `## ${tagName}`,
    oneLine(summary ?? description),
    list('Attributes', attributes, typed),
    list('Properties', fields.map(withoutRepetition), typed),
    list('Methods', methodsOf(element), method => `\`${method.name}${signatureOf(method, ': ')}\``),
    list('Events', events, ({name, type}) => `\`${name}\`${type ? ` (\`${type.text}\`)` : ''}`),
    list('Slots', element.slots, ({name}) => (name ? `\`${name}\`` : 'default slot')),
    list('Parts', element.cssParts, named),
    list('States', element.cssStates, named),
    list('Custom properties', element.cssProperties, withDefault),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function list(title, items = [], print) {
  if (items.length === 0) return '';
  const lines = items.map(
    item => `- ${print(item)}${item.description ? `: ${oneLine(item.description)}` : ''}`,
  );
  return `### ${title}\n\n${lines.join('\n')}`;
}

/** A property that has an attribute under another name is described there. */
function withoutRepetition(field) {
  if (field.attribute) return {name: field.name, description: `the attribute \`${field.attribute}\``};
  return {...field, name: field.name + (field.readonly ? ' (read-only)' : '')};
}

const named = ({name}) => `\`${name}\``;

const withDefault = item => named(item) + (item.default ? ` = \`${item.default}\`` : '');

const typed = item =>
  `\`${item.name}\`${item.type ? ` \`${item.type.text}\`` : ''}${item.default ? ` = \`${item.default}\`` : ''}`;
