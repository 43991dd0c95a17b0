import {html, nothing, type TemplateResult} from 'lit';
import {guard} from 'lit/directives/guard.js';
import {
  dayLabels,
  equalDates,
  formatIsoDate,
  monthGrid,
  parseIsoDate,
  weekdayNames,
  type GridDay,
  type GridWeek,
  type PlainDate,
  type Weekday,
  type YearMonth,
} from '../../../core/calendar/index.js';
import type {CalendarPopupController} from './calendar-popup.controller.js';

/** A month next to others. Only its own days are shown, so that no day is there twice. */
export interface GridMonth {
  readonly month: YearMonth;
  /** The id of its heading. */
  readonly heading: string;
}

/** Characters of a weekday name that fit in a column. */
const MAX_NAME_LENGTH = 4;

/**
 * The days of a month, as a grid (ARIA practices, "Date Picker Dialog"): one tab stop, which `CalendarController`
 * moves. The cells are rendered only when one of them changes.
 */
export function calendarGrid(dialog: CalendarPopupController, of?: GridMonth): unknown {
  const {parts} = dialog;
  const [firstWeekday, lang] = [parts.firstWeekday(), parts.lang()];
  const {year, month} = of?.month ?? dialog.view!.month;
  const {constraints} = parts.limits;
  const all = monthGrid({year, month}, {firstWeekday, constraints, exactWeeks: of !== undefined});
  const weeks = of ? all.map(week => week.map(day => (day?.inMonth ? day : null))) : all;
  const selectable = weeks.map(week => week.map(day => Number(day?.selectable))).join();
  const days = [parts.value()?.date, dialog.today].map(date => date && formatIsoDate(date));
  return guard([year, month, dialog.calendar.turn, firstWeekday, lang, selectable, ...days], () =>
    table(weeks, dialog, of?.heading),
  );
}

function table(
  weeks: readonly GridWeek[],
  dialog: CalendarPopupController,
  heading = 'heading',
): TemplateResult {
  const {calendar, parts, today} = dialog;
  const lang = parts.lang();
  const label = dayLabels(lang);
  const chosen = parts.value()?.date ?? null;
  const choose = (event: Event) => {
    const date = dateOfCell(event);
    if (date !== null) dialog.chooseDay(date);
  };
  const chooseByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return calendar.handleKeydown(event);
    event.preventDefault();
    choose(event);
  };
  return html`
    <table
      part="grid"
      class="grid ${calendar.turn}"
      lang=${lang}
      role="grid"
      aria-labelledby=${heading}
      @mousedown=${keepFocus}
      @click=${choose}
      @keydown=${chooseByKey}
    >
      <thead>
        <tr>
          ${columns(lang, parts.firstWeekday())}
        </tr>
      </thead>
      <tbody>
        ${weeks.map(
          week =>
            html`<tr>
              ${week.map(day => (day === null ? html`<td></td>` : cell(day, label(day.date), chosen, today)))}
            </tr>`,
        )}
      </tbody>
    </table>
  `;
}

/** The short names of some languages, such as Arabic, are too long for a column. */
function columns(lang: string, firstWeekday: Weekday): TemplateResult[] {
  const long = weekdayNames(lang, firstWeekday, 'long');
  const short = weekdayNames(lang, firstWeekday);
  const fits = short.every(name => name.length <= MAX_NAME_LENGTH);
  return (fits ? short : weekdayNames(lang, firstWeekday, 'narrow')).map(
    (name, index) => html`<th class="weekday" scope="col" abbr=${long[index]!}>${name}</th>`,
  );
}

function cell(
  {date, inMonth, selectable}: GridDay,
  label: string,
  chosen: PlainDate | null,
  today: PlainDate,
): TemplateResult {
  // Days that cannot be selected are focusable too: cells are reused for other months, and a focused cell that became
  // unfocusable would lose the focus during rendering.
  return html`
    <td
      part="day"
      role="gridcell"
      class=${inMonth ? 'day' : 'day outside'}
      data-date=${formatIsoDate(date)}
      tabindex="-1"
      aria-label=${label}
      aria-selected=${equalDates(date, chosen) ? 'true' : nothing}
      aria-disabled=${selectable ? nothing : 'true'}
      aria-current=${equalDates(date, today) ? 'date' : nothing}
      .textContent=${date.day}
    ></td>
  `;
}

/** Returns the day of the event, or null if it cannot be selected or the press was between days. */
function dateOfCell(event: Event): PlainDate | null {
  const cell = (event.target as Element).closest<HTMLElement>('[data-date]:not([aria-disabled])');
  return cell && parseIsoDate(cell.dataset.date!);
}

/** Keeps the focus on the highlighted day after a press that selects nothing. */
function keepFocus(event: Event): void {
  if (dateOfCell(event) === null) event.preventDefault();
}
