import {isSameData} from '../../same-data.js';
import {kindOf} from '../query/read-body.js';
import {isScalar} from '../row.js';
import {groupTextOf, type GroupsQuery, type ServerTotals, type TableGroups} from './groups-query.js';

const isCount = (count: unknown): boolean => Number.isSafeInteger(count) && (count as number) >= 0;

/** Checks groups that a server has answered. Throws a `TypeError` with the reason if they are not those of the query. */
export function checkGroups(answer: unknown, query: GroupsQuery): TableGroups {
  const {groups, total, totals, of} = Object(answer ?? {}) as Partial<TableGroups>;
  if (!Array.isArray(groups)) throw new TypeError(`The groups must be an array, but are ${kindOf(groups)}.`);
  if (total !== undefined && !isCount(total))
    throw new TypeError('The total of groups must be a whole number, 0 or more.');
  checkOf(of ?? {}, query);
  checkTotals(totals ?? {}, query, 'all rows');
  const texts = new Set<string | null>();
  for (const group of groups as readonly unknown[]) checkGroup(group, query, texts);
  return answer as TableGroups;
}

function checkOf({field, path}: NonNullable<TableGroups['of']>, query: GroupsQuery): void {
  if (field !== undefined && field !== query.field)
    throw new TypeError(
      `The answer is for groups by "${String(field)}", but "${query.field}" was requested.`,
    );
  if (path !== undefined && !isSameData(path, query.path))
    throw new TypeError(
      `The answer is for ${JSON.stringify(path)}, but ${JSON.stringify(query.path)} was requested.`,
    );
}

function checkGroup(given: unknown, query: GroupsQuery, texts: Set<string | null>): void {
  const {value, count, totals} = Object(given ?? {}) as Readonly<Record<string, unknown>>;
  const {field} = query;
  const isValue =
    value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
  if (!isValue) {
    const found = typeof value === 'number' ? String(value) : kindOf(value);
    throw new TypeError(
      `A group of "${field}" must have a text, a number, a boolean, or null as value, but has ${found}.`,
    );
  }
  const text = groupTextOf(value as string | null);
  const name = text === null ? 'without a value' : JSON.stringify(text);
  if (texts.has(text))
    throw new TypeError(`"${field}" has two groups ${name}; values with the same text must be one group.`);
  texts.add(text);
  if (!isCount(count))
    throw new TypeError(`The count of the group ${name} of "${field}" must be a whole number, 0 or more.`);
  checkTotals(totals ?? {}, query, `the group ${name}`);
}

function checkTotals(totals: unknown, query: GroupsQuery, name: string): void {
  for (const [field, value] of Object.entries(totals as ServerTotals)) {
    const kind = Object.hasOwn(query.totals, field) ? query.totals[field] : undefined;
    if (kind === undefined)
      throw new TypeError(`${name} has a total of "${field}", which was not requested.`);
    const isNumber = Number.isFinite(value) || typeof value === 'bigint';
    const isValid = kind === 'min' || kind === 'max' ? isScalar(value) : isNumber;
    if (value !== null && !isValid)
      throw new TypeError(
        `The total of "${field}" of ${name} must be a number or null, but is ${kindOf(value)}.`,
      );
  }
}
