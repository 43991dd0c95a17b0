import {html, nothing, type TemplateResult} from 'lit';
import {
  csvOf,
  rowsToCsv,
  rowsToHtml,
  type CsvColumn,
  type CsvOptions,
  type TableRow,
} from '../../../../core/table/index.js';
import {saveFile} from '../../../../dom/save-file.js';
import {runSliced} from '../../../../dom/time-slicer.js';
import {exportRows, type ExportHost, type ExportOptions, type ExportScope} from './export-rows.js';
import {normalizeChoice} from '../../model/table-settings.js';
import type {FeatureHost, FeatureTable, TableFeature} from '../../model/table-feature.js';

/** What to export, and how. */
export interface TableCsvOptions extends CsvOptions, ExportOptions {
  /** The visible page, all rows that match the search and the filters (default), or the selected ones. */
  scope?: ExportScope | undefined;
}

const tables = new WeakMap<object, FeatureTable<ExportHost>>();

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
  if (!tables.has(table) && table.isConnected) await table.updateComplete;
  const found = tables.get(table);
  if (found === undefined) throw new TypeError('tableToCsv needs a table that is on the page.');
  const {signal = new AbortController().signal} = options;
  const rows = await exportRows(found, scope, {...options, signal});
  return runSliced(csvOf(rows, csvColumns(found), options), signal);
}

const csvColumns = (table: FeatureTable): CsvColumn[] =>
  table.columns().flatMap(({label, field}) => (field === '' ? [] : [{label, field}]));

/** A message, for all users. */
interface Note {
  readonly text: string;
  readonly isFailure?: boolean | undefined;
}

/** Lets the user download the rows that match, and copy the selected ones. */
export class RowExport implements TableFeature {
  readonly places = {toolbar: () => this.#button(), selection: () => this.#copyButton()};
  readonly #table: FeatureTable<ExportHost>;
  #download: AbortController | null = null;
  #downloadNote: Note | null = null;
  #copyNote: Note | null = null;
  /** The selection of the note. */
  #copied: unknown = null;

  constructor(table: FeatureTable<ExportHost>) {
    this.#table = table;
    const {element, root} = table;
    element.addController({hostDisconnected: () => this.#download?.abort()});
    tables.set(element, table);
    root.addEventListener('keydown', event => this.#handleKeydown(event as KeyboardEvent));
  }

  #button(): TemplateResult | null {
    if (typeof this.#table.element.download !== 'string') return null;
    return html`<div part="download" class="download">
      ${noteView(this.#downloadNote)}
      <button
        part="download-button"
        class="download-button toolbar-button"
        type="button"
        aria-disabled=${this.#download === null ? nothing : 'true'}
        @click=${this.#handleDownload}
      >
        ${this.#table.localize.term('downloadRows')}
      </button>
    </div>`;
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

  readonly #handleDownload = async (): Promise<void> => {
    if (this.#download !== null) return;
    const {element} = this.#table;
    const {signal} = (this.#download = new AbortController());
    const onProgress = (count: number, total: number) =>
      this.#showDownload({text: this.#table.localize.term('downloadingRows', count, total)});
    this.#showDownload(null);
    try {
      const rows = await exportRows(this.#table, 'matching', {signal, onProgress});
      const csv = await runSliced(csvOf(rows, csvColumns(this.#table), this.#csvOptions), signal);
      saveFile(csv, fileName(element.download, element.label));
      this.#endDownload({text: this.#table.localize.term('rowsDownloaded', rows.length)});
    } catch (cause) {
      if (signal.aborted) return this.#endDownload(null);
      this.#table.warn('the rows could not be downloaded.', cause);
      this.#endDownload({text: this.#table.localize.term('downloadFailed'), isFailure: true});
    }
  };

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

  #showDownload(note: Note | null): void {
    this.#downloadNote = note;
    this.#table.element.requestUpdate();
  }

  #endDownload(note: Note | null): void {
    this.#download = null;
    this.#showDownload(note);
    if (note !== null) this.#table.announce(note.text);
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

const noteView = (note: Note | null): TemplateResult | typeof nothing =>
  note === null
    ? nothing
    : html`<span class="export-note" ?data-failed=${note.isFailure ?? false}>${note.text}</span>`;

const blobOf = async (
  rows: Promise<readonly TableRow[]>,
  type: string,
  write: (rows: readonly TableRow[]) => string,
): Promise<Blob> => new Blob([write(await rows)], {type});

function fileName(download: string | null | undefined, label: string): string {
  const name = download || label || 'table';
  return /\.csv$/i.test(name) ? name : `${name}.csv`;
}
