import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {jsonAttribute} from '../../base/attributes/json-attribute.js';
import {oneOf} from '../../base/attributes/one-of.js';
import {property} from '../../base/attributes/property.js';
import {describedBy} from '../../base/field/field-aria.js';
import type {ControlState} from '../../base/field/field-parts.js';
import {FormControlElement} from '../../base/form-control-element.js';
import {LazyPopup} from '../../base/lazy-popup.js';
import {
  controlValue,
  effectiveLabel,
  isDisabled,
  localize,
  renderControl,
  renderNow,
  warn,
} from '../../base/members.js';
import {standInAsTextField} from '../../controllers/stand-in.controller.js';
import {describeValue} from '../../core/bad-input.js';
import type {Color} from '../../core/color/color.js';
import {contrastLevel, contrastOf} from '../../core/color/contrast-ratio.js';
import {COLOR_FORMATS, type ColorFormat, formatColor} from '../../core/color/format-color.js';
import {parseColor} from '../../core/color/parse-color.js';
import {colorInputTexts} from '../../core/localization/english/controls.js';
import type {Terms} from '../../core/localization/index.js';
import type {Issue} from '../../core/validation/index.js';
import {addStyles} from '../../dom/adopt-styles.js';
import {sendChange, sendInput} from '../../dom/events.js';
import {submitOnEnter} from '../../dom/implicit-submission.js';
import {LazyCode} from '../../dom/lazy-code.js';
import {isReplaced, liveState} from '../../dom/live-state.js';
import {colorChip} from './color-chip.js';
import {ColorInputValue} from './color-input-value.js';
import {colorInputStyles} from './color-input.styles.js';
import type {ColorPopup} from './color-popup.js';
import type {ColorSwatch} from './color-swatches.js';
import {dialogName} from '../date-time-picker/calendar/dialog-name.js';

export type {ColorFormat} from '../../core/color/format-color.js';
export type {HideDetail} from '../../dom/events.js';
export type {PopupHideReason} from '../../controllers/popup.controller.js';
export type {ColorSwatch} from './color-swatches.js';

/** The popup of color fields. A page shows none of it before the user acts. */
const popupCode = new LazyCode(() => import('./color-popup.js'));

/**
 * A text field for a color, with its label, hint, and validation message. Users type or paste it in any notation of CSS: hex
 * digits, also without `#`, `rgb()`, `hsl()`, `oklch()`, or a color name. When they leave the field, it shows the color in one
 * notation. The button beside it opens a popup in which they choose the color with a pointer or with keys: in an area of saturation
 * and brightness, with sliders, and among swatches. The arrow keys move by 1 percent or degree, with Shift by 10, and Page Up and
 * Page Down by a tenth. On a phone, the popup is a sheet.
 *
 * Colors are those of sRGB with 8 bits for each channel, like those of `<input type="color">`. A color outside of sRGB, such as
 * `oklch(0.7 0.4 150)`, becomes the one with the most chroma inside that has the same lightness and hue. Text that is not a color
 * stays as the user typed it, and makes the field invalid.
 *
 * The code of the popup loads when the page is idle, or when the user opens the popup before that.
 *
 * @tag lc-color-input
 * @attr {string} value - The same as `init-value`, like in HTML.
 * @fires {Event} input - Sent when a typed color is read, and in the popup for every step while the user drags or presses keys.
 * @fires {Event} change - Sent when the user finishes an edit: on leaving the field, with Enter, or at the end of a drag.
 * @fires {Event} lc-show - Sent when the popup opens. Like the next three, it does not bubble.
 * @fires {Event} lc-after-show - Sent when the popup is visible.
 * @fires {CustomEvent<HideDetail<PopupHideReason>>} lc-hide - Sent before the popup closes; `preventDefault()` keeps it open.
 *   `detail.reason` is `escape`, `tab`, `toggle` for the button that opens or closes it, `outside` for a press elsewhere, `blur`
 *   when the focus leaves, or `api` for `hidePicker()`.
 * @fires {Event} lc-after-hide - Sent when the popup has closed.
 * @csspart field - The column with label, hint, control, and message.
 * @csspart label - The label.
 * @csspart required-mark - The mark after the label of a required field.
 * @csspart hint - The help text.
 * @csspart box - The frame around the control.
 * @csspart control - The native `<input>`.
 * @csspart open - The button that shows the color, and opens the popup.
 * @csspart contrast - The contrast in words, below the frame and in the popup.
 * @csspart popup - The popup.
 * @csspart close - The button that closes the popup on a phone.
 * @csspart area - The area of saturation and brightness.
 * @csspart saturation - The native range input of the saturation, which is transparent.
 * @csspart brightness - The native range input of the brightness, which is transparent.
 * @csspart hue - The native range input of the hue.
 * @csspart opacity - The native range input of the opacity, with `alpha`.
 * @csspart swatches - The group of swatches.
 * @csspart swatch - A swatch.
 * @csspart eye-dropper - The button that picks a color from the screen, in browsers that can do that.
 * @csspart message - The validation message.
 * @cssprop --lc-color-input-background - Background color of the frame.
 * @cssprop --lc-color-input-border-color - Border color of the frame.
 * @cssprop --lc-color-input-radius - Border radius of the frame.
 * @cssstate filled - The control has a value.
 * @cssstate valid - The value is valid, and the result is shown.
 * @cssstate invalid - The value is invalid, and the result is shown.
 * @cssstate pending - An asynchronous rule is checking the value.
 */
export class LcColorInput extends FormControlElement<string> {
  static override styles = colorInputStyles;

  protected static override readonly englishTexts: Partial<Terms> = {
    ...super.englishTexts,
    ...colorInputTexts,
  };

  /**
   * The initial value, also after a reset, in any notation of `value`. Default `''`. Same as the `value` attribute.
   */
  @property({attribute: 'init-value', default: ''}) initValue!: string | null | undefined;

  /**
   * The notation of the value: `'hex'` such as `#0c5f57`, `'rgb'` such as `rgb(12 95 87)`, `'hsl'`, or `'oklch'`. Colors that are
   * not opaque have their alpha at the end. Default `'hex'`. Other values warn and fall back to it.
   */
  @property({default: 'hex'}) format!: ColorFormat;

  /**
   * Accepts colors that are not opaque, and shows a slider for the opacity. Otherwise, such a color is invalid, with a message.
   * Default `false`.
   */
  @property({type: Boolean, default: false}) alpha!: boolean;

  /**
   * Colors that users choose with one press, with their names, such as `[{color: '#0c5f57', name: 'Pine'}]`. As an attribute, JSON.
   * Entries that are not colors warn and are ignored, and so are those that are not opaque unless `alpha` is set.
   */
  @property({converter: jsonAttribute, default: null}) swatches!: readonly ColorSwatch[] | null | undefined;

  /**
   * A background, such as `'#fff'`. The field then shows the contrast of its color on it as text, with the level of WCAG 2.2 that
   * text in the color passes. It is not a rule: to require a contrast, use `rules`. Text that is not a color warns and is ignored.
   */
  @property({attribute: 'contrast-with', default: ''}) contrastWith!: string | null | undefined;

  readonly [controlValue] = new ColorInputValue(this, {
    format: () => this.#format,
    issueOf: text => this.#issueOf(text),
  });

  readonly #popup = new LazyPopup(this, popupCode, code => {
    this.#content = new code.ColorPopup(this, {
      find: selector => this.renderRoot.querySelector<HTMLElement>(selector),
      render: () => this[renderNow](),
      localize: this[localize],
      label: () => this[effectiveLabel],
      color: () => this[controlValue].color,
      text: () => this.value,
      hasAlpha: () => this.alpha,
      swatches: () => this.swatches,
      warn: message => this[warn](message),
      contrast: () => this.#contrast,
      onInput: color => this.#choose(color),
      onChange: () => this.#finish(),
    });
    addStyles(this, ...code.styles);
    return this.#content;
  });

  /** What is in the popup, once it has been opened. */
  #content: ColorPopup | null = null;
  /** What the user types, until it is read. */
  #draft: string | null = null;
  /** Whether the user has changed the value since the last `change`. */
  #isEdited = false;

  constructor() {
    super();
    standInAsTextField(this);
  }

  /**
   * The color in the notation of `format`; `''` if the field is empty, or if its text is not a color. It may be set to any color of
   * CSS that does not depend on the page. Setting it sends no event. `undefined` and null reset it to `initValue`. Other text warns
   * and becomes `''`.
   */
  // Another text can have the same value.
  @property({attribute: false, hasChanged: () => true})
  get value(): string {
    return this[controlValue].typed;
  }
  set value(value: string | null | undefined) {
    const {typed} = this[controlValue];
    this[controlValue].set(value);
    if (this.value !== typed) this.#draft = null;
  }

  /** Opens and focuses the popup, like a click, and sends the same events. Does nothing if the field is disabled. */
  showPicker(): void {
    if (this[isDisabled]) return;
    this.#readDraft();
    this.#popup.show();
  }

  /** Closes the popup, like Escape, and sends the same events. Does nothing if it is closed. */
  hidePicker(): void {
    this.#popup.hide('api');
  }

  /** @internal */
  override formDisabledCallback(): void {
    super.formDisabledCallback();
    if (this[isDisabled]) this.#popup.close();
  }

  /** @internal */
  override formResetCallback(): void {
    this.#draft = null;
    super.formResetCallback();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    const {wanted, isRefused} = this[controlValue];
    if (isRefused)
      this[warn](
        `value must be a color such as "#0c5f57"${this.alpha ? '' : ' without alpha'}, not ${describeValue(wanted)}; the field is left empty.`,
      );
    if (this.#background === null && (this.contrastWith ?? '') !== '')
      this[warn](
        `contrastWith must be a color such as "#fff", not ${describeValue(this.contrastWith)}; it is ignored.`,
      );
  }

  protected [renderControl](state: ControlState): TemplateResult {
    const contrast = this.#contrast;
    const purpose = this[localize].term('chooseColor');
    const {isOpen} = this.#popup;
    return html`
      <div>
        <div part="box" class="box">
          <input
            part="control"
            id="control"
            dir="ltr"
            autocomplete="off"
            autocapitalize="off"
            spellcheck="false"
            name=${this.name || nothing}
            ?required=${state.isRequired}
            ?disabled=${state.isDisabled}
            .value=${liveState(this.#draft ?? this[controlValue].text)}
            aria-invalid=${state.isInvalid}
            aria-label=${state.ariaLabel}
            aria-describedby=${describedBy(state, contrast && 'contrast')}
            @input=${this.#handleInput}
            @change=${this.#handleChange}
            @blur=${this.#readDraft}
            @keydown=${this.#handleKeydown}
          />
          <button
            part="open"
            class="open"
            type="button"
            ?disabled=${state.isDisabled}
            aria-label=${purpose}
            aria-haspopup="dialog"
            aria-expanded=${isOpen}
            aria-controls="popup"
            @click=${this.#toggle}
          >
            ${colorChip(this[controlValue].color)}
          </button>
        </div>
        ${contrast && html`<div part="contrast" class="contrast" id="contrast">${contrast}</div>`}
      </div>
      <div
        part="popup"
        id="popup"
        class="popup"
        popover="manual"
        role="dialog"
        tabindex="-1"
        aria-label=${isOpen ? dialogName(this[effectiveLabel], purpose) : nothing}
        @keydown=${(event: KeyboardEvent) => this.#content?.handleKeydown(event)}
      >
        ${isOpen ? this.#content!.render() : nothing}
      </div>
    `;
  }

  get #format(): ColorFormat {
    return oneOf('format', COLOR_FORMATS, this.format, message => this[warn](message));
  }

  get #background(): Color | null {
    const {contrastWith} = this;
    return typeof contrastWith === 'string' ? parseColor(contrastWith) : null;
  }

  /** The contrast in words, or `''`. It is rounded down, so that it never passes a level that it does not reach. */
  get #contrast(): string {
    const {color} = this[controlValue];
    const background = this.#background;
    if (color === null || background === null) return '';
    const contrast = contrastOf(color, background);
    const level = contrastLevel(contrast);
    const words =
      level === 'AA-large' ? this[localize].term('largeTextOnly') : this[localize].term('contrastTooLow');
    const ratio = this[localize].term('contrastRatio', Math.floor(contrast * 10) / 10);
    return `${ratio} · ${level === 'AAA' || level === 'AA' ? level : words}`;
  }

  #issueOf(text: string): Issue {
    const label = this[effectiveLabel] || this[localize].term('thisField');
    const message =
      parseColor(text) === null
        ? this[localize].term('notAColor', label, '#0c5f57')
        : this[localize].term('opaqueOnly', label);
    return {code: 'authored', message};
  }

  /** Applies a change of the user. */
  #commit(change: () => void): void {
    const {value: old, [controlValue]: value} = this;
    const {state} = value;
    change();
    this.requestUpdate('value', old);
    if (value.state === state) return;
    this.#isEdited = true;
    sendInput(this);
  }

  #finish(): void {
    if (!this.#isEdited) return;
    this.#isEdited = false;
    sendChange(this);
  }

  #choose(color: Color): void {
    this.#draft = null;
    this.#commit(() => this[controlValue].choose(formatColor(color, 'hex')));
  }

  #readDraft(): void {
    const draft = this.#draft;
    this.#draft = null;
    if (draft === null) return;
    this.#commit(() => this[controlValue].type(draft));
    this.#finish();
  }

  #toggle(): void {
    if (this.#popup.isOpen) this.#popup.hide('toggle');
    else this.showPicker();
  }

  /** The event does not leave the field: it sends its own once the text is read. */
  #handleInput(event: Event): void {
    event.stopPropagation();
    this.#draft = (event.target as HTMLInputElement).value;
    this.requestUpdate();
  }

  #handleChange(event: Event): void {
    const {target} = event;
    if (isReplaced(target!, this.#draft ?? this[controlValue].text)) this.#handleInput(event);
    this.#readDraft();
  }

  #handleKeydown(event: KeyboardEvent): void {
    if (event.key === 'Enter') this.#readDraft();
    submitOnEnter(event, this.form);
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    this.showPicker();
  }
}
