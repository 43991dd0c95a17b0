/** The menu suite, in the page. Small menus are opened before, so that no contender is measured cold. */
import {nextFrame, time} from './clock.js';
import {composedText, deepActiveElement} from './composed.js';
import {timeArrows} from './keys.js';
import {remove} from './mount.js';
import {warmBench} from './warm-bench.js';

const WARM_UP = {count: 50, rounds: 3};
const ARROWS = 10;

const labelsOf = count => Array.from({length: count}, (_, index) => `Action ${index + 1}.`);

/** @param {import('../contenders/menu/contender.js').MenuContender} contender */
export function menuBench(contender) {
  return warmBench(count => useOnce(contender, count), WARM_UP);
}

/** Creates a menu, opens it until the first item has the focus, moves by arrow keys, closes it, and opens it again. */
async function useOnce(contender, count) {
  const labels = labelsOf(count);
  const host = document.body.appendChild(document.createElement('div'));
  let menu;
  const create = await time(
    () => (menu = contender.create(host, labels)),
    () => menu.isReady(),
  );
  const verify = () => problemOf([...menu.items()], labels);
  const isOpen = () => composedText(deepActiveElement()).includes(labels[0]);
  const open = await time(() => menu.open(), isOpen, verify);
  const arrow = contender.missing?.arrow === undefined ? {arrow: await timeArrows(ARROWS)} : {};
  const isClosed = () => [...menu.items()].every(item => item.getBoundingClientRect().height === 0);
  await time(() => menu.close(), isClosed);
  const reopen = await time(() => menu.open(), isOpen, verify);
  await time(() => menu.close(), isClosed);
  const removal = await remove({host, destroy: () => menu.destroy?.()});
  await nextFrame();
  return {create, open, reopen, ...arrow, remove: removal};
}

const isShown = (item, label) =>
  item.getBoundingClientRect().height > 0 && composedText(item).includes(label);

/** Returns which item is missing, or an empty text. */
function problemOf(items, labels) {
  if (items.length !== labels.length) return `${items.length} items instead of ${labels.length}`;
  const at = labels.findIndex((label, index) => !isShown(items[index], label));
  return at === -1 ? '' : `${labels[at]} is not shown`;
}
