import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {ratingTexts} from '../../core/localization/english/controls.js';
import type {Terms} from '../../core/localization/index.js';
import {numberAttribute} from '../../base/attributes/converters.js';
import {liveAttribute} from '../../base/attributes/live-attribute.js';
import {oneOf} from '../../base/attributes/one-of.js';
import {property} from '../../base/attributes/property.js';
import {describedBy} from '../../base/field/field-aria.js';
import {type ControlState, type FieldParts, groupField} from '../../base/field/field-parts.js';
import {FormControlElement} from '../../base/form-control-element.js';
import {FocusRecoveryController} from '../../controllers/focus-recovery.controller.js';
import {parseNumber} from '../../core/sanitize-value.js';
import {ChoiceEvents} from '../../dom/choice-events.js';
import {liveState} from '../../dom/live-state.js';
import {selectByArrow} from '../../dom/radio-keys.js';
import {starIcon} from '../../icons/icons.js';
import {CopiedIcon} from './copied-icon.js';
import {RatingValue} from './rating-value.js';
import {ratingStyles} from './rating.styles.js';
import {
  controlValue,
  effectiveLabel,
  isRequired,
  localize,
  renderControl,
  renderField,
  renderNow,
  validityAnchor,
  warn,
} from '../../base/members.js';

const DEFAULT_MAX = 5;
const GREATEST_MAX = 20;
const SIZES = ['md', 'sm', 'lg'] as const;

/** The size of a rating. */
export type RatingSize = (typeof SIZES)[number];

/**
 * A number of stars that users give, with its label, hint, and validation message. It is a group of native radio buttons (ARIA
 * Authoring Practices, "Radio Group", the rating example): the arrow keys select the next or the previous choice. What is below
 * the pointer is only a preview.
 *
 * Unless it is required, users can clear it: with the choice "No rating", which is before the first star for the keyboard and
 * screen readers, or by pressing the selected star again. A double click does not clear it.
 *
 * A read-only rating is one image with a sentence such as "3.5 of 5", and shows every fraction.
 *
 * @tag lc-rating
 * @attr {number} value - The same as `init-value`, like in HTML.
 * @slot icon - An `<svg>` instead of the star. The element copies it for each star, and colors its `fill` and `stroke`; it does
 *   not follow later changes inside.
 * @fires {Event} input - Sent when the user selects another number of stars, or clears the rating.
 * @fires {Event} change - Sent right after `input`.
 * @csspart field - The column with label, hint, control, and message.
 * @csspart label - The label.
 * @csspart required-mark - The mark after the label of a required rating.
 * @csspart hint - The help text.
 * @csspart control - The row of stars: a `<fieldset>`, or an image if it is read-only.
 * @csspart star - A star with its radio buttons.
 * @csspart radio - A native `<input>`, which is transparent and covers its star, or half of it.
 * @csspart message - The validation message.
 * @cssprop --lc-rating-color - Color of full stars. It needs a contrast of 3:1.
 * @cssprop --lc-rating-empty-color - Color of the outline of empty stars. It needs a contrast of 3:1.
 * @cssprop --lc-rating-size - Width and height of a star. It takes precedence over `size`.
 * @cssstate filled - The user or the app has set a value.
 * @cssstate valid - The value is valid, and the result is shown.
 * @cssstate invalid - The value is invalid, and the result is shown.
 * @cssstate pending - An asynchronous rule is checking the value.
 */
export class LcRating extends FormControlElement<number | null> {
  static override styles = ratingStyles;

  protected static override readonly englishTexts: Partial<Terms> = {...super.englishTexts, ...ratingTexts};

  /** The initial value, also after a reset. Null: no rating. Same as the `value` attribute. */
  @property({converter: numberAttribute, attribute: 'init-value', default: null}) initValue!:
    | number
    | null
    | undefined;

  /** The number of stars. Invalid values (not a whole number from 1 to 20) warn and fall back to 5. */
  @property({type: Number, default: DEFAULT_MAX}) max!: number | null | undefined;

  /** The distance between two choices: 1, or 0.5 for half stars. Other values warn and fall back to 1. */
  @property({type: Number, default: 1}) step!: number | null | undefined;

  /**
   * Shows the rating as an image, which is not in the tab order. The value is submitted, but not validated. Fractions such as
   * 3.7 are shown as they are. Default `false`.
   */
  @property({type: Boolean, attribute: 'readonly', hasChanged: () => true})
  @liveAttribute(Boolean)
  readOnly!: boolean;

  /**
   * The size: `'sm'`, `'md'`, or `'lg'`. Default `'md'`. Other values warn and fall back to the default. Each choice stays at
   * least 24 pixels wide and high (WCAG, "Target Size (Minimum)").
   */
  @property({default: 'md'}) size!: RatingSize;

  /**
   * Returns a value in words, such as "Good", instead of "4 of 5": the names of the choices, and the sentence of a read-only
   * rating. It is called with null for no rating. If it throws, it warns and the text of the library is used.
   */
  @property({attribute: false}) valueText:
    | ((value: number | null, max: number) => string)
    | null
    | undefined = null;

  readonly [controlValue] = new RatingValue({
    initial: () => this.initValue,
    max: () => this.#max,
    step: () => (this.readOnly ? null : this.#step),
    isRequired: () => this.required,
  });

  readonly #events = new ChoiceEvents(this, input => this.#apply(input));
  readonly #icon = new CopiedIcon(this);

  constructor() {
    super();
    this.addEventListener('click', this.#focusOnClick);
    new FocusRecoveryController(this, () => this.#tabStop);
  }

  /**
   * The number of stars, or null for no rating. Setting it sends no event. It is at most `max` and, unless the rating is
   * read-only, at the nearest `step`. 0 and null clear it, and `undefined` resets it to `initValue`. Numbers that are negative or
   * greater than `max` warn, and so does what is not a number, which counts as null.
   */
  @property({attribute: false})
  get value(): number | null {
    return this[controlValue].typed;
  }
  set value(value: number | null | undefined) {
    this[controlValue].set(value);
  }

  /** Focuses the selected choice, or else the first one. A read-only rating cannot have the focus. */
  override focus(options?: FocusOptions): void {
    this[renderNow]();
    this.#tabStop?.focus(options);
  }

  override get [validityAnchor](): HTMLElement | null {
    return this.#tabStop;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    const {wanted, isRefused} = this[controlValue];
    const max = this.#max;
    if (isRefused) this[warn](`value must be null or a number from 0 to ${max}, not "${String(wanted)}".`);
    if ((this.max ?? max) !== max)
      this[warn](`max must be a whole number from 1 to ${GREATEST_MAX}, not ${this.max}; it is ${max}.`);
    if ((this.step ?? 1) !== this.#step) this[warn](`step must be 1 or 0.5, not ${this.step}; it is 1.`);
  }

  protected override [renderField](parts: FieldParts): TemplateResult {
    return groupField(parts);
  }

  protected [renderControl](state: ControlState): TemplateResult {
    const size = oneOf('size', SIZES, this.size, message => this[warn](message));
    const slot = html`<slot name="icon" hidden @slotchange=${this.#icon}></slot>`;
    if (this.readOnly) {
      const name = [this[effectiveLabel], this.#textOf(this.value)].filter(Boolean).join(', ');
      return html`
        <div
          part="control"
          id="control"
          class="image ${size}"
          role="img"
          aria-label=${name}
          aria-describedby=${describedBy(state)}
        >
          ${this.#renderStars(() => nothing)}
        </div>
        ${slot}
      `;
    }
    return html`
      <fieldset
        part="control"
        id="control"
        class="${size} ${this.#step === 1 ? 'whole' : 'halves'}"
        role="radiogroup"
        ?disabled=${state.isDisabled}
        aria-labelledby=${this.label ? 'label' : nothing}
        aria-required=${state.isRequired ? 'true' : 'false'}
        aria-invalid=${state.isInvalid}
        aria-label=${state.ariaLabel}
        aria-describedby=${describedBy(state)}
        @input=${this.#events}
        @change=${this.#events}
        @click=${this.#clearOnClick}
        @keydown=${this.#handleKeydown}
      >
        ${state.isRequired ? nothing : this.#renderRadio(null, 'none')}${this.#renderStars(index =>
          this.#step === 1
            ? this.#renderRadio(index + 1, '')
            : [this.#renderRadio(index + 0.5, 'half'), this.#renderRadio(index + 1, 'rest')],
        )}
      </fieldset>
      ${slot}
    `;
  }

  /** The shares of full stars are in tenths, because a strict content security policy blocks a `style` attribute. */
  #renderStars(radios: (index: number) => unknown): TemplateResult[] {
    return Array.from({length: this.#max}, (_, index) => {
      const share = Math.round(Math.min(Math.max((this.value ?? 0) - index, 0), 1) * 10);
      return html`<span part="star" class="star" data-tenths=${this.readOnly ? share : nothing}
        ><span class="icons" aria-hidden="true"
          >${this.#icon.at(2 * index) ?? starIcon()}<span class="full"
            >${this.#icon.at(2 * index + 1) ?? starIcon()}</span
          ></span
        >${radios(index)}</span
      >`;
    });
  }

  /** Each shadow root has its own groups, so the name can be constant. */
  #renderRadio(value: number | null, kind: string): TemplateResult {
    const isChosen = value === this.value;
    const isTabStop = isChosen || (this.value === null && this[isRequired] && value === this.#step);
    // `checked` comes before `name`, because a checked radio that joins a group unchecks the others.
    return html`<input
      part="radio"
      class="radio ${kind}"
      type="radio"
      aria-label=${this.#textOf(value)}
      tabindex=${isTabStop ? 0 : -1}
      .value=${String(value ?? '')}
      .checked=${liveState(isChosen)}
      name="rating"
    />`;
  }

  #textOf(value: number | null): string {
    const max = this.#max;
    try {
      const text: unknown = this.valueText?.(value, max);
      if (typeof text === 'string') return text;
    } catch (cause) {
      this[warn]('valueText threw an error; the text of the library is used.', cause);
    }
    if (value === null) return this[localize].term('noRating');
    return this[localize].term('ratingOf', Math.round(value * 10) / 10, max);
  }

  get #max(): number {
    const max = this.max ?? DEFAULT_MAX;
    return Number.isInteger(max) && max >= 1 && max <= GREATEST_MAX ? max : DEFAULT_MAX;
  }

  get #step(): 1 | 0.5 {
    return this.step === 0.5 ? 0.5 : 1;
  }

  get #radios(): HTMLInputElement[] {
    return [...(this.shadowRoot?.querySelectorAll<HTMLInputElement>('input:enabled') ?? [])];
  }

  /** The radio button in the tab order. */
  get #tabStop(): HTMLInputElement | null {
    return this.#radios.find(radio => radio.tabIndex === 0) ?? null;
  }

  /** An outside label sends a click to the element and focuses the first radio button, not the checked one. */
  #focusOnClick(event: Event): void {
    if (event.composedPath()[0] === this) this.focus();
  }

  /** Selects what the input stands for. Returns a function that undoes it, unless the app has changed the value since. */
  #apply(input: HTMLInputElement): () => void {
    const before = this.value;
    const value = parseNumber(input.value);
    this.value = value;
    return () => {
      if (this.value === value) this.value = before;
    };
  }

  /**
   * Clears the rating when its star is pressed again. Clicks of the keyboard and of scripts have no detail, and the second click
   * of a double click has another one. It waits, because a native radio button finishes its click after all listeners.
   */
  #clearOnClick(event: MouseEvent): void {
    const pressed = event.target as HTMLInputElement;
    if (event.detail !== 1 || this.value === null || pressed.value !== String(this.value)) return;
    setTimeout(() => {
      const none = this.renderRoot.querySelector<HTMLInputElement>('.none:enabled');
      if (none === null || event.defaultPrevented) return;
      none.focus();
      none.click();
    });
  }

  #handleKeydown(event: KeyboardEvent): void {
    this.#events.handleEvent(event);
    selectByArrow(event, this, this.#radios);
  }
}
