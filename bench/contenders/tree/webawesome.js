import '@awesome.me/webawesome/dist/styles/webawesome.css';
import '@awesome.me/webawesome/dist/components/tree/tree.js';
import {pressKey} from '../../page/keys.js';
import {element} from '../shared/element.js';
import {withText} from './contender.js';

/** @type {import('./contender.js').TreeContender} */
export default {
  title: 'Web Awesome',
  create(host, folders) {
    const itemOf = (label, ...items) => element('wa-tree-item', {}, label, ...items);
    const items = folders.map(({label, files}) => itemOf(label, ...files.map(file => itemOf(file))));
    host.append(element('wa-tree', {}, ...items));
    const files = items[0].children;
    return {
      rowOf: label =>
        label.startsWith('Folder') ? items[parseInt(label.slice(7)) - 1] : withText(files, label),
      focus: () => items[0].focus(),
      open: () => pressKey(items[0], 'ArrowRight'),
    };
  },
};
