import type {Locale} from 'date-fns';
import {html, type PropertyValues, type TemplateResult} from 'lit';
import {property} from '../../base/attributes/property.js';
import type {ControlState} from '../../base/field/field-parts.js';
import {dateTexts, dateUnitTexts} from '../../core/localization/english/dates.js';
import type {Terms} from '../../core/localization/terms.js';
import {warnUnlessImported} from '../../base/needed-import.js';
import {FormControlElement} from '../../base/form-control-element.js';
import {standInAsTextField} from '../../controllers/stand-in.controller.js';
import {sendEdit} from '../../dom/events.js';
import {isServerView} from '../../dom/server-view.js';
import {textOrObject} from '../../base/attributes/converters.js';
import {DEFAULT_DATE_FORMAT, DEFAULT_TIME_FORMAT} from '../../core/calendar/format-pattern.js';
import type {PlainDateTime} from '../../core/calendar/plain-date-time.js';
import {DEFAULT_TIME_INTERVAL} from '../../core/calendar/plain-time.js';
import type {Issue} from '../../core/validation/index.js';
import {dateCalendar} from './calendar/date-calendar.js';
import {LazyCalendar} from './calendar/lazy-calendar.js';
import {PickedUnit} from './value/picked-unit.js';
import type {DateInput} from './value/date-input.js';
import {DateLimits} from './value/date-limits.js';
import {DateText} from './value/date-text.js';
import {createTypedDateParts, type TypedDateParts} from './typed/typed-date-slot.js';
import {dateTimePickerStyles} from './date-time-picker.styles.js';
import {DateValue} from './value/date-value.js';
import {pickerBox} from './picker-box.js';
import {
  controlValue,
  control,
  effectiveLabel,
  isDisabled,
  localize,
  renderControl,
  renderNow,
  warn,
} from '../../base/members.js';

export type {Locale} from 'date-fns';
export type {HideDetail} from '../../dom/events.js';
export type {PopupHideReason} from '../../controllers/popup.controller.js';
export type {DateInput} from './value/date-input.js';
export type {InputError} from './input-error.js';

/**
 * A date, or a date and time, or a month, quarter, week, or year, selected in a calendar, with its label, hint, and
 * validation message. A click, Enter, Space, or the down arrow opens the calendar, and Delete clears the value. With
 * `typeable`, users can also type the date.
 *
 * The code of the calendar is apart: it loads when the page is idle, or when the user opens the calendar before that. To load
 * it with the picker, such as for tests and for pages that work offline, use `import '@life-changers/elements/calendar'`.
 *
 * @tag lc-date-time-picker
 * @attr {string} value - The same as `init-value`.
 * @fires {Event} input - Sent when the user selects a day or time, or clears the value, and when a typed date is read.
 * @fires {Event} change - Sent right after `input`.
 * @fires {CustomEvent<InputError>} lc-input-error - Sent when a key would move to a day, but no day is selectable.
 * @fires {Event} lc-show - Sent when the calendar opens. Like the next three, it does not bubble.
 * @fires {Event} lc-after-show - Sent when the calendar is open and focused.
 * @fires {CustomEvent<HideDetail<PopupHideReason>>} lc-hide - Sent before the calendar closes; `preventDefault()`
 *   keeps it open. `detail.reason` is `select` for a selection, `escape`, `tab`, `toggle` for a click on the control,
 *   `outside` for a press elsewhere, `blur` when the focus leaves, or `api` for `hidePicker()`.
 * @fires {Event} lc-after-hide - Sent when the calendar has closed.
 * @csspart field - The column with label, hint, control, and message.
 * @csspart label - The label.
 * @csspart required-mark - The mark after the label of a required picker.
 * @csspart hint - The help text.
 * @csspart box - The frame around the control.
 * @csspart control - The button that shows the value, or the native `<input>` with `typeable`.
 * @csspart words - The value in words, in a picker with `typeable`.
 * @csspart open - The button that opens the calendar, in a picker with `typeable`.
 * @csspart clear - The button that clears the value.
 * @csspart calendar - The popup with the calendar and times.
 * @csspart close - The button that closes the calendar on a phone.
 * @csspart month-button - The buttons for the previous and next month.
 * @csspart jump - The buttons that open the lists of months and years.
 * @csspart jump-list - The open list of months or years.
 * @csspart jump-option - A month or year in the list.
 * @csspart grid - The days of the month, or the months, quarters, or years.
 * @csspart day - A day, or a month, quarter, or year in its place.
 * @csspart week-number - The number of a week, in a picker of weeks.
 * @csspart time-list - The list of times.
 * @csspart time - A time.
 * @csspart message - The validation message.
 * @cssprop --lc-date-time-picker-background - Background color of the frame.
 * @cssprop --lc-date-time-picker-border-color - Border color of the frame.
 * @cssprop --lc-date-time-picker-radius - Border radius of the frame.
 * @cssstate filled - The control has a value.
 * @cssstate valid - The value is valid, and the result is shown.
 * @cssstate invalid - The value is invalid, and the result is shown.
 * @cssstate pending - An asynchronous rule is checking the value.
 */
export class LcDateTimePicker extends FormControlElement<Date | null> {
  static override styles = dateTimePickerStyles;

  protected static override readonly englishTexts: Partial<Terms> = {
    ...super.englishTexts,
    ...dateTexts,
    ...dateUnitTexts,
  };

  /**
   * What users select: a day (`'date'`, the default), a `'month'`, a `'quarter'`, a `'week'`, or a `'year'`. Other values warn and
   * fall back to the default. `value` is then `2026-05` or `2026-W19`, as in HTML, `2026-Q2`, or `2026`, and `valueAsDate` is the
   * start of the first day. `minDate`, `maxDate`, and `initValue` accept the same text, and days. A unit is selectable if one of
   * its days is. `showTimeSelect` has no effect. Quarters and weeks are in the language of the page, also with `locale`.
   *
   * Weeks are those of ISO 8601: they start on Monday, and belong to the year of their Thursday, so December 31, 2024, is in
   * `2025-W01`. The rows of the calendar start on the first day of the week of the language. A row stands for the week of its
   * Thursday: if rows start on Sunday, the row from May 3 to May 9, 2026, is `2026-W19`.
   */
  @property({default: 'date'}) picker!: 'date' | 'month' | 'quarter' | 'week' | 'year' | null | undefined;

  /**
   * The initial value, also after a reset: `yyyy-MM-dd` or `yyyy-MM-ddTHH:mm`, which do not depend on the time zone,
   * or a `Date`, which is read in local time. From a server, pass text. Default `''`. Invalid dates warn and are ignored. Same as the `value`
   * attribute.
   */
  @property({attribute: 'init-value', converter: textOrObject, default: ''}) initValue!: DateInput;

  /**
   * The first selectable day, in the formats of `initValue`. A time limits the times of that day. A `Date` at 00:00
   * includes the whole day. Earlier values are invalid. If null, the calendar starts on January 1, 30 years ago, but
   * earlier values are valid.
   */
  @property({attribute: 'min', converter: textOrObject, default: null}) minDate!: DateInput;

  /** The last selectable day, like `minDate`. If null, the calendar ends on December 31, in 30 years. */
  @property({attribute: 'max', converter: textOrObject, default: null}) maxDate!: DateInput;

  /**
   * Returns whether users can select a day. It is called with the start of the day as a local `Date` (see
   * `valueAsDate`). Values on other days are invalid. If it throws, it warns and the day is selectable.
   */
  @property({attribute: false}) filterDate: ((date: Date) => boolean) | null | undefined = null;

  /**
   * The date-fns format of the value. `AM/PM` is the day period. With `showTimeSelect`, `timeFormat` is added to the
   * default format. With `picker`, the default shows the month, quarter, week, or year in words. These tokens are built in: `y`, `yy`, `yyyy`, `M` to `MMMM`, `d`, `dd`, `E` to `EEEE`, `a`, and `H`,
   * `h`, `m`, `s`, single or doubled. For all others, such as `do` or `PPP`, import
   * `@life-changers/elements/date-formats`. Other formats warn and fall back to the default.
   */
  @property({attribute: 'date-format'}) dateFormat = DEFAULT_DATE_FORMAT;

  /**
   * A date-fns locale, such as `import {es} from 'date-fns/locale/es'`. It determines the language of the value and
   * of the calendar, and the first day of the week. If null, both have the language of the page. Formats of
   * `@life-changers/elements/date-formats`, such as `PPP`, are English without it.
   */
  @property({attribute: false, default: null}) locale!: Locale | null | undefined;

  /** Lets users select a time as well. The calendar then stays open when the user selects a day. */
  @property({type: Boolean, attribute: 'show-time-select', default: false}) showTimeSelect!: boolean;

  /** The caption above the times. Default: "Time" in the language of the page. */
  @property({attribute: 'time-caption', default: null}) timeCaption!: string | null | undefined;

  /**
   * The format of times. `'locale'`, the best choice for most apps, is the short time format of `locale`, or of the
   * language of the page: 14:30 in British English, 2:30 PM in American English. Otherwise a date-fns format like
   * `dateFormat`. The default shows the 24-hour clock and the day period.
   */
  @property({attribute: 'time-format'}) timeFormat = DEFAULT_TIME_FORMAT;

  /** The minutes between times, from 1 to 1440. Other values warn and fall back to 30. */
  @property({type: Number, attribute: 'time-intervals'}) timeIntervals = DEFAULT_TIME_INTERVAL;

  /**
   * Lets users type the date in the format of their language, with any separators, or with the name of the month, and with
   * the time behind it if `showTimeSelect` is set. It is read when the user leaves the field or presses Enter, and shown in
   * words next to it. The year is Gregorian and needs four digits. Text that is not a date stays as typed, and makes the picker invalid.
   * `dateFormat` and `timeFormat` do not affect the field and the list of times. It needs
   * `import '@life-changers/elements/typed-dates'`.
   */
  @property({type: Boolean, default: false}) typeable!: boolean;

  readonly #warn = (message: string, cause?: unknown): void => this[warn](message, cause);
  readonly #unit = new PickedUnit(this, {
    lang: () => this.#calendarLang,
    term: (key, ...args) => this[localize].term(key, ...args),
    warn: this.#warn,
  });
  readonly #limits = new DateLimits(this, this.#warn, this.#unit);
  readonly #text = new DateText(
    this,
    () => this.#calendarLang,
    this.#warn,
    () => this.#typed,
    this.#unit.write,
  );

  readonly [controlValue] = new DateValue(this, {
    warn: this.#warn,
    unit: this.#unit,
    issueOf: shown => this.#issueOf(shown),
    read: text => this.#restore(text),
  });

  readonly #calendar = new LazyCalendar(this, dateCalendar, {
    find: selector => this.shadowRoot?.querySelector<HTMLElement>(selector) ?? null,
    limits: this.#limits,
    text: this.#text,
    localize: this[localize],
    unit: this.#unit.of,
    unitLabel: this.#unit.write,
    value: () => this[controlValue].shown,
    hasTimes: () => this.#hasTimes,
    timeCaption: () => this.timeCaption ?? this[localize].term('timeCaption'),
    weekStartsOn: () => this.locale?.options?.weekStartsOn,
    lang: () => this.#calendarLang,
    render: () => this[renderNow](),
    opener: () => (this.#typed === null ? '#control' : '.open'),
    onChoose: value => this.#commit(() => this[controlValue].choose(value)),
  });

  #typedParts: TypedDateParts | null = null;

  constructor() {
    super();
    standInAsTextField(this);
  }

  /**
   * The value as `yyyy-MM-dd`, or `yyyy-MM-ddTHH:mm` with `showTimeSelect`, or as the text of a month, quarter, week, or
   * year with `picker`. `''` if empty. It has no time zone, and forms submit it unchanged. Setting it sends no event.
   * `undefined` and null reset it to `initValue`. Invalid dates warn and clear the value.
   */
  @property({attribute: false})
  get value(): string {
    return this[controlValue].text;
  }
  set value(value: string | null | undefined) {
    this.#set(value ?? undefined);
  }

  /**
   * The value as a `Date` in local time, at 00:00 without `showTimeSelect`. Null if empty. If the local clock skips
   * that time, such as when daylight saving time starts, the `Date` is later by as much as the clock skipped: 03:30
   * for 02:30 in most zones, or the next day if the zone skipped the day. `value` does not change, even if that
   * `Date` is set again. Returns the same object until the value changes. Setting it sends no event. `undefined`
   * resets it to `initValue`.
   */
  @property({attribute: false})
  get valueAsDate(): Date | null {
    return this[controlValue].typed;
  }
  set valueAsDate(date: Date | null | undefined) {
    this.#set(this[controlValue].isAt(date) ? this.value : date);
  }

  /** The value that is checked by the rules, as a local `Date`. Null if empty. */
  override get typedValue(): Date | null {
    return this.valueAsDate;
  }

  /**
   * Opens and focuses the calendar, like a click, and sends the same events. Does nothing if the picker is disabled.
   */
  showPicker(): void {
    if (!this[isDisabled]) this.#calendar.open();
  }

  /** Closes the calendar, like Escape, and sends the same events. Does nothing if it is closed. */
  hidePicker(): void {
    this.#calendar.hide('api');
  }

  /** What the user types stays if the app sets the date that the picker has, such as when a parent renders again. */
  #set(input: DateInput): void {
    if (!this[controlValue].set(input)) this.#typedParts?.forget();
  }

  #issueOf(shown: PlainDateTime): Issue | null {
    const textOf = (bound: PlainDateTime | null) => this.#text.ofValue(bound!);
    switch (this.#limits.violatedLimit(shown)) {
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
    if (this[isDisabled]) this.#calendar.close();
  }

  /** @internal */
  override formResetCallback(): void {
    this.#typedParts?.forget();
    super.formResetCallback();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    // It would render a place of another kind of calendar.
    if (changed.has('picker')) this.#calendar.close();
    if (this.typeable && !isServerView && this.#typed === null)
      warnUnlessImported('typeable', 'typed-dates', () => this.#typed !== null, this.#warn);
  }

  /** What users need to type a date, or null if they cannot. */
  get #typed(): TypedDateParts | null {
    if (!this.typeable || isServerView) return null;
    this.#typedParts ??= createTypedDateParts({
      element: this,
      value: this[controlValue],
      label: () => this[effectiveLabel] || this[localize].term('thisField'),
      openName: () => this.#purpose,
      clearName: () => this[localize].term('clearDate'),
      lang: () => this.#calendarLang,
      hasTimes: () => this.#hasTimes,
      unit: this.#unit,
      isOpen: () => this.#calendar.isOpen,
      onOpen: () => this.#calendar.toggle(),
      onClear: () => this.#clear(),
      onChange: change => this.#commit(change),
    });
    return this.#typedParts;
  }

  #restore(text: string): void {
    if (this.#typed === null) this.value = text;
    else this.#typed.read(text);
  }

  protected [renderControl](state: ControlState): TemplateResult {
    return html`${this.#renderBox(state)}${this.#calendar.render(this[effectiveLabel], this.#purpose)}`;
  }

  #renderBox(state: ControlState): TemplateResult {
    if (this.#typed !== null) return this.#typed.renderBox(state);
    const {shown} = this[controlValue];
    return pickerBox({
      text: shown && this.#text.ofValue(shown),
      placeholder: this.#purpose,
      lang: this.locale?.code ?? null,
      isOpen: this.#calendar.isOpen,
      state,
      localize: this[localize],
      onClick: () => this.#calendar.toggle(),
      onKeydown: event => this.#handleKeydown(event),
      onClear: () => this.#clear(),
    });
  }

  /** What users do in the calendar. */
  get #purpose(): string {
    const unit = this.#unit.of();
    return unit === 'date' ? this[localize].term('chooseDate') : this[localize].term('chooseUnit', unit);
  }

  get #hasTimes(): boolean {
    return this.showTimeSelect && this.#unit.of() === 'date';
  }

  get #calendarLang(): string {
    return this.locale?.code ?? this[localize].lang;
  }

  /** Applies a change of the user. Sends no events if nothing has changed. */
  #commit(change: () => void): void {
    const {value: old, [controlValue]: value} = this;
    const {state} = value;
    change();
    this.requestUpdate('value', old);
    // Other text can have the same value.
    this.requestUpdate();
    if (value.state === state) return;
    sendEdit(this);
  }

  #clear(): void {
    this.#typedParts?.forget();
    this.#commit(() => this[controlValue].choose(null));
    this[control]?.focus();
  }

  #handleKeydown(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown') this.showPicker();
    else if (event.key === 'Delete' || event.key === 'Backspace') this.#clear();
    else return;
    event.preventDefault();
  }
}
