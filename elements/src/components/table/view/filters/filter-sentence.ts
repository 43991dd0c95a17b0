import type {LocalizeController} from '../../../../controllers/localize.controller.js';
import {localeTags} from '../../../../core/locale-tags.js';
import {
  isGroup,
  periodDays,
  type DatePeriod,
  type FieldCondition,
  type FilterGroup,
  type FilterTree,
  type Match,
} from '../../../../core/table/index.js';
import type {Column} from '../../model/table-columns.js';
import {wordsOf} from './filter-model.js';

/** The periods that users can choose. */
export const PERIODS: readonly DatePeriod[] = [
  'today',
  'yesterday',
  'last-7-days',
  'last-30-days',
  'last-90-days',
  'next-7-days',
  'next-30-days',
  'this-month',
  'last-month',
  'this-year',
  'last-year',
  'before-today',
  'after-today',
];

/** The periods that every engine names. */
const RELATIVE: Readonly<Record<string, readonly [count: number, unit: 'day' | 'month' | 'year']>> = {
  today: [0, 'day'],
  yesterday: [-1, 'day'],
  tomorrow: [1, 'day'],
  'this-month': [0, 'month'],
  'last-month': [-1, 'month'],
  'this-year': [0, 'year'],
  'last-year': [-1, 'year'],
};

/** Returns a period in words, such as `this month`. */
export function periodInWords(period: DatePeriod, localize: LocalizeController): string {
  const tags = localeTags(localize.lang);
  const span = periodDays(period);
  if (span !== null) {
    const days = new Intl.NumberFormat(tags, {style: 'unit', unit: 'day', unitDisplay: 'long'});
    return localize.term('filterPeriod', span.direction, days.format(span.days));
  }
  const relative = RELATIVE[period];
  if (relative !== undefined) return new Intl.RelativeTimeFormat(tags, {numeric: 'auto'}).format(...relative);
  return localize.term('filterPeriod', period === 'before-today' ? 'before' : 'after', '');
}

/** What writes conditions in words. */
export interface FilterWords {
  readonly localize: LocalizeController;
  readonly columnOf: (field: string) => Column | undefined;
}

/** Returns a condition in words, such as `Status: Open`. */
export function conditionInWords({field, filter}: FieldCondition, words: FilterWords): string {
  const {localize, columnOf} = words;
  const column = columnOf(field);
  return filter.type === 'period'
    ? localize.term('filterInWords', column?.label ?? field, periodInWords(filter.period, localize))
    : wordsOf({field, filter}, column, localize);
}

/** Returns a group in words, such as `Any of: Country: Italy or Country: Spain`. */
export function groupInWords({match, conditions}: FilterGroup, words: FilterWords): string {
  const parts = conditions.map(condition => conditionInWords(condition, words));
  const {localize} = words;
  return localize.term(
    'filterInWords',
    localize.term('filterMatch', match),
    listOf(parts, match, localize.lang),
  );
}

/** Returns a tree as a sentence, such as `Status: Open and Any of: Country: Italy or Country: Spain`. */
export const treeInWords = ({match, conditions}: FilterTree, words: FilterWords): string =>
  listOf(
    conditions.map(entry => (isGroup(entry) ? groupInWords(entry, words) : conditionInWords(entry, words))),
    match,
    words.localize.lang,
  );

const listOf = (parts: readonly string[], match: Match, lang: string): string =>
  new Intl.ListFormat(localeTags(lang), {type: match === 'all' ? 'conjunction' : 'disjunction'}).format(
    parts,
  );
