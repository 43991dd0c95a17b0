/** The tree suite, in the page: ten closed folders, of which the first one is opened. */
import {nextFrame, time} from './clock.js';
import {composedText, countNodes} from './composed.js';
import {timeArrows} from './keys.js';
import {remove} from './mount.js';
import {warmBench} from './warm-bench.js';

const FOLDERS = 10;
const WARM_UP = {count: 100, rounds: 2};
const ARROWS = 5;

/** The files that must be shown. Some contenders render only what is in view. */
const SHOWN_FILES = 8;

/** Folders with the files in them, together as many as `count`. */
function foldersOf(count) {
  const length = count / FOLDERS - 1;
  return Array.from({length: FOLDERS}, (_, folder) => ({
    label: `Folder ${folder + 1}.`,
    files: Array.from({length}, (_, file) => `File ${folder + 1}-${file + 1}.`),
  }));
}

/** @param {import('../contenders/tree/contender.js').TreeContender} contender */
export function treeBench(contender) {
  return warmBench(count => useOnce(contender, count), WARM_UP);
}

/** Creates a tree, opens a folder, and moves by arrow keys. */
async function useOnce(contender, count) {
  const folders = foldersOf(count);
  const host = document.body.appendChild(document.createElement('div'));
  let tree;
  const problemOf = labels => labels.find(label => !isShown(tree.rowOf(label), label)) ?? '';
  const shows = labels => [() => problemOf(labels.slice(-1)) === '', () => problemOf(labels)];
  const labels = folders.map(({label}) => label);
  const create = await time(() => (tree = contender.create(host, folders)), ...shows(labels));
  const nodes = countNodes(host) - 1;
  tree.focus();
  await nextFrame();
  const open = await time(() => tree.open(), ...shows(folders[0].files.slice(0, SHOWN_FILES)));
  const arrow = contender.missing?.arrow === undefined ? {arrow: await timeArrows(ARROWS)} : {};
  const removal = await remove({host, destroy: () => tree.destroy?.()});
  await nextFrame();
  return {create, open, ...arrow, remove: removal, nodes};
}

const isShown = (row, label) =>
  Boolean(row) && row.getBoundingClientRect().height > 0 && composedText(row).includes(label);
