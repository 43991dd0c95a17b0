import {directive, Directive, type DirectiveParameters, type ElementPart} from 'lit/directive.js';
import {dayLabels} from '../../../core/calendar/day-label.js';
import {formatIsoDate} from '../../../core/calendar/iso.js';
import type {GridDay, GridWeek} from '../../../core/calendar/month-grid.js';
import {compareDates, equalDates, type PlainDate} from '../../../core/calendar/plain-date.js';

/** The week of a row. */
export interface WeekMark {
  readonly number: number;
  readonly label: string;
}

/** What the cells show besides their dates. */
interface DayMarks {
  /** The language of the accessible names, as a BCP 47 tag. */
  readonly lang: string;
  /** Whether only the days of the month are shown. */
  readonly isPart: boolean;
  /** The first and the last selected day. */
  readonly chosen: readonly [PlainDate, PlainDate] | null;
  readonly today: PlainDate;
  /** The weeks of the rows, in a picker of weeks. */
  readonly weeks: readonly WeekMark[] | null;
}

class MonthDaysDirective extends Directive {
  #shown = '';

  override render(_weeks: readonly GridWeek[], _marks: DayMarks): void {}

  override update({element}: ElementPart, [weeks, marks]: DirectiveParameters<this>): void {
    const body = element as HTMLTableSectionElement;
    const shown = JSON.stringify([weeks, marks]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    const label = dayLabels(marks.lang);
    // Another picker, whose rows start with the number of the week, or no longer do.
    if (Boolean(marks.weeks) !== Boolean(body.querySelector('th'))) body.replaceChildren();
    weeks.forEach((week, index) => {
      const row = body.rows[index] ?? body.insertRow();
      const mark = marks.weeks?.[index];
      if (mark) showWeek(row, mark);
      week.forEach((day, place) => {
        const column = mark ? place + 1 : place;
        const cell = row.cells[column] ?? row.insertCell();
        if (day !== null && (day.inMonth || !marks.isPart)) showDay(cell, day, {...marks, label});
        // Not emptied: it may have the focus, or be the tab stop.
        else if (cell.firstChild) {
          cell.remove();
          row.insertCell(column);
        }
      });
    });
    while (body.rows.length > weeks.length) body.deleteRow(-1);
  }
}

/** The header of a row. */
function showWeek(row: HTMLTableRowElement, {number, label}: WeekMark): void {
  let header = row.querySelector('th');
  if (header === null) {
    header = row.ownerDocument.createElement('th');
    header.className = 'week';
    header.scope = 'row';
    header.part.add('week-number');
    row.prepend(header);
  }
  header.ariaLabel = label;
  header.textContent = String(number);
}

function showDay(
  cell: HTMLElement,
  {date, inMonth, selectable}: GridDay,
  {label, chosen, today}: DayMarks & {readonly label: (date: PlainDate) => string},
): void {
  const attributes = {
    class: inMonth ? 'day' : 'day outside',
    'data-date': formatIsoDate(date),
    'aria-label': label(date),
    'aria-selected':
      chosen !== null && compareDates(date, chosen[0]) >= 0 && compareDates(date, chosen[1]) <= 0 && 'true',
    'aria-disabled': !selectable && 'true',
    'aria-current': equalDates(date, today) && 'date',
    // Days that cannot be selected are focusable too: cells are reused for other months, and a focused cell that became
    // unfocusable would lose the focus during rendering.
    ...(!cell.firstChild && {part: 'day', role: 'gridcell', tabindex: '-1'}),
  };
  for (const [name, value] of Object.entries(attributes)) {
    if (!value) cell.removeAttribute(name);
    else if (cell.getAttribute(name) !== value) cell.setAttribute(name, value);
  }
  const text = cell.firstChild ?? cell.appendChild(new Text());
  text.nodeValue = String(date.day);
}

/**
 * The days of a month, as the only content of a `<tbody>`. The cells are created once, and only what differs is written for
 * another month, because a template for each would take longer to create and to update.
 */
export const monthDays = directive(MonthDaysDirective);
