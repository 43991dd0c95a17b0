import {html, nothing, type TemplateResult} from 'lit';
import {keyed} from 'lit/directives/keyed.js';
import {liveState} from '../../../../dom/live-state.js';
import type {LocalizeController, Translate} from '../../../../controllers/localize.controller.js';
import type {Warn} from '../../../../core/bad-input.js';
import {localeTags} from '../../../../core/locale-tags.js';
import type {Column} from '../../model/table-columns.js';
import {chevronIcon} from '../../../../icons/icons.js';
import {needsValue} from '../../../../core/table/index.js';
import type {ColumnFilter, TextFilter} from '../../../../core/table/index.js';
import type {FilterEditor, OpenFilter} from './filter-editor.js';
import {optionList, searchOptions, TEXT_OPERATORS, valueText, type Option} from './filter-model.js';

/** Options above which there is a search field. */
const MAX_WITHOUT_SEARCH = 10;

/** Options that are shown. The search finds the others. */
const MAX_SHOWN = 100;

interface FilterPopupModel {
  /** The id of the popup, which is also a class. */
  readonly id: string;
  readonly editor: FilterEditor;
  /** The accessible name. */
  readonly label: string;
  /** The options of the open column. */
  readonly options: readonly Option[];
  readonly term: Translate;
  /** Empties the filter. Default: that of the editor. */
  readonly clear?: (() => void) | undefined;
  /** What is shown before the fields. */
  readonly before?: unknown;
  /** Whether the fields are left out. */
  readonly isBeforeOnly?: boolean | undefined;
}

/** The popup with a filter. It is empty while it is closed. */
export function filterPopup(model: FilterPopupModel): TemplateResult {
  const {
    id,
    editor,
    label,
    options,
    term,
    before = nothing,
    isBeforeOnly = false,
    clear = editor.clear,
  } = model;
  const {open} = editor;
  return html`<div
    part="filter-popup"
    class="popup filter-popup ${id}"
    id=${id}
    popover="manual"
    role="dialog"
    tabindex="-1"
    aria-label=${label}
    @input=${editor.handleInput}
    @change=${editor.handleChange}
    @keydown=${editor.handleKeydown}
    @lc-input-error=${(event: Event) => event.stopPropagation()}
  >
    ${
      open === null
        ? nothing
        : html`${before} ${isBeforeOnly ? nothing : keyed(open.start, fields(editor, open, options, term))}
            <button class="filter-text-button quiet-text" type="button" @click=${clear}>
              ${term('clearFilter')}
            </button>`
    }
  </div>`;
}

function fields(
  editor: FilterEditor,
  open: OpenFilter<unknown>,
  options: readonly Option[],
  term: Translate,
): TemplateResult {
  const {start, filter} = open;
  switch (start.type) {
    case 'text':
      return textFields(start, filter, term);
    case 'number':
      return numberFields(start, editor, open.unread, term);
    case 'date':
      return open.hasPickers ? pickerFields(start, term) : dateFields(start, term);
    case 'options':
      return optionFields(open, options, editor.isCounting, term);
  }
}

function textFields(start: TextFilter, filter: ColumnFilter, term: Translate): TemplateResult {
  const hasValue = filter.type === 'text' && needsValue(filter.operator);
  return html`<label class="filter-field">
      <span>${term('filterCondition')}</span>
      <span class="select-box">
        <select name="operator" class="filter-input field">
          ${TEXT_OPERATORS.map(
            operator =>
              html`<option value=${operator} .selected=${operator === start.operator}>
                ${term('filterOperator', operator)}
              </option>`,
          )}
        </select>
        ${chevronIcon()}
      </span>
    </label>
    <label class="filter-field" ?hidden=${!hasValue}>
      <span>${term('filterValue')}</span>
      <input
        name="value"
        class="filter-input field filter-start"
        type="text"
        autocomplete="off"
        spellcheck="false"
        .value=${start.value ?? ''}
      />
    </label>`;
}

/** Users type numbers in the language of the page. A native field has the language of the browser. */
function numberFields(
  {from, to}: Extract<ColumnFilter, {readonly type: 'number'}>,
  {numbers}: FilterEditor,
  unread: readonly string[],
  term: Translate,
): TemplateResult {
  const end = (name: string, label: string, value: number | undefined) => {
    const isUnread = unread.includes(name);
    return html`<div class="filter-field">
      <label for=${`filter-${name}`}>${label}</label>
      <input
        id=${`filter-${name}`}
        name=${name}
        class="filter-input field"
        type="text"
        dir="auto"
        autocomplete="off"
        aria-invalid=${isUnread ? 'true' : nothing}
        aria-describedby=${`filter-${name}-error`}
        .value=${value === undefined ? '' : numbers.plain(String(value))}
      />
      <span id=${`filter-${name}-error`} class="filter-error" aria-live="polite"
        >${isUnread ? term('notANumber', label) : nothing}</span
      >
    </div>`;
  };
  return html`${end('from', term('filterFrom'), from)} ${end('to', term('filterTo'), to)}`;
}

function dateFields(
  {from, to}: Extract<ColumnFilter, {readonly type: 'date'}>,
  term: Translate,
): TemplateResult {
  const end = (name: string, label: string, value = '') =>
    html`<label class="filter-field">
      <span>${label}</span>
      <input name=${name} class="filter-input field" type="date" .value=${value} />
    </label>`;
  return html`${end('from', term('filterFrom'), from)} ${end('to', term('filterTo'), to)}`;
}

/** Users type dates in the language of the page. A native field has the language of the browser. */
function pickerFields(
  {from, to}: Extract<ColumnFilter, {readonly type: 'date'}>,
  term: Translate,
): TemplateResult {
  const end = (name: string, label: string, value = '') =>
    html`<lc-date-time-picker name=${name} label=${label} typeable .value=${value}></lc-date-time-picker>`;
  return html`${end('from', term('filterFrom'), from)} ${end('to', term('filterTo'), to)}`;
}

function optionFields(
  {filter, search}: OpenFilter<unknown>,
  options: readonly Option[],
  isCounting: boolean,
  term: Translate,
): TemplateResult {
  const chosen = new Set(filter.type === 'options' ? filter.values : []);
  const found = searchOptions(options, search);
  const more = found.length - MAX_SHOWN;
  return html`${
      options.length > MAX_WITHOUT_SEARCH
        ? html`<input
            name="search"
            class="filter-input field filter-start"
            type="search"
            aria-label=${term('searchOptions')}
            placeholder=${term('searchOptions')}
            autocomplete="off"
            spellcheck="false"
          />`
        : nothing
    }
    <div class="filter-options">
      ${found.slice(0, MAX_SHOWN).map(option => optionField(option, chosen.has(option.value), term))}
    </div>
    ${found.length === 0 && !isCounting ? html`<div class="filter-note">${term('noOptions')}</div>` : nothing}
    ${more > 0 ? html`<div class="filter-note">${term('moreOptions', more)}</div>` : nothing}`;
}

function optionField({value, label, count}: Option, isChosen: boolean, term: Translate): TemplateResult {
  return html`<label class="filter-option">
    <input name="option" class="check" type="checkbox" .value=${value} .checked=${liveState(isChosen)} />
    <span>${label === '' ? term('emptyOption') : label}</span>
    ${count === null ? nothing : html`<span class="filter-count">${count}</span>`}
  </label>`;
}

/** Returns the options of the open filter, whose values may still be counted. Other filters have none. */
export function columnOptions(
  {open, counts, isCounting}: FilterEditor,
  column: Column | undefined | null,
  {localize, warn}: {readonly localize: LocalizeController; readonly warn: Warn},
): Option[] {
  if (open?.type !== 'options') return [];
  const given = column?.source.filterOptions;
  if (counts === null && !isCounting && !Array.isArray(given))
    warn(
      "a column with filter: 'options' needs filterOptions in a server table, which does not know its values.",
    );
  const {lang} = localize;
  const {compare} = new Intl.Collator(localeTags(lang), {numeric: true});
  const chosen = open.filter.type === 'options' ? open.filter.values : [];
  const textOf = valueText(column ?? undefined, lang);
  return isCounting ? [] : optionList({given, counts, chosen, compare, textOf});
}
