/** The mount suite, in the page: mounts and removes many elements of one kind. */
import {setLimit, time} from './clock.js';
import {composedText, countNodes, findComposed} from './composed.js';

const COUNT = 1000;
const WARM_UP = 100;
const WARM_UPS = 2;

/** What each kind must have: a control, and a text by which the user knows it. */
const CONTROLS = {
  button: 'button, [role=button]',
  'text-input': 'input',
  checkbox: 'input[type=checkbox], [role=checkbox]',
  switch: 'input[type=checkbox], [role=switch]',
  select: 'select, [role=combobox], [aria-haspopup=listbox]',
};

/** @param {number} index */
export const labelOf = index => `Field ${index + 1}.`;

/** The options of each select; the second one is selected. */
export const OPTIONS = Array.from({length: 10}, (_, index) => ({
  value: `v${index}`,
  label: `Choice ${index}`,
}));

/** @param {import('../contenders/mount/contender.js').MountContender} contender */
export function mountBench(contender) {
  /** @type {import('../contenders/mount/contender.js').Kind} */
  let kind;
  let mounted = null;

  return {
    describe: () => ({
      title: contender.title,
      note: contender.note ?? '',
      missing: contender.missing ?? {},
    }),

    async prepare(options) {
      kind = options.kind;
      setLimit(options.limit);
      for (let count = 0; count < WARM_UPS; count += 1) {
        mounted = await mount(contender, kind, WARM_UP);
        await remove(mounted);
      }
      mounted = null;
    },

    async mount() {
      mounted = await mount(contender, kind, COUNT);
      return {mount: mounted.time, nodes: (countNodes(mounted.host) - 1) / COUNT};
    },

    async remove() {
      const removal = await remove(mounted);
      mounted = null;
      return {remove: removal};
    },
  };
}

async function mount(contender, kind, count) {
  const host = document.body.appendChild(document.createElement('div'));
  let destroy = () => {};
  const elements = () => [...contender.elements(host)];
  const isDone = () => {
    const all = elements();
    return all.length === count && problemOf(all.at(-1), kind, count - 1) === '';
  };
  const verify = () => {
    const problems = elements().map((element, index) => problemOf(element, kind, index));
    return problems.find(problem => problem !== '') ?? '';
  };
  const start = () => (destroy = contender.mount(host, kind, count));
  return {time: await time(start, isDone, verify), host, destroy: () => destroy()};
}

function remove({host, destroy}) {
  return time(
    () => {
      destroy();
      host.remove();
    },
    () => !host.isConnected,
  );
}

/** Returns what is wrong with an element, or an empty text. */
function problemOf(element, kind, index) {
  if (!composedText(element).includes(labelOf(index))) return `${labelOf(index)} is not shown`;
  const isControl = element.matches(CONTROLS[kind]);
  if (!isControl && findComposed(element, CONTROLS[kind]) === null) return `${labelOf(index)} has no control`;
  return element.getBoundingClientRect().height > 0 ? '' : `${labelOf(index)} has no height`;
}
