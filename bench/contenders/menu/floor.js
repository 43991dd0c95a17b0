/** The floor: a native popover with buttons, written by hand. */
import {makeButton} from './contender.js';

/** @type {import('./contender.js').MenuContender} */
export default {
  title: 'Floor (hand-written DOM)',
  create(host, labels) {
    const button = makeButton();
    const list = document.createElement('div');
    list.role = 'menu';
    list.popover = 'auto';
    list.style.maxHeight = '300px';
    list.style.overflow = 'auto';
    for (const label of labels) {
      const item = document.createElement('button');
      item.role = 'menuitem';
      item.textContent = label;
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
      destroy: () => {},
    };
  },
};
