/** @type {import('./contender.js').BytesContender} */
export default {
  title: 'Vaadin',
  note: 'It has no switch. Its grid has no pager.',
  entries: {
    button: `import '@vaadin/button';`,
    'text-input': `import '@vaadin/text-field';`,
    checkbox: `import '@vaadin/checkbox';`,
    select: `import '@vaadin/select';`,
    table: `import '@vaadin/grid'; import '@vaadin/grid/vaadin-grid-sort-column.js';`,
    'date-picker': `import '@vaadin/date-picker';`,
    toast: `export {Notification} from '@vaadin/notification';`,
  },
};
