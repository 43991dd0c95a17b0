import {Tree} from '@life-changers/react';
import {createElement as h} from 'react';
import {renderReact} from '../shared/render-react.js';
import {actionsOf, itemsOf} from './life-changers/tree.js';

/** @type {import('./contender.js').TreeContender} */
export default {
  title: 'Life Changers, React',
  note: 'Only the rows in view are rendered.',
  create(host, folders) {
    const items = itemsOf(folders);
    const destroy = renderReact(host, () => h(Tree, {label: 'Files', items}));
    return {...actionsOf(() => host.querySelector('lc-tree')), destroy};
  },
};
