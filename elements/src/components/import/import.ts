import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {keyed} from 'lit/directives/keyed.js';
import {jsonAttribute} from '../../base/attributes/json-attribute.js';
import {property, state} from '../../base/attributes/property.js';
import {LcElement} from '../../base/lc-element.js';
import {localize, renderNow, warn} from '../../base/members.js';
import {rejectionOf} from '../../base/wait-event.js';
import {LocalizeController} from '../../controllers/localize.controller.js';
import {checkFile} from '../../core/files/index.js';
import {readServerIssues, type ServerIssue} from '../../core/form/server-issues.js';
import {fieldTexts} from '../../core/localization/english/field.js';
import {importTexts} from '../../core/localization/english/imports.js';
import type {TableColumn, TableRow} from '../../core/table/index.js';
import type {Rules} from '../../core/validation/index.js';
import {LazyCode} from '../../dom/lazy-code.js';
import {messageIcon} from '../../icons/icons.js';
import type {LcFileUpload} from '../file-upload/file-upload.js';
import type {LcSteps, StepChangeDetail} from '../steps/steps.js';
import {ImportEvent, type ImportResult} from './import-event.js';
import type {Answer} from './import-saves.js';
import type {ImportHost, ImportSession} from './import-session.js';
import type {RowView} from './row-view.js';
import {importStyles} from './import.styles.js';

export type {TableColumn, TableRow} from '../../core/table/index.js';
export type {ImportDetail, ImportEvent, ImportResult} from './import-event.js';

/** What the steps need after a file was chosen. */
const code = new LazyCode(() => import('./import-code.js'));

const ACCEPT = '.csv, .tsv, .txt, .xlsx';
const MAX_SIZE = 50_000_000;
const MAX_ROWS = 100_000;
const BATCH_SIZE = 100;
const CONCURRENCY = 4;

const announcement = Symbol();

/**
 * Imports the rows of a CSV or Excel file in four steps. Users choose a file, check what its columns are and how their values are
 * written, correct what is not valid in a table, and save. The rows that are not valid, or that the server refuses, stay in the
 * table with the reason, and can be downloaded.
 *
 * CSV files may be in UTF-8, UTF-16, or an older encoding, with commas, semicolons, tabs, or bars. Excel files need
 * `import '@life-changers/elements/import-excel'`. The file stays in the browser: the app only gets rows that are valid.
 *
 * @tag lc-import
 * @summary The rows of a CSV or Excel file, from the file to the server, with a table to correct them.
 * @fires {ImportEvent} lc-import - Sent for each batch of valid rows. `waitUntil(promise)` waits until the rows are saved. If the
 *   promise rejects, the rows that the reason names are rejected, and the others are sent again; another reason stops the
 *   import. `refuse()` rejects single rows of a batch that was saved. Without `waitUntil()`, the rows are saved at once.
 * @fires {CustomEvent<ImportResult>} lc-after-import - Sent when an import has ended or stopped, with the numbers of rows.
 * @csspart steps - The `<lc-steps>` element.
 * @csspart upload - The `<lc-file-upload>` for the file.
 * @csspart message - Why the step cannot be left.
 * @csspart note - What users should know about the file.
 * @csspart columns - The list of the columns of the file.
 * @csspart column - A column of the file.
 * @csspart table - The `<lc-data-table>` with the rows.
 * @csspart error - What is wrong with a cell.
 * @csspart progress - The progress of the import.
 * @csspart result - What became of the rows.
 * @cssprop --lc-import-gap - Space between the parts of a step.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- a tag name does not determine the type of the rows
export class LcImport<Row extends object = any> extends LcElement {
  static override styles = importStyles;

  protected readonly [localize] = new LocalizeController(this, {...fieldTexts, ...importTexts});

  /**
   * The columns that a file can have, like those of a table: each with a `label`, a `field`, `rules`, and `edit`, which says
   * what its values are. Without `edit`, that follows from `type` and `filterOptions`; columns with `edit: false` are not
   * imported. As an attribute, JSON.
   */
  @property({converter: jsonAttribute, default: null}) columns!:
    | readonly TableColumn<Row>[]
    | null
    | undefined;

  /** Rules for the values of a row together: any Standard Schema of an object. Create them once, not on every render. */
  @property({attribute: false, default: null}) rowRules!: Rules | null | undefined;

  /**
   * A key of `localStorage`, such as `'import-prices'`, under which the chosen columns are remembered for the next file with the
   * same headers. Null stores nothing.
   */
  @property({attribute: 'remember-as', default: null}) rememberAs!: string | null | undefined;

  /** The number of rows that are sent together. Default 100. Invalid values warn and fall back to 100. */
  @property({type: Number, attribute: 'batch-size', default: BATCH_SIZE}) batchSize!: number;

  /** The number of batches that are sent at the same time. Default 4. Invalid values warn and fall back to 4. */
  @property({type: Number, default: CONCURRENCY}) concurrency!: number;

  /** The most rows that a file can have. Default 100,000. Invalid values warn and fall back to that. */
  @property({type: Number, attribute: 'max-rows', default: MAX_ROWS}) maxRows!: number;

  /** The maximum size of the file in bytes. Default 50 MB. Invalid values warn and accept any size. */
  @property({type: Number, attribute: 'max-size', default: MAX_SIZE}) maxSize!: number | null | undefined;

  /** The level of the headings of the steps in the outline of the page, 1 to 6. Default 2. */
  @property({type: Number, attribute: 'heading-level', default: 2}) headingLevel!: number;

  /** A new object for each announcement, so that the same text is announced again. */
  @state() private [announcement] = {text: ''};

  #session: ImportSession | null = null;
  #view: RowView | null = null;
  /** The file that is being read, or was read. */
  #file: File | null = null;
  #isReading = false;
  #reading: Promise<void> | null = null;
  /** Why the code could not be loaded. */
  #fault = '';
  readonly #host: ImportHost = {
    settings: () => ({
      columns: this.columns,
      rowRules: this.rowRules ?? null,
      rememberAs: this.rememberAs || '',
      maxRows: this.#count('maxRows', MAX_ROWS),
      batchSize: this.#count('batchSize', BATCH_SIZE),
      concurrency: this.#count('concurrency', CONCURRENCY),
    }),
    texts: this[localize],
    warn: (message, cause) => this[warn](message, cause),
    changed: () => this.requestUpdate(),
    announce: text => (this[announcement] = {text}),
    send: (rows, signal) => this.#send(rows, signal),
    done: result => this.#handleDone(result),
  };

  /**
   * Opens a file, as if the user had chosen it, such as one that was dropped on the page. Resolves once it was read, or refused
   * because it is larger than `maxSize`. What was imported before is over.
   */
  async open(file: File): Promise<void> {
    this[renderNow]();
    this.#upload.value = file;
    const isTooLarge = checkFile(file, {accept: '', maxSize: this.maxSize}) !== null;
    await (this.#reading = this.#open(isTooLarge ? null : file));
    if (isTooLarge) this.#upload.reportValidity();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#session?.cancel();
  }

  protected override render(): TemplateResult {
    const texts = this[localize];
    const session = this.#ready;
    const isSaving = session?.save.phase === 'saving';
    const isStopped = session?.save.phase === 'done' && session.save.stopped !== null;
    const step = (heading: string, content: unknown) =>
      html`<lc-step heading=${heading} heading-level=${this.headingLevel}>
        <div class="step" @keydown=${stayInStep}>${content}</div>
      </lc-step>`;
    return html`
      <lc-steps part="steps" @lc-step-change=${this.#handleStep} @input=${stopEvent} @change=${stopEvent}>
        ${step(texts.term('importFile'), this.#renderFile())}
        ${step(texts.term('columns'), session && code.code?.columnView(session))}
        ${step(texts.term('importRows'), session?.rows && this.#view?.render(session))}
        ${step(texts.term('importStart'), session?.rows && code.code?.saveView(session, {correct: this.#correct, restart: this.#restart}))}
        <lc-button
          slot="submit"
          ?hidden=${session === null || (!isSaving && session.readyCount === 0)}
          ?loading=${isSaving}
          @click=${() => void session?.start()}
          >${texts.term(isStopped ? 'retry' : 'importStart')}</lc-button
        >
      </lc-steps>
      <div class="visually-hidden" role="status">
        ${keyed(this[announcement], html`<span>${this[announcement].text}</span>`)}
      </div>
    `;
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    if (
      changed.has('columns') &&
      this.hasUpdated &&
      (this.columns ?? null) !== null &&
      !Array.isArray(this.columns)
    )
      this[warn]('columns must be an array of {label, field, …}; nothing can be imported.');
  }

  /** The import, once its file can be imported. */
  get #ready(): ImportSession | null {
    return this.#isReading ||
      this.#fault !== '' ||
      this.#session === null ||
      this.#session.mapping === undefined
      ? null
      : this.#session;
  }

  get #steps(): LcSteps {
    return this.shadowRoot!.querySelector('lc-steps')!;
  }

  get #upload(): LcFileUpload {
    return this.shadowRoot!.querySelector('lc-file-upload')!;
  }

  #renderFile(): TemplateResult {
    const session = this.#ready;
    const found =
      session &&
      `${session.source.name}: ${this[localize].term('importRowCount', session.source.rows.length, 0)}`;
    return html`
      <lc-file-upload
        part="upload"
        label=${this[localize].term('importChoose')}
        accept=${ACCEPT}
        max-size=${this.maxSize ?? nothing}
        required
        @change=${this.#handleFile}
      ></lc-file-upload>
      ${this.#isReading ? html`<lc-progress class="busy"></lc-progress>` : nothing}
      <p part="message" class="message" ?hidden=${this.#fault === ''}>
        <span class="message-text">${messageIcon()}${this.#fault}</span>
      </p>
      <p part="note" class="note" ?hidden=${found === null}>${found}</p>
    `;
  }

  readonly #handleFile = (event: Event): void => {
    event.stopPropagation();
    this.#reading = this.#open(this.#upload.file);
  };

  async #open(file: File | null): Promise<void> {
    this.#session?.end();
    this.#session = null;
    this.#fault = '';
    this.#file = file;
    this.#isReading = file !== null;
    this.requestUpdate();
    if (file === null) return;
    const fault = await this.#read(file);
    if (this.#file !== file) return;
    this.#isReading = false;
    this.#fault = fault;
    const count = fault === '' ? this.#session!.source.rows.length : 0;
    this.#host.announce(fault || this[localize].term('importRowCount', count, 0));
    this.requestUpdate();
  }

  /** Returns why a file cannot be imported. */
  async #read(file: File): Promise<string> {
    try {
      await code.load();
      if (this.#file !== file) return '';
      const session = new code.code!.ImportSession(this.#host);
      this.#session = session;
      this.#view = new code.code!.RowView();
      return (await session.open(file)) ? '' : session.faultText;
    } catch (cause) {
      if (this.#file === file) this[warn]('the file could not be read.', cause);
      return this[localize].term('importFailed');
    }
  }

  /** Later steps need what the ones before have found. */
  readonly #handleStep = (event: CustomEvent<StepChangeDetail>): void => {
    const {from, to} = event.detail;
    const session = this.#ready;
    if (session?.save.phase === 'saving') return event.preventDefault();
    if (to <= from) return;
    if (session === null) {
      event.preventDefault();
      void this.#refuseFile();
    } else if (to > 1 && !session.isPrepared) {
      event.preventDefault();
      void this.#prepare(session, to);
    }
  };

  /** A file that is still being read is worth waiting for. */
  async #refuseFile(): Promise<void> {
    if (this.#isReading) {
      await this.#reading;
      await this.#steps.next();
      return;
    }
    if (this.#file === null) this.#upload.reportValidity();
    else this.#host.announce(this.#fault);
    this.#upload.focus();
  }

  async #prepare(session: ImportSession, to: number): Promise<void> {
    const isPrepared = await session.prepare();
    if (this.#session !== session) return;
    await this.updateComplete;
    if (isPrepared) this.#steps.show(to);
    else if (session.columnMessage !== '') this.#steps.show(1);
  }

  async #send(rows: readonly TableRow[], signal: AbortSignal): Promise<Answer> {
    const waiting: PromiseLike<unknown>[] = [];
    const refused: ServerIssue[] = [];
    const event = new ImportEvent(
      {rows, signal},
      {wait: promise => waiting.push(promise), refuse: reason => refused.push(...readServerIssues(reason))},
    );
    this.dispatchEvent(event);
    const rejection = await rejectionOf(waiting);
    const isStopped = rejection !== undefined || event.defaultPrevented;
    return {refused, failure: isStopped ? {reason: rejection?.reason} : null};
  }

  #handleDone(result: ImportResult): void {
    this[renderNow]();
    this.shadowRoot!.querySelector<HTMLElement>('.result')?.focus();
    this.dispatchEvent(new CustomEvent<ImportResult>('lc-after-import', {detail: result}));
  }

  readonly #correct = (): void => {
    this.#session?.showRows(true);
    this.#steps.show(2);
  };

  readonly #restart = (): void => {
    this.#upload.value = null;
    void this.#open(null);
    this.#steps.show(0);
  };

  #count(name: 'maxRows' | 'batchSize' | 'concurrency', fallback: number): number {
    const count = this[name];
    if (Number.isSafeInteger(count) && count > 0) return count;
    this[warn](`${name} must be a whole number above 0; it counts as ${fallback}.`);
    return fallback;
  }
}

/** Enter in a field of a step does not leave it. */
function stayInStep(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.stopPropagation();
}

/** The fields inside are not those of the app. */
function stopEvent(event: Event): void {
  event.stopPropagation();
}
