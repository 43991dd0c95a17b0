import type {LocalizeController} from '../../controllers/localize.controller.js';
import type {Warn} from '../../core/bad-input.js';
import {EditList, type TableEdit, type TableRow} from '../../core/table/index.js';
import {
  ImportRows,
  readImported,
  rejectedCsv,
  ROW_NUMBER,
  type RejectedRow,
  type RowProblem,
} from '../../core/table/import/index.js';
import {inSlices, type SlicedWork} from '../../core/table/sliced-work.js';
import {checkRules, findIssues} from '../../core/validation/check-values.js';
import {describeIssue, type Rules} from '../../core/validation/index.js';
import {runSliced} from '../../dom/time-slicer.js';
import {csvBlob, saveFile} from '../../dom/save-file.js';
import type {ImportResult} from './import-event.js';
import {ImportMapping} from './import-mapping.js';
import {saveRows, type Answer} from './import-saves.js';
import {FAILURE_TERMS, ImportSource, type TextFormat} from './import-source.js';
import {importTargets, type ImportTarget} from './import-targets.js';
import {readMatches, storeMatches} from './remembered-matches.js';

/** What the app has set. */
export interface ImportSettings {
  readonly columns: unknown;
  readonly rowRules: Rules | null;
  readonly rememberAs: string;
  readonly maxRows: number;
  readonly batchSize: number;
  readonly concurrency: number;
}

/** The element around the import of a file. */
export interface ImportHost {
  readonly settings: () => ImportSettings;
  readonly texts: LocalizeController;
  readonly warn: Warn;
  readonly changed: () => void;
  readonly announce: (text: string) => void;
  /** Sends a batch to the app. It never rejects. */
  readonly send: (rows: readonly TableRow[], signal: AbortSignal) => Promise<Answer>;
  readonly done: (result: ImportResult) => void;
}

/** Where saving is. */
export type SaveState =
  | {readonly phase: 'ready'}
  | {
      readonly phase: 'saving';
      readonly total: number;
      readonly before: number;
      readonly abort: AbortController;
    }
  | {readonly phase: 'done'; readonly stopped: {readonly message: string} | null};

/** Rejected rows per slice. */
const SLICE = 128;

/** The import of one file: what was read, what its columns are, its rows, and what was saved. */
export class ImportSession {
  readonly host: ImportHost;
  readonly #abort = new AbortController();
  source!: ImportSource;
  mapping!: ImportMapping;
  /** Why the columns cannot be imported like this. */
  columnMessage = '';
  isBusy = false;
  rows: ImportRows | null = null;
  #rowsKey = '';
  /** The rows that the table shows. */
  shown: readonly TableRow[] = [];
  isOnlyErrors = false;
  /** The numbers of the saved rows of each sheet, which are not saved again when the file is read in another way. */
  readonly #saved = new Map<number, readonly number[]>();
  edits: readonly TableEdit[] = [];
  /** Changes with the problems of the rows. */
  version = 0;
  save: SaveState = {phase: 'ready'};
  /** What was last asked for; earlier work is dropped. */
  #task = new AbortController();

  constructor(host: ImportHost) {
    this.host = host;
  }

  /** Stops everything that is running. */
  end(): void {
    this.#abort.abort();
    this.#task.abort();
    if (this.save.phase === 'saving') this.save.abort.abort();
  }

  /** Reads a file. Returns whether it can be imported. */
  async open(file: File): Promise<boolean> {
    const {settings, warn} = this.host;
    const {maxRows} = settings();
    this.source = await ImportSource.read(file, {maxRows, signal: this.#abort.signal, warn});
    if (this.source.fault !== null) return false;
    await this.#match();
    return true;
  }

  /** Reads the file in another way. */
  readAs(format: Partial<TextFormat>): Promise<void> {
    return this.#run(async () => {
      await this.source.readAs(format);
      await this.#match();
    });
  }

  readSheet(index: number): Promise<void> {
    return this.#run(async () => {
      this.source.readSheet(index);
      // They are those of other rows.
      this.edits = [];
      await this.#match();
    });
  }

  choose(index: number, field: string | null): Promise<void> {
    this.mapping.choose(index, field);
    this.columnMessage = this.#columnMessage();
    return this.#run(signal => this.mapping.guess(signal));
  }

  /** Whether the rows are read by the columns as they are now. */
  get isPrepared(): boolean {
    return this.rows !== null && this.#rowsKey === this.#key && this.#columnMessage() === '';
  }

  get #key(): string {
    return `${this.host.texts.lang} ${this.mapping.key}`;
  }

  /** Reads the rows if they are not read like this yet. Returns whether the columns can be imported. */
  async prepare(): Promise<boolean> {
    this.columnMessage = this.#columnMessage();
    this.host.changed();
    if (this.columnMessage !== '') {
      this.host.announce(this.columnMessage);
      return false;
    }
    const {settings, warn} = this.host;
    const {rememberAs} = settings();
    if (rememberAs) storeMatches(rememberAs, this.mapping.remember(readMatches(rememberAs)), warn);
    if (this.isPrepared) return true;
    const key = this.#key;
    let isDone = false;
    await this.#run(async signal => {
      const rows = await this.#read(signal);
      signal.throwIfAborted();
      this.rows = rows;
      this.#rowsKey = key;
      this.save = {phase: 'ready'};
      const fields = new Set<string | null>(this.mapping.targets.map(({field}) => field));
      this.setEdits(this.edits.filter(({field}) => field === null || fields.has(field)));
      this.showRows(false);
      isDone = true;
      this.host.announce(this.countText);
    });
    return isDone;
  }

  /** Shows all rows that are not saved, or those with errors. */
  showRows(isOnlyErrors: boolean): void {
    this.isOnlyErrors = isOnlyErrors;
    this.shown = this.rows?.rows(isOnlyErrors) ?? [];
    this.#changed();
  }

  setEdits(edits: readonly TableEdit[]): void {
    this.edits = edits;
    this.rows?.edit(EditList.of(edits));
    this.#changed();
    void this.rows?.settle(this.host.settings().concurrency).then(() => this.#changed());
  }

  get countText(): string {
    const {count = 0, invalidCount = 0} = this.rows ?? {};
    return this.host.texts.term('importRowCount', count, invalidCount);
  }

  /** The number of rows that can be saved. */
  get readyCount(): number {
    return this.rows?.readyCount ?? 0;
  }

  messageOf({field, why}: RowProblem): string {
    const {texts} = this.host;
    if (why === 'too-many-cells') return texts.term('importExtraCells');
    return describeIssue(why, this.#labelOf(field), texts);
  }

  async start(): Promise<void> {
    const {rows, save} = this;
    if (rows === null || save.phase === 'saving') return;
    const abort = new AbortController();
    const {batchSize, concurrency} = this.host.settings();
    this.save = {phase: 'saving', total: this.readyCount, before: rows.savedCount, abort};
    this.#changed();
    const stopped = await saveRows(rows, {
      batchSize,
      concurrency,
      signal: abort.signal,
      send: this.host.send,
      changed: () => this.#changed(),
    });
    this.#saved.set(this.source.sheet, rows.savedNumbers);
    if (this.#abort.signal.aborted) return;
    this.save = {phase: 'done', stopped};
    this.setEdits(this.edits.filter(({key}) => !rows.isSaved(key)));
    this.showRows(rows.invalidCount > 0);
    const result = {saved: rows.savedCount, rejected: rows.invalidCount, left: this.readyCount};
    this.host.announce(this.resultText);
    this.host.done(result);
  }

  cancel(): void {
    if (this.save.phase === 'saving') this.save.abort.abort();
  }

  get resultText(): string {
    const {texts} = this.host;
    const {rows, save} = this;
    const result = texts.term('importResult', rows!.savedCount, rows!.invalidCount);
    const stopped = save.phase === 'done' ? save.stopped : null;
    if (stopped === null) return result;
    return [stopped.message, texts.term('importStopped', this.readyCount), result].filter(Boolean).join(' ');
  }

  /** Downloads the rows that were not saved because of errors, with what users have corrected. */
  async download(): Promise<void> {
    const {source, host} = this;
    const {signal} = this.#abort;
    const rejected = await runSliced(this.#rejectedRows(), signal);
    const delimiter = source.format?.delimiter ?? ',';
    const separator = delimiter === '|' ? ',' : delimiter;
    const csv = rejectedCsv(source.header, rejected, host.texts.term('importReasons'), {
      separator,
      bom: true,
    });
    saveFile(csvBlob(await runSliced(csv, signal)), `${source.name.replace(/\.\w+$/, '')}-rejected.csv`);
  }

  *#rejectedRows(): SlicedWork<RejectedRow[]> {
    const {source, mapping} = this;
    const rows = this.rows!;
    const numbers = rows.rejected();
    const found: RejectedRow[] = [];
    yield* inSlices(numbers.length, SLICE, (start, end) => {
      for (const number of numbers.slice(start, end)) {
        const cells = [...source.rows[number - source.first]!];
        for (const [field, text] of rows.editedTexts(number)) {
          const index = mapping.fields.indexOf(field);
          if (index !== -1) cells[index] = text;
        }
        const reasons = rows.problemsOf(number).map(problem => this.messageOf(problem));
        found.push({cells: Array.from(cells, cell => cell ?? ''), reasons: reasons.join(' ')});
      }
    });
    return found;
  }

  #labelOf(field: string): string {
    if (field === ROW_NUMBER) return this.host.texts.term('importRowNumber');
    return this.mapping.targets.find(target => target.field === field)?.label ?? field;
  }

  get #targets(): readonly ImportTarget[] {
    const {texts, settings, warn} = this.host;
    const words = {yes: texts.term('importYes'), no: texts.term('importNo')};
    return importTargets(settings().columns, words, warn);
  }

  #match(): Promise<void> {
    const {rememberAs} = this.host.settings();
    this.mapping = new ImportMapping(this.source, this.#targets, readMatches(rememberAs));
    this.columnMessage = '';
    return this.mapping.guess(this.#abort.signal);
  }

  #columnMessage(): string {
    const {texts} = this.host;
    const {fault} = this.source;
    if (fault !== null) return this.faultText;
    const {doubled, fields} = this.mapping;
    if (doubled !== undefined) return texts.term('importTwice', doubled.label);
    return fields.every(field => field === null) ? texts.term('importNoColumns') : '';
  }

  /** Why the file cannot be imported. */
  get faultText(): string {
    const {texts, settings} = this.host;
    const {fault} = this.source;
    if (fault === null) return '';
    const term = FAILURE_TERMS[fault];
    return term === 'importTooManyRows' ? texts.term(term, settings().maxRows) : texts.term(term);
  }

  async #read(signal: AbortSignal): Promise<ImportRows> {
    const {source, mapping, host} = this;
    const {rowRules, concurrency} = host.settings();
    const {lang} = host.texts;
    const format = {lang, fields: mapping.fields, guesses: mapping.formats};
    const imported = await runSliced(readImported(source.rows, mapping.targets, format), signal);
    const rows = new ImportRows(imported, {
      columns: mapping.targets,
      rowRules,
      lang,
      first: source.first,
      checker: {
        value: (rules, value) => checkRules(rules, value, host.warn),
        row: (rules, row) => findIssues(rules, row, host.warn),
      },
    });
    rows.save(this.#saved.get(source.sheet) ?? []);
    await runSliced(rows.check(), signal);
    await rows.settle(concurrency);
    return rows;
  }

  /** Runs what the user has to wait for. A newer call drops it. */
  async #run(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    this.#task.abort();
    const task = (this.#task = new AbortController());
    this.isBusy = true;
    this.#changed();
    try {
      await work(task.signal);
    } catch (cause) {
      if (!task.signal.aborted && !this.#abort.signal.aborted)
        this.host.warn('the file could not be read.', cause);
    }
    if (task.signal.aborted) return;
    this.isBusy = false;
    this.#changed();
  }

  #changed(): void {
    this.version += 1;
    this.host.changed();
  }
}
