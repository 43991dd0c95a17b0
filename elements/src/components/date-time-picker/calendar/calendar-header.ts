import {html, nothing, type TemplateResult} from 'lit';
import {guard} from 'lit/directives/guard.js';
import {
  formatIsoDate,
  monthHeading,
  stepMonth,
  type DateWindow,
  type YearMonth,
} from '../../../core/calendar/index.js';
import type {LocalizeController} from '../../../controllers/localize.controller.js';
import {chevronIcon} from '../../../icons/icons.js';
import {jumpId, type JumpController, type JumpUnit} from './jump.controller.js';

/** The state and callbacks of the row above a calendar. */
interface CalendarHeader {
  readonly month: YearMonth;
  readonly window: DateWindow;
  /** The language of month names, as a BCP 47 tag. */
  readonly lang: string;
  readonly localize: LocalizeController;
  readonly jump: JumpController;
  readonly onMonth: (month: YearMonth) => void;
}

/**
 * The row above a calendar: buttons for the previous and next month, and for the lists of months and years. It is
 * rendered only when it changes.
 */
export function calendarHeader(header: CalendarHeader): unknown {
  const {month, window, lang, localize, jump} = header;
  const names = (['previousMonth', 'nextMonth', 'month', 'year'] as const).map(key => localize.term(key));
  const limits = [window.min, window.max].map(formatIsoDate);
  return guard([month.year, month.month, lang, jump.unit, jump.activeIndex, ...limits, ...names], () =>
    headerRow(header),
  );
}

function headerRow(header: CalendarHeader): TemplateResult {
  const {month, lang} = header;
  return html`
    <div class="header">
      ${stepButton(header, -1)}
      <h2 class="visually-hidden" id="heading" lang=${lang} aria-live="polite">
        ${monthHeading(lang, month)}
      </h2>
      ${jumpButton(header, 'month')} ${jumpButton(header, 'year')} ${stepButton(header, 1)}
    </div>
  `;
}

/** Not `disabled` at the end of the range: the button would lose the focus, which would close the calendar. */
function stepButton({month, window, localize, onMonth}: CalendarHeader, step: 1 | -1): TemplateResult {
  const target = stepMonth(month, step, window);
  return html`
    <button
      part="month-button"
      type="button"
      class=${step === 1 ? 'step next' : 'step previous'}
      aria-label=${localize.term(step === 1 ? 'nextMonth' : 'previousMonth')}
      aria-disabled=${target === null}
      @click=${() => target && onMonth(target)}
    >
      ${chevronIcon()}
    </button>
  `;
}

/** A select-only combobox, like the native `<select>`: its text is the shown month or year. */
function jumpButton({month, lang, localize, jump}: CalendarHeader, unit: JumpUnit): TemplateResult {
  const isOpen = jump.unit === unit;
  return html`
    <button
      part="jump"
      class="jump"
      type="button"
      role="combobox"
      lang=${unit === 'month' ? lang : nothing}
      aria-label=${localize.term(unit === 'month' ? 'month' : 'year')}
      aria-expanded=${isOpen}
      aria-controls="jump-list"
      aria-activedescendant=${isOpen ? jumpId(jump.activeIndex) : nothing}
      @click=${(event: MouseEvent) => jump.handleClick(unit, event)}
      @keydown=${(event: KeyboardEvent) => jump.handleKeydown(unit, event)}
      @blur=${jump.close}
    >
      ${jump.textOf(month[unit], unit)}${chevronIcon()}
    </button>
  `;
}
