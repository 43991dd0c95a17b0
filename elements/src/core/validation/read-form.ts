import type {FileLike} from '../files/file-like.js';
import {isOn, parseDate, parseFile, parseNumber, textOf, type SentFile} from './form-entry.js';
import {readBySchema, type SentEntries, type SentInput} from './read-by-schema.js';
import {isRules} from './rules.js';
import type {Rules} from './rules-slot.js';

/** The entries that `readForm` reads: `FormData` or `URLSearchParams`, in the browser or in Node. */
export interface FormEntries<Entry = unknown> {
  getAll(name: string): readonly Entry[];
}

/** The type of value of a form entry. */
export type FieldKind = 'text' | 'number' | 'boolean' | 'date' | 'date-in-local-time' | 'file';

/** The kinds of a form's fields by name. A kind in brackets, such as `['text']`, is for several entries of a name. */
export type FormShape = Readonly<Record<string, FieldKind | readonly [Exclude<FieldKind, 'boolean'>]>>;

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
): FormValues<Shape, Entry>;
/**
 * Converts the entries of a form to the values of a schema, which you can then validate with it. The names of the entries
 * are paths: `address.city`, `items[0].qty`, or `tags[]`. The schema shows the kind of each value, also inside of
 * `optional` and other wrappers; a pipe counts as what it receives. Entries without a field in the schema are ignored.
 *
 * - Text: the text, or `''` if the entry is missing. A schema for dates as text receives `yyyy-MM-dd`.
 * - A number, a boolean, and a `Date` in local time: like the kinds of a shape.
 * - A file: the file, or null. An object of `path` and `file`, or a helper for files: `{path, file}`, or null.
 * - A list: the values of all entries of the name, or the items by index. Empty if no entry exists.
 * - An object: its fields. Left out if it is optional and has no entries.
 * - If the schema does not show the kind, such as for a custom type, the entry as it was sent.
 */
export function readForm<Schema extends Rules, Entry>(
  form: SentEntries<Entry>,
  schema: Schema,
): SentInput<Schema>;
export function readForm(
  form: FormEntries | SentEntries<unknown>,
  shape: FormShape | Rules,
): Readonly<Record<string, unknown>> {
  if (isRules(shape)) return readBySchema(form as SentEntries<unknown>, shape);
  const values = Object.entries(shape).map(([name, kind]) => [
    name,
    parseField((form as FormEntries).getAll(name), kind, name),
  ]);
  return Object.fromEntries(values) as Record<string, unknown>;
}

const PARSERS: Readonly<Record<FieldKind, (entry: unknown) => unknown>> = {
  text: textOf,
  number: parseNumber,
  boolean: isOn,
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
