import {issueOfBounds, issueOfCheck, unitOf} from './check-issue.js';
import {authoredIssue, isEmptyValue, rejection, type CheckedValues, type Issue} from './issue.js';
import {startsWith, type Path} from './path.js';

/** The part of a superstruct `Struct` that the library uses. */
export interface SuperstructLike {
  readonly refiner: unknown;
  /** Returns the parts of a value, each with its struct. */
  entries(value: unknown, context: unknown): Iterable<readonly [PropertyKey, unknown, unknown]>;
  validate(value: unknown): [error: SuperstructError, value: undefined] | [error: undefined, value: unknown];
}

interface SuperstructError {
  /** The name of the refinement that the value fails, if its type is right. */
  readonly refinement?: string | undefined;
  failures(): Iterable<SuperstructFailure>;
}

interface SuperstructFailure {
  readonly message: string;
  readonly type: string;
  readonly refinement: string | undefined;
  readonly value: unknown;
  readonly path: Path;
  /** The issue, if the failure comes from a helper of this library. */
  readonly lcIssue?: Issue | undefined;
}

/** Whether a value has the shape of a superstruct `Struct`. */
export function isSuperstruct(rules: unknown): rules is SuperstructLike {
  return (
    typeof rules === 'object' &&
    rules !== null &&
    'refiner' in rules &&
    typeof (rules as {validate?: unknown}).validate === 'function'
  );
}

/** Checks a value and its parts. */
export function askSuperstruct(struct: SuperstructLike, value: unknown): CheckedValues {
  const [error, output] = struct.validate(value);
  if (error === undefined) return {issues: [], output};
  const failures = groupByUnion(error.failures()).map(mostTelling);
  return rejection(failures.map(failure => ({issue: normalizeFailure(failure), path: failure.path})));
}

type FailureGroup = [first: SuperstructFailure, ...branches: SuperstructFailure[]];

/** A union fails with "satisfy a union of …", followed by the failures of its branches. */
function groupByUnion(failures: Iterable<SuperstructFailure>): FailureGroup[] {
  const groups: FailureGroup[] = [];
  for (const failure of failures) {
    const group = groups.at(-1);
    if (group?.[0].type === 'union' && startsWith(failure.path, group[0].path)) group.push(failure);
    else groups.push([failure]);
  }
  return groups;
}

/**
 * The user most likely meant the branch whose type matches but whose refinement fails, or a branch with a helper of this
 * library.
 */
function mostTelling([first, ...branches]: FailureGroup): SuperstructFailure {
  return branches.find(failure => failure.refinement ?? failure.lcIssue) ?? branches.at(-1) ?? first;
}

/** The messages of superstruct. The schema's author wrote all other messages. */
const OWN_SENTENCE = /^Expected .+ but received/s;

function normalizeFailure({message, type, refinement, value, lcIssue}: SuperstructFailure): Issue {
  if (lcIssue !== undefined) return lcIssue;
  if (!OWN_SENTENCE.test(message)) return authoredIssue(message);
  if (type === 'literal' && message.startsWith('Expected the literal `true`')) return {code: 'mustBeTrue'};
  // An unknown field is not a missing field.
  if (type === 'never') return {code: 'notValid'};
  if (isEmptyValue(value) || refinement === 'nonempty') return {code: 'valueMissing'};
  return refinement === undefined ? issueOfCheck(type) : parseRefinement(message, refinement, value);
}

/**
 * An exclusive limit of `min` or `max`. superstruct returns false for it, so its message is about the refinement, and does not
 * have the limit.
 */
function parseExclusive(refinement: string, value: unknown): Issue {
  const isDate = value instanceof Date;
  if (refinement === 'min') return {code: isDate ? 'tooEarly' : 'tooSmall'};
  if (refinement === 'max') return {code: isDate ? 'tooLate' : 'tooLarge'};
  return issueOfCheck(refinement);
}

/** The limits in a message: `a number greater than 5 but`, or `between \`1\` and \`3\` but`. */
const LIMITS = /(?:than|of|between) `?([^`]+?)`?(?: and `([^`]+)`)? but received/;

/** superstruct reports the limits of a refinement only in its message. */
function parseRefinement(message: string, refinement: string, value: unknown): Issue {
  const [, first, second = first] = LIMITS.exec(message.replace('or equal to ', '')) ?? [];
  if (refinement === 'pattern' || first === undefined) return parseExclusive(refinement, value);
  const isValue = typeof value === 'number' || value instanceof Date;
  const [min, max] = [first, second].map(text => (value instanceof Date ? new Date(text!) : Number(text)));
  if (refinement === 'min') return issueOfBounds({min});
  if (refinement === 'max') return issueOfBounds({max: min});
  if (refinement !== 'size') return {code: 'notValid'};
  const unit = isValue ? undefined : unitOf(value);
  // A size always has two limits, such as 3 and Infinity.
  const hasMin = min !== -Infinity && (unit === undefined || min !== 0 || max === 0);
  return issueOfBounds({min: hasMin ? min : undefined, max: max === Infinity ? undefined : max, unit});
}
