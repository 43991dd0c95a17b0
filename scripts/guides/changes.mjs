import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {parseBlocks} from './blocks.mjs';
import {inRoot} from '../lib/workspace.mjs';

const PACKAGES = ['elements', 'react-bindings'];
const KINDS = [
  ['major', 'Breaking changes'],
  ['minor', 'New and changed'],
  ['patch', 'Improved and fixed'],
];

/**
 * The changes since the last release, from the changesets in a folder with the newest first, and then the changelogs of
 * the packages.
 */
export function readChanges(folder) {
  const added = datesIn(folder);
  const dateOf = name => added.get(name) ?? Number.MAX_SAFE_INTEGER;
  const changes = readdirSync(folder)
    .filter(name => name.endsWith('.md') && name !== 'README.md')
    .sort((one, other) => dateOf(other) - dateOf(one) || one.localeCompare(other))
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

/** Returns when each file of a folder was committed first. Without git, no date is known, and names are in order. */
function datesIn(folder) {
  const dates = new Map();
  try {
    const options = ['--diff-filter=A', '--name-only', '--format=at %ct', '--', folder];
    const log = execFileSync('git', ['log', ...options], {cwd: folder, encoding: 'utf8', stdio: 'pipe'});
    let date = 0;
    for (const line of log.split('\n')) {
      const [, seconds] = /^at (\d+)$/.exec(line) ?? [];
      if (seconds) date = Number(seconds);
      else if (line !== '') dates.set(basename(line), date);
    }
  } catch {
    // The sources are not in a repository.
  }
  return dates;
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
