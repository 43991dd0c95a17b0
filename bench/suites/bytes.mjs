import {contenders as records} from '../contenders/bytes.mjs';
import {CONTROL_KINDS} from '../page/control-kinds.js';
import {DISPLAY_KINDS} from '../page/display-kinds.js';
import {sizeByEsbuild, sizeByRollup} from '../lib/sizes.mjs';

const KILOBYTE = 1000;

/** The kinds that both bundlers measure. */
const KINDS = {
  page: 'A page of eleven pieces',
  button: 'Button',
  'text-input': 'Text input',
  checkbox: 'Checkbox',
  switch: 'Switch',
  select: 'Select',
  table: 'Table in memory',
  'date-picker': 'Date picker',
  toast: 'Toast',
  form: 'Form with a schema, without its controls',
  everything: 'Everything',
};

const titles = Object.entries({...CONTROL_KINDS, ...DISPLAY_KINDS}).map(([kind, {title}]) => [kind, title]);

/** Further kinds, which only esbuild measures, because Rollup makes almost the same sizes. */
const FURTHER = {
  ...Object.fromEntries(titles),
  card: 'Card',
  callout: 'Callout',
  tabs: 'Tabs',
  accordion: 'Accordion',
  tooltip: 'Tooltip',
  popover: 'Popover',
  menu: 'Menu',
  drawer: 'Drawer',
  progress: 'Progress bar',
  spinner: 'Spinner',
  skeleton: 'Skeleton',
  tree: 'Tree',
  'copy-button': 'Copy button',
  'loaded-list': 'Text input with options from a server',
  'loaded-multi-select': 'Multi-select with options from a server',
  'file-transfer': 'Upload of several files that sends them',
};

const job = (id, title) => ({id, title, unit: 'kB'});

/** Each number is exact, so there are no rounds. */
export const bytes = {
  name: 'bytes',
  title: 'Bytes',
  about:
    'Minified and gzipped, with all that it needs at once, Lit included. What loads later, when it is needed, is not counted. The page has a button, a text input, a select, a checkbox, a radio button, a switch, a date picker, an upload, a modal, a table, and a toast.',
  contenders: Object.keys(records),

  async run({contenders, log}) {
    const modules = new Map(contenders.map(name => [name, records[name]]));
    const measured = new Map();
    for (const [name, module] of modules) {
      measured.set(name, await sizesOf(module));
      log(`bytes, ${name}`);
    }
    const others = [...new Set([...modules.values()].flatMap(({others = {}}) => Object.keys(others)))];
    const titled = Object.entries({...KINDS, ...FURTHER}).map(([id, title]) => job(id, title));
    return {
      suite: bytes.name,
      title: bytes.title,
      about: bytes.about,
      rounds: 1,
      jobs: [...titled, ...others.map(id => job(id, id))],
      contenders: describe(modules, measured),
      variants: [
        {id: 'esbuild', title: 'esbuild', contenders: valuesOf(measured, 'esbuild', modules)},
        {id: 'rollup', title: 'Rollup', contenders: valuesOf(measured, 'rollup', modules)},
      ],
    };
  },
};

/** Returns the sizes of a contender by bundler and kind, and the versions in its bundles. */
async function sizesOf({entries, others = {}, usesReact = false}) {
  const sizes = {esbuild: {}, rollup: {}, versions: {}};
  for (const [id, entry] of Object.entries({...entries, ...others})) {
    const {code, over} = typeof entry === 'string' ? {code: entry, over: ''} : entry;
    const total = await sizeOf(code, usesReact, id in KINDS);
    const shared = over ? await sizeOf(over, usesReact, id in KINDS) : {esbuild: 0, rollup: 0};
    sizes.esbuild[id] = (total.esbuild - shared.esbuild) / KILOBYTE;
    if (id in KINDS) sizes.rollup[id] = (total.rollup - shared.rollup) / KILOBYTE;
    Object.assign(sizes.versions, total.versions);
  }
  return sizes;
}

/** Returns the bytes of an entry by bundler. */
async function sizeOf(code, withoutReact, byRollup) {
  const {script, style, versions} = await sizeByEsbuild(code, withoutReact);
  const rollup = byRollup ? (await sizeByRollup(code, withoutReact)) + style : 0;
  return {esbuild: script + style, rollup, versions};
}

function describe(modules, measured) {
  const entries = [...modules].map(([name, {title, note = ''}]) => {
    const {versions} = measured.get(name);
    return [name, {title, note, missing: {}, versions}];
  });
  return Object.fromEntries(entries);
}

/** What a contender does not have is missing. */
function valuesOf(measured, bundler, modules) {
  const entries = [...measured].map(([name, sizes]) => {
    const further = {...FURTHER, ...modules.get(name).others};
    const ids = Object.keys(bundler === 'esbuild' ? {...KINDS, ...further} : KINDS);
    return [name, Object.fromEntries(ids.map(id => [id, valueOf(sizes[bundler][id])]))];
  });
  return Object.fromEntries(entries);
}

const valueOf = size =>
  size === undefined
    ? {missing: 'It has no such element, or it is not measured.'}
    : {min: size, median: size, max: size};
