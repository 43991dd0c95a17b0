import {html, nothing, type TemplateResult} from 'lit';
import {offersFormat} from '../model/download-name.js';
import {registerForExport, type ExportHost} from '../model/export-table.js';
import type {FeatureTable} from '../model/table-feature.js';
import type * as downloadCode from './download-rows.js';
import type {FileFormat} from './download-rows.js';

/** A format of files, which a feature adds. */
export interface RowFormat extends FileFormat {
  /** What a menu calls it, in all languages. */
  readonly name: string;
  /** Returns the text of the button if there is only this format. */
  text(): string;
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
    const {localize, warn} = this.#table;
    const {signal} = (this.#download = new AbortController());
    let code: typeof downloadCode | null = null;
    this.#show(null);
    try {
      code = await import('./download-rows.js');
      const text = await code.downloadRows(this.#table, format, signal, text => this.#show({text}));
      this.#end({text});
    } catch (cause) {
      if (signal.aborted) return this.#end(null);
      warn('the rows could not be downloaded.', cause);
      const text = code?.limitText(this.#table, format, cause) ?? localize.term('downloadFailed');
      this.#end({text, isFailure: true});
    }
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
