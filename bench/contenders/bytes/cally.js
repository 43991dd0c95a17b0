/** @type {import('./contender.js').BytesContender} */
export default {
  title: 'cally',

  entries: {'date-picker': `export * from 'cally';`},
};
