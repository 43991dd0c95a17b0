import type {LocalizeController} from '../../../../controllers/localize.controller.js';
import type {FeatureTable} from '../../model/table-feature.js';
import type {Terms} from '../../../../core/localization/index.js';
import {localeTags} from '../../../../core/locale-tags.js';
import {rememberLast} from '../../../../core/remember-last.js';
import {isScalar, scalarText, type RowGroup, type Scalar} from '../../../../core/table/index.js';
import type {TotalKind} from '../../../../core/table/groups/total-kind.js';
import {showsDates, type Column} from '../../model/table-columns.js';

const KIND_TERMS = {
  sum: 'totalSum',
  avg: 'totalAverage',
  min: 'totalLowest',
  max: 'totalHighest',
  count: 'totalCount',
} as const satisfies Record<TotalKind, keyof Terms>;

/** Writes the values of groups and totals in the language of a table. */
export class GroupTexts {
  readonly localize: LocalizeController;
  readonly #parts: FeatureTable['parts'];
  readonly #writers = rememberLast(({lang}: {readonly lang: string}) => ({
    exact: new Intl.NumberFormat(localeTags(lang), {maximumFractionDigits: 20}),
    short: new Intl.NumberFormat(localeTags(lang), {maximumFractionDigits: 2}),
  }));

  constructor({localize, parts}: Pick<FeatureTable, 'localize' | 'parts'>) {
    this.localize = localize;
    this.#parts = parts;
  }

  get #write() {
    return this.#writers({lang: this.localize.lang});
  }

  /** Returns what users call a group: its option, or what a cell with its value shows, if that is text. */
  nameOf({value, text}: RowGroup, column: Column | undefined): string {
    if (!text) return this.localize.term('emptyOption');
    const {filterOptions} = column?.source ?? {};
    const options: readonly unknown[] = Array.isArray(filterOptions) ? filterOptions : [];
    const option = options.find(one => String((Object(one) as {value?: unknown}).value) === text);
    if (option !== undefined) return String((Object(option) as {label?: unknown}).label ?? text);
    const isDate = column !== undefined && showsDates(column);
    return this.#rendered(value, column) ?? (isDate ? this.#dateText(text) : text);
  }

  /** Returns the text that a column renders for a value; null if it renders something else. */
  #rendered(value: unknown, column: Column | undefined): string | null {
    if (!column?.render) return null;
    try {
      const shown = column.render(value, {[column.field]: value});
      return typeof shown === 'string' && shown !== '' ? shown : null;
    } catch {
      return null;
    }
  }

  /** Dates are written as in their column. */
  #dateText(value: Scalar): string {
    return this.#parts.dateText?.(value) ?? scalarText(value);
  }

  /** Returns what a total is, such as an average; null for what a function returns. */
  kindOf({source: {total}}: Column): string | null {
    return typeof total === 'string' ? this.localize.term(KIND_TERMS[total]) : null;
  }

  /** Returns the text of a total. */
  totalText(value: unknown, {source}: Column, count: number): string {
    const {renderTotal, total, type} = source;
    if (value === null || value === undefined) return '';
    if (typeof renderTotal === 'function') return String(renderTotal(value, count));
    if (typeof value === 'number' || typeof value === 'bigint')
      return (total === 'avg' ? this.#write.short : this.#write.exact).format(value);
    if (!isScalar(value)) return '';
    return type === 'date' ? this.#dateText(value) : scalarText(value);
  }
}
