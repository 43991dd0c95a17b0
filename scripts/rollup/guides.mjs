import {plainText} from '../guides/blocks.mjs';
import {readGuide} from '../guides/read-guide.mjs';
import {serverTable} from '../guides/server-table.mjs';
import {highlight} from './highlighted-source.mjs';

const GUIDE = '?guide';
const HEADINGS = '?headings';

/**
 * `import guide from './installation.md?guide'` imports a guide as data (`demo-app/src/guides/guide.ts`), with its
 * highlighted code and the components of its live examples. `?headings` imports only its headings, for the search.
 */
export function guides() {
  return {
    name: 'guides',
    async resolveId(id, importer) {
      const suffix = [GUIDE, HEADINGS].find(end => id.endsWith(end));
      if (suffix === undefined) return null;
      const file = await this.resolve(id.slice(0, -suffix.length), importer);
      return file && `${file.id}${suffix}`;
    },
    async load(id) {
      const suffix = [GUIDE, HEADINGS].find(end => id.endsWith(end));
      if (suffix === undefined) return null;
      const {guide, inputs} = readGuide(id.slice(0, -suffix.length));
      for (const file of inputs) this.addWatchFile(file);
      return suffix === HEADINGS ? `export default ${JSON.stringify(headingsOf(guide))};` : moduleOf(guide);
    },
  };
}

/** The sections, subsections, and tokens of a guide: `{id, title}`. */
function headingsOf({sections}) {
  return sections.flatMap(({id, title, blocks}) => [
    ...(id === '' ? [] : [{id, title}]),
    ...blocks
      .filter(({type}) => type === 'heading')
      .map(block => ({id: block.id, title: plainText(block.text)})),
    ...blocks.flatMap(({tokens = []}) => tokens.map(({name}) => ({id, title: name}))),
  ]);
}

/** The module of a guide. Files are imports, whose names take the place of strings in the data. */
async function moduleOf(guide) {
  const imports = [];
  const importOf = from => {
    const name = `file${imports.length}`;
    imports.push(`import ${name} from ${JSON.stringify(from)};`);
    return `{{${name}}}`;
  };
  const fileOf = (kind, {name, path}) => ({
    name,
    ...(kind === 'demo' ? {} : {code: importOf(`${path}?code`)}),
    ...(kind === 'code' ? {} : {Live: importOf(path)}),
  });
  const convert = async block => {
    if (block.type === 'code') return {type: 'code', name: block.name, code: await codeOf(block)};
    if (block.type === 'files')
      return {type: 'files', files: block.files.map(file => fileOf(block.kind, file))};
    if (block.type === 'list') return {...block, items: await Promise.all(block.items.map(convertAll))};
    if (block.type === 'server') return serverTable(block.path);
    if (block.type === 'note') return {...block, blocks: await convertAll(block.blocks)};
    return block;
  };
  const convertAll = async blocks => (await Promise.all(blocks.map(convert))).flat();
  const sections = await Promise.all(
    guide.sections.map(async section => ({...section, blocks: await convertAll(section.blocks)})),
  );
  const data = JSON.stringify({...guide, sections}).replace(/"\{\{(file\d+)\}\}"/g, '$1');
  return `${imports.join('\n')}\nexport default ${data};`;
}

const codeOf = async ({source, lang}) => ({source, lines: await highlight(source, lang || 'text')});
