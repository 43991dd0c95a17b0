/** The suite of long lists, in the page. Short lists are used before, so that no contender is measured cold. */
import {time} from './clock.js';
import {composedText, findComposed} from './composed.js';
import {pressKey} from './keys.js';
import {remove} from './mount.js';
import {warmBench} from './warm-bench.js';

const WARM_UP = {count: 50, rounds: 3};
const KEY = '9';

const optionsOf = count =>
  Array.from({length: count}, (_, index) => ({value: `v${index}`, label: `Choice ${index}.`}));

/** @param {import('../contenders/options/contender.js').OptionsContender} contender */
export function optionsBench(contender) {
  return {
    measure: ({kind, ...options}) =>
      warmBench(count => useOnce(contender, kind, count), WARM_UP).measure(options),
  };
}

/** Creates a field with options, opens the list with a key, types a character that filters it, and removes the field. */
async function useOnce(contender, kind, count) {
  const host = document.body.appendChild(document.createElement('div'));
  let destroy;
  const input = () => findComposed(host, 'input');
  const create = await time(
    () => (destroy = contender.create(host, kind, optionsOf(count))),
    () => (input()?.getBoundingClientRect().height ?? 0) > 0,
  );
  // A select of ours has "Choose..." before the others.
  const shows = text => {
    const option = findComposed(document.body, contender.option ?? '[role=option]');
    if (option === null || option.getBoundingClientRect().height === 0) return false;
    return [option, option.nextElementSibling].some(row => row !== null && composedText(row).includes(text));
  };
  input().focus();
  const open = await time(
    () => pressKey(input(), 'ArrowDown'),
    () => shows('Choice 0.'),
  );
  const key = await time(
    () => typeIn(input(), KEY),
    () => shows(`Choice ${KEY}.`),
  );
  const removal = await remove({host, destroy: () => destroy?.()});
  return {create, open, key, remove: removal};
}

/** The setter of the prototype, because React replaces that of the element. */
function typeIn(input, text) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, text);
  input.dispatchEvent(
    new InputEvent('input', {data: text, inputType: 'insertText', bubbles: true, composed: true}),
  );
}
