import {
  guessFormats,
  matchColumns,
  rememberMatches,
  type FormatGuess,
  type Guess,
  type RememberedMatches,
} from '../../core/table/import/index.js';
import {runSliced} from '../../dom/time-slicer.js';
import type {ImportSource} from './import-source.js';
import type {ImportTarget} from './import-targets.js';

/** What a user has chosen for the values of a column of the file. */
type ChosenFormat = {readonly [Kind in keyof FormatGuess]?: NonNullable<FormatGuess[Kind]>['value']};

const certain = <Value>(value: Value): Guess<Value> => ({value, confidence: 1, isAmbiguous: false});

/** How Excel files have their values. */
const WORKBOOK_FORMAT: FormatGuess = {
  decimal: certain('.'),
  dateOrder: certain('ymd'),
  isFraction: certain(true),
};

/** What the columns of a file are imported as, and how their values are written. */
export class ImportMapping {
  readonly source: ImportSource;
  readonly targets: readonly ImportTarget[];
  /** The field of each column of the file; null if it is not imported. */
  fields: readonly (string | null)[];
  #guesses: ReadonlyMap<string, FormatGuess> = new Map();
  readonly #chosen = new Map<number, ChosenFormat>();

  constructor(source: ImportSource, targets: readonly ImportTarget[], remembered: RememberedMatches) {
    this.source = source;
    this.targets = targets;
    this.fields = matchColumns(source.header, targets, remembered);
  }

  /** Guesses how the values are written, in slices. */
  async guess(signal: AbortSignal): Promise<void> {
    const {source, fields, targets} = this;
    this.#guesses =
      source.format === null
        ? new Map(targets.map(({field}) => [field, WORKBOOK_FORMAT]))
        : await runSliced(guessFormats(source.rows, fields, targets, source.format.delimiter), signal);
  }

  /** Imports a column of the file as another one. */
  choose(index: number, field: string | null): void {
    this.fields = this.fields.map((one, at) => (at === index ? field : one));
    this.#chosen.delete(index);
  }

  chooseFormat(index: number, chosen: ChosenFormat): void {
    this.#chosen.set(index, {...this.#chosen.get(index), ...chosen});
  }

  targetAt(index: number): ImportTarget | undefined {
    return this.targets.find(({field}) => field === this.fields[index]);
  }

  /** Returns how the values of a column of the file are written. */
  formatAt(index: number): FormatGuess {
    const guess = this.#guesses.get(this.fields[index] ?? '') ?? {};
    const chosen = Object.entries(this.#chosen.get(index) ?? {}).map(([kind, value]) => [
      kind,
      certain(value),
    ]);
    return {...guess, ...(Object.fromEntries(chosen) as FormatGuess)};
  }

  get formats(): ReadonlyMap<string, FormatGuess> {
    return new Map(
      this.fields.flatMap((field, index) => (field === null ? [] : [[field, this.formatAt(index)]])),
    );
  }

  /** The target of more than one column of the file. */
  get doubled(): ImportTarget | undefined {
    return this.targets.find(({field}) => this.fields.indexOf(field) !== this.fields.lastIndexOf(field));
  }

  /** The targets that no column of the file is imported as. */
  get unmatched(): readonly ImportTarget[] {
    return this.targets.filter(({field}) => !this.fields.includes(field));
  }

  /** The headers that several columns of the file have. */
  get repeated(): readonly string[] {
    const {header} = this.source;
    const isRepeated = (text: string, index: number): boolean =>
      text.trim() !== '' && header.indexOf(text) === index && header.lastIndexOf(text) !== index;
    return header.filter(isRepeated);
  }

  remember(before: RememberedMatches): RememberedMatches {
    return rememberMatches(this.source.header, this.fields, before);
  }

  /** A text for everything that the rows are read by. */
  get key(): string {
    return JSON.stringify([this.source.format, this.source.sheet, this.fields, [...this.formats]]);
  }
}
