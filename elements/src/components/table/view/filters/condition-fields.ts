import {html, type TemplateResult} from 'lit';
import type {LocalizeController} from '../../../../controllers/localize.controller.js';
import type {DatePeriod} from '../../../../core/table/index.js';
import {chevronIcon} from '../../../../icons/icons.js';
import type {Column} from '../../model/table-columns.js';
import {periodInWords, PERIODS} from './filter-sentence.js';

interface ListField {
  readonly name: string;
  readonly label: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly chosen: string;
  readonly choose: (value: string) => void;
}

/** A list of the columns to filter by. */
export function columnField(
  columns: readonly Column[],
  chosen: string,
  localize: LocalizeController,
  choose: (field: string) => void,
): TemplateResult {
  const options = columns.map(({field, label}) => [field, label] as const);
  const none = chosen === '' ? [['', ''] as const] : [];
  const label = localize.term('addFilter');
  return listField({name: 'column', label, options: [...none, ...options], chosen, choose});
}

/** A list of periods, and of what shows the fields for dates. */
export function periodField(
  current: DatePeriod | null,
  localize: LocalizeController,
  choose: (period: string) => void,
): TemplateResult {
  const {lang} = localize;
  const periods = current === null || PERIODS.includes(current) ? PERIODS : [current, ...PERIODS];
  const range = `${localize.term('filterFrom')} – ${localize.term('filterTo')}`;
  const options = periods.map(period => {
    const text = periodInWords(period, localize);
    return [period, text[0]!.toLocaleUpperCase(lang) + text.slice(1)] as const;
  });
  const label = localize.term('filterCondition');
  return listField({
    name: 'period',
    label,
    options: [['', range], ...options],
    chosen: current ?? '',
    choose,
  });
}

/** Its events do not reach the editor, which reads the fields of a filter. */
function listField({name, label, options, chosen, choose}: ListField): TemplateResult {
  const handle = (event: Event): void => {
    event.stopPropagation();
    if (event.type === 'change') choose((event.target as HTMLSelectElement).value);
  };
  return html`<label class="filter-field">
    <span>${label}</span>
    <span class="select-box">
      <select name=${name} class="filter-input field" @input=${handle} @change=${handle}>
        ${options.map(
          ([value, text]) => html`<option value=${value} .selected=${value === chosen}>${text}</option>`,
        )}
      </select>
      ${chevronIcon()}
    </span>
  </label>`;
}
