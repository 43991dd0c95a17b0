/** The floor: a native popover with buttons, written by hand. */
import {element} from '../shared/element.js';
import {makeButton} from './contender.js';

/** @type {import('./contender.js').MenuContender} */
export default {
  title: 'Floor (hand-written DOM)',
  create(host, labels) {
    const button = makeButton();
    const list = element('div', {role: 'menu', popover: 'auto'});
    list.style.maxHeight = '300px';
    list.style.overflow = 'auto';
    for (const label of labels) {
      const item = element('button', {role: 'menuitem', textContent: label});
      item.style.display = 'block';
      list.append(item);
    }
    list.addEventListener('keydown', ({key}) => {
      if (key === 'ArrowDown') document.activeElement.nextElementSibling?.focus();
    });
    button.addEventListener('click', () => {
      list.showPopover();
      list.firstElementChild.focus();
    });
    host.append(button, list);
    return {
      isReady: () => button.getBoundingClientRect().height > 0,
      open: () => button.click(),
      close: () => list.hidePopover(),
      items: () => list.children,
    };
  },
};
