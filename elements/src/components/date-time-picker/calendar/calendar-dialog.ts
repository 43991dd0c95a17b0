import {html, noChange, nothing, type TemplateResult} from 'lit';
import type {LocalizeController} from '../../../controllers/localize.controller.js';
import type {CalendarView, DateConstraints, PlainDateTime, Weekday} from '../../../core/calendar/index.js';
import type {CalendarDialogController} from './calendar-dialog.controller.js';
import {calendarGrid} from './calendar-grid.js';
import {calendarHeader} from './calendar-header.js';
import {jumpList} from './jump-list.js';
import type {DateText} from '../value/date-text.js';
import {timeList} from './time-list.js';

/** The state of a picker's popup. */
interface CalendarDialog {
  /** The state and the handlers. */
  readonly state: CalendarDialogController;
  /** The label of the picker. */
  readonly label: string;
  /** What an open popup shows, or null. */
  readonly content: CalendarContent | null;
}

/** What an open popup shows. */
export interface CalendarContent {
  readonly view: CalendarView;
  readonly value: PlainDateTime | null;
  readonly constraints: DateConstraints;
  readonly firstWeekday: Weekday;
  /** The language of month and day names, as a BCP 47 tag. */
  readonly lang: string;
  readonly localize: LocalizeController;
  readonly text: DateText;
  /** The caption above the times, or null if there are no times. */
  readonly timeCaption: string | null;
}

/**
 * The popup of a picker (ARIA practices, "Date Picker Dialog"). It stays as it was while closed. It has a name only while
 * it is open, and not that of the picker, so that tests find the picker alone by its label.
 */
export function calendarDialog(dialog: CalendarDialog): TemplateResult {
  const {state, label, content} = dialog;
  const name = content?.localize.term('chooseDate');
  return html`
    <div
      part="calendar"
      id="calendar"
      class="popup"
      popover="manual"
      role="dialog"
      tabindex="-1"
      aria-label=${name ?? nothing}
      @keydown=${state.handleKeydown}
    >
      ${content === null ? noChange : [title(label || name!, content), days(state, content), times(state, content)]}
    </div>
  `;
}

/** The label and the value, in a sheet at the bottom of a phone, which can cover the control. */
function title(label: string, {value, text}: CalendarContent): TemplateResult {
  return html`<div class="title" aria-hidden="true">
    <span>${label}</span><span>${value && text.ofValue(value)}</span>
  </div>`;
}

function days(state: CalendarDialogController, content: CalendarContent): TemplateResult {
  const {view, value, constraints, firstWeekday, lang, localize} = content;
  const {calendar, jump} = state;
  return html`
    <div class="days">
      ${calendarHeader({
        month: view.month,
        window: constraints,
        lang,
        localize,
        jump,
        onMonth: month => calendar.showMonth(month),
      })}
      ${calendarGrid({
        view,
        constraints,
        firstWeekday,
        lang,
        chosen: value?.date ?? null,
        today: state.today,
        onChoose: date => state.chooseDay(date),
        onKeydown: event => calendar.handleKeydown(event),
      })}
      ${jump.unit && jumpList(jump, localize.term(jump.unit), lang)}
    </div>
  `;
}

function times(
  state: CalendarDialogController,
  {value, text, timeCaption}: CalendarContent,
): TemplateResult | typeof nothing {
  const day = state.dayOfTimes;
  if (timeCaption === null || day === null) return nothing;
  return timeList({
    caption: timeCaption,
    choices: state.timeChoices,
    chosen: value?.time ?? null,
    activeIndex: state.times.activeIndex,
    format: time => text.ofTime(day, time),
    onChoose: time => state.chooseTime(time),
    onKeydown: event => state.times.handleKeydown(event),
  });
}
