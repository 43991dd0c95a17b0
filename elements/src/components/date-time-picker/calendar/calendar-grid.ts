import {html, nothing, type TemplateResult} from 'lit';
import {unitNumbers} from '../../../core/calendar/date-unit.js';
import {parseIsoDate} from '../../../core/calendar/iso.js';
import {monthGrid, type GridWeek} from '../../../core/calendar/month-grid.js';
import type {PlainDate} from '../../../core/calendar/plain-date.js';
import {rowOfWeek} from '../../../core/calendar/unit-cells.js';
import type {Weekday} from '../../../core/calendar/week.js';
import {weekdayNames} from '../../../core/calendar/weekday-names.js';
import type {YearMonth} from '../../../core/calendar/year-month.js';
import {rememberLast} from '../../../core/remember-last.js';
import type {CalendarPopupController} from './calendar-popup.controller.js';
import {monthDays, type WeekMark} from './month-days.js';

/** A month next to others. Only its own days are shown, so that no day is there twice. */
export interface GridMonth {
  readonly month: YearMonth;
  /** The id of its heading. */
  readonly heading: string;
}

/** Characters of a weekday name that fit in a column. */
const MAX_NAME_LENGTH = 4;

/** The days of a month. In a picker of weeks, each row has the number of its week, and is selected as a whole. */
export function calendarGrid(dialog: CalendarPopupController, of?: GridMonth): TemplateResult {
  const {calendar, parts, today} = dialog;
  const {constraints, firstWeekday, unit} = calendar;
  const lang = parts.lang();
  const options = {firstWeekday, constraints, exactWeeks: of !== undefined};
  const weeks = monthGrid(of?.month ?? dialog.view!.month, options);
  const isWeek = unit === 'week';
  const date = parts.value()?.date ?? null;
  const chosen = date && (isWeek ? rowOfWeek(date, firstWeekday) : ([date, date] as const));
  const marks = {
    lang,
    isPart: of !== undefined,
    chosen,
    today,
    weeks: isWeek ? weeks.map(week => weekMark(dialog, week)) : null,
  };
  return gridFrame(
    dialog,
    isWeek ? 'weeks' : '',
    html`
      <thead>
        <tr>
          ${isWeek ? html`<td></td>` : nothing} ${columns({lang, firstWeekday})}
        </tr>
      </thead>
      <tbody ${monthDays(weeks, marks)}></tbody>
    `,
    of?.heading,
  );
}

/** Returns the number and the name of the week of a row. */
function weekMark({calendar, parts}: CalendarPopupController, week: GridWeek): WeekMark {
  const monday = calendar.unitAt(week.find(day => day !== null)!.date);
  return {number: unitNumbers(monday, 'week')[1], label: parts.unitLabel(monday)};
}

/** A grid (ARIA practices, "Date Picker Dialog"): one tab stop, which `CalendarController` moves. */
export function gridFrame(
  dialog: CalendarPopupController,
  kind: string,
  content: TemplateResult,
  heading = 'heading',
): TemplateResult {
  const {calendar, parts} = dialog;
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
      class="grid ${kind} ${calendar.turn}"
      lang=${parts.lang()}
      role="grid"
      aria-labelledby=${heading}
      @mousedown=${keepFocus}
      @click=${choose}
      @keydown=${chooseByKey}
    >
      ${content}
    </table>
  `;
}

/** The short names of some languages, such as Arabic, are too long for a column. */
const columns = rememberLast(
  ({lang, firstWeekday}: {lang: string; firstWeekday: Weekday}): TemplateResult[] => {
    const [long, short] = [weekdayNames(lang, firstWeekday, 'long'), weekdayNames(lang, firstWeekday)];
    const fits = short.every(name => name.length <= MAX_NAME_LENGTH);
    return (fits ? short : weekdayNames(lang, firstWeekday, 'narrow')).map(
      (name, index) => html`<th class="weekday" scope="col" abbr=${long[index]!}>${name}</th>`,
    );
  },
);

/** Returns the day of the event, or null if it cannot be selected or the press was between days. */
function dateOfCell(event: Event): PlainDate | null {
  const cell = (event.target as Element).closest<HTMLElement>('[data-date]:not([aria-disabled])');
  return cell && parseIsoDate(cell.dataset.date!);
}

/** Keeps the focus on the highlighted day after a press that selects nothing. */
function keepFocus(event: Event): void {
  if (dateOfCell(event) === null) event.preventDefault();
}
