/** The role of each part of a table. Browsers derive it from the display, which some features change. */
const ROLES: Readonly<Record<string, string>> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tfoot: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

const GRID_ROLES: Readonly<Record<string, string>> = {table: 'grid', td: 'gridcell'};

/** Keeps the roles of a table whose parts have another display, except for those of its rows. */
export function keepTableRoles(root: ParentNode, isGrid: boolean): void {
  const table = root.querySelector('table')!;
  for (const part of [table, ...table.children]) keepRole(part, isGrid);
  // A selector would look at every row of a long page.
  for (const row of [...(table.tHead?.rows ?? []), ...(table.tFoot?.rows ?? [])]) keepRowRoles(row, isGrid);
  for (const {rows} of table.tBodies) if (rows[0]?.matches('.rows-group')) keepRowRoles(rows[0], isGrid);
}

/** Whether a row has its roles. They are the same in all of its cells, and a long page has many. */
export const hasRowRoles = ({firstElementChild}: HTMLTableRowElement, isGrid: boolean): boolean =>
  firstElementChild?.getAttribute('role') === roleOf('td', isGrid);

/** Keeps the roles of a row and its cells. */
export function keepRowRoles(row: HTMLTableRowElement, isGrid: boolean): void {
  keepRole(row, isGrid);
  for (const cell of row.cells) keepRole(cell, isGrid);
}

function keepRole(element: Element, isGrid: boolean): void {
  const role = element.matches('th[scope^="row"]') ? 'rowheader' : roleOf(element.localName, isGrid);
  const current = element.getAttribute('role');
  // The keys of a grid set that of a tree.
  if (current !== role && !(isGrid && current === 'treegrid')) element.setAttribute('role', role);
}

const roleOf = (localName: string, isGrid: boolean): string =>
  (isGrid ? GRID_ROLES[localName] : undefined) ?? ROLES[localName]!;
