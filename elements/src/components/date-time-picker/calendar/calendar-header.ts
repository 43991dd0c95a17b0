import {html, nothing, type TemplateResult} from 'lit';
import {live} from 'lit/directives/live.js';
import {
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

/** The row above a calendar: buttons for the previous and next month, and lists of months and years. */
export function calendarHeader(header: CalendarHeader): TemplateResult {
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
    <select part="jump" class="jump" aria-label=${localize.term('month')} @change=${choose}>
      ${monthsWithin(month.year, window).map(number => option(number, names[number - 1]!, month.month, lang))}
    </select>
  `;
}

function yearSelect({month, window, localize, onYear}: CalendarHeader): TemplateResult {
  const choose = (event: Event) => onYear(chosenNumber(event));
  return html`
    <select part="jump" class="jump" aria-label=${localize.term('year')} @change=${choose}>
      ${yearsWithin(window, month.year).map(year => option(year, String(year), month.year))}
    </select>
  `;
}

const option = (number: number, text: string, chosen: number, lang?: string): TemplateResult =>
  html`<option lang=${lang ?? nothing} .value=${String(number)} .selected=${live(number === chosen)}>
    ${text}
  </option>`;

const chosenNumber = (event: Event): number => Number((event.target as HTMLSelectElement).value);
