import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseBlocks} from './blocks.mjs';
import {inRoot} from '../lib/workspace.mjs';

const PACKAGES = ['elements', 'react-bindings'];
const KINDS = [
  ['major', 'Breaking changes'],
  ['minor', 'New and changed'],
  ['patch', 'Improved and fixed'],
];

/** The changes since the last release, from the changesets in a folder, and then the changelogs of the packages. */
export function readChanges(folder) {
  const changes = readdirSync(folder)
    .filter(name => name.endsWith('.md') && name !== 'README.md')
    .sort()
    .map(name => readChange(join(folder, name)));
  const unreleased = KINDS.flatMap(([kind, title]) => {
    const items = changes.filter(change => change.kind === kind).flatMap(change => change.items);
    return items.length === 0 ? [] : [heading(3, title), {type: 'list', ordered: false, items}];
  });
  return [
    ...(unreleased.length > 0 ? [heading(2, 'Unreleased'), ...unreleased] : []),
    ...PACKAGES.flatMap(name => readChangelog(name)),
  ];
}

/** The largest kind of change that a changeset announces for a package, and its items. */
function readChange(file) {
  const [, head, text] = /^---\n([^]*?)\n---\n([^]*)$/.exec(readFileSync(file, 'utf8'));
  const [kind] = KINDS.find(([name]) => head.includes(`: ${name}`));
  const items = parseBlocks(text).flatMap(block => (block.type === 'list' ? block.items : [[block]]));
  return {kind, items};
}

/** The changelog of a package, with its name before each version. */
function readChangelog(name) {
  const file = inRoot(name, 'CHANGELOG.md');
  if (!existsSync(file)) return [];
  const blocks = parseBlocks(readFileSync(file, 'utf8')).slice(1);
  return blocks.map(block =>
    block.type === 'heading' && block.depth === 2
      ? heading(2, `${name === 'elements' ? 'Elements' : 'React'} ${block.text.join('')}`)
      : block,
  );
}

const heading = (depth, title) => ({
  type: 'heading',
  depth,
  id: title.toLowerCase().replace(/\W+/g, '-'),
  text: [title],
});
