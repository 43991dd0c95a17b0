/** What the command line asks for. */
import {parseArgs} from 'node:util';
import {LANGUAGES} from './languages.mjs';
import {parseColor} from './theme.mjs';

/** The kinds of apps with their names, in the order of the question. */
export const KINDS = {
  react: 'React with Vite',
  'react-router': 'React Router with a server',
  next: 'Next.js',
  vue: 'Vue',
  svelte: 'Svelte',
  angular: 'Angular',
  html: 'Plain HTML with a Node server',
};

/** The parts that can be left out, with what they are. */
export const PARTS = {
  tables: 'A table over the database',
  forms: 'A form with one schema for page and server',
  signIn: 'Sign-in with roles',
};

/** What is used without an answer. */
export const DEFAULTS = {
  folder: 'my-app',
  kind: 'react',
  brand: '#0c5f57',
  language: 'en',
  tables: true,
  forms: true,
  signIn: true,
  install: true,
};

export const USAGE = `Usage: npm create @life-changers@latest [folder] -- [options]

  --kind <kind>      ${Object.keys(KINDS).join(', ')}
  --brand <color>    the color of the brand, such as "#0f766e"
  --language <code>  the language of the page: ${LANGUAGES.slice(0, 6).join(', ')}, … (${LANGUAGES.length} languages)
  --no-tables        without the table
  --no-forms         without the form
  --no-sign-in       without sign-in
  --install          installs the packages (the default); --no-install does not
  --yes              asks nothing, and uses defaults for what is not given
  --help             shows this`;

/** A command that cannot be followed: the message says why, and nothing has been written. */
export class UsageError extends Error {}

/**
 * @typedef {object} Options
 * @property {string} folder
 * @property {keyof typeof KINDS} kind
 * @property {string} brand `#rrggbb`
 * @property {string} language
 * @property {boolean} tables
 * @property {boolean} forms
 * @property {boolean} signIn
 * @property {boolean} install
 */

/**
 * Reads the arguments of the command line. Options that are not given are absent from `given`.
 *
 * @param {readonly string[]} args
 * @returns {{given: Partial<Options>, yes: boolean, help: boolean}}
 * @throws UsageError if an argument is unknown or has a wrong value.
 */
export function parseOptions(args) {
  const {values, positionals} = parse(args);
  const {yes = false, help = false, 'sign-in': signIn, ...given} = values;
  if (positionals.length > 1) throw new UsageError(`Name one folder, not ${positionals.length}.`);
  const [folder] = positionals;
  if (folder !== undefined) given.folder = folder;
  if (signIn !== undefined) given.signIn = signIn;
  check(given);
  return {given, yes, help};
}

function parse(args) {
  const flag = {type: 'boolean'};
  const text = {type: 'string'};
  try {
    return parseArgs({
      args: [...args],
      options: {
        kind: text,
        brand: text,
        language: text,
        tables: flag,
        forms: flag,
        'sign-in': flag,
        install: flag,
        yes: flag,
        help: flag,
      },
      allowPositionals: true,
      allowNegative: true,
    });
  } catch (error) {
    throw new UsageError(error.message, {cause: error});
  }
}

function check(given) {
  const {kind, brand, language, folder} = given;
  if (kind !== undefined && !Object.hasOwn(KINDS, kind))
    throw new UsageError(`There is no kind "${kind}". The kinds are ${Object.keys(KINDS).join(', ')}.`);
  if (language !== undefined && !LANGUAGES.includes(language))
    throw new UsageError(`There is no language "${language}". The languages are ${LANGUAGES.join(', ')}.`);
  if (brand !== undefined) {
    given.brand = parseColor(brand);
    if (given.brand === null)
      throw new UsageError(
        `"${brand}" is not a color such as "#0f766e". Quote it, because # starts a comment.`,
      );
  }
  if (folder !== undefined && folder.trim() === '') throw new UsageError('The name of the folder is empty.');
}
