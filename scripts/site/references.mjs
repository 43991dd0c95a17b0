import {readFileSync} from 'node:fs';
import {readGuide} from '../guides/read-guide.mjs';
import {controlFile, controlNames, readControls} from '../lib/controls.mjs';
import {componentNames, inRoot} from '../lib/workspace.mjs';

const ID = 'references';
const SUMMARIES = 'element-summaries';
const DATA = inRoot('demo-app/src/site/api/reference.json');
const TYPES = inRoot('demo-app/src/site/api/types.json');
const GUIDE = inRoot('demo-app/src/content/guides/texts/accessibility.md');

/**
 * `import {loadReference, loadNotes, defineElement} from 'references'` imports functions that load the API reference of
 * one element, the notes of it that its component page shows, and the element itself, so that a page loads only those
 * that it shows. `import summaries from 'element-summaries'` imports what each element is, in one sentence.
 */
export function references() {
  let all = [];
  return {
    name: 'references',
    enforce: 'pre',
    buildStart() {
      all = JSON.parse(readFileSync(DATA, 'utf8'));
    },
    resolveId: id => (id === ID || id === SUMMARIES || id.startsWith(`${ID}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${ID}`) return indexModule();
      if (id === `\0${SUMMARIES}`) return summariesModule(all);
      if (!id.startsWith(`\0${ID}/`)) return null;
      this.addWatchFile(GUIDE);
      const [name, kind] = id.slice(ID.length + 2).split('/');
      const entry = all.find(other => other.name === name);
      if (kind === 'notes') return notesModule(entry);
      if (!controlNames().includes(name)) return referenceModule(entry);
      this.addWatchFile(controlFile(name));
      return readControls([name]).then(({[name]: {playground}}) => referenceModule(entry, playground));
    },
  };
}

function indexModule() {
  const entries = componentNames().map(
    name =>
      `'${name}': [() => import('${ID}/${name}'), () => import('${ID}/${name}/notes'), () => import('@life-changers/elements/${name}')],`,
  );
  return `const entries = {\n${entries.join('\n')}\n};
export const loadReference = async name => (await entries[name][0]()).default;
export const loadNotes = async name => (await entries[name][1]()).default;
export const defineElement = name => entries[name][2]();`;
}

function notesModule({name, react, tag, parts}) {
  return `export default ${JSON.stringify({react, tag, parts, accessibility: accessibilityOf(name)})};`;
}

function summariesModule(all) {
  const summaries = all.map(({name, summary}) => [name, summary.replaceAll('`', '')]);
  return `export default ${JSON.stringify(Object.fromEntries(summaries))};`;
}

function referenceModule(reference, sample) {
  const {name} = reference;
  const types = JSON.parse(readFileSync(TYPES, 'utf8'))[name];
  return `export default ${JSON.stringify({...reference, types, accessibility: accessibilityOf(name), sample})};`;
}

/**
 * Returns the part of the accessibility guide about an element: the blocks below the heading whose first paragraph starts
 * with a link to its API page, or, if the element shares a part with others, has such a link. The list is empty if there is
 * no such part.
 *
 * @param {string} name
 */
export function accessibilityOf(name) {
  const {sections} = readGuide(GUIDE).guide;
  const blocks = sections.flatMap(section => section.blocks);
  const isAbout = part => part?.href === `/api/${name}`;
  const startOf = isOwn =>
    blocks.findIndex(
      ({type, text}, index) => blocks[index - 1]?.type === 'heading' && type === 'paragraph' && isOwn(text),
    );
  const own = startOf(([first]) => isAbout(first));
  const start = own < 0 ? startOf(text => text.some(isAbout)) : own;
  if (start < 0) return [];
  const end = blocks.findIndex(({type}, index) => index > start && type === 'heading');
  return blocks.slice(start, end < 0 ? undefined : end);
}
