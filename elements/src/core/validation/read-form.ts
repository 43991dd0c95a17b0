import {dateFromPlain} from '../calendar/date-edge.js';
import {parseIsoDateTime} from '../calendar/iso.js';
import type {FileLike} from '../files/file-like.js';

/** The entries that `readForm` reads: `FormData` or `URLSearchParams`, in the browser or in Node. */
export interface FormEntries<Entry = unknown> {
  getAll(name: string): readonly Entry[];
}

/** The type of value of a form entry. */
export type FieldKind = 'text' | 'number' | 'boolean' | 'date' | 'date-in-local-time' | 'file';

/** The kinds of a form's fields by name. A kind in brackets, such as `['text']`, is for several entries of a name. */
export type FormShape = Readonly<Record<string, FieldKind | readonly [Exclude<FieldKind, 'boolean'>]>>;

/** A submitted file, in the format of the file upload. */
export interface SentFile<Sent> {
  readonly path: string;
  /** Undefined if the form submitted only the name of the file. */
  readonly file?: Sent | undefined;
}

interface ValueOf<Entry> {
  readonly text: string;
  readonly number: number | null;
  readonly boolean: boolean;
  readonly date: string | null;
  readonly 'date-in-local-time': Date | null;
  readonly file: SentFile<Exclude<Entry, string>> | null;
}

/** The values of a form: the `typedValue` of each control, but text for a date. */
export type FormValues<Shape extends FormShape, Entry = FileLike | string> = {
  -readonly [Name in keyof Shape]: Shape[Name] extends FieldKind
    ? ValueOf<Entry>[Shape[Name]]
    : Shape[Name] extends readonly [infer Kind extends FieldKind]
      ? NonNullable<ValueOf<Entry>[Kind]>[]
      : never;
};

/**
 * Converts the entries of a form to values that you can validate with the rules of its controls, and pass to their
 * `initValue`. FormData contains only text, such as `'5'` and `'on'`, but rules expect a number and a boolean. Fields that
 * are not in the shape are ignored.
 *
 * - `'text'`: the text, or `''` if the entry is missing.
 * - `'number'`: a number, null if the entry is missing or empty, or `NaN` if the text is not a number in HTML.
 * - `'boolean'`: true if the entry exists with any text except `false`.
 * - `'date'`: the text `yyyy-MM-dd` or `yyyy-MM-ddTHH:mm`, which means the same in every time zone, or null if the entry
 *   is missing or empty. Any other text is returned unchanged. The rules reject it.
 * - `'date-in-local-time'`: a `Date` in the time zone where `readForm` runs, null if the entry is missing or empty, or an
 *   Invalid Date for any other text. On a server in another zone than its users, it is not the moment that they chose. Do
 *   not send it to them: their `initValue` would be another time, or another day.
 * - `'file'`: `{path, file}`, or null if no file was chosen. If the form submits only the name, such as without
 *   `enctype="multipart/form-data"`, it is `{path}`, which the rules reject.
 * - `['text']` and other kinds in brackets: an array, which is empty if no entry exists.
 *
 * @throws TypeError if the shape has another kind.
 */
export function readForm<const Shape extends FormShape, Entry>(
  form: FormEntries<Entry>,
  shape: Shape,
): FormValues<Shape, Entry> {
  const values = Object.entries(shape).map(([name, kind]) => [
    name,
    parseField(form.getAll(name), kind, name),
  ]);
  return Object.fromEntries(values) as FormValues<Shape, Entry>;
}

const PARSERS: Readonly<Record<FieldKind, (entry: unknown) => unknown>> = {
  text: textOf,
  number: parseNumber,
  boolean: entry => typeof entry === 'string' && entry !== 'false',
  date: entry => textOf(entry) || null,
  'date-in-local-time': parseDate,
  file: parseFile,
};

function parseField(entries: readonly unknown[], kind: FormShape[string], name: string): unknown {
  const isSeveral = Array.isArray(kind);
  const parse = Object.hasOwn(PARSERS, String(kind)) ? PARSERS[String(kind) as FieldKind] : null;
  if (parse === null)
    throw new TypeError(
      `readForm: "${name}" must be text, number, boolean, date, date-in-local-time, or file, or one of them in brackets, not ${String(kind)}.`,
    );
  if (isSeveral) return entries.map(parse).filter(value => value !== null);
  // A form can have a hidden `false` next to a checkbox, so that there is always an entry.
  return kind === 'boolean' ? entries.some(parse) : parse(entries[0]);
}

/** Returns the text of an entry, or `''` for a file. */
function textOf(entry: unknown): string {
  return typeof entry === 'string' ? entry : '';
}

/** A valid floating-point number in HTML: no plus sign, hexadecimal digits, or spaces. */
const NUMBER = /^-?(\d+(\.\d+)?|\.\d+)(e[+-]?\d+)?$/i;

function parseNumber(entry: unknown): number | null {
  const text = textOf(entry);
  if (text === '') return null;
  const number = NUMBER.test(text) ? Number(text) : NaN;
  return Number.isFinite(number) ? number : NaN;
}

function parseDate(entry: unknown): Date | null {
  const text = textOf(entry);
  if (text === '') return null;
  const value = parseIsoDateTime(text);
  return value === null ? new Date(NaN) : dateFromPlain(value);
}

/** An empty file control submits an empty file without a name. */
function parseFile(entry: unknown): SentFile<FileLike> | null {
  if (typeof entry === 'string') return entry === '' ? null : {path: entry};
  const {name, size} = Object(entry) as FileLike;
  if (typeof name !== 'string' || (name === '' && size === 0)) return null;
  return {path: name, file: entry as FileLike};
}
