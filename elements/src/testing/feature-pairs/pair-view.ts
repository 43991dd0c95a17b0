import type {TableElement} from '../../components/table/table-element.js';

/** What a user sees of a row. */
export interface RowView {
  readonly cells: readonly string[];
  /** The labels of the cells in a narrow table. */
  readonly labels: readonly string[] | null;
  /** The address of the link. */
  readonly link: string | null;
  /** Whether the row is selected; null if it cannot be. */
  readonly isSelected: boolean | null;
  /** The detail of an open row; null if rows cannot be opened, and empty if it is closed. */
  readonly detail: string | null;
  readonly hasMenu: boolean;
  /** Whether the row can be moved now; null without a handle. */
  readonly canMove: boolean | null;
}

/** What a user sees of a table. */
export interface PairView {
  readonly headers: readonly string[];
  /** The direction of the primary column. */
  readonly sorted: Readonly<Record<string, string>>;
  /** The numbers of columns that are sorted together. */
  readonly positions: Readonly<Record<string, string>>;
  readonly filterButtons: readonly string[];
  readonly chips: readonly string[];
  /** The columns with a menu. */
  readonly columnMenus: number;
  readonly footers: readonly string[] | null;
  readonly selection: string | null;
  readonly hasDownload: boolean;
  /** Whether keys move among the cells. Then one cell, or a control in it, is the tab stop. */
  readonly isGrid: boolean;
  /** Null in a list without pages: it depends on what is in view. */
  readonly info: string | null;
  readonly rows: readonly RowView[];
  /** The selected keys that the form submits. */
  readonly submitted: readonly string[];
}

/** The cells of the features. */
const OWN_CELLS =
  '[part~="row-handle-cell"], [part~="select-cell"], [part~="detail-toggle-cell"], [part~="actions-cell"]';

/** Returns the rows that show data. */
export const rowsOf = (table: TableElement): HTMLTableRowElement[] => [
  ...table.shadowRoot!.querySelectorAll<HTMLTableRowElement>('tbody > [part~="row"]'),
];

/** Returns what a table shows. */
export function seenView(table: TableElement, form: HTMLFormElement): PairView {
  const root = table.shadowRoot!;
  const all = <Found extends Element = HTMLElement>(selector: string) => [
    ...root.querySelectorAll<Found>(selector),
  ];
  const texts = (selector: string) => all(selector).map(textOf);
  const headers = all('[part="header-row"] > th').filter(header => !header.matches(OWN_CELLS));
  const isNarrow = root.querySelector('.stack') !== null && table.narrow === 'stack';
  const foot = root.querySelector('tfoot');
  return {
    headers: headers.map(labelOf),
    sorted: entriesOf(headers, header => header.getAttribute('aria-sort')),
    positions: entriesOf(headers, header => header.querySelector('.sort-number')?.textContent ?? null),
    filterButtons: all('.filter-button')
      .filter(button => !isOnlyOpen(button))
      .map(button => button.dataset['field']!),
    chips: texts('.chip'),
    columnMenus: all('.column-button').length,
    footers: foot && texts('[part="foot-cell"]'),
    selection: texts('[part="selection-count"]')[0] ?? null,
    hasDownload: root.querySelector('[part~="download-button"]') !== null,
    isGrid: root.querySelector('table')!.role === 'grid',
    info: root.querySelector('.scroll-footer') === null ? texts('[part="info"]')[0]! : null,
    rows: rowsOf(table).map(row => rowView(row, isNarrow)),
    submitted: new FormData(form).getAll('picked').map(String).sort(),
  };
}

/** Whether a button is only there because it has opened its filter: that of a column with a menu, without a filter. */
const isOnlyOpen = (button: HTMLElement) =>
  button.matches('[aria-expanded="true"]:not([data-on])') &&
  button.parentElement!.querySelector('.column-button') !== null;

function rowView(row: HTMLTableRowElement, isNarrow: boolean): RowView {
  const cells = [...row.cells].filter(cell => !cell.matches(OWN_CELLS));
  const labels = cells.flatMap(cell => cell.getAttribute('data-label') ?? []);
  const toggle = row.querySelector('.detail-toggle');
  const handle = row.querySelector('.row-handle');
  const next = row.nextElementSibling;
  return {
    cells: cells.map(textOf),
    labels: isNarrow && labels.length > 0 ? labels : null,
    link: row.querySelector('.row-link')?.getAttribute('href') ?? null,
    isSelected: row.querySelector<HTMLInputElement>('.check')?.checked ?? null,
    detail: toggle && (next?.matches('.detail-row') ? textOf(next) : ''),
    hasMenu: row.querySelector('.row-menu-button:not([hidden])') !== null,
    canMove: handle && !handle.hasAttribute('data-off'),
  };
}

const labelOf = (header: HTMLElement) => textOf(header.querySelector('.sort > span') ?? header);

function entriesOf(
  headers: readonly HTMLElement[],
  valueOf: (header: HTMLElement) => string | null,
): Record<string, string> {
  return Object.fromEntries(
    headers.flatMap(header => {
      const value = valueOf(header);
      return value === null ? [] : [[labelOf(header), value]];
    }),
  );
}

/** The text of an element, including slotted content. */
function textOf(element: Element): string {
  const slots = [...element.querySelectorAll('slot')];
  const slotted = slots.flatMap(slot => slot.assignedElements().map(assigned => assigned.textContent));
  return [element.textContent, ...slotted].join('').trim();
}

/** Returns the popups that are open without an open button, or not open with one. */
export function strayPopups(table: TableElement): string[] {
  const root = table.shadowRoot!;
  return ['filter', 'column', 'row-menu', 'move-menu'].filter(name => {
    const popup = {filter: '.filter-popup', column: '.column-menu'}[name] ?? `.${name}`;
    const isOpen = root.querySelector(`${popup}:popover-open`) !== null;
    const button = name === 'move-menu' ? '.row-handle' : `.${name}-button`;
    const isExpanded = root.querySelector(`${button}[aria-expanded="true"]`) !== null;
    // The menu of a column opens the filter too.
    const isFromMenu = name === 'filter' && isOpen && root.querySelector('.column-button') !== null;
    return isOpen !== isExpanded && !isFromMenu;
  });
}
