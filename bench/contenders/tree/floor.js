/** The floor: nested native lists, written by hand, with the files of closed folders hidden. */
import {element} from '../shared/element.js';
import {withText} from './contender.js';

const rowOf = label => element('li', {role: 'treeitem', tabIndex: -1}, label);

/** @type {import('./contender.js').TreeContender} */
export default {
  title: 'Floor (hand-written DOM)',
  create(host, folders) {
    const list = element('ul', {role: 'tree'});
    for (const {label, files} of folders) {
      const row = rowOf(label);
      row.append(element('ul', {role: 'group', hidden: true}, ...files.map(file => rowOf(file))));
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
    };
  },
};
