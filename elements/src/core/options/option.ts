import {describeValue, type Warn} from '../bad-input.js';

/** An option of a control. */
export interface Option {
  /** The text of the option. */
  readonly text: string;
  /** The value that the form submits. Must be unique in the control. */
  readonly value: string;
  /** Whether the option is visible but cannot be chosen. Default false. */
  readonly disabled?: boolean | undefined;
  /** The name of the group in which a multi-select lists the option. Other controls ignore it. */
  readonly group?: string | undefined;
}

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
  const {text, value, disabled, group} = row as Record<keyof Option, unknown>;
  const shown = textOf(text) ?? textOf(value);
  const submitted = textOf(value) ?? shown;
  if (shown === null || submitted === null) return null;
  const option = {text: shown, value: submitted, disabled: Boolean(disabled)};
  const name = textOf(group);
  return name ? {...option, group: name} : option;
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
