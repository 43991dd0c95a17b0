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

/** Keeps the roles of a table whose parts have another display, except for those of its rows. */
export function keepTableRoles(root: ParentNode): void {
  root
    .querySelectorAll('table, table > *, :is(thead, tfoot) tr, :is(thead, tfoot) :is(th, td)')
    .forEach(keepRole);
}

/** Keeps the roles of a row and its cells. */
export function keepRowRoles(row: HTMLTableRowElement): void {
  keepRole(row);
  for (const cell of row.cells) keepRole(cell);
}

function keepRole(element: Element): void {
  element.setAttribute('role', ROLES[element.localName]!);
}
