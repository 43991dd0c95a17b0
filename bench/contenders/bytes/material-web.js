/** @type {import('./contender.js').BytesContender} */
export default {
  title: 'Material Web',
  note: 'It has no table, date picker or toast.',
  entries: {
    button: `import '@material/web/button/filled-button.js';`,
    'text-input': `import '@material/web/textfield/outlined-text-field.js';`,
    checkbox: `import '@material/web/checkbox/checkbox.js';`,
    switch: `import '@material/web/switch/switch.js';`,
    select: `import '@material/web/select/outlined-select.js'; import '@material/web/select/select-option.js';`,
    everything: `import '@material/web/all.js';`,
  },
};
