import {packageJson} from '../package-data.mjs';
import {knownElement} from './known-names.mjs';

const PACKAGE = '@life-changers/elements';

/**
 * Returns what uses a property whose module no file imports. An app that imports nothing of the packages is known only in
 * part, so nothing is missing there.
 *
 * @param {import('./read-source.mjs').Source[]} sources
 */
export function missingImports(sources) {
  const imported = sources.flatMap(({imports}) => imports.map(({module}) => module));
  const isOurs = module => module.startsWith('@life-changers/') || module.endsWith('life-changers.min.js');
  // The one file has all modules.
  if (!imported.some(isOurs) || imported.some(module => module.endsWith('life-changers.min.js'))) return [];
  const has = module =>
    imported.some(path => path === `${PACKAGE}/${module}` || path.endsWith(fileOf(module)));
  return sources.flatMap(source =>
    source.uses.flatMap(use =>
      use.attributes.flatMap(attribute =>
        missingFor(attribute, use, has).map(finding => ({...finding, source})),
      ),
    ),
  );
}

function missingFor({name, kind, value, offset}, use, has) {
  if (kind === 'event') return [];
  const property = knownElement(use.tag)?.properties.find(
    item => item.name === name || (kind !== 'property' && item.attribute === name),
  );
  if (!property?.needs || value === false || !isNeededFor(value, property)) return [];
  const {modules, isAny} = property.needs;
  const missing = modules.filter(module => !has(module));
  if (missing.length === 0 || (isAny && missing.length < modules.length)) return [];
  const needed = missing.map(module => `import '${PACKAGE}/${module}'`);
  return [
    {
      rule: 'missing-import',
      message: `${name} of ${use.component ?? use.tag} needs ${needed.join(isAny ? ' or ' : ' and ')}.`,
      offset,
      instead: needed[0],
    },
  ];
}

/** Some values need no module: the default, and all but one for a property such as `narrow`. */
function isNeededFor(value, {needs, default: standard}) {
  if (typeof value !== 'string') return needs.value === null;
  return needs.value === null ? `'${value}'` !== standard : value === needs.value;
}

/** Returns the file of a module in the package, such as `/components/select/select-list.define.js`, for imports by path. */
export function fileOf(module) {
  const {exports} = packageJson();
  const path = `./${module}`;
  const fits = pattern =>
    pattern === path || (pattern.endsWith('*') && path.startsWith(pattern.slice(0, -1)));
  // Like Node, which prefers the most exact pattern.
  const [found] = Object.keys(exports)
    .filter(fits)
    .sort((one, other) => other.length - one.length);
  const file = exports[found].default ?? exports[found];
  return file.replace('./dist', '').replaceAll('*', path.slice(found.length - 1));
}
