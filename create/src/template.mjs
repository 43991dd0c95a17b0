/**
 * Files of an app from templates. Lines that are only a comment with a command are left out of the file:
 *
 * - `#only tables|forms` in the first line: the file belongs only to apps with one of these parts.
 * - `#if tables`, `#else`, and `#end` around lines. `#if !forms` means without it, and `#if tables&forms` with both.
 *
 * `{{name}}` is replaced by a value.
 */
const COMMAND = /^\s*(?:\/\/|\/\*+|<!--|\{\/\*|#)\s*#(only|if|else|end)\b\s*([\w|&!]*).*$/;

/** Whether a condition such as `tables|forms` or `tables&!forms` holds. */
export function isTrue(condition, flags) {
  return condition.split('|').some(all => all.split('&').every(name => holds(name, flags)));
}

function holds(name, flags) {
  const flag = name.replace('!', '');
  if (!Object.hasOwn(flags, flag)) throw new Error(`There is no part "${flag}".`);
  return flags[flag] !== name.startsWith('!');
}

/**
 * Returns the text of a file, or null if the app does not have it.
 *
 * @param {string} template
 * @param {Record<string, boolean>} flags The parts of the app.
 * @param {Record<string, string>} values
 */
export function fillTemplate(template, flags, values) {
  const lines = [];
  const open = [];
  for (const line of template.split('\n')) {
    const [, command, condition] = COMMAND.exec(line) ?? [];
    if (command === 'only' && !isTrue(condition, flags)) return null;
    if (command === 'if') open.push(isTrue(condition, flags));
    else if (command === 'else') open.push(!open.pop());
    else if (command === 'end') open.pop();
    else if (command === undefined && open.every(Boolean)) lines.push(line);
  }
  if (open.length > 0) throw new Error('A template has an #if without its #end.');
  return lines.join('\n').replace(/\{\{(\w+)\}\}/g, (text, name) => values[name] ?? text);
}
