import {fieldsOf, methodsOf, oneLine, signatureOf} from '../lib/manifest.mjs';

/**
 * Returns the text of `llms.txt`: the API of every tag in plain Markdown, for language models and for people without a
 * browser (llmstxt.org).
 */
export function llmsText(elements, {name, description}) {
  return [`# ${name}`, `> ${description}`, usage(name), ...elements.map(section)].join('\n\n') + '\n';
}

const usage = name =>
  `Each element has a module that registers it (\`import '${name}/button'\`) and a module with only its class
(\`import {LcButton} from '${name}/button/class'\`). \`import '${name}'\` registers all elements.

An attribute is also a property of the same name, unless the properties list another name for it.`;

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

/** A property with an attribute of another name refers to the description of that attribute. */
function withoutRepetition(field) {
  if (field.attribute) return {name: field.name, description: `the attribute \`${field.attribute}\``};
  return {...field, name: field.name + (field.readonly ? ' (read-only)' : '')};
}

const named = ({name}) => `\`${name}\``;

const withDefault = item => named(item) + (item.default ? ` = \`${item.default}\`` : '');

const typed = item =>
  `\`${item.name}\`${item.type ? ` \`${item.type.text}\`` : ''}${item.default ? ` = \`${item.default}\`` : ''}`;
