import {after, attempt, type Later} from '../later.js';
import type {CheckedValues, IssueAt} from './issue.js';
import {isOptionalAt, remember, withoutOptional} from './optional-parts.js';
import {nameOf, valueAt, withoutValuesAt} from './path.js';
import {askRules, checkValue, checkWith, isEmptyPart} from './rules.js';
import type {CheckResult, Report, Rules} from './rules-slot.js';

/**
 * Checks a value against rules. It never throws or rejects. If the rules are invalid or throw, the issue is
 * `checkFailed`, because an unchecked value may be invalid.
 *
 * @param report Called with the reason if a check fails.
 * @param isCurrent Returns false once the result no longer matters, so that the rules are not asked again.
 */
export function checkRules(
  rules: Rules | null | undefined,
  value: unknown,
  report?: Report,
  isCurrent?: () => boolean,
): CheckResult {
  return checkValue(rules, value, report, isCurrent, askParts);
}

/**
 * Checks a value and its parts, such as the values of a form. Like `checkRules`, it never throws or rejects. An empty
 * part (`''` or null) is valid if the rules accept it or `undefined`.
 */
export function checkValues(
  rules: Rules | null | undefined,
  values: unknown,
  report?: Report,
  isCurrent?: () => boolean,
): Later<CheckedValues> {
  return checkWith(askParts, rules, values, report, isCurrent);
}

/** Returns all issues of a value and its parts, like `checkValues`. */
export function findIssues(
  rules: Rules | null | undefined,
  value: unknown,
  report?: Report,
  isCurrent?: () => boolean,
): Later<readonly IssueAt[]> {
  return after(checkValues(rules, value, report, isCurrent), ({issues}) => issues);
}

/**
 * Leaves out the empty parts that may be undefined. If the schema does not show whether an empty part that it rejects
 * may be, it is asked again without the part.
 */
function askParts(rules: Rules, values: unknown, isCurrent: () => boolean): Later<CheckedValues> {
  const prepared = withoutOptional(rules, values);
  const answer = askRules(rules, prepared, isCurrent);
  return after(answer, answered => {
    const unknown = answered.issues.filter(
      ({path}) => isEmptyPart(valueAt(prepared, path)) && isOptionalAt(rules, path, prepared) === null,
    );
    if (unknown.length === 0 || !isCurrent()) return answered;
    const paths = unknown.map(({path}) => path);
    const again = attempt(
      () => askRules(rules, withoutValuesAt(prepared, paths), isCurrent),
      () => null,
    );
    return after(again, found => {
      if (found === null) return answered;
      if (answer instanceof Promise) remember(rules, paths, namesOf(found.issues));
      return combine(answered.issues, unknown, found);
    });
  });
}

/** Drops the issues of empty parts that may be undefined. */
function combine(
  issues: readonly IssueAt[],
  empty: readonly IssueAt[],
  {issues: again, output}: CheckedValues,
): CheckedValues {
  const [known, left] = [namesOf(issues), namesOf(again)];
  const optional = new Set(empty.filter(({path}) => !left.has(nameOf(path))));
  // Some schemas check the whole value only if all of its parts are valid.
  const later = again.filter(({path}) => !known.has(nameOf(path)));
  const rest = [...issues.filter(issue => !optional.has(issue)), ...later];
  return {issues: rest, output: rest.length === 0 ? output : undefined};
}

function namesOf(issues: readonly IssueAt[]): ReadonlySet<string> {
  return new Set(issues.map(({path}) => nameOf(path)));
}
