import '@life-changers/elements/tree';
import {element} from '../shared/element.js';
import {actionsOf, itemsOf} from './life-changers/tree.js';

/** @type {import('./contender.js').TreeContender} */
export default {
  title: 'Life Changers',
  note: 'Only the rows in view are rendered.',
  create(host, folders) {
    const tree = element('lc-tree', {label: 'Files', items: itemsOf(folders)});
    host.append(tree);
    return actionsOf(() => tree);
  },
};
