import {html, type TemplateResult} from 'lit';
import {
  csvOf,
  rowsToCsv,
  rowsToHtml,
  type CsvColumn,
  type CsvOptions,
  type TableRow,
} from '../../../../core/table/index.js';
import {csvBlob} from '../../../../dom/save-file.js';
import {runSliced} from '../../../../dom/time-slicer.js';
import {exportRows, linesOf} from '../../model/export-rows.js';
import {
  tableToExport,
  type ExportHost,
  type ExportOptions,
  type ExportScope,
} from '../../model/export-table.js';
import {normalizeChoice} from '../../model/table-settings.js';
import type {FeatureHost, FeatureTable, TableFeature} from '../../model/table-feature.js';
import {noteView, RowDownload, type Note, type RowFormat} from '../../view/row-download.js';
import type {ExportProperties} from './properties.js';

/** What to export, and how. */
export interface TableCsvOptions extends CsvOptions, ExportOptions {
  /** The visible page, all rows that match the search and the filters (default), or the selected ones. */
  scope?: ExportScope | undefined;
}

/**
 * Returns rows of a table as CSV, with the visible columns. Texts that a spreadsheet would run as formulas are defused.
 *
 * A client table reads its rows without blocking the page. A server table loads all pages of what matches, one after
 * the other, with the largest page size on offer; selected rows that are not on the visible page are searched for in the
 * same way. Rows that change on the server meanwhile can be missing or double. It fails if a page does not load, or if
 * there are more than `maxRows`.
 */
export async function tableToCsv(
  table: FeatureHost,
  {scope = 'matching', ...options}: TableCsvOptions = {},
): Promise<string> {
  const found = await tableToExport(table, 'tableToCsv');
  const {signal = new AbortController().signal} = options;
  const rows = await exportRows(found, scope, {...options, signal});
  return csvText(found, rows, {...options, groups: scope === 'matching' && options.groups}, signal);
}

async function csvText(
  table: FeatureTable<ExportHost>,
  rows: readonly TableRow[],
  options: CsvOptions,
  signal: AbortSignal,
): Promise<string> {
  const {text} = options;
  const {rows: lines, levels, totals} = await linesOf(table, rows, options.groups, signal);
  const all = totals === null ? lines : [...lines, totals];
  const own: CsvOptions['text'] = (value, column, row) =>
    levels.has(row) || row === totals ? undefined : text?.(value, column, row);
  return runSliced(csvOf(all, csvColumns(table), {...options, ...(text && {text: own})}), signal);
}

const csvColumns = (table: FeatureTable): CsvColumn[] =>
  table.columns().flatMap(({label, field}) => (field === '' ? [] : [{label, field}]));

/** Lets the user download the rows that match, and copy the selected ones. */
export class RowExport implements TableFeature {
  readonly places = {
    toolbar: () => this.#download.view(this.#format),
    selection: () => this.#copyButton(),
  };
  readonly #table: FeatureTable<ExportProperties & ExportHost>;
  readonly #download: RowDownload;
  readonly #format: RowFormat = {
    extension: 'csv',
    name: 'CSV',
    text: () => this.#table.localize.term('downloadRows'),
    write: async (rows, signal) => csvBlob(await csvText(this.#table, rows, this.#csvOptions, signal)),
  };
  #copyNote: Note | null = null;
  /** The selection of the note. */
  #copied: unknown = null;

  constructor(table: FeatureTable<ExportProperties & ExportHost>) {
    this.#table = table;
    this.#download = RowDownload.of(table);
    this.#download.add(this.#format);
    table.root.addEventListener('keydown', event => this.#handleKeydown(event as KeyboardEvent));
  }

  #copyButton(): TemplateResult {
    return html`<button
        part="selection-button copy-button"
        class="selection-button quiet-text"
        type="button"
        @click=${this.#copy}
      >
        ${this.#table.localize.term('copyRows')}</button
      >${noteView(this.#table.element.selected === this.#copied ? this.#copyNote : null)}`;
  }

  get #csvOptions(): CsvOptions {
    const {element, warn} = this.#table;
    const {separator, ...options} = Object(element.downloadOptions) as CsvOptions;
    const choices = [',', ';', '\t'] as const;
    return {
      bom: true,
      ...options,
      separator: normalizeChoice('the separator of downloadOptions', separator, choices, warn),
    };
  }

  /** Copies if the focus is in the table and the browser has nothing to copy. */
  #handleKeydown(event: KeyboardEvent): void {
    const {key, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented} = event;
    const isCopy = (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'c';
    const target = event.composedPath()[0] as HTMLElement;
    const isText = target.matches(TEXT_FIELDS) || target.isContentEditable;
    if (!isCopy || defaultPrevented || isText || getSelection()?.isCollapsed === false) return;
    // The button is there if there are selected rows.
    if (this.#table.root.querySelector('[part~="copy-button"]') === null) return;
    event.preventDefault();
    void this.#copy();
  }

  /** Not all browsers let a script write to the clipboard later, but all accept promises. */
  readonly #copy = async (): Promise<void> => {
    const rows = exportRows(this.#table, 'selected');
    const columns = csvColumns(this.#table);
    try {
      const item = new ClipboardItem({
        'text/plain': blobOf(rows, 'text/plain', all => rowsToCsv(all, columns, {separator: '\t'})),
        'text/html': blobOf(rows, 'text/html', all => rowsToHtml(all, columns)),
      });
      await navigator.clipboard.write([item]);
      this.#endCopy({text: this.#table.localize.term('rowsCopied', (await rows).length)});
    } catch (cause) {
      rows.catch(() => {});
      this.#table.warn('the selected rows could not be copied.', cause);
      this.#endCopy({text: this.#table.localize.term('copyFailed'), isFailure: true});
    }
  };

  #endCopy(note: Note): void {
    const {element, announce} = this.#table;
    this.#copyNote = note;
    this.#copied = element.selected;
    announce(note.text);
    element.requestUpdate();
  }
}

const TEXT_FIELDS = 'input:not([type=checkbox]), textarea, select';

const blobOf = async (
  rows: Promise<readonly TableRow[]>,
  type: string,
  write: (rows: readonly TableRow[]) => string,
): Promise<Blob> => new Blob([write(await rows)], {type});
