/** The files of an app: those of its layers, without the parts that it does not have. */
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {directionOf, exportOf} from './languages.mjs';
import {fillTemplate, isTrue} from './template.mjs';
import {themeProperties} from './theme.mjs';

const TEMPLATES = fileURLToPath(new URL('../templates', import.meta.url));

/** The folders of `templates` that an app is made of. Their `package.json` files are merged. */
const LAYERS = {
  react: ['shared', 'typescript', 'single-page', 'vite', 'react-parts', 'react'],
  'react-router': ['shared', 'typescript', 'react-parts', 'react-router'],
  next: ['shared', 'typescript', 'react-parts', 'next'],
  vue: ['shared', 'typescript', 'single-page', 'vite', 'vue'],
  svelte: ['shared', 'typescript', 'single-page', 'vite', 'svelte'],
  angular: ['shared', 'typescript', 'single-page', 'angular'],
  html: ['shared', 'html'],
};

/** Further layers of apps with a table or a form: tests of the pages in a simulated document. */
const PAGE_TESTS = {react: ['page-tests', 'react-tests'], html: ['page-tests', 'html-tests']};

/** Packages that only some parts need. */
const PACKAGES_OF_PARTS = {hono: 'data|ownServer', libsql: 'data', superstruct: 'forms'};

/** The version of the packages that this version creates apps for. */
const {version} = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/**
 * Returns the files of an app by path, with `/` between folders.
 *
 * @param {import('./options.mjs').Options} options
 * @param {string} name The name of the app.
 * @returns {Map<string, string>}
 */
export function appFiles(options, name) {
  const {kind, language, tables, forms, signIn} = options;
  const flags = {
    tables,
    forms,
    signIn,
    data: tables || forms || signIn,
    translated: language !== 'en',
    angular: kind === 'angular',
    html: kind === 'html',
    next: kind === 'next',
    // Pages of elements, and not of React components.
    elements: ['vue', 'svelte', 'angular'].includes(kind),
    ownServer: !['react-router', 'next'].includes(kind),
    pageTests: kind in PAGE_TESTS && (tables || forms),
  };
  const values = {
    name,
    version,
    lang: language,
    dir: directionOf(language),
    languageExport: exportOf(language),
    theme: Object.entries(themeProperties(options.brand))
      .map(([property, value]) => `  ${property}: ${value};`)
      .join('\n'),
  };
  const files = new Map();
  const packages = [];
  for (const layer of [...LAYERS[kind], ...(flags.pageTests ? PAGE_TESTS[kind] : [])]) {
    for (const path of pathsOf(layer)) {
      const text = fillTemplate(readFileSync(join(TEMPLATES, layer, path), 'utf8'), flags, values);
      if (path === 'package.json') packages.push(JSON.parse(text));
      else if (text !== null) files.set(path.replace(/^_/, '.'), text);
    }
  }
  files.set('package.json', `${JSON.stringify(mergePackages(packages, flags), null, 2)}\n`);
  return files;
}

function pathsOf(layer) {
  return readdirSync(join(TEMPLATES, layer), {recursive: true, withFileTypes: true})
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(join(TEMPLATES, layer).length + 1))
    .map(path => path.replaceAll('\\', '/'))
    .sort();
}

/** Later layers replace and add entries. */
function mergePackages(packages, flags) {
  const merged = Object.assign({}, ...packages);
  for (const field of ['scripts', 'dependencies', 'devDependencies']) {
    const entries = Object.entries(Object.assign({}, ...packages.map(one => one[field]))).filter(
      ([name]) => field === 'scripts' || isTrue(PACKAGES_OF_PARTS[name] ?? 'data|!data', flags),
    );
    if (field !== 'scripts') entries.sort(([one], [other]) => (one < other ? -1 : 1));
    if (entries.length > 0) merged[field] = Object.fromEntries(entries);
  }
  return merged;
}
