import {pascalCase} from '../lib/workspace.mjs';

/** Names that the package's export map uses for other entry points. */
const ENTRY_POINTS = ['class', 'core', 'jsx', 'styles'];

/** Returns an error message if the name of a new element is invalid, otherwise undefined. */
export function nameProblem(name, taken) {
  if (!name) return 'Give the element a name: npm run new -- color-swatch';
  if (name.startsWith('lc-'))
    return `Leave out "lc-", which is added for you: npm run new -- ${name.slice(3)}`;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    return `"${name}" is not in dash-case: use lowercase letters, digits, and single dashes, such as color-swatch.`;
  }
  if (ENTRY_POINTS.includes(name))
    return `"${name}" is reserved: @life-changers/elements/${name} is another entry point.`;
  if (taken.includes(name)) return `lc-${name} already exists in elements/src/components/${name}.`;
  return undefined;
}

/** Returns the name in all forms that the templates use. */
export function namesOf(name) {
  const plural = pluralOf(name);
  const article = /^[aeiou]/.test(name) ? 'an' : 'a';
  return {
    name,
    Name: pascalCase(name),
    camel: lowerFirst(pascalCase(name)),
    words: wordsOf(name),
    Article: upperFirst(article),
    plural,
    Plural: pascalCase(plural),
    pluralWords: wordsOf(plural),
    PluralWords: upperFirst(wordsOf(plural)),
  };
}

function pluralOf(name) {
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
}

const wordsOf = name => name.replaceAll('-', ' ');

const upperFirst = text => text[0].toUpperCase() + text.slice(1);

const lowerFirst = text => text[0].toLowerCase() + text.slice(1);
