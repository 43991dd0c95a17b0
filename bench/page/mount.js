/** The suites of many elements, in the page: mounts and removes many elements of one kind. */
import {setLimit, time} from './clock.js';
import {composedText, countComposed, countNodes} from './composed.js';
import {CONTROL_KINDS} from './control-kinds.js';
import {DISPLAY_KINDS} from './display-kinds.js';

export {OPTIONS} from './mount-options.js';

const WARM_UP = 100;
const WARM_UPS = 2;

/**
 * What users see of a control.
 *
 * @typedef {object} Kind
 * @property {Record<string, number>} has How many elements there must be at least, by selector.
 * @property {RegExp} [shows] The value, in the format of any library.
 * @property {(index: number) => string} [textOf] What it shows instead of a label.
 */

/** @type {Record<string, Kind>} */
const KINDS = {
  ...CONTROL_KINDS,
  ...DISPLAY_KINDS,
  button: {has: {'button, [role=button]': 1}},
  'text-input': {has: {input: 1}, shows: /Value \d/},
  checkbox: {has: {'input[type=checkbox], [role=checkbox]': 1}},
  switch: {has: {'input[type=checkbox], [role=switch]': 1}},
  select: {has: {'select, [role=combobox], [aria-haspopup=listbox]': 1}, shows: /Choice 1/},
};

/** @param {number} index */
export const labelOf = index => `Field ${index + 1}.`;

/**
 * @param {import('../contenders/mount/contender.js').MountContender} contender
 */
export function mountBench(contender) {
  /** @type {string} */
  let kind;
  /** @type {number} */
  let count;
  let mounted = null;

  const mountSome = some => {
    const problemOf = (element, index) => problemOfElement(element, index, KINDS[kind]);
    return mount(contender, {kind, count: some, problemOf});
  };

  return {
    async prepare({limit, ...options}) {
      ({kind, size: count} = options);
      setLimit(limit);
      for (let round = 0; round < WARM_UPS; round += 1)
        await remove(await mountSome(Math.min(WARM_UP, count)));
    },

    async mount() {
      mounted = await mountSome(count);
      return {mount: mounted.time, nodes: (countNodes(mounted.host) - 1) / count};
    },

    async remove() {
      const removal = await remove(mounted);
      mounted = null;
      return {remove: removal};
    },
  };
}

async function mount(contender, {kind, count, problemOf}) {
  const host = document.body.appendChild(document.createElement('div'));
  let destroy = () => {};
  const elements = () => [...contender.elements(host)];
  const isDone = () => {
    const all = elements();
    return all.length === count && problemOf(all.at(-1), count - 1) === '';
  };
  const verify = () => {
    const problems = elements().map(problemOf);
    return problems.find(problem => problem !== '') ?? '';
  };
  const start = () => (destroy = contender.mount(host, kind, count));
  return {time: await time(start, isDone, verify), host, destroy: () => destroy()};
}

/** Removes what a contender has created, and its host. Returns the milliseconds. */
export function remove({host, destroy}) {
  return time(
    () => {
      destroy();
      host.remove();
    },
    () => !host.isConnected,
  );
}

/** Returns what is wrong with an element, or an empty text. */
function problemOfElement(element, index, {has, shows = /^/, textOf = labelOf}) {
  const text = composedText(element);
  if (!text.includes(textOf(index))) return `${textOf(index)} is not shown`;
  if (!shows.test(text)) return `The value is not shown: ${text.trim()}`;
  for (const [selector, least] of Object.entries(has)) {
    const count = Number(element.matches(selector)) + countComposed(element, selector);
    if (count < least) return `${labelOf(index)} has ${count} of ${selector}`;
  }
  return element.getBoundingClientRect().height > 0 ? '' : `${labelOf(index)} has no height`;
}
