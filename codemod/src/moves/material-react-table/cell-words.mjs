/** What the functions of Material React Table get: `{cell, row, renderedCellValue, column, table}`. @type {import('../tables/cell-functions.mjs').CellWords} */
export const CELL_WORDS = {
  read([first, second, third]) {
    if (first === 'renderedCellValue') return {name: 'value', used: 1};
    if (first === 'cell' && second === 'getValue' && third === '()') return {name: 'value', used: 3};
    if (first === 'cell' && second === 'row' && third === 'original') return {name: 'row', used: 3};
    if (first !== 'row') return undefined;
    if (second === 'original') return {name: 'row', used: 2};
    const [, field] = /^\('([A-Za-z_$][\w$]*)'\)$/.exec(third ?? '') ?? [];
    return second === 'getValue' && field ? {name: 'row', more: `.${field}`, used: 3} : undefined;
  },
};
