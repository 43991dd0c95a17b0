import {html, nothing, type TemplateResult} from 'lit';
import {ExportLimitError} from '../../../core/table/export-limit.js';
import type {TableRow} from '../../../core/table/index.js';
import {saveFile} from '../../../dom/save-file.js';
import {exportFileName, offersFormat, type DownloadFormat} from '../model/download-name.js';
import {registerForExport, type ExportHost} from '../model/export-table.js';
import type {FeatureTable} from '../model/table-feature.js';

/** A format of files, which a feature adds. */
export interface RowFormat {
  readonly extension: DownloadFormat;
  /** What a menu calls it, in all languages. */
  readonly name: string;
  /** Returns the text of the button if there is only this format. */
  text(): string;
  write(rows: readonly TableRow[], signal: AbortSignal): Promise<Blob>;
  /** Returns why a limit of the format is exceeded; null if that is not known. */
  limitText?(error: ExportLimitError): string | null;
}

/** A message, for all users. */
export interface Note {
  readonly text: string;
  readonly isFailure?: boolean | undefined;
}

export const noteView = (note: Note | null): TemplateResult | typeof nothing =>
  note === null
    ? nothing
    : html`<span class="export-note" ?data-failed=${note.isFailure ?? false}>${note.text}</span>`;

/** Returns the button that lets users choose a format. */
export type FormatChoice = (isBusy: boolean) => TemplateResult;

/** The download of the rows that match, which the formats of a table share. */
export class RowDownload {
  /** Set by the feature that is imported for a second format. */
  choice: FormatChoice | null = null;
  readonly #table: FeatureTable<ExportHost>;
  readonly #formats: RowFormat[] = [];
  #download: AbortController | null = null;
  #note: Note | null = null;

  /** Returns that of a table. */
  static of(table: FeatureTable<ExportHost>): RowDownload {
    const download = table.parts.download ?? new RowDownload(table);
    table.provide({download});
    return download as RowDownload;
  }

  private constructor(table: FeatureTable<ExportHost>) {
    this.#table = table;
    registerForExport(table);
    table.element.addController({hostDisconnected: () => this.#download?.abort()});
  }

  /** Adds a format. The order of imports does not count. */
  add(format: RowFormat): void {
    this.#formats.push(format);
    this.#formats.sort((one, other) => (one.extension < other.extension ? -1 : 1));
  }

  /** The formats that the name of the file allows. */
  get offered(): RowFormat[] {
    const {download} = this.#table.element;
    return this.#formats.filter(({extension}) => offersFormat(download, extension));
  }

  /** Returns the button, at the place of the first format that the table offers. */
  view(format: RowFormat): TemplateResult | null {
    const {offered} = this;
    if (offered[0] !== format) return null;
    const isBusy = this.#download !== null;
    const button = offered.length > 1 ? this.choice!(isBusy) : this.#button(format, isBusy);
    return html`<div part="download" class="download">${noteView(this.#note)} ${button}</div>`;
  }

  #button(format: RowFormat, isBusy: boolean): TemplateResult {
    return html`<button
      part="download-button"
      class="download-button toolbar-button"
      type="button"
      aria-disabled=${isBusy ? 'true' : nothing}
      @click=${() => this.start(format)}
    >
      ${format.text()}
    </button>`;
  }

  /** Downloads the rows, unless a download is running. */
  async start(format: RowFormat): Promise<void> {
    if (this.#download !== null) return;
    const {element, localize, warn} = this.#table;
    const {signal} = (this.#download = new AbortController());
    const onProgress = (count: number, total: number) =>
      this.#show({text: localize.term('downloadingRows', count, total)});
    this.#show(null);
    try {
      const {exportRows} = await import('../model/export-rows.js');
      const rows = await exportRows(this.#table, 'matching', {signal, onProgress});
      saveFile(await format.write(rows, signal), exportFileName(element, format.extension));
      this.#end({text: localize.term('rowsDownloaded', rows.length)});
    } catch (cause) {
      if (signal.aborted) return this.#end(null);
      warn('the rows could not be downloaded.', cause);
      const limit = cause instanceof ExportLimitError ? cause : null;
      const text = limit && (format.limitText?.(limit) ?? this.#limitText(limit));
      this.#end({text: text ?? localize.term('downloadFailed'), isFailure: true});
    }
  }

  #limitText({limit, most}: ExportLimitError): string | null {
    return limit === 'rows' ? this.#table.localize.term('tooManyRows', most) : null;
  }

  #show(note: Note | null): void {
    this.#note = note;
    this.#table.element.requestUpdate();
  }

  #end(note: Note | null): void {
    this.#download = null;
    this.#show(note);
    if (note !== null) this.#table.announce(note.text);
  }
}
