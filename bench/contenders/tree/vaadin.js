import '@vaadin/grid';
import '@vaadin/grid/vaadin-grid-tree-column.js';
import {element} from '../shared/element.js';
import {withText} from './contender.js';

/** @type {import('./contender.js').TreeContender} */
export default {
  title: 'Vaadin',
  note: 'A grid with a column that opens folders. Only the rows in view are rendered.',
  missing: {arrow: 'Its keys are those of a grid.'},
  create(host, folders) {
    const column = element('vaadin-grid-tree-column', {path: 'label'});
    const grid = element(
      'vaadin-grid',
      {
        itemHasChildrenPath: 'files',
        dataProvider({parentItem}, callback) {
          const items = parentItem ? parentItem.files.map(label => ({label})) : folders;
          callback(items, items.length);
        },
      },
      column,
    );
    host.append(grid);
    const toggle = () => grid.querySelector('vaadin-grid-tree-toggle');
    return {
      rowOf: label => withText(grid.querySelectorAll('vaadin-grid-cell-content'), label),
      focus: () => {},
      open: () => toggle().click(),
    };
  },
};
