import {describeValue, type Warn} from '../bad-input.js';

/** An option of a control. */
export interface Option {
  /** The text of the option. */
  readonly text: string;
  /** The value that the form submits. Must be unique in the control. */
  readonly value: string;
  /** Whether the option is visible but cannot be chosen. Default false. */
  readonly disabled?: boolean | undefined;
  /** The name of the group in which a select with its own list or a multi-select lists the option. */
  readonly group?: string | undefined;
  /** A second line: in a radio group, and in a select that has `import '@life-changers/elements/select-list'`. */
  readonly description?: string | undefined;
  /** A short text at the end of an option in a radio group, such as a price. */
  readonly suffix?: string | undefined;
  /** The URL of a small image before the text, in the list of such a select. It is decorative: the text must say it all. */
  readonly icon?: string | undefined;
}

/** The properties of an option that may be missing. */
const DETAILS = ['group', 'description', 'suffix', 'icon'] as const;

type Detail = (typeof DETAILS)[number];

/**
 * Normalizes the options of an app, from a property or JSON. Numbers become text, and a missing `text` or `value` is
 * copied from the other, as in HTML. Entries that are not options are ignored with a warning.
 *
 * @param warn Called with a message that says how to fix the options.
 */
export function normalizeOptions(given: unknown, warn: Warn): readonly Option[] {
  if (given === null || given === undefined) return [];
  if (!Array.isArray(given)) {
    warn(`options must be an array of {text, value}, not ${describeValue(given)}. No options are shown.`);
    return [];
  }
  const options = given.flatMap((row: unknown) => {
    const option = normalizeOption(row);
    if (option === null)
      warn(
        `an option must have a text and a value, such as {text: 'Hello', value: 'hello'}, not ${describeValue(row)}.`,
      );
    return option ?? [];
  });
  warnOfDuplicates(options, warn);
  return options;
}

function normalizeOption(row: unknown): Option | null {
  if (typeof row !== 'object' || row === null) return null;
  const given = row as Record<keyof Option, unknown>;
  const shown = textOf(given.text) ?? textOf(given.value);
  const submitted = textOf(given.value) ?? shown;
  if (shown === null || submitted === null) return null;
  return {text: shown, value: submitted, disabled: Boolean(given.disabled), ...detailsOf(given)};
}

/** Returns the details of an option that are texts and not empty. */
export function detailsOf(given: Partial<Record<Detail, unknown>>): Partial<Record<Detail, string>> {
  const texts = DETAILS.map(name => [name, textOf(given[name])] as const);
  return Object.fromEntries(texts.filter(([, text]) => text));
}

function textOf(text: unknown): string | null {
  return typeof text === 'string' || typeof text === 'number' ? String(text) : null;
}

function warnOfDuplicates(options: readonly Option[], warn: Warn): void {
  const values = new Set<string>();
  for (const {value} of options) {
    if (values.has(value)) warn(`two options have the value "${value}". Only the first one can be selected.`);
    values.add(value);
  }
}
