import {dateFromPlain} from '../calendar/date-edge.js';
import {parseIsoDateTime} from '../calendar/iso.js';
import type {FileLike} from '../files/file-like.js';

/** What `readForm` reads from: `FormData` or `URLSearchParams`, in the page or in Node. */
export interface FormEntries<Entry = unknown> {
  getAll(name: string): readonly Entry[];
}

/** What the entry of a control stands for. */
export type FieldKind = 'text' | 'number' | 'boolean' | 'date' | 'file';

/** The fields of a form by their names; a kind in brackets stands for several entries of one name: `['text']`. */
export type FormShape = Readonly<Record<string, FieldKind | readonly [Exclude<FieldKind, 'boolean'>]>>;

/** The file of an upload as its control holds it. */
export interface SentFile<Sent> {
  readonly path: string;
  /** Undefined if the form sent the name of the file alone. */
  readonly file?: Sent | undefined;
}

interface ValueOf<Entry> {
  readonly text: string;
  readonly number: number | null;
  readonly boolean: boolean;
  readonly date: Date | null;
  readonly file: SentFile<Exclude<Entry, string>> | null;
}

/** The values of a form: those its controls have as `typedValue`. */
export type FormValues<Shape extends FormShape, Entry = FileLike | string> = {
  -readonly [Name in keyof Shape]: Shape[Name] extends FieldKind
    ? ValueOf<Entry>[Shape[Name]]
    : Shape[Name] extends readonly [infer Kind extends FieldKind]
      ? NonNullable<ValueOf<Entry>[Kind]>[]
      : never;
};

/**
 * Reads the entries of a form as the values that its controls have, for the same rules: FormData has `'5'`, `'on'` and
 * `'2026-05-15'` where the rules want a number, a boolean and a `Date`. Fields that are not in the shape are left out.
 *
 * - `'text'`: the text; `''` if there is none.
 * - `'number'`: null if there is none, and `NaN` for any other text than a number as HTML writes it.
 * - `'boolean'`: whether it was sent, with any other text than `false`.
 * - `'date'`: a `Date` in local time from `yyyy-MM-dd` or `yyyy-MM-ddTHH:mm`, null if there is none, and an Invalid
 *   Date for any other text.
 * - `'file'`: `{path, file}`; null if no file was chosen. `{path}` alone, which rules refuse, if the form sent the name
 *   only, as one without `enctype="multipart/form-data"` does.
 * - `['text']` and so on: an array, empty if there is nothing.
 *
 * @throws TypeError if the shape has another kind.
 */
export function readForm<const Shape extends FormShape, Entry>(
  form: FormEntries<Entry>,
  shape: Shape,
): FormValues<Shape, Entry> {
  const values = Object.entries(shape).map(([name, kind]) => [
    name,
    readField(form.getAll(name), kind, name),
  ]);
  return Object.fromEntries(values) as FormValues<Shape, Entry>;
}

const READERS: Readonly<Record<FieldKind, (entry: unknown) => unknown>> = {
  text: textOf,
  number: readNumber,
  boolean: entry => typeof entry === 'string' && entry !== 'false',
  date: readDate,
  file: readFile,
};

function readField(entries: readonly unknown[], kind: FormShape[string], name: string): unknown {
  const isSeveral = Array.isArray(kind);
  const read = Object.hasOwn(READERS, String(kind)) ? READERS[String(kind) as FieldKind] : null;
  if (read === null)
    throw new TypeError(
      `readForm: "${name}" must be text, number, boolean, date or file, or one of them in brackets, not ${String(kind)}.`,
    );
  if (isSeveral) return entries.map(read).filter(value => value !== null);
  // A page may send a hidden `false` beside a box, so that there is an entry in any case.
  return kind === 'boolean' ? entries.some(read) : read(entries[0]);
}

/** A file in the place of a text is no text. */
function textOf(entry: unknown): string {
  return typeof entry === 'string' ? entry : '';
}

/** A valid floating-point number as HTML defines it: no plus, no hexadecimal, no space. */
const NUMBER = /^-?(\d+(\.\d+)?|\.\d+)(e[+-]?\d+)?$/i;

function readNumber(entry: unknown): number | null {
  const text = textOf(entry);
  if (text === '') return null;
  const number = NUMBER.test(text) ? Number(text) : NaN;
  return Number.isFinite(number) ? number : NaN;
}

function readDate(entry: unknown): Date | null {
  const text = textOf(entry);
  if (text === '') return null;
  const value = parseIsoDateTime(text);
  return value === null ? new Date(NaN) : dateFromPlain(value);
}

/** An empty file control sends a file without a name and a byte. */
function readFile(entry: unknown): SentFile<FileLike> | null {
  if (typeof entry === 'string') return entry === '' ? null : {path: entry};
  const {name, size} = Object(entry) as FileLike;
  if (typeof name !== 'string' || (name === '' && size === 0)) return null;
  return {path: name, file: entry as FileLike};
}
