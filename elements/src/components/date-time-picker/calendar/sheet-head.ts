import {html, type TemplateResult} from 'lit';
import {closeIcon} from '../../../icons/icons.js';
import type {CalendarPopupController} from './calendar-popup.controller.js';

/**
 * The head of a sheet at the bottom of a phone, which can cover the control: the label, the value, and a button that closes
 * the sheet. Elsewhere it is not visible.
 */
export function sheetHead(dialog: CalendarPopupController, label: string, value: string): TemplateResult {
  return html`<div class="sheet-head">
    <span aria-hidden="true">${label}</span><span aria-hidden="true">${value}</span>
    <button
      part="close"
      class="step"
      type="button"
      aria-label=${dialog.parts.localize.term('close')}
      @click=${() => dialog.hide('toggle')}
    >
      ${closeIcon()}
    </button>
  </div>`;
}
