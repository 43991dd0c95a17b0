import {html, nothing, type TemplateResult} from 'lit';
import {monthHeading} from '../../../core/calendar/month-names.js';
import {stepMonth} from '../../../core/calendar/year-range.js';
import {keepFromClick} from '../../../dom/focus.js';
import {chevronIcon} from '../../../icons/icons.js';
import type {CalendarPopupController} from './calendar-popup.controller.js';
import {jumpId, type JumpUnit} from './jump.controller.js';

/** The row above a calendar: buttons for the previous and next month, and for the lists of months and years. */
export function calendarHeader(dialog: CalendarPopupController): TemplateResult {
  const lang = dialog.parts.lang();
  return html`
    <div class="header">
      ${stepButton(dialog, -1)}
      <h2 class="visually-hidden" id="heading" lang=${lang} aria-live="polite">
        ${monthHeading(lang, dialog.view!.month)}
      </h2>
      ${jumpButton(dialog, 'month')} ${jumpButton(dialog, 'year')} ${stepButton(dialog, 1)}
    </div>
  `;
}

/** Not `disabled` at the end of the range: the button would lose the focus, which would close the calendar. */
function stepButton({calendar, parts, view}: CalendarPopupController, step: 1 | -1): TemplateResult {
  const target = stepMonth(view!.month, step, parts.limits.constraints);
  return html`
    <button
      part="month-button"
      type="button"
      class=${step === 1 ? 'step next' : 'step previous'}
      aria-label=${parts.localize.term(step === 1 ? 'nextMonth' : 'previousMonth')}
      aria-disabled=${target === null}
      @click=${() => target && calendar.showMonth(target)}
    >
      ${chevronIcon()}
    </button>
  `;
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
