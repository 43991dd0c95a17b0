import {html, type PropertyValues, type TemplateResult} from 'lit';
import {liveAttribute} from '../../base/attributes/live-attribute.js';
import {property} from '../../base/attributes/property.js';
import {
  canOpen,
  finishEdit,
  handleBlur,
  list,
  popup,
  renderCombobox,
} from '../../base/combobox/combobox-element.js';
import {edits, SuggestionElement} from '../../base/combobox/suggestion-element.js';
import type {ControlState} from '../../base/field/field-parts.js';
import {ComboboxList} from '../../base/combobox/combobox-list.js';
import {suggestionRows, suggestionTexts} from '../../base/combobox/suggestion-rows.js';
import {timeInputTexts} from '../../core/localization/english/controls.js';
import {datalistTexts} from '../../core/localization/english/lists.js';
import type {Terms} from '../../core/localization/index.js';
import {rememberLast} from '../../core/remember-last.js';
import {DAY, formatHtmlTime} from '../../core/time/html-time.js';
import {stepText} from '../../core/time/step-text.js';
import {isHourCycle, TimeText, type HourCycle} from '../../core/time/time-text.js';
import {TimeValue} from './time-value.js';
import {timeInputStyles} from './time-input.styles.js';
import {controlValue, isDisabled, localize, renderControl, warn} from '../../base/members.js';

export type {HideDetail} from '../../dom/events.js';
export type {PopupHideReason} from '../../controllers/popup.controller.js';
export type {HourCycle} from '../../core/time/time-text.js';

/**
 * A field for a time of day, with its label, hint, and validation message. Users type it in any usual way, such as `9`,
 * `930`, `9:30`, or `9.30 pm`, or choose it from a list (ARIA Authoring Practices, "Combobox"). When they leave the field, it
 * shows the time in the language of the page.
 *
 * Text that is not a time stays as the user typed it, and makes the field invalid.
 *
 * @tag lc-time-input
 * @attr {string} value - The same as `init-value`, like in HTML.
 * @fires {InputEvent} input - Sent while the user edits, and when the user chooses a time from the list.
 * @fires {Event} change - Sent when the user finishes an edit: by choosing a time, leaving the field, or with Enter.
 * @fires {Event} lc-show - Sent when the list opens. Like the next three, it does not bubble.
 * @fires {Event} lc-after-show - Sent when the list is visible.
 * @fires {CustomEvent<HideDetail<PopupHideReason>>} lc-hide - Sent before the list closes; `preventDefault()` keeps it open.
 *   `detail.reason` is `select` for a time, or for the text with Enter, `escape`, `toggle` for the button or Alt+Up arrow,
 *   `outside` for a press elsewhere, or `blur` on leaving.
 * @fires {Event} lc-after-hide - Sent when the list has closed.
 * @csspart field - The column with label, hint, control, and message.
 * @csspart label - The label.
 * @csspart required-mark - The mark after the label of a required field.
 * @csspart hint - The help text.
 * @csspart box - The frame around the control.
 * @csspart control - The native `<input>`.
 * @csspart toggle - The button that opens and closes the list.
 * @csspart popup - The popup with the list.
 * @csspart listbox - The list of times.
 * @csspart option - A time in the list.
 * @csspart option-active - The active time, which Enter chooses.
 * @csspart note - The text if there is no time to choose.
 * @csspart message - The validation message.
 * @cssprop --lc-time-input-background - Background color of the frame.
 * @cssprop --lc-time-input-border-color - Border color of the frame.
 * @cssprop --lc-time-input-radius - Border radius of the frame.
 * @cssstate open - The list is visible.
 * @cssstate filled - The control has a value.
 * @cssstate valid - The value is valid, and the result is shown.
 * @cssstate invalid - The value is invalid, and the result is shown.
 * @cssstate pending - An asynchronous rule is checking the value.
 */
export class LcTimeInput extends SuggestionElement {
  static override styles = timeInputStyles;

  protected static override readonly englishTexts: Partial<Terms> = {
    ...super.englishTexts,
    ...datalistTexts,
    ...timeInputTexts,
  };

  /** The initial value, also after a reset, such as `'09:30'`. Same as the `value` attribute. */
  @property({attribute: 'init-value', default: ''}) initValue!: string | null | undefined;

  /** The earliest time, such as `'09:00'`. Other text warns and is ignored. */
  @property({default: ''}) min!: string | null | undefined;

  /**
   * The latest time, such as `'17:00'`. If it is before `min`, the range goes over midnight, like in HTML. Other text warns and
   * is ignored.
   */
  @property({default: ''}) max!: string | null | undefined;

  /**
   * The number of seconds between valid times, counted from `min`, or else from `initValue`, or else from midnight, like in
   * HTML. `'any'` allows all times. If null, it is 60: a time with seconds needs a smaller step. Other values warn and count as
   * null. Steps of 15 minutes or more are also those of the list; otherwise, it has about every half hour.
   */
  @property({default: null}) step!: string | number | null | undefined;

  /**
   * How hours are counted, by the names of `Intl`: `'h23'` for 0 to 23, `'h12'` for 1 to 12 with AM and PM, `'h11'`, or `'h24'`.
   * It changes only what users see: they may type a time in either way. If null, it is the way of the language. Other values
   * warn and count as null.
   */
  @property({attribute: 'hour-cycle', default: null}) hourCycle!: HourCycle | null | undefined;

  /** Prevents editing. Users can still read and copy the time. The value is submitted, but not validated. Default `false`. */
  @property({type: Boolean, attribute: 'readonly', hasChanged: () => true})
  @liveAttribute(Boolean)
  readOnly!: boolean;

  readonly #textOf = rememberLast(
    ({lang, cycle}: {lang: string; cycle: HourCycle | null}) => new TimeText(lang, cycle),
  );

  readonly [controlValue] = new TimeValue(this, {
    text: () => this.#text,
    stepText: step => stepText(this[localize].lang, step),
    warn: message => this[warn](message),
  });

  protected readonly [list] = new ComboboxList(this, this[popup], this[controlValue]);

  /** The time that was read from other text. It is announced when the focus leaves. */
  #announced = '';

  constructor() {
    super();
    this.addEventListener('focusin', () => {
      this.#announced = '';
      this.requestUpdate();
    });
  }

  /**
   * The time in the format of HTML, such as `'14:30'` or `'14:30:15'`; `''` if the field is empty, or if its text is not a time.
   * Setting it sends no event. `undefined` and null reset it to `initValue`. Text that is not a time warns and becomes `''`.
   */
  // Another text can have the same value.
  @property({attribute: false, hasChanged: () => true})
  get value(): string {
    return this[controlValue].typed;
  }
  set value(value: string | null | undefined) {
    this[controlValue].set(value);
    this[edits].acknowledge();
  }

  /** The milliseconds since midnight, or `NaN`, like in HTML. Setting it sends no event. `NaN` clears the field. */
  get valueAsNumber(): number {
    return this[controlValue].time ?? NaN;
  }
  set valueAsNumber(time: number) {
    this.value = Number.isFinite(time) ? formatHtmlTime(wrap(Math.trunc(time))) : '';
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    const {hourCycle} = this;
    const {wanted, typed} = this[controlValue];
    if (wanted !== '' && typed === '')
      this[warn](`value must be a time such as "09:30", not "${wanted}"; the field is left empty.`);
    if (hourCycle != null && !isHourCycle(hourCycle))
      this[warn](`hourCycle must be h11, h12, h23, or h24, not "${String(hourCycle)}"; it is ignored.`);
  }

  protected [renderControl](state: ControlState): TemplateResult {
    return html`
      ${this[renderCombobox]({
        state,
        isReadOnly: this.readOnly,
        autocomplete: 'none',
        texts: suggestionTexts(this[localize], this[list]),
        rows: suggestionRows(this[list], this.value),
      })}
      <span class="visually-hidden" aria-live="polite">${this.#announced}</span>
    `;
  }

  get #text(): TimeText {
    const {hourCycle} = this;
    return this.#textOf({lang: this[localize].lang, cycle: isHourCycle(hourCycle) ? hourCycle : null});
  }

  protected override get [canOpen](): boolean {
    return !this.readOnly && !this[isDisabled];
  }

  protected override [handleBlur](): void {
    const {text} = this[controlValue];
    this[finishEdit]();
    if (this[controlValue].text !== text) this.#announced = this[controlValue].text;
  }

  /** Shows the time in its format, and sends `change` after an edit. */
  protected override [finishEdit](): void {
    this[controlValue].settle();
    this.requestUpdate();
    super[finishEdit]();
  }
}

/** A time of the same clock within the day. */
function wrap(time: number): number {
  return ((time % DAY) + DAY) % DAY;
}
