/** The floor: nested native lists, written by hand, with the files of closed folders hidden. */
import {withText} from './contender.js';

function rowOf(label) {
  const row = document.createElement('li');
  row.role = 'treeitem';
  row.tabIndex = -1;
  row.append(label);
  return row;
}

/** @type {import('./contender.js').TreeContender} */
export default {
  title: 'Floor (hand-written DOM)',
  create(host, folders) {
    const list = document.createElement('ul');
    list.role = 'tree';
    for (const {label, files} of folders) {
      const row = rowOf(label);
      const group = document.createElement('ul');
      group.role = 'group';
      group.hidden = true;
      group.append(...files.map(rowOf));
      row.append(group);
      list.append(row);
    }
    list.addEventListener('keydown', ({key}) => {
      const focused = document.activeElement;
      if (key === 'ArrowRight') focused.lastElementChild.hidden = false;
      if (key === 'ArrowDown') (focused.querySelector('li') ?? focused.nextElementSibling).focus();
    });
    host.append(list);
    const first = list.firstElementChild;
    return {
      rowOf: label =>
        withText(list.children, label)?.firstChild.data === label
          ? withText(list.children, label)
          : withText(first.lastElementChild.children, label),
      focus: () => first.focus(),
      open: () => first.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowRight', bubbles: true})),
      destroy: () => {},
    };
  },
};
