import {html, noChange, nothing, type TemplateResult} from 'lit';
import type {CalendarDialogController} from './calendar-dialog.controller.js';
import {calendarGrid} from './calendar-grid.js';
import {calendarHeader} from './calendar-header.js';
import {jumpList} from './jump-list.js';
import {dialogName, sheetHead} from './sheet-head.js';
import {timeList} from './time-list.js';

/**
 * The popup of a picker (ARIA practices, "Date Picker Dialog"). It stays as it was while closed. It has a name only while
 * it is open, so that tests find the closed picker alone by its label.
 */
export function calendarDialog(dialog: CalendarDialogController, label: string): TemplateResult {
  const name = dialog.view && dialog.parts.localize.term('chooseDate');
  return html`
    <div
      part="calendar"
      id="calendar"
      class="popup"
      popover="manual"
      role="dialog"
      tabindex="-1"
      aria-label=${name === null ? nothing : dialogName(label, name)}
      @keydown=${dialog.handleKeydown}
    >
      ${name === null ? noChange : [headOf(dialog, label || name), days(dialog), timeList(dialog)]}
    </div>
  `;
}

function headOf(dialog: CalendarDialogController, label: string): TemplateResult {
  const {text, value} = dialog.parts;
  const current = value();
  return sheetHead(dialog, label, current ? text.ofValue(current) : '');
}

function days(dialog: CalendarDialogController): TemplateResult {
  const {jump, parts} = dialog;
  return html`
    <div class="days">
      ${calendarHeader(dialog)} ${calendarGrid(dialog)}
      ${jump.unit && jumpList(jump, parts.localize.term(jump.unit), parts.lang())}
    </div>
  `;
}
