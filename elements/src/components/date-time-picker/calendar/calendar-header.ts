import {html, noChange, type ElementPart, type TemplateResult} from 'lit';
import {directive, Directive} from 'lit/directive.js';
import {guard} from 'lit/directives/guard.js';
import {
  formatIsoDate,
  monthHeading,
  monthNames,
  monthsWithin,
  stepMonth,
  yearsWithin,
  type DateWindow,
  type YearMonth,
} from '../../../core/calendar/index.js';
import type {LocalizeController} from '../../../controllers/localize.controller.js';
import {chevronIcon} from '../../../icons/icons.js';

/** The state and callbacks of the row above a calendar. */
interface CalendarHeader {
  readonly month: YearMonth;
  readonly window: DateWindow;
  /** The language of month names, as a BCP 47 tag. */
  readonly lang: string;
  readonly localize: LocalizeController;
  readonly onMonth: (month: YearMonth) => void;
  readonly onYear: (year: number) => void;
}

/**
 * The row above a calendar: buttons for the previous and next month, and lists of months and years. It is rendered
 * only when it changes.
 */
export function calendarHeader(header: CalendarHeader): unknown {
  const {month, window, lang, localize} = header;
  const names = (['previousMonth', 'nextMonth', 'month', 'year'] as const).map(key => localize.term(key));
  const limits = [window.min, window.max].map(formatIsoDate);
  return guard([month.year, month.month, lang, ...limits, ...names], () => headerRow(header));
}

function headerRow(header: CalendarHeader): TemplateResult {
  const {month, lang} = header;
  return html`
    <div class="header">
      ${stepButton(header, -1)}
      <h2 class="visually-hidden" id="heading" lang=${lang} aria-live="polite">
        ${monthHeading(lang, month)}
      </h2>
      ${monthSelect(header)} ${yearSelect(header)} ${stepButton(header, 1)}
    </div>
  `;
}

/** Not `disabled` at the end of the range: the button would lose the focus, which would close the calendar. */
function stepButton({month, window, localize, onMonth}: CalendarHeader, step: 1 | -1): TemplateResult {
  const target = stepMonth(month, step, window);
  return html`
    <button
      part="month-button"
      type="button"
      class=${step === 1 ? 'step next' : 'step previous'}
      aria-label=${localize.term(step === 1 ? 'nextMonth' : 'previousMonth')}
      aria-disabled=${target === null}
      @click=${() => target && onMonth(target)}
    >
      ${chevronIcon()}
    </button>
  `;
}

function monthSelect({month, window, lang, localize, onMonth}: CalendarHeader): TemplateResult {
  const names = monthNames(lang);
  const choose = (event: Event) => onMonth({year: month.year, month: chosenNumber(event)});
  return html`
    <select
      part="jump"
      class="jump"
      aria-label=${localize.term('month')}
      @change=${choose}
      ${options({numbers: monthsWithin(month.year, window), textOf: month => names[month - 1]!, chosen: month.month, lang})}
    ></select>
  `;
}

function yearSelect({month, window, localize, onYear}: CalendarHeader): TemplateResult {
  const choose = (event: Event) => onYear(chosenNumber(event));
  return html`
    <select
      part="jump"
      class="jump"
      aria-label=${localize.term('year')}
      @change=${choose}
      ${options({numbers: yearsWithin(window, month.year), textOf: String, chosen: month.year, lang: ''})}
    ></select>
  `;
}

/** The options of a native list. */
interface OptionsOfList {
  readonly numbers: readonly number[];
  readonly textOf: (number: number) => string;
  readonly chosen: number;
  readonly lang: string;
}

/** Fills a native list when its options change, and shows the chosen one. A template for each option would be slow. */
class OptionsDirective extends Directive {
  #filled = '';

  override render(_list: OptionsOfList): unknown {
    return noChange;
  }

  override update({element}: ElementPart, [{numbers, textOf, chosen, lang}]: [OptionsOfList]): unknown {
    const select = element as HTMLSelectElement;
    const filled = `${lang} ${numbers.join()}`;
    if (filled !== this.#filled)
      select.replaceChildren(...numbers.map(number => optionOf(number, textOf(number), lang)));
    this.#filled = filled;
    select.value = String(chosen);
    return noChange;
  }
}

const options = directive(OptionsDirective);

function optionOf(number: number, text: string, lang: string): HTMLOptionElement {
  const option = document.createElement('option');
  if (lang !== '') option.lang = lang;
  option.value = String(number);
  option.textContent = text;
  return option;
}

const chosenNumber = (event: Event): number => Number((event.target as HTMLSelectElement).value);
