import {html, type TemplateResult} from 'lit';
import {isGridUnit} from '../../../core/calendar/unit-cells.js';
import type {CalendarDialogController} from './calendar-dialog.controller.js';
import {calendarGrid} from './calendar-grid.js';
import {calendarHeader} from './calendar-header.js';
import {jumpList} from './jump-list.js';
import {sheetHead} from './sheet-head.js';
import {timeList} from './time-list.js';
import {unitGrid} from './unit-grid.js';

/** What is in the open popup of a picker. */
export function calendarContent(dialog: CalendarDialogController, label: string): unknown {
  return [headOf(dialog, label), days(dialog), timeList(dialog)];
}

function headOf(dialog: CalendarDialogController, label: string): TemplateResult {
  const {text, value} = dialog.parts;
  const current = value();
  return sheetHead(dialog, label, current ? text.ofValue(current) : '');
}

function days(dialog: CalendarDialogController): TemplateResult {
  const {calendar, jump, parts} = dialog;
  const {unit} = calendar;
  return html`
    <div class="days">
      ${calendarHeader(dialog)} ${isGridUnit(unit) ? unitGrid(dialog, unit) : calendarGrid(dialog)}
      ${jump.unit && jumpList(jump, parts.localize.term(jump.unit), parts.lang())}
    </div>
  `;
}
