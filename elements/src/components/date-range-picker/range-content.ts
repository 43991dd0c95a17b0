import {html, nothing, type TemplateResult} from 'lit';
import {monthHeading} from '../../core/calendar/month-names.js';
import {isGridUnit} from '../../core/calendar/unit-cells.js';
import {calendarGrid} from '../date-time-picker/calendar/calendar-grid.js';
import {calendarHeader} from '../date-time-picker/calendar/calendar-header.js';
import {jumpList} from '../date-time-picker/calendar/jump-list.js';
import {sheetHead} from '../date-time-picker/calendar/sheet-head.js';
import {unitGrid} from '../date-time-picker/calendar/unit-grid.js';
import type {RangeDialogController, ShownPreset} from './range-dialog.controller.js';

/** What is in the open popup of a range picker: presets, and one or two months. */
export function rangeContent(dialog: RangeDialogController, label: string): unknown {
  return [sheetHead(dialog, label, ''), presetList(dialog, dialog.presets), monthsOf(dialog)];
}

function presetList({parts}: RangeDialogController, presets: readonly ShownPreset[]): unknown {
  if (presets.length === 0) return nothing;
  const button = ({label, isAllowed, onChoose}: ShownPreset) => html`
    <button
      part="preset"
      class="preset"
      type="button"
      aria-disabled=${isAllowed ? nothing : 'true'}
      @click=${() => isAllowed && onChoose()}
    >
      ${label}
    </button>
  `;
  return html`
    <div part="presets" class="presets" role="group" aria-label=${parts.localize.term('presets')}>
      ${presets.map(button)}
    </div>
  `;
}

function monthsOf(dialog: RangeDialogController): TemplateResult[] {
  const {calendar, jump, months, parts} = dialog;
  const {unit} = calendar;
  const lang = parts.lang();
  return months.map((month, index) => {
    const heading = index === 0 ? 'heading' : 'heading-2';
    const header =
      index === 0
        ? calendarHeader(dialog)
        : html`<div class="header">
            <h2 class="month" id=${heading} lang=${lang}>${monthHeading(lang, month)}</h2>
          </div>`;
    const jumpUnit = index === 0 ? jump.unit : null;
    return html`
      <div class="days">
        ${header} ${isGridUnit(unit) ? unitGrid(dialog, unit) : calendarGrid(dialog, {month, heading})}
        ${jumpUnit === null ? nothing : jumpList(jump, parts.localize.term(jumpUnit), lang)}
      </div>
    `;
  });
}
