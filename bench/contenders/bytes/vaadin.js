const UPLOAD = `import '@vaadin/upload';`;

/** @type {import('./contender.js').BytesContender} */
export default {
  title: 'Vaadin',
  note: 'It has no switch. Its grid has no pager. Loading options from a server and sending files are built in.',
  entries: {
    button: `import '@vaadin/button';`,
    'text-input': `import '@vaadin/text-field';`,
    checkbox: `import '@vaadin/checkbox';`,
    select: `import '@vaadin/select';`,
    table: `import '@vaadin/grid'; import '@vaadin/grid/vaadin-grid-sort-column.js';`,
    'date-picker': `import '@vaadin/date-picker';`,
    'text-area': `import '@vaadin/text-area';`,
    'number-input': `import '@vaadin/number-field';`,
    password: `import '@vaadin/password-field';`,
    'checkbox-group': `import '@vaadin/checkbox-group'; import '@vaadin/checkbox';`,
    'multi-select': `import '@vaadin/multi-select-combo-box';`,
    'searchable-select': `import '@vaadin/combo-box';`,
    'typed-date': `import '@vaadin/date-picker';`,
    'time-input': `import '@vaadin/time-picker';`,
    'file-upload': UPLOAD,
    badge: `import '@vaadin/badge';`,
    avatar: `import '@vaadin/avatar';`,
    menu: `import '@vaadin/menu-bar';`,
    progress: `import '@vaadin/progress-bar';`,
    tree: `import '@vaadin/grid'; import '@vaadin/grid/vaadin-grid-tree-column.js';`,
    'loaded-list': `import '@vaadin/combo-box';`,
    'loaded-multi-select': `import '@vaadin/multi-select-combo-box';`,
    'file-transfer': UPLOAD,
    toast: `export {Notification} from '@vaadin/notification';`,
  },
};
