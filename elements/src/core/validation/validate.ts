import {translate} from '../localization/index.js';
import {fieldPath, labelOf} from './field.js';
import type {Issue} from './issue.js';
import {describeIssue} from './messages.js';
import {nameOf, type Path} from './path.js';
import {findIssues, type Rules} from './rules.js';

/** What a control would say about a value. */
export interface ValidationResult {
  readonly valid: boolean;
  /** The sentence for the user; empty when the value is valid. */
  readonly message: string;
}

/**
 * Checks the value of one control as the control does, anywhere: the same rules give the same message in the page and
 * on the server. For the values of a whole form, use `validateForm`. If the value is an object all the same, the
 * message names the first field that is wrong.
 *
 * @param label The control's label, which the message names; default: "This field".
 * @param lang BCP 47 tag of the message's language; default `'en'`.
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

/** What is wrong with one field of a form. */
export interface FieldIssue {
  /** The keys that lead to the field: `['people', 0, 'name']`; none for the values as a whole. */
  readonly path: Path;
  /** What the message calls the field; empty for the values as a whole. */
  readonly label: string;
  /** The sentence for the user. */
  readonly message: string;
}

/** What the controls of a form would say about its values. */
export interface FormValidationResult {
  readonly valid: boolean;
  /** One issue for each field that is wrong, in the order of the schema; empty when all is valid. */
  readonly issues: readonly FieldIssue[];
  /**
   * The sentences by the name of their field, its path joined by dots (`people.0.name`), for the `error` of the
   * controls. What is wrong with the values as a whole is under `''`.
   */
  readonly errors: Readonly<Record<string, string | undefined>>;
}

/** How `validateForm` puts its issues into words. */
export interface FormValidationOptions {
  /**
   * The labels of the fields by their names: `{firstDay: 'First day', 'people.name': 'Name'}`. A list is named with
   * the place in it or without. Default: the name in words, "First name" for `firstName`.
   */
  readonly labels?: Readonly<Record<string, string | undefined>> | undefined;
  /** BCP 47 tag of the messages' language; default `'en'`. */
  readonly lang?: string | undefined;
}

/**
 * Checks the values of a whole form against the schema of an object, anywhere. Each field has one issue at most, the
 * first one, with its path, its label and the sentence that its control shows.
 */
export async function validateForm(
  rules: Rules,
  values: unknown,
  {labels, lang = 'en'}: FormValidationOptions = {},
): Promise<FormValidationResult> {
  const fields = new Map<string, FieldIssue>();
  for (const {issue, path: part} of await findIssues(rules, values)) {
    // A form may itself have a field called `file`.
    const path = part.length > 1 ? fieldPath(values, part) : part;
    const name = nameOf(path);
    if (fields.has(name)) continue;
    const label = issue.label?.trim() || labelOf(path, labels);
    fields.set(name, {path, label, message: sentenceOf(issue, label, lang)});
  }
  const issues = [...fields.values()];
  const errors = Object.fromEntries([...fields].map(([name, {message}]) => [name, message]));
  return {valid: issues.length === 0, issues, errors};
}

function sentenceOf(issue: Issue, label: string, lang: string): string {
  return describeIssue(issue, label, (key, ...args) => translate(lang, key, ...args));
}
