/** Moves Shoelace 2 and Web Awesome 3 to our elements, in HTML, Vue, Angular, and the templates of Lit. */
import {moveFile} from '../../markup/move-file.mjs';
import {actionTables} from './action-tables.mjs';
import {controlRules} from './control-rules.mjs';
import {SHOELACE, WEB_AWESOME} from './dialect-words.mjs';
import {elementTables} from './element-tables.mjs';
import {overlayTables} from './overlay-tables.mjs';
import {PARTS} from './part-names.mjs';

/**
 * Moves a file from Shoelace.
 *
 * @param {string} source
 * @param {string} path
 */
export const moveShoelace = (source, path) => moveFile(source, path, shoelace);

/**
 * Moves a file from Web Awesome.
 *
 * @param {string} source
 * @param {string} path
 */
export const moveWebAwesome = (source, path) => moveFile(source, path, webAwesome);

const shoelace = libraryOf(
  SHOELACE,
  '@shoelace-style/',
  /^@shoelace-style\/shoelace(?:\/(?:dist|cdn))?(?:\/(.*))?$/,
);
const webAwesome = libraryOf(
  WEB_AWESOME,
  '@awesome.me/',
  /^@awesome\.me\/webawesome(?:-pro)?(?:\/dist(?:-cdn)?)?(?:\/(.*))?$/,
);

/** @returns {import('../../markup/move-file.mjs').ElementLibrary} */
function libraryOf(words, scope, pattern) {
  const {prefix} = words;
  const byName = {
    ...controlRules(words),
    ...actionTables(words),
    ...overlayTables(words),
    ...elementTables(words),
  };
  const rules = Object.fromEntries(Object.entries(byName).map(([name, rule]) => [prefix + name, rule]));
  const eventNames = new Map(
    Object.values(byName).flatMap(({events = {}}) =>
      Object.entries(events).flatMap(([name, to]) =>
        typeof to === 'string' ? [[name, to]] : to.to ? [[name, to.to]] : [],
      ),
    ),
  );
  const defaultTag = key => {
    const to = rules[key]?.to;
    return typeof to === 'string' && to.startsWith('lc-') ? to : undefined;
  };
  return {
    isLoadedBy: address => /(^|[/@.])(shoelace|webawesome)\b/.test(address),
    isIn: source => source.includes(prefix) || source.includes(scope),
    keyOf: tag => (tag.startsWith(prefix) ? tag : undefined),
    rules,
    imports: {kindOf: source => kindOf(source, pattern, words), defaultTag},
    names: {
      prefix,
      adviceOf: (name, isEvent) => adviceOf(name, isEvent, eventNames, defaultTag),
      eventOf: name => eventNames.get(name),
      partOf: (key, part) => PARTS[key.slice(prefix.length)]?.[part],
    },
  };
}

function kindOf(source, pattern, {prefix}) {
  const match = pattern.exec(source);
  if (!match) return undefined;
  const [, path = ''] = match;
  if (/^(|shoelace|webawesome|shoelace-autoloader)(\.loader)?(\.js)?$/.test(path)) return {kind: 'all'};
  if (path.endsWith('.css')) return {kind: 'styles'};
  const [, name] = /^components\/([\w-]+)\//.exec(path) ?? [];
  if (name) return {kind: 'element', key: prefix + name};
  const advice = path.startsWith('react')
    ? 'Write the component of @life-changers/react.'
    : 'Remove it once its icons are moved.';
  return {kind: 'other', advice};
}

function adviceOf(name, isEvent, eventNames, defaultTag) {
  const event = eventNames.get(name);
  const tag = defaultTag(name);
  if (tag && !(isEvent && event)) return `\`${name}\` is \`${tag}\`.`;
  return event && `The event \`${name}\` is \`${event}\`.`;
}
