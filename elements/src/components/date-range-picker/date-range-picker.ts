import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {jsonAttribute} from '../../base/attributes/json-attribute.js';
import {property} from '../../base/attributes/property.js';
import {textOrObject} from '../../base/attributes/converters.js';
import {type ControlState, type FieldParts, groupField} from '../../base/field/field-parts.js';
import {FormControlElement} from '../../base/form-control-element.js';
import {standInAsTextField} from '../../controllers/stand-in.controller.js';
import {describeValue} from '../../core/bad-input.js';
import {dayLabels} from '../../core/calendar/day-label.js';
import type {PlainDate} from '../../core/calendar/plain-date.js';
import {dateRangeTexts, dateUnitTexts} from '../../core/localization/english/dates.js';
import type {Terms} from '../../core/localization/terms.js';
import {sendEdit} from '../../dom/events.js';
import {submitOnEnter} from '../../dom/implicit-submission.js';
import type {DateInput} from '../date-time-picker/value/date-input.js';
import {DayLimits} from '../date-time-picker/value/day-limits.js';
import {PickedUnit} from '../date-time-picker/value/picked-unit.js';
import {dateRangePickerStyles} from './date-range-picker.styles.js';
import {rangeBox} from './range-box.js';
import {LazyCalendar} from '../date-time-picker/calendar/lazy-calendar.js';
import {rangeCalendar} from './range-calendar.js';
import type {ShownPreset} from './range-dialog.controller.js';
import {
  RangeValue,
  SIDES,
  type DateRange,
  type DateRangeInput,
  type PlainRange,
  type Side,
} from './range-value.js';
import {
  controlValue,
  effectiveLabel,
  isDisabled,
  localize,
  renderControl,
  renderField,
  renderNow,
  warn,
} from '../../base/members.js';

export type {HideDetail} from '../../dom/events.js';
export type {PopupHideReason} from '../../controllers/popup.controller.js';
export type {DateInput} from '../date-time-picker/value/date-input.js';
export type {InputError} from '../date-time-picker/input-error.js';
export type {DateRange, DateRangeInput} from './range-value.js';

/** A range that users select with one press. */
export interface DateRangePreset {
  readonly label: string;
  /** The range, or a function that returns it when the calendar opens, such as for the last 7 days. */
  readonly range: DateRangeInput | (() => DateRangeInput);
}

/**
 * The first and the last day of a range, typed into two fields or selected in a calendar of two months, with a label,
 * hint, and validation message. On phones, the calendar shows one month.
 *
 * Dates are typed in the format of the page's language, with any separators, or with the name of the month. They are
 * read when the user leaves the field or presses Enter. The year is Gregorian and needs four digits. Text that is not a date stays as
 * typed, and makes the picker invalid. The down arrow opens the calendar, whose code loads like that of `lc-date-time-picker`.
 *
 * @tag lc-date-range-picker
 * @attr {string} value - The same as `init-value`.
 * @fires {Event} input - Sent when a typed date is read, when the user selects a range, and when the user clears it.
 * @fires {Event} change - Sent right after `input`.
 * @fires {CustomEvent<InputError>} lc-input-error - Sent when a key would move to a day, but no day is selectable.
 * @fires {Event} lc-show - Sent when the calendar opens. Like the next three, it does not bubble.
 * @fires {Event} lc-after-show - Sent when the calendar is open and focused.
 * @fires {CustomEvent<HideDetail<PopupHideReason>>} lc-hide - Sent before the calendar closes; `preventDefault()`
 *   keeps it open. `detail.reason` is `select`, `escape`, `tab`, `toggle`, `outside`, `blur`, or `api`.
 * @fires {Event} lc-after-hide - Sent when the calendar has closed.
 * @csspart field - The column with label, hint, control, and message.
 * @csspart label - The label.
 * @csspart required-mark - The mark after the label of a required picker.
 * @csspart hint - The help text.
 * @csspart box - The frame around the fields.
 * @csspart control - The native `<input>` of the start date.
 * @csspart end-control - The native `<input>` of the end date.
 * @csspart clear - The button that clears both dates.
 * @csspart open - The button that opens the calendar.
 * @csspart calendar - The popup with the presets and the months.
 * @csspart close - The button that closes the calendar on a phone.
 * @csspart presets - The list of presets.
 * @csspart preset - A preset.
 * @csspart month-button - The buttons for the previous and next month.
 * @csspart jump - The buttons that open the lists of months and years.
 * @csspart jump-list - The open list of months or years.
 * @csspart jump-option - A month or year in the list.
 * @csspart grid - The days of a month.
 * @csspart day - A day, or a month, quarter, or year in its place.
 * @csspart week-number - The number of a week, in a picker of weeks.
 * @csspart in-range - A day in the range.
 * @csspart message - The validation message.
 * @cssprop --lc-date-range-picker-background - Background color of the frame.
 * @cssprop --lc-date-range-picker-border-color - Border color of the frame.
 * @cssprop --lc-date-range-picker-radius - Border radius of the frame.
 * @cssstate filled - At least one date is set.
 * @cssstate valid - The value is valid, and the result is shown.
 * @cssstate invalid - The value is invalid, and the result is shown.
 * @cssstate pending - An asynchronous rule is checking the value.
 */
export class LcDateRangePicker extends FormControlElement<DateRange | null> {
  static override styles = dateRangePickerStyles;

  protected static override readonly englishTexts: Partial<Terms> = {
    ...super.englishTexts,
    ...dateRangeTexts,
    ...dateUnitTexts,
  };

  /**
   * What users select: days (`'date'`, the default), or the first and the last `'month'`, `'quarter'`, `'week'`, or `'year'` of a
   * range, like `picker` of `lc-date-time-picker`. Other values warn and fall back to the default. The sides of `value` are then
   * text such as `2026-05`. `minDays` and `maxDays` count all days of the units.
   */
  @property({default: 'date'}) picker!: 'date' | 'month' | 'quarter' | 'week' | 'year' | null | undefined;

  /**
   * The initial range, also after a reset: `{start: '2026-05-12', end: '2026-05-14'}`, with `Date` objects in local
   * time, or the text `2026-05-12/2026-05-14`. Invalid dates warn and are ignored. Same as the `value` attribute.
   */
  @property({attribute: 'init-value', converter: textOrObject, default: ''}) initValue!: DateRangeInput;

  /** The name under which the form submits the start date. Default: `name` with `-start` at its end. */
  @property({attribute: 'start-name', default: null}) startName!: string | null | undefined;

  /** The name under which the form submits the end date. Default: `name` with `-end` at its end. */
  @property({attribute: 'end-name', default: null}) endName!: string | null | undefined;

  /** The first selectable day: `yyyy-MM-dd`, or a `Date` in local time. If null, earlier days can only be typed. */
  @property({attribute: 'min', converter: textOrObject, default: null}) minDate!: DateInput;

  /** The last selectable day, like `minDate`. */
  @property({attribute: 'max', converter: textOrObject, default: null}) maxDate!: DateInput;

  /** The lowest number of days, with the first and the last one. Invalid numbers warn and are ignored. */
  @property({type: Number, attribute: 'min-days', default: null}) minDays!: number | null | undefined;

  /** The highest number of days, with the first and the last one. Invalid numbers warn and are ignored. */
  @property({type: Number, attribute: 'max-days', default: null}) maxDays!: number | null | undefined;

  /**
   * Returns whether a day is available. It is called with the start of the day as a local `Date`. A range must not
   * include other days, unless `nonContiguous` is set. If it throws, it warns and the day is available.
   */
  @property({attribute: false}) filterDate: ((date: Date) => boolean) | null | undefined = null;

  /** Allows ranges with unavailable days in between. The first and the last day must still be available. */
  @property({type: Boolean, attribute: 'non-contiguous', default: false}) nonContiguous!: boolean;

  /** Ranges that users select with one press, such as `[{label: 'May', range: '2026-05-01/2026-05-31'}]`. As an attribute, JSON. */
  @property({converter: jsonAttribute, default: null}) presets!:
    | readonly DateRangePreset[]
    | null
    | undefined;

  readonly #warn = (message: string, cause?: unknown): void => this[warn](message, cause);
  readonly #unit = new PickedUnit(this, {
    lang: () => this[localize].lang,
    term: (key, ...args) => this[localize].term(key, ...args),
    warn: this.#warn,
  });
  readonly #limits = new DayLimits(this, this.#warn, this.#unit);

  readonly [controlValue] = new RangeValue(this, {
    limits: this.#limits,
    unit: this.#unit,
    lang: () => this[localize].lang,
    label: () => this[effectiveLabel] || this[localize].term('thisField'),
    term: (key, ...args) => this[localize].term(key, ...args),
    warn: this.#warn,
  });

  readonly #calendar = new LazyCalendar(this, rangeCalendar, {
    find: selector => this.shadowRoot?.querySelector<HTMLElement>(selector) ?? null,
    days: this.#limits,
    range: this[controlValue],
    picked: this.#unit,
    unit: this.#unit.of,
    unitLabel: this.#unit.write,
    localize: this[localize],
    lang: () => this[localize].lang,
    render: () => this[renderNow](),
    opener: () => '.open',
    presets: () => this.#shownPresets,
    onStart: start => this.#announceStart(start),
    onChoose: range => this.#commit(() => this[controlValue].choose(range)),
  });

  /** What the user types in a field, until it is read. */
  #draft: {readonly side: Side; readonly text: string} | null = null;
  #announced = '';

  constructor() {
    super();
    standInAsTextField(this);
  }

  /**
   * The range, such as `{start: '2026-05-12', end: '2026-05-14'}`; a side without a date is `''`. Null if both are
   * empty. Setting it sends no event. Null clears it, and `undefined` resets it to `initValue`. It accepts everything
   * that `initValue` accepts. Returns the same object until the value changes.
   */
  @property({attribute: false})
  get value(): DateRange | null {
    return this[controlValue].typed;
  }
  set value(value: DateRangeInput) {
    if (this[controlValue].set(value)) return;
    this.#draft = null;
    // Text that is not a date has no value.
    this.requestUpdate();
  }

  /** Opens and focuses the calendar, and sends the same events. Does nothing if the picker is disabled. */
  showPicker(): void {
    if (!this[isDisabled]) this.#calendar.open();
  }

  /** Closes the calendar, like Escape, and sends the same events. Does nothing if it is closed. */
  hidePicker(): void {
    this.#calendar.hide('api');
  }

  /** @internal */
  override formDisabledCallback(): void {
    super.formDisabledCallback();
    if (this[isDisabled]) this.#calendar.close();
  }

  /** @internal */
  override formResetCallback(): void {
    this.#draft = null;
    this.#announced = '';
    super.formResetCallback();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    // It would render a place of another kind of calendar.
    if (changed.has('picker')) this.#calendar.close();
  }

  protected override [renderField](parts: FieldParts): TemplateResult {
    return groupField(parts);
  }

  protected [renderControl](state: ControlState): TemplateResult {
    return html`${rangeBox({
        state,
        hasLabel: Boolean(this.label),
        isOpen: this.#calendar.isOpen,
        localize: this[localize],
        unit: this.#unit.of(),
        isEmpty: SIDES.every(side => this.#textOf(side) === ''),
        textOf: side => this.#textOf(side),
        onInput: (side, text) => this.#type(side, text),
        onRead: () => this.#read(),
        onKeydown: event => this.#handleKeydown(event),
        onClear: () => this.#clear(),
        onOpen: () => this.#calendar.toggle(),
      })}<span class="visually-hidden" aria-live="polite">${this.#announced || nothing}</span
      >${this.#calendar.render(this[effectiveLabel], this[localize].term('chooseDates'))}`;
  }

  #textOf(side: Side): string {
    return this.#draft?.side === side ? this.#draft.text : this[controlValue].textOf(side);
  }

  get #shownPresets(): readonly ShownPreset[] {
    const {presets, [controlValue]: value} = this;
    if (presets === null || presets === undefined) return [];
    const list: readonly unknown[] = Array.isArray(presets) ? presets : [];
    const valid = list.filter((preset): preset is DateRangePreset =>
      Boolean((Object(preset) as Partial<DateRangePreset>).label),
    );
    if (valid.length < list.length || !Array.isArray(presets))
      this[warn](`presets must be a list of {label, range}, not ${describeValue(presets)}.`);
    return valid.map(({label, range}) => {
      const {start, end} = value.parse(this.#rangeOf(range), 'presets');
      const isAllowed = start !== null && end !== null && value.issueOf(start, end) === null;
      return {label: String(label), isAllowed, onChoose: () => this.#calendar.dialog?.choose({start, end})};
    });
  }

  #rangeOf(range: DateRangePreset['range']): DateRangeInput {
    if (typeof range !== 'function') return range;
    try {
      return range();
    } catch (cause) {
      this[warn]('The range function of a preset threw an error; the preset cannot be selected.', cause);
      return null;
    }
  }

  /** The value changes once the text is read. */
  #type(side: Side, text: string): void {
    if (this.#draft !== null && this.#draft.side !== side) this.#read();
    this.#draft = {side, text};
    this.requestUpdate();
  }

  #read(): void {
    const draft = this.#draft;
    this.#draft = null;
    if (draft === null) return;
    if (draft.text === this[controlValue].textOf(draft.side)) this.requestUpdate();
    else this.#commit(() => this[controlValue].read(draft.side, draft.text));
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
    this.#announceRange(value.range, value.issue !== null);
    sendEdit(this);
  }

  #announceStart(start: PlainDate | null): void {
    this.#announced = start === null ? '' : this[localize].term('rangeStart', this.#inWords(start));
  }

  #announceRange({start, end}: PlainRange, isInvalid: boolean): void {
    const isComplete = start !== null && end !== null && !isInvalid;
    this.#announced = isComplete
      ? this[localize].term('rangeChosen', this.#inWords(start), this.#inWords(end))
      : '';
  }

  #inWords(date: PlainDate): string {
    return this.#unit.write(date) || dayLabels(this[localize].lang)(date);
  }

  #clear(): void {
    this.#draft = null;
    this.#commit(() => this[controlValue].choose({start: null, end: null}));
    this.focus();
  }

  #handleKeydown(event: KeyboardEvent): void {
    if (event.key === 'Enter') this.#read();
    submitOnEnter(event, this.form);
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    this.#read();
    this.showPicker();
  }
}
