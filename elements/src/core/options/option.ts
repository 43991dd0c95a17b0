import {describeValue, type Warn} from '../bad-input.js';

/** One of the values that a control offers. */
export interface Option {
  /** What the user reads. */
  readonly text: string;
  /** What the form submits; no other option of the control has it. */
  readonly value: string;
  /** Whether the user can see it but not choose it. Default false. */
  readonly disabled?: boolean | undefined;
}

/**
 * The options that a page gives, as a property or as JSON. A number stands for its text, and of `text` and `value`
 * each stands in for the other, as in HTML. What is no option is left out, with a warning.
 *
 * @param warn Is told in one sentence what is wrong and how to mend it.
 */
export function readOptions(given: unknown, warn: Warn): readonly Option[] {
  if (given === null || given === undefined) return [];
  if (!Array.isArray(given)) {
    warn(`options must be an array of {text, value}, not ${describeValue(given)}; there are none now.`);
    return [];
  }
  const options = given.flatMap((row: unknown) => {
    const option = readOption(row);
    if (option === null)
      warn(
        `an option must have a text and a value, as {text: 'Hello', value: 'hello'}, not ${describeValue(row)}.`,
      );
    return option ?? [];
  });
  warnOfDuplicates(options, warn);
  return options;
}

function readOption(row: unknown): Option | null {
  if (typeof row !== 'object' || row === null) return null;
  const {text, value, disabled} = row as Record<keyof Option, unknown>;
  const shown = readText(text) ?? readText(value);
  const submitted = readText(value) ?? shown;
  if (shown === null || submitted === null) return null;
  return {text: shown, value: submitted, disabled: Boolean(disabled)};
}

function readText(text: unknown): string | null {
  return typeof text === 'string' || typeof text === 'number' ? String(text) : null;
}

function warnOfDuplicates(options: readonly Option[], warn: Warn): void {
  const values = new Set<string>();
  for (const {value} of options) {
    if (values.has(value))
      warn(`two options have the value "${value}"; the first of them is the one chosen.`);
    values.add(value);
  }
}
