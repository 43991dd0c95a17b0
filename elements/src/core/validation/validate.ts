import {translate} from '../localization/index.js';
import {fieldPath, labelOf} from './field.js';
import type {Issue} from './issue.js';
import {describeIssue} from './messages.js';
import {nameOf, type Path} from './path.js';
import {checkValues, findIssues} from './check-values.js';
import type {Rules} from './rules-slot.js';
import type {OutputOf} from './schema-types.js';

/** The result of validating a value. */
export interface ValidationResult {
  readonly valid: boolean;
  /** The message for the user, which is empty if the value is valid. */
  readonly message: string;
}

/**
 * Validates the value of a control, in the browser or on a server, with the same messages as the control. To validate
 * all values of a form, use `validateForm`. If the value is an object, the message names the first invalid field.
 *
 * @param label The label in the message; default: "This field".
 * @param lang The language of the message as a BCP 47 tag; default `'en'`.
 */
export async function validate(
  rules: Rules,
  value: unknown,
  label = '',
  lang = 'en',
): Promise<ValidationResult> {
  const [first] = await findIssues(rules, value);
  if (first === undefined) return {valid: true, message: ''};
  const own = labelOf(fieldPath(value, first.path));
  return {valid: false, message: sentenceOf(first.issue, own || label, lang)};
}

/** The issue of a form field. */
export interface FieldIssue {
  /** The path of the field, such as `['people', 0, 'name']`. Empty for the values as a whole. */
  readonly path: Path;
  /** The label of the field in the message. Empty for the values as a whole. */
  readonly label: string;
  /** The message for the user. */
  readonly message: string;
}

/** The result of validating a form. */
export interface FormValidationResult<Values = unknown> {
  readonly valid: boolean;
  /** The values as the schema returns them, which may convert some. Undefined if a field is invalid. */
  readonly values: Values | undefined;
  /** One issue for each invalid field, in the order of the schema. Empty if all fields are valid. */
  readonly issues: readonly FieldIssue[];
  /**
   * The messages by field name (the path joined with dots, such as `people.0.name`), for the `error` of the controls.
   * The key of a message about the values as a whole is `''`.
   */
  readonly errors: Readonly<Record<string, string | undefined>>;
}

/** The options of `validateForm`. */
export interface FormValidationOptions {
  /**
   * The labels of the fields by name: `{firstDay: 'First day', 'people.name': 'Name'}`. In a list, the name can include
   * the index or not. Default: the name in words, such as "First name" for `firstName`.
   */
  readonly labels?: Readonly<Record<string, string | undefined>> | undefined;
  /** The language of the messages as a BCP 47 tag; default `'en'`. */
  readonly lang?: string | undefined;
}

/**
 * Validates all values of a form against an object schema, in the browser or on a server. Each invalid field has one
 * issue, its first, with the path, the label, and the same message that its control shows.
 */
export async function validateForm<Schema extends Rules>(
  rules: Schema,
  values: unknown,
  {labels, lang = 'en'}: FormValidationOptions = {},
): Promise<FormValidationResult<OutputOf<Schema>>> {
  const fields = new Map<string, FieldIssue>();
  const checked = await checkValues(rules, values);
  for (const {issue, path: part} of checked.issues) {
    // A form can have a field with the name `file`.
    const path = part.length > 1 ? fieldPath(values, part) : part;
    const name = nameOf(path);
    if (fields.has(name)) continue;
    const label = issue.label?.trim() || labelOf(path, labels);
    fields.set(name, {path, label, message: sentenceOf(issue, label, lang)});
  }
  const issues = [...fields.values()];
  const errors = Object.fromEntries([...fields].map(([name, {message}]) => [name, message]));
  const output = checked.output as OutputOf<Schema> | undefined;
  return {valid: issues.length === 0, values: output, issues, errors};
}

function sentenceOf(issue: Issue, label: string, lang: string): string {
  return describeIssue(issue, label, {lang, term: (key, ...args) => translate(lang, key, ...args)});
}
