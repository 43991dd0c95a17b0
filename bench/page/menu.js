/** The menu suite, in the page. Small menus are opened before, so that no contender is measured cold. */
import {nextFrame, setLimit, time} from './clock.js';
import {composedText, deepActiveElement} from './composed.js';
import {timeArrows} from './keys.js';

const WARM_UP = 50;
const WARM_UPS = 3;
const ARROWS = 10;

const labelsOf = count => Array.from({length: count}, (_, index) => `Action ${index + 1}.`);

/** @param {import('../contenders/menu/contender.js').MenuContender} contender */
export function menuBench(contender) {
  return {
    describe: () => ({
      title: contender.title,
      note: contender.note ?? '',
      missing: contender.missing ?? {},
    }),

    async measure({count, limit}) {
      setLimit(limit);
      for (let round = 0; round < WARM_UPS; round += 1) await useOnce(contender, Math.min(count, WARM_UP));
      return useOnce(contender, count);
    },
  };
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
  const remove = await time(
    () => {
      menu.destroy();
      host.remove();
    },
    () => !host.isConnected,
  );
  await nextFrame();
  return {create, open, reopen, ...arrow, remove};
}

const isShown = (item, label) =>
  item.getBoundingClientRect().height > 0 && composedText(item).includes(label);

/** Returns which item is missing, or an empty text. */
function problemOf(items, labels) {
  if (items.length !== labels.length) return `${items.length} items instead of ${labels.length}`;
  const at = labels.findIndex((label, index) => !isShown(items[index], label));
  return at === -1 ? '' : `${labels[at]} is not shown`;
}
