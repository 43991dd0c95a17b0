import type {Locale} from 'date-fns';
import {html, nothing, type TemplateResult} from 'lit';
import {property} from 'lit/decorators.js';
import {FormControlElement, type FormValue} from '../../base/form-control-element.js';
import {sendChange} from '../../base/send-change.js';
import {PopupController, type PopupHideReason} from '../../controllers/popup.controller.js';
import {
  dateFromPlain,
  DEFAULT_DATE_FORMAT,
  DEFAULT_TIME_FORMAT,
  DEFAULT_TIME_INTERVAL,
  equalDateTimes,
  firstWeekdayOf,
  formatIsoDateTime,
  isSelectable,
  keptTime,
  plainDateTime,
  plainFromDate,
  plainTime,
  realDateTime,
  type PlainDate,
  type PlainDateTime,
  type PlainTime,
  type TimeChoice,
  type Weekday,
} from '../../core/calendar/index.js';
import type {Issue} from '../../core/validation/index.js';
import {calendarGrid} from './calendar-grid.js';
import {calendarHeader} from './calendar-header.js';
import {CalendarController} from './calendar.controller.js';
import {readDate, type DateInput} from './date-input.js';
import {DateLimits} from './date-limits.js';
import {DateText} from './date-text.js';
import {dateTimePickerStyles} from './date-time-picker.styles.js';
import {calendarIcon, clearIcon} from './icons.js';
import {sendInputError} from './input-error.js';
import {TimeListController} from './time-list.controller.js';
import {timeList} from './time-list.js';

export type {DateInput} from './date-input.js';
export type {InputError} from './input-error.js';

/**
 * Milliseconds in which the calendar that has just closed does not open again: the key press or the click that chose a
 * day ends on the control, which has the focus back by then (spec, section 9).
 */
const REOPEN_DELAY = 50;

/**
 * A date, or a date and a time, chosen from a calendar, with its label, hint and validation message. The control
 * cannot be typed into: it opens the calendar with a click, Enter, Space or the down arrow; Delete clears it.
 *
 * @tag lc-date-time-picker
 * @attr {string} value - The same as `init-value`.
 * @fires {Event} input - When the user chooses a day or a time, or clears the value.
 * @fires {Event} change - Right after `input`.
 * @fires {CustomEvent<InputError>} lc-input-error - When a key asks for a move that has no day to land on.
 * @csspart field - The column of label, hint, control and message.
 * @csspart label - The label.
 * @csspart required-mark - The mark after the label of a required picker.
 * @csspart hint - The line of help.
 * @csspart box - The frame around the control.
 * @csspart control - The button that shows the value.
 * @csspart clear - The button that clears the value.
 * @csspart calendar - The popup with the calendar and the times.
 * @csspart month-button - The buttons to the months beside.
 * @csspart jump - The lists to jump to a month and a year.
 * @csspart grid - The days of the month.
 * @csspart day - A day.
 * @csspart time-list - The list of times.
 * @csspart time - A time.
 * @csspart message - The validation message.
 * @cssprop --lc-date-time-picker-background - Ground of the frame.
 * @cssprop --lc-date-time-picker-border-color - Colour of the frame's line.
 * @cssprop --lc-date-time-picker-radius - Radius of the frame's corners.
 * @cssstate valid - The value is valid and the result is on show.
 * @cssstate invalid - The value is not valid and the result is on show.
 * @cssstate pending - An asynchronous rule has not answered yet.
 */
export class LcDateTimePicker extends FormControlElement<Date | null> {
  static override styles = dateTimePickerStyles;

  protected static override readonly valueProperties = [
    ...FormControlElement.valueProperties,
    ...['valueAsDate', 'showTimeSelect'],
  ];

  protected static override readonly constraintProperties = [
    ...FormControlElement.constraintProperties,
    ...['minDate', 'maxDate', 'filterDate'],
    // They are in the message.
    ...['dateFormat', 'timeFormat', 'locale'],
  ];

  /**
   * The value at the start and after a reset: `yyyy-MM-dd`, `yyyy-MM-ddTHH:mm`, or in script a local `Date`. Default
   * `''`: none. What is no date warns and is none. The `value` attribute means the same.
   */
  @property({attribute: 'init-value'}) initValue: DateInput = '';

  /**
   * The first day that can be chosen, as `initValue`; a time in it bounds the times of its day, and a `Date` at 00:00
   * is the whole day. An earlier value is not valid. Default null: 1 January 30 years ago, for choosing only.
   */
  @property({attribute: 'min'}) minDate: DateInput = null;

  /** The last day that can be chosen, as `minDate`. Default null: 31 December in 30 years, for choosing only. */
  @property({attribute: 'max'}) maxDate: DateInput = null;

  /**
   * Says whether a day within the bounds can be chosen; it is given the day's start as a local `Date`. A value on
   * another day is not valid. Default null: every day can. Where it throws it warns, and the day can be chosen.
   */
  @property({attribute: false}) filterDate: ((date: Date) => boolean) | null | undefined = null;

  /**
   * How the value is shown, as a date-fns format; `AM/PM` is the day period. Default 'dd/MM/yyyy', which `timeFormat`
   * follows where a time is shown. A format that date-fns does not take warns, and the default is shown.
   */
  @property({attribute: 'date-format'}) dateFormat = DEFAULT_DATE_FORMAT;

  /**
   * A date-fns locale, as `import {es} from 'date-fns/locale/es'`: its names are in the shown value, and its week
   * starts the calendar's. Default null: English names, and the week of the page's language.
   */
  @property({attribute: false}) locale: Locale | null | undefined = null;

  /** Whether there is a time to choose too. Choosing a day then leaves the calendar open. Default false. */
  @property({type: Boolean, attribute: 'show-time-select'}) showTimeSelect = false;

  /** What stands above the times. Default null: 'Time' in the language of the page. */
  @property({attribute: 'time-caption'}) timeCaption: string | null | undefined = null;

  /** How the times are shown, as `dateFormat`. Default 'HH:mm AM/PM'. */
  @property({attribute: 'time-format'}) timeFormat = DEFAULT_TIME_FORMAT;

  /** Minutes from one time to the next, 1 to 1440. Default 30, which stands in for any other number with a warning. */
  @property({type: Number, attribute: 'time-intervals'}) timeIntervals = DEFAULT_TIME_INTERVAL;

  readonly #warn = (message: string, cause?: unknown): void => this.warn(message, cause);
  readonly #limits = new DateLimits(this, this.#warn);
  readonly #text = new DateText(this, this.#warn);

  readonly #popup = new PopupController(this, {
    anchor: () => this.renderRoot.querySelector<HTMLElement>('.anchor'),
    popup: () => this.#calendarPopup,
    onHide: reason => this.#handleHide(reason),
  });

  readonly #calendar = new CalendarController(this, {
    constraints: () => this.#limits.constraints,
    firstWeekday: () => this.#firstWeekday,
    isRightToLeft: () => this.localize.dir === 'rtl',
    focusTarget: () =>
      this.renderRoot.querySelector<HTMLElement>('.day[tabindex="0"]') ?? this.#calendarPopup,
    onImpossibleMove: () => sendInputError(this),
  });

  readonly #times: TimeListController = new TimeListController(this, {
    choices: () => this.#timeChoices,
    chosen: () => this.#shown?.time ?? null,
    list: (): HTMLElement | null => this.renderRoot.querySelector('#time-list'),
    onChoose: time => this.#chooseTime(time),
  });

  #given: PlainDateTime | null = null;
  #date: {readonly of: string; readonly date: Date} | null = null;
  #hiddenAt = -REOPEN_DELAY;

  /**
   * The value as `yyyy-MM-dd`, or `yyyy-MM-ddTHH:mm` with `showTimeSelect`; `''` for none. Setting it sends no event;
   * `undefined` or null go back to `initValue`, and what is no date warns and is none.
   */
  @property({attribute: false})
  get value(): string {
    return this.#shown === null ? '' : formatIsoDateTime(this.#shown);
  }
  set value(value: string | null | undefined) {
    this.#take(value ?? undefined);
  }

  /**
   * The value as a local `Date`, at 00:00 without `showTimeSelect`; null for none. The same object until the value
   * changes. Setting it sends no event; `undefined` goes back to `initValue`.
   */
  @property({attribute: false})
  get valueAsDate(): Date | null {
    const shown = this.#shown;
    if (shown === null) return null;
    const of = formatIsoDateTime(shown);
    if (this.#date?.of !== of) this.#date = {of, date: dateFromPlain(shown)};
    return this.#date.date;
  }
  set valueAsDate(date: Date | null | undefined) {
    this.#take(date);
  }

  /** The value as a local `Date`, as the rules see it; null for none. */
  get typedValue(): Date | null {
    return this.valueAsDate;
  }

  /** Opens the calendar, as a click does; nothing happens while the picker is disabled. */
  showPicker(): void {
    if (this.isDisabled) return;
    this.#popup.show();
    if (!this.#popup.isOpen || this.#calendar.view !== null) return;
    this.#times.reset();
    this.#calendar.open(this.#shown?.date ?? plainFromDate(new Date())!.date);
  }

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'value'];
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name === 'value' ? 'init-value' : name, old, value);
  }

  protected formValue(): string {
    return this.value;
  }

  protected adoptInitialValue(): void {
    this.#given = readDate(this.initValue, 'init-value', this.#warn);
  }

  protected restoreValue(state: FormValue): void {
    if (typeof state === 'string') this.value = state;
  }

  protected constraintIssue(): Issue | null {
    const shown = this.#shown;
    if (shown === null) return this.required ? {code: 'valueMissing'} : null;
    const textOf = (bound: PlainDateTime | null) => this.#text.ofValue(bound!);
    switch (this.#limits.objectionTo(shown)) {
      case 'min':
        return {code: 'dateUnderflow', min: textOf(this.#limits.bounds.min)};
      case 'max':
        return {code: 'dateOverflow', max: textOf(this.#limits.bounds.max)};
      case 'filter':
        return {code: 'notValid'};
      default:
        return null;
    }
  }

  /** @internal */
  override formDisabledCallback(): void {
    super.formDisabledCallback();
    if (this.isDisabled) this.#popup.hide();
  }

  protected renderControl(): TemplateResult {
    const shown = this.#shown;
    const {isOpen} = this.#popup;
    return html`
      <div part="box" class="box anchor">
        <button
          part="control"
          id="control"
          type="button"
          role="combobox"
          class=${shown === null ? 'empty' : nothing}
          ?disabled=${this.isDisabled}
          aria-haspopup="dialog"
          aria-expanded=${isOpen}
          aria-controls="calendar"
          aria-required=${this.required}
          aria-label=${this.label ? nothing : this.effectiveLabel || nothing}
          aria-invalid=${this.shownIssue === null ? 'false' : 'true'}
          aria-describedby="hint message"
          @click=${this.#handleClick}
          @keydown=${this.#handleControlKeydown}
        >
          ${shown === null ? this.localize.term('chooseDate') : this.#text.ofValue(shown)}
        </button>
        ${shown === null || this.isDisabled ? calendarIcon : this.#renderClearButton()}
      </div>
      <div
        part="calendar"
        id="calendar"
        class="popup"
        popover="manual"
        role="dialog"
        tabindex="-1"
        aria-label=${this.effectiveLabel || this.localize.term('chooseDate')}
        @keydown=${this.#handlePopupKeydown}
        @input=${stop}
        @change=${stop}
      >
        ${isOpen ? this.#renderCalendar() : nothing}
      </div>
    `;
  }

  /** No tab stop, since Delete does the same: the picker stays one stop on the way through a form. */
  #renderClearButton(): TemplateResult {
    return html`
      <button
        part="clear"
        class="clear"
        type="button"
        tabindex="-1"
        aria-label=${this.localize.term('clearDate')}
        @click=${this.#clear}
      >
        ${clearIcon}
      </button>
    `;
  }

  #renderCalendar(): TemplateResult | typeof nothing {
    const {view} = this.#calendar;
    if (view === null) return nothing;
    const constraints = this.#limits.constraints;
    return html`
      <div class="days">
        ${calendarHeader({
          month: view.month,
          window: constraints,
          localize: this.localize,
          onMonth: month => this.#calendar.showMonth(month),
          onYear: year => this.#calendar.showYear(year),
        })}
        ${calendarGrid({
          view,
          constraints,
          chosen: this.#shown?.date ?? null,
          today: plainFromDate(new Date())!.date,
          firstWeekday: this.#firstWeekday,
          lang: this.localize.lang,
          onChoose: date => this.#chooseDay(date),
          onKeydown: event => this.#calendar.handleKeydown(event),
        })}
      </div>
      ${this.showTimeSelect ? this.#renderTimes() : nothing}
    `;
  }

  #renderTimes(): TemplateResult {
    const day = this.#dayOfTimes;
    return timeList({
      caption: this.timeCaption ?? this.localize.term('timeCaption'),
      choices: this.#timeChoices,
      chosen: this.#shown?.time ?? null,
      activeIndex: this.#times.activeIndex,
      format: time => this.#text.ofTime(day!, time),
      onChoose: time => this.#chooseTime(time),
      onKeydown: event => this.#times.handleKeydown(event),
    });
  }

  /** What is chosen, with a time or without one as the picker shows it. */
  get #shown(): PlainDateTime | null {
    if (this.#given === null) return null;
    const {date, time} = this.#given;
    return this.showTimeSelect
      ? realDateTime(plainDateTime(date, time ?? plainTime(0, 0)))
      : plainDateTime(date);
  }

  get #firstWeekday(): Weekday {
    return this.locale?.options?.weekStartsOn ?? firstWeekdayOf(this.localize.lang);
  }

  /** The day whose times the list shows: the chosen one, or else the one that the keyboard is on. */
  get #dayOfTimes(): PlainDate | null {
    return this.#shown?.date ?? this.#calendar.view?.highlighted ?? null;
  }

  get #timeChoices(): readonly TimeChoice[] {
    const day = this.#dayOfTimes;
    return day === null ? [] : this.#limits.timesOf(day);
  }

  get #calendarPopup(): HTMLElement | null {
    return this.renderRoot.querySelector('#calendar');
  }

  #take(input: DateInput): void {
    this.isDirty = input !== undefined;
    if (this.isDirty) this.#given = readDate(input, 'value', this.#warn);
    else this.adoptInitialValue();
  }

  #chooseDay(date: PlainDate): void {
    if (!isSelectable(date, this.#limits.constraints)) return;
    if (!this.showTimeSelect) {
      this.#popup.hide();
      return this.#commit(plainDateTime(date));
    }
    const time = keptTime(date, this.#shown?.time ?? null, this.#limits.bounds, this.#limits.timesOf(date));
    this.#commit(plainDateTime(date, time));
    this.#calendar.highlight(date);
    this.#times.reset();
  }

  #chooseTime(time: PlainTime): void {
    const day = this.#dayOfTimes;
    this.#popup.hide();
    if (day !== null) this.#commit(plainDateTime(day, time));
  }

  /** Takes a value from the user; the one that is there already makes no event. */
  #commit(value: PlainDateTime | null): void {
    if (equalDateTimes(value, this.#shown)) return;
    this.value = value === null ? '' : formatIsoDateTime(value);
    this.dispatchEvent(new Event('input', {bubbles: true, composed: true}));
    sendChange(this);
  }

  readonly #clear = (): void => {
    this.#commit(null);
    this.control?.focus();
  };

  #handleHide(reason: PopupHideReason): void {
    this.#hiddenAt = performance.now();
    // Before the calendar is rendered away together with the focus in it.
    if (reason === 'api' || reason === 'escape') this.control?.focus();
    this.#calendar.close();
  }

  #handleClick(): void {
    if (this.#popup.isOpen) this.#popup.hide();
    else if (performance.now() - this.#hiddenAt >= REOPEN_DELAY) this.showPicker();
  }

  #handleControlKeydown(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown') this.showPicker();
    else if (event.key === 'Delete' || event.key === 'Backspace') this.#clear();
    else return;
    event.preventDefault();
  }

  /**
   * Tab past the last part of the calendar closes it and goes on from the control, as if the calendar were not there;
   * Shift and Tab before the first part leads back to the control.
   */
  #handlePopupKeydown(event: KeyboardEvent): void {
    // By its code too: WebKit on Linux cannot name the key that Shift and Tab make.
    if (event.key !== 'Tab' && event.code !== 'Tab') return;
    const stops = [...this.#calendarPopup!.querySelectorAll('button, select, [tabindex="0"]')];
    const edge = event.shiftKey ? stops[0] : stops.at(-1);
    if (this.shadowRoot!.activeElement !== edge) return;
    this.#popup.hide();
    if (event.shiftKey) event.preventDefault();
  }
}

/** The lists in the calendar send events of their own, which say nothing about the value. */
function stop(event: Event): void {
  event.stopPropagation();
}
