/** How frameworks write attributes, properties, and events in HTML. */

/** Written with a name that no element has to have: directives, references, and what styles. */
const IGNORED =
  /^(v-(?!bind:|on:)|#|\*|\{|class:|style:|use:|transition:|in:|out:|animate:|let:|\[class\b|\[style\b)/;

const SYNTAX = [
  // Vue, Angular, Svelte 4, Lit.
  [/^(?:@|v-on:|on:)([^.|]+)/, 'event'],
  [/^\(([^)]+)\)$/, 'event'],
  [/^\[\(([^)]+)\)\]$/, 'property'],
  [/^\[attr\.([^\]]+)\]$/, 'attribute'],
  [/^\[([^\]]+)\]$/, 'property'],
  [/^(?::|v-bind:|bind:)([^.]+)/, 'either'],
  [/^\.(.+)/, 'property'],
  [/^\?(.+)/, 'attribute'],
  [/^on(.+)/, 'event'],
];

/**
 * Returns an attribute without the syntax of a framework, or null if no element has to know it.
 *
 * @param {string} written
 * @param {'attribute' | 'either'} plain what a name without syntax stands for: frameworks that compile set properties, too
 * @returns {{name: string, kind: string} | null}
 */
export function parseAttribute(written, plain) {
  if (IGNORED.test(written) || written === '') return null;
  for (const [pattern, kind] of SYNTAX) {
    const [, name] = pattern.exec(written) ?? [];
    if (name !== undefined) return name.startsWith('[') ? null : {name, kind};
  }
  return {name: written, kind: plain};
}

/** Returns whether an attribute is written without syntax, so that its value is a literal. */
export const isPlain = written => /^[\w-]+$/.test(written);
