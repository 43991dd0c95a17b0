import {componentNames} from '../../../scripts/lib/workspace.mjs';

const entryOf = name => `import '@life-changers/elements/${name}';`;

/** A page with one control and its rules. */
const CONTROL = `${entryOf('text-input')}\n${entryOf('rules')}`;

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
    form: {code: `${CONTROL}\nexport {connectForm} from '@life-changers/elements/form';`, over: CONTROL},
    everything: `import '@life-changers/elements';`,
  },
  others: Object.fromEntries(componentNames().map(name => [`lc-${name}`, entryOf(name)])),
};
