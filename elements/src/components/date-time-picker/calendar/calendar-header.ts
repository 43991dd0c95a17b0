import {html, nothing, type TemplateResult} from 'lit';
import {monthHeading} from '../../../core/calendar/month-names.js';
import {isGridUnit, monthsPerPage, pageOf, unitRows} from '../../../core/calendar/unit-cells.js';
import {stepMonth} from '../../../core/calendar/year-range.js';
import {keepFromClick} from '../../../dom/focus.js';
import {chevronIcon} from '../../../icons/icons.js';
import type {CalendarPopupController} from './calendar-popup.controller.js';
import {jumpId, type JumpUnit} from './jump.controller.js';

/**
 * The row above a calendar: buttons for the previous and next month, and for the lists of months and years. Above the months or
 * quarters of a year, they are for years, and above years, there are no lists.
 */
export function calendarHeader(dialog: CalendarPopupController): TemplateResult {
  const {unit} = dialog.calendar;
  const isYears = unit === 'year';
  const jumps = isYears ? [] : isGridUnit(unit) ? (['year'] as const) : (['month', 'year'] as const);
  return html`
    <div class="header">
      ${stepButton(dialog, -1)}
      <h2
        class=${isYears ? 'years' : 'visually-hidden'}
        id="heading"
        lang=${dialog.parts.lang()}
        aria-live="polite"
      >
        ${headingOf(dialog)}
      </h2>
      ${jumps.map(jump => jumpButton(dialog, jump))} ${stepButton(dialog, 1)}
    </div>
  `;
}

function headingOf({calendar, parts, view}: CalendarPopupController): string {
  const {month} = view!;
  const {unit} = calendar;
  if (!isGridUnit(unit)) return monthHeading(parts.lang(), month);
  if (unit !== 'year') return String(month.year);
  const years = unitRows(month, unit).flat();
  return [years[0]!, years.at(-1)!].map(parts.unitLabel).join(' – ');
}

/** Not `disabled` at the end of the range: the button would lose the focus, which would close the calendar. */
function stepButton(dialog: CalendarPopupController, step: 1 | -1): TemplateResult {
  const {calendar, view} = dialog;
  const {unit} = calendar;
  const {min, max} = calendar.constraints;
  const target = stepMonth(view!.month, step * monthsPerPage(unit), {min: pageOf(min, unit), max});
  return html`
    <button
      part="month-button"
      type="button"
      class=${step === 1 ? 'step next' : 'step previous'}
      aria-label=${stepName(dialog, step === 1)}
      aria-disabled=${target === null}
      @click=${() => target && calendar.showMonth(target)}
    >
      ${chevronIcon()}
    </button>
  `;
}

function stepName({calendar, parts}: CalendarPopupController, isNext: boolean): string {
  const {localize} = parts;
  const {unit} = calendar;
  if (!isGridUnit(unit)) return isNext ? localize.term('nextMonth') : localize.term('previousMonth');
  if (unit === 'year') return isNext ? localize.term('nextPage') : localize.term('previousPage');
  return isNext ? localize.term('nextYear') : localize.term('previousYear');
}

/** A select-only combobox, like the native `<select>`: its text is the shown month or year. */
function jumpButton({jump, parts, view}: CalendarPopupController, unit: JumpUnit): TemplateResult {
  const isOpen = jump.unit === unit;
  return html`
    <button
      part="jump"
      class="jump"
      type="button"
      role="combobox"
      lang=${unit === 'month' ? parts.lang() : nothing}
      aria-label=${parts.localize.term(unit === 'month' ? 'month' : 'year')}
      aria-expanded=${isOpen}
      aria-controls="jump-list"
      aria-activedescendant=${isOpen ? jumpId(jump.activeIndex) : nothing}
      @click=${(event: MouseEvent) => jump.handleClick(unit, event)}
      @keydown=${(event: KeyboardEvent) => jump.handleKeydown(unit, event)}
      @keyup=${keepFromClick}
      @blur=${jump.close}
    >
      ${jump.textOf(view!.month[unit], unit)}${chevronIcon()}
    </button>
  `;
}
