import {
  csvRows,
  decodeFile,
  fileKind,
  guessDelimiter,
  isBlankRow,
  workbookReader,
  type Delimiter,
  type WorkbookFault,
  type WorkbookSheet,
} from '../../core/table/import/index.js';
import type {Warn} from '../../core/bad-input.js';
import {runSliced} from '../../dom/time-slicer.js';

/** The texts that say why a file cannot be imported. */
export const FAILURE_TERMS = {
  empty: 'importEmpty',
  'header-only': 'importHeaderOnly',
  'not-a-table': 'importNotATable',
  failed: 'importFailed',
  'not-a-workbook': 'importNeedsCsv',
  encrypted: 'importEncrypted',
  'too-large': 'importTooManyRows',
  'too-many-cells': 'importTooManyRows',
} as const satisfies Record<WorkbookFault | 'empty' | 'header-only' | 'not-a-table' | 'failed', string>;

/** Why a file cannot be imported. */
export type FileFault = keyof typeof FAILURE_TERMS;

const MISSING =
  "an Excel file was chosen, which needs import '@life-changers/elements/import-excel'. Without it, only CSV is read.";

/** The encodings that users can choose, besides the one that was found. */
export const ENCODINGS = [
  'utf-8',
  'utf-16le',
  'windows-1250',
  'windows-1251',
  'windows-1252',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'shift_jis',
  'gb18030',
  'big5',
  'euc-kr',
];

interface ReadOptions {
  readonly maxRows: number;
  readonly signal: AbortSignal;
  readonly warn: Warn;
}

/** How a text file is read. */
export interface TextFormat {
  readonly encoding: string;
  readonly delimiter: Delimiter;
}

/** A file that was read. */
export class ImportSource {
  readonly name: string;
  readonly #bytes: Uint8Array;
  readonly #options: ReadOptions;
  sheets: readonly WorkbookSheet[] = [];
  sheet = 0;
  /** Null for the sheets of a workbook. */
  format: TextFormat | null = null;
  header: readonly string[] = [];
  rows: readonly (readonly string[])[] = [];
  /** The number of the first row below the header. */
  first = 2;
  fault: FileFault | null = null;

  private constructor(name: string, bytes: Uint8Array, options: ReadOptions) {
    this.name = name;
    this.#bytes = bytes;
    this.#options = options;
  }

  /** Reads a file. It rejects only with the reason of the signal. */
  static async read(file: File, options: ReadOptions): Promise<ImportSource> {
    const bytes = await file.arrayBuffer().then(
      buffer => new Uint8Array(buffer),
      () => null,
    );
    options.signal.throwIfAborted();
    const source = new ImportSource(file.name, bytes ?? new Uint8Array(), options);
    if (bytes === null) source.fault = 'failed';
    else await source.#read(file);
    options.signal.throwIfAborted();
    return source;
  }

  /** Reads a text file in another way. */
  async readAs(format: Partial<TextFormat>): Promise<void> {
    const encoding = format.encoding ?? this.format!.encoding;
    const text = new TextDecoder(encoding).decode(this.#bytes);
    const delimiter = format.delimiter ?? this.format!.delimiter;
    await this.#parse(text, {encoding, delimiter});
  }

  /** Reads another sheet of a workbook. */
  readSheet(index: number): void {
    this.sheet = index;
    this.#set(this.sheets[index]?.rows ?? []);
  }

  async #read(file: File): Promise<void> {
    const kind = fileKind(this.#bytes);
    if (kind === 'workbook' || kind === 'old-workbook') return this.#readWorkbook(file);
    if (kind !== 'text') {
      this.fault = kind === 'empty' ? 'empty' : 'not-a-table';
      return;
    }
    const {text, encoding} = decodeFile(this.#bytes, (name, options) => new TextDecoder(name, options));
    await this.#parse(text, {encoding, delimiter: guessDelimiter(text)});
  }

  async #parse(text: string, format: TextFormat): Promise<void> {
    const rows = await runSliced(csvRows(text, format), this.#options.signal);
    this.format = format;
    this.#set(rows);
  }

  async #readWorkbook(file: File): Promise<void> {
    const {signal, warn} = this.#options;
    const read = workbookReader();
    if (read === undefined) {
      warn(MISSING);
      this.fault = 'not-a-workbook';
      return;
    }
    try {
      this.sheets = await read(file, signal);
      const filled = this.sheets.findIndex(({rows}) => !rows.every(isBlankRow));
      this.readSheet(Math.max(0, filled));
    } catch (cause) {
      signal.throwIfAborted();
      // Not by its class, which a page with two versions of this library has twice.
      const {fault} = Object(cause) as {fault?: WorkbookFault | undefined};
      const isKnown = fault !== undefined && Object.hasOwn(FAILURE_TERMS, fault);
      if (!isKnown) warn('the Excel file could not be read.', cause);
      this.fault = isKnown ? fault : 'failed';
    }
  }

  #set(all: readonly (readonly string[])[]): void {
    const index = all.findIndex(row => !isBlankRow(row));
    this.header = all[index] ?? [];
    this.rows = index === -1 ? [] : all.slice(index + 1);
    this.first = index + 2;
    this.fault =
      index === -1
        ? 'empty'
        : this.rows.every(isBlankRow)
          ? 'header-only'
          : this.rows.length > this.#options.maxRows
            ? 'too-large'
            : null;
  }
}
