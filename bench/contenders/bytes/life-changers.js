import {componentNames} from '../../../scripts/lib/workspace.mjs';

const entryOf = name => `import '@life-changers/elements/${name}';`;

/** @type {import('./contender.js').BytesContender} */
export default {
  title: 'Life Changers',
  entries: {
    button: entryOf('button'),
    'text-input': entryOf('text-input'),
    checkbox: entryOf('checkbox'),
    switch: entryOf('switch'),
    select: entryOf('select'),
    table: entryOf('data-table'),
    'date-picker': entryOf('date-time-picker'),
    toast: `export {toast} from '@life-changers/elements/toast';`,
    everything: `import '@life-changers/elements';`,
  },
  others: Object.fromEntries(componentNames().map(name => [`lc-${name}`, entryOf(name)])),
};
