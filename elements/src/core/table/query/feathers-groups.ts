import type {GroupsQuery} from '../groups/groups-query.js';
import type {TotalKind} from '../groups/total-kind.js';
import type {FeathersOptions} from './feathers-filters.js';
import {
  decodeFeathersQuery,
  encodeFeathersQuery,
  type FeathersLimits,
  type FeathersQuery,
} from './feathers-query.js';

/** A request for groups: the rows that match, by one field. `limit` and `skip` count groups. */
export interface FeathersGroupsQuery extends FeathersQuery {
  /** The field to group by. */
  field: string;
  /** The totals of each group, by field. */
  totals: Readonly<Record<string, TotalKind>>;
}

/** The limits of a server that groups rows. */
export interface GroupLimits extends FeathersLimits {
  /** The fields that it can group by. */
  groups: readonly string[];
  /** The totals of each field. Without it, there are none. */
  totals?: Readonly<Record<string, readonly TotalKind[]>> | undefined;
  /** The maximum number of groups in an answer. A higher `$limit` is lowered to it. Default 1000. */
  maxGroups?: number | undefined;
}

/** A query for groups, or a message that says which key is invalid and what is accepted. */
export type DecodedGroups = {ok: true; query: FeathersGroupsQuery} | {ok: false; reason: string};

/**
 * Returns the parameters of a request for groups as keys and values: those of `encodeFeathersQuery`, `$group` with the field
 * to group by, and `$total[field]` with `sum`, `avg`, `min`, `max`, or `count` for each total.
 */
export const encodeFeathersGroups = (
  query: GroupsQuery,
  options: FeathersOptions = {},
): [string, string][] => [
  ['$group', query.field],
  ...Object.entries(query.totals).map(([field, kind]): [string, string] => [`$total[${field}]`, kind]),
  ...encodeFeathersQuery(query, options),
];

/**
 * Reads the parameters of `encodeFeathersGroups` on a server, such as `URLSearchParams`. A request for groups has `$group`;
 * others are for `decodeFeathersQuery`. Only the fields and totals of `limits` are accepted.
 */
export function decodeGroups(
  pairs: Iterable<readonly [string, string]>,
  {maxGroups = 1000, ...limits}: GroupLimits,
): DecodedGroups {
  const fields: string[] = [];
  const totals = new Map<string, TotalKind>();
  const others: (readonly [string, string])[] = [];
  for (const pair of pairs) {
    const [key, value] = pair;
    const field = /^\$total\[(.*)\]$/s.exec(key)?.[1];
    if (key === '$group') fields.push(value);
    else if (field === undefined) others.push(pair);
    else {
      const kinds = new Map(Object.entries(limits.totals ?? {})).get(field) ?? [];
      const kind = kinds.find(one => one === value);
      if (kind === undefined) return refuse(`${key} must be one of: ${kinds.join(', ') || 'none'}.`);
      if (totals.has(field)) return refuse(`${key} is repeated; it is accepted once.`);
      totals.set(field, kind);
    }
  }
  const [field] = fields;
  if (field === undefined || fields.length > 1) return refuse('$group must be there once.');
  if (!limits.groups.includes(field))
    return refuse(`$group must be one of: ${limits.groups.join(', ') || 'none'}.`);
  const own = {...limits, fields: [field], maxSorts: 1, maxLimit: maxGroups, defaultLimit: maxGroups};
  const decoded = decodeFeathersQuery(others, own);
  return decoded.ok
    ? {ok: true, query: {...decoded.query, field, totals: Object.fromEntries(totals)}}
    : decoded;
}

const refuse = (reason: string): DecodedGroups => ({ok: false, reason});
