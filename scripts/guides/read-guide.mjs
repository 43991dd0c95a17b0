import {readFileSync} from 'node:fs';
import {dirname, resolve} from 'node:path';
import {isOfKeys, parseBlocks, plainText} from './blocks.mjs';
import {readChanges} from './changes.mjs';

/**
 * A block of a guide, before the build highlights its code.
 *
 * @typedef {{type: string, id?: string, source?: string, files?: {name: string, path: string}[], items?: object[],
 *   elements?: {title: string, rows: (string | {key: string})[][][]}[]}} Block
 */

/**
 * Reads a guide: its title, the first paragraph, and its sections. Embeds of code keep the path of their file; other
 * embeds are replaced by what they embed. `inputs` are the files that it was made from.
 *
 * @param {string} file
 * @returns {{guide: {title: string, lead: object[], sections: {id: string, title: string, blocks: Block[]}[]}, inputs: string[]}}
 */
export function readGuide(file) {
  const inputs = new Set([file]);
  const [title, lead, ...blocks] = expand(parseBlocks(readFileSync(file, 'utf8')), dirname(file), inputs);
  if (title?.type !== 'heading' || lead?.type !== 'paragraph')
    throw new Error(`${file} must start with a heading and a paragraph.`);
  const sections = sectionsOf(withUniqueIds(blocks));
  return {guide: {title: plainText(title.text), lead: lead.text, sections}, inputs: [...inputs]};
}

/** Replaces embedded sections, changes, and tokens, and resolves the paths of embedded code. */
function expand(blocks, folder, inputs) {
  return blocks.flatMap(block => {
    if (block.type === 'picture') return [{...block, path: resolve(folder, block.path)}];
    if (block.type !== 'embed') return [block];
    const files = block.files.map(({name, path}) => {
      const [relative, anchor] = path.split('#');
      return {name, path: resolve(folder, relative), anchor};
    });
    const [{path, anchor}] = files;
    if (block.kind === 'changes') return readChanges(path);
    inputs.add(path);
    if (block.kind === 'section')
      return expand(sectionOf(parseBlocks(readFileSync(path, 'utf8')), anchor), dirname(path), inputs);
    if (block.kind === 'keys') return [keysOf(parseBlocks(readFileSync(path, 'utf8')))];
    if (block.kind === 'server') return [{type: 'server'}];
    if (block.kind === 'tokens') return [{type: 'tokens', tokens: tokensOf(path)}];
    return [{type: 'files', kind: block.kind, files: files.map(({name, path}) => ({name, path}))}];
  });
}

/** The blocks below a heading, without it; or all of a file below its first heading. */
export function sectionOf(blocks, anchor) {
  if (anchor === undefined) return blocks.slice(1);
  const start = blocks.findIndex(({type, id}) => type === 'heading' && id === anchor);
  if (start < 0) throw new Error(`There is no heading #${anchor} to embed.`);
  const rest = blocks.slice(start + 1);
  const end = rest.findIndex(({type, depth}) => type === 'heading' && depth <= blocks[start].depth);
  return end < 0 ? rest : rest.slice(0, end);
}

/** The rows of all tables of keys, by the heading that they are under. */
function keysOf(blocks) {
  const elements = [];
  for (const {type, id, text, head = [], rows} of blocks) {
    if (type === 'heading')
      elements.push({title: plainText(text), href: `/guides/accessibility#${id}`, rows: []});
    else if (isOfKeys(head) && head.length === 2) elements.at(-1).rows.push(...rows);
  }
  return {type: 'keys', elements: elements.filter(element => element.rows.length > 0)};
}

/** The custom properties that a style sheet defines: `{name, value}`. */
function tokensOf(file) {
  const [, root] = /:root \{([^}]*)\}/.exec(readFileSync(file, 'utf8'));
  return [...root.matchAll(/(--lc-[\w-]+): (.*);/g)].map(([, name, value]) => ({name, value}));
}

/** Splits blocks at the headings of depth 2. Blocks before the first one are a section without a title. */
function sectionsOf(blocks) {
  const sections = [{id: '', title: '', blocks: []}];
  for (const block of blocks) {
    if (block.type === 'heading' && block.depth <= 2)
      sections.push({id: block.id, title: plainText(block.text), blocks: []});
    else sections.at(-1).blocks.push(block);
  }
  return sections.filter(section => section.id !== '' || section.blocks.length > 0);
}

function withUniqueIds(blocks) {
  const seen = new Map();
  return blocks.map(block => {
    if (block.type !== 'heading') return block;
    const count = seen.get(block.id) ?? 0;
    seen.set(block.id, count + 1);
    return count === 0 ? block : {...block, id: `${block.id}-${count}`};
  });
}
