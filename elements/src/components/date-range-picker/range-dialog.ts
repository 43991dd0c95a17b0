import {html, noChange, nothing, type TemplateResult} from 'lit';
import {monthHeading} from '../../core/calendar/month-names.js';
import {calendarGrid} from '../date-time-picker/calendar/calendar-grid.js';
import {calendarHeader} from '../date-time-picker/calendar/calendar-header.js';
import {jumpList} from '../date-time-picker/calendar/jump-list.js';
import {dialogName, sheetHead} from '../date-time-picker/calendar/sheet-head.js';
import type {RangeDialogController} from './range-dialog.controller.js';

/** A range that users select with one press. */
export interface ShownPreset {
  readonly label: string;
  readonly isAllowed: boolean;
  readonly onChoose: () => void;
}

/** The popup of a range picker: presets, and one or two months. It stays as it was while closed. */
export function rangeDialog(
  dialog: RangeDialogController,
  label: string,
  presets: () => readonly ShownPreset[],
): TemplateResult {
  const isOpen = dialog.view !== null;
  const name = dialog.parts.localize.term('chooseDates');
  return html`
    <div
      part="calendar"
      id="calendar"
      class="popup"
      popover="manual"
      role="dialog"
      tabindex="-1"
      aria-label=${isOpen ? dialogName(label, name) : nothing}
      @keydown=${dialog.handlePopupKey}
      @focusin=${dialog.handlePointer}
      @pointerover=${dialog.handlePointer}
      @pointerleave=${dialog.handlePointer}
    >
      ${
        isOpen
          ? [sheetHead(dialog, label || name, ''), presetList(dialog, presets()), monthsOf(dialog)]
          : noChange
      }
    </div>
  `;
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
  const {jump, months, parts} = dialog;
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
        ${header} ${calendarGrid(dialog, {month, heading})}
        ${jumpUnit === null ? nothing : jumpList(jump, parts.localize.term(jumpUnit), lang)}
      </div>
    `;
  });
}
