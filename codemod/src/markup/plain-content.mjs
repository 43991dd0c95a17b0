/** Turns the content of an element into the value of an attribute, if it is only text. */

/**
 * Returns the content of an element as an attribute, such as `label="Name"`; null if it is more than text, and '' if there is none.
 * Values in the text stay values: `{{ name }}` is `:label="name"` in Vue, and `label="{{ name }}"` elsewhere.
 *
 * @param {import('./read-markup.mjs').MarkupElement} element
 * @param {string} name
 * @param {{text: string, dialect: import('./read-markup.mjs').Dialect}} file
 * @returns {string | null}
 */
export function contentAsAttribute(element, name, {text, dialect}) {
  if (element.children.some(({type}) => type !== 'text')) return null;
  if (element.closeStart === null) return '';
  const content = text.slice(element.openEnd, element.closeStart).trim().replace(/\s+/g, ' ');
  if (content === '') return '';
  if (dialect === 'vue' && content.includes('{{')) return asBinding(content, name);
  if (dialect === 'lit') return asTemplatePart(content, name);
  return quoted(name, content);
}

/** Returns text in quotes that it does not contain. Text with both kinds of quotes has character references. */
export function quoted(name, text) {
  if (!text.includes('"')) return `${name}="${text}"`;
  return text.includes("'") ? `${name}="${text.replaceAll('"', '&quot;')}"` : `${name}='${text}'`;
}

function asBinding(content, name) {
  const parts = content.split(/(\{\{.*?\}\})/).filter(Boolean);
  const [first] = parts;
  const code =
    parts.length === 1
      ? first.slice(2, -2).trim()
      : `\`${parts.map(part => (part.startsWith('{{') ? `\${${part.slice(2, -2).trim()}}` : escaped(part))).join('')}\``;
  if (code.includes('"') && code.includes("'")) return null;
  return code.includes('"') ? `:${name}='${code}'` : `:${name}="${code}"`;
}

const escaped = text => text.replace(/[\\`]|\$(?=\{)/g, '\\$&');

function asTemplatePart(content, name) {
  // A template in an expression is markup.
  if (content.includes('`')) return null;
  const isExpression = /^\$\{[^{}]*\}$/.test(content);
  if (isExpression) return `${name}=${content}`;
  return content.includes('"') ? null : `${name}="${content}"`;
}
