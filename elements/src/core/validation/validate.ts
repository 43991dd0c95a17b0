import {translate} from '../localization/index.js';
import {describeIssue} from './messages.js';
import {checkRules, type Rules} from './rules.js';

/** What a control would say about a value. */
export interface ValidationResult {
  readonly valid: boolean;
  /** The sentence for the user; empty when the value is valid. */
  readonly message: string;
}

/**
 * Checks a value as a control does, anywhere: the same rules give the same message in the page and on the server.
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
  const issue = await checkRules(rules, value);
  if (issue === null) return {valid: true, message: ''};
  const message = describeIssue(issue, label, (key, ...args) => translate(lang, key, ...args));
  return {valid: false, message};
}
