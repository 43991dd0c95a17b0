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
  const table = root.querySelector('table')!;
  for (const part of [table, ...table.children]) keepRole(part);
  // A selector would look at every row of a long page.
  for (const row of [...(table.tHead?.rows ?? []), ...(table.tFoot?.rows ?? [])]) keepRowRoles(row);
}

/** Keeps the roles of a row and its cells. */
export function keepRowRoles(row: HTMLTableRowElement): void {
  keepRole(row);
  for (const cell of row.cells) keepRole(cell);
}

function keepRole(element: Element): void {
  const role = ROLES[element.localName]!;
  if (element.getAttribute('role') !== role) element.setAttribute('role', role);
}
