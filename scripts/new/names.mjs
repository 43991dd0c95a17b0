import {pascalCase} from '../lib/workspace.mjs';

/** Names that the package's export map uses for something else. */
const ENTRY_POINTS = ['class', 'core', 'jsx', 'styles'];

const DASH_CASE = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Says why a new element cannot have a name; undefined if it can. */
export function nameProblem(name, taken) {
  if (!name) return 'Give the element a name: npm run new -- color-swatch';
  if (name.startsWith('lc-')) return `Leave out "lc-", which is added: npm run new -- ${name.slice(3)}`;
  if (!DASH_CASE.test(name)) {
    return `"${name}" is not dash-case. Use lowercase words joined by single dashes, such as color-swatch.`;
  }
  if (ENTRY_POINTS.includes(name))
    return `"${name}" is taken: @life-changers/elements/${name} is something else.`;
  if (taken.includes(name)) return `lc-${name} exists already, in elements/src/components/${name}.`;
  return undefined;
}

/** Says why a new feature of the tables cannot have a name; undefined if it can. */
export function featureNameProblem(name, taken) {
  if (!name) return 'Give the feature a name: npm run new -- --table-feature row-count';
  if (!DASH_CASE.test(name))
    return `"${name}" is not dash-case. Use lowercase words joined by single dashes, such as row-count.`;
  if (taken.includes(name))
    return `table-${name} exists already, in elements/src/components/table/features/${name}.`;
  return undefined;
}

/** The words that the templates use for a name. */
export function namesOf(name) {
  const plural = pluralOf(name);
  const article = /^[aeiou]/.test(name) ? 'an' : 'a';
  return {
    name,
    Name: pascalCase(name),
    camel: lowerFirst(pascalCase(name)),
    words: wordsOf(name),
    UpperWords: upperFirst(wordsOf(name)),
    article,
    Article: upperFirst(article),
    plural,
    Plural: pascalCase(plural),
    PluralWords: upperFirst(wordsOf(plural)),
  };
}

function pluralOf(name) {
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  // Such as "date-fields", which is plural already.
  if (/[^aisu]s$/.test(name)) return name;
  return /(s|x|z|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
}

const wordsOf = name => name.replaceAll('-', ' ');

const upperFirst = text => text[0].toUpperCase() + text.slice(1);

const lowerFirst = text => text[0].toLowerCase() + text.slice(1);
