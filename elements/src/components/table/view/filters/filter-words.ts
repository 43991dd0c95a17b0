import type {Translate} from '../../../../controllers/localize.controller.js';
import {NumberText} from '../../../../core/number/number-text.js';
import {dateCells, needsValue} from '../../../../core/table/index.js';
import type {ColumnFilter} from '../../../../core/table/index.js';

/** Options that are listed. */
const MAX_LISTED = 3;

interface FilterInWords {
  readonly filter: ColumnFilter;
  /** The label of the column. */
  readonly label: string;
  /** Returns the label of an option. */
  readonly optionLabel: (value: string) => string;
  readonly lang: string;
  readonly term: Translate;
}

/** Returns a filter in words, such as `Age: 10 to 20`. */
export function filterInWords({filter, label, optionLabel, lang, term}: FilterInWords): string {
  return term('filterInWords', label, words());

  function words(): string {
    switch (filter.type) {
      case 'text': {
        const operator = term('filterOperator', filter.operator);
        return needsValue(filter.operator) ? `${operator} ${filter.value ?? ''}` : operator;
      }
      case 'options': {
        const labels = filter.values.map(value => (value === '' ? term('emptyOption') : optionLabel(value)));
        return term('filterOptions', labels.slice(0, MAX_LISTED), labels.length - MAX_LISTED);
      }
      case 'number': {
        const numbers = new NumberText(lang, {});
        const text = (number?: number) => (number === undefined ? '' : numbers.format(String(number)));
        return term('filterRange', text(filter.from), text(filter.to));
      }
      case 'date': {
        const text = dateCells(lang);
        return term('filterRange', text(filter.from ?? ''), text(filter.to ?? ''));
      }
    }
  }
}
