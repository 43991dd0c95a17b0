import {html, nothing, type TemplateResult} from 'lit';
import {unitStart} from '../../../core/calendar/date-unit.js';
import {intlFormat} from '../../../core/calendar/intl-format.js';
import {formatIsoDate} from '../../../core/calendar/iso.js';
import {equalDates} from '../../../core/calendar/plain-date.js';
import {isSelectable} from '../../../core/calendar/selectable.js';
import {unitRows, type GridUnit} from '../../../core/calendar/unit-cells.js';
import {gridFrame} from './calendar-grid.js';
import type {CalendarPopupController} from './calendar-popup.controller.js';

/** The months or quarters of a year, or 12 years, as a grid like that of the days. */
export function unitGrid(dialog: CalendarPopupController, unit: GridUnit): TemplateResult {
  const {calendar, parts, today, view} = dialog;
  const {constraints} = calendar;
  const chosen = parts.value()?.date ?? null;
  const current = unitStart(today, unit);
  const name = unit === 'month' ? intlFormat(parts.lang(), {month: 'long'}) : parts.unitLabel;
  const rows = unitRows(view!.month, unit).map(
    row =>
      html`<tr>
        ${row.map(
          date => html`
            <td
              part="day"
              class="day"
              role="gridcell"
              tabindex="-1"
              data-date=${formatIsoDate(date)}
              aria-label=${parts.unitLabel(date)}
              aria-selected=${equalDates(date, chosen) ? 'true' : nothing}
              aria-disabled=${isSelectable(date, constraints) ? nothing : 'true'}
              aria-current=${equalDates(date, current) ? 'date' : nothing}
            >
              ${name(date)}
            </td>
          `,
        )}
      </tr>`,
  );
  return gridFrame(
    dialog,
    'units',
    html`<tbody>
      ${rows}
    </tbody>`,
  );
}
