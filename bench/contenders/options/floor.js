/** The floor: a native field and a popover, written by hand, which draws the first 100 options that match. */
import {element} from '../shared/element.js';
import {elementOptions} from './contender.js';

const LIMIT = 100;

function makeField(options) {
  const input = element('input', {role: 'combobox', ariaLabel: 'Choice', ariaExpanded: 'false'});
  const list = element('div', {role: 'listbox', popover: 'manual'});
  list.style.maxHeight = '300px';
  list.style.overflow = 'auto';
  const fill = () => {
    const words = input.value.toLowerCase();
    const found = [];
    for (const option of options) {
      if (found.length === LIMIT) break;
      if (option.label.toLowerCase().includes(words)) found.push(option);
    }
    list.replaceChildren(...found.map(({label}) => element('div', {role: 'option', textContent: label})));
  };
  input.addEventListener('keydown', ({key}) => {
    if (key !== 'ArrowDown') return;
    fill();
    input.ariaExpanded = 'true';
    list.showPopover();
  });
  input.addEventListener('input', fill);
  return element('div', {}, input, list);
}

export default elementOptions(
  {title: 'Floor (hand-written DOM)'},
  {select: makeField, datalist: makeField, 'multi-select': makeField},
);
