import '@life-changers/elements/tree';
import {actionsOf, itemsOf} from './life-changers/tree.js';

/** @type {import('./contender.js').TreeContender} */
export default {
  title: 'Life Changers',
  note: 'Only the rows in view are rendered.',
  create(host, folders) {
    const tree = document.createElement('lc-tree');
    Object.assign(tree, {label: 'Files', items: itemsOf(folders)});
    host.append(tree);
    return {...actionsOf(() => tree), destroy: () => {}};
  },
};
