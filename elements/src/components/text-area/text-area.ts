import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {textAreaTexts} from '../../core/localization/english/controls.js';
import type {Terms} from '../../core/localization/index.js';
import {liveAttribute} from '../../base/attributes/live-attribute.js';
import {property} from '../../base/attributes/property.js';
import {isReplaced, liveState} from '../../dom/live-state.js';
import {describedBy} from '../../base/field/field-aria.js';
import type {ControlState} from '../../base/field/field-parts.js';
import {FormControlElement} from '../../base/form-control-element.js';
import {passChange} from '../../dom/events.js';
import {isServerView} from '../../dom/server-view.js';
import {mentionParts} from './mentions/mention-slot.js';
import type {Mention, Mentions} from './mentions/mentions.js';
import {CharacterCounterController, leftNearLimit} from './character-counter.controller.js';
import {linesOf, rowLimits, type RowLimits} from './row-limits.js';
import {TextAreaValue} from './text-area-value.js';
import {textAreaStyles} from './text-area.styles.js';
import {control, controlValue, localize, renderControl, renderedControl, warn} from '../../base/members.js';

export type {LoadOptions, Option} from '../../core/options/index.js';
export type {Mention, Mentions} from './mentions/mentions.js';

/** How users can resize a text area. */
export type TextAreaResize = 'none' | 'vertical' | 'horizontal' | 'both';

/** How a text area wraps lines. */
export type TextAreaWrap = 'soft' | 'off';

const RESIZES: readonly string[] = ['vertical', 'none', 'horizontal', 'both'] satisfies TextAreaResize[];
const WRAPS: readonly string[] = ['soft', 'off'] satisfies TextAreaWrap[];

/** Attributes such as `spellcheck="false"`. */
const trueOrFalse = (text: string | null): boolean => text !== 'false';

/**
 * A field for text of several lines with its label, hint, and validation message. It grows with its text.
 *
 * @tag lc-text-area
 * @attr {string} value - The same as `init-value`.
 * @fires {InputEvent} input - Sent while the user edits.
 * @fires {Event} change - Sent when the user finishes an edit, on leaving the field.
 * @fires {CustomEvent<Mention>} lc-mention - Sent when the user chooses an option of `mentions`.
 * @csspart field - The column with label, hint, control, and message.
 * @csspart label - The label.
 * @csspart required-mark - The mark after the label of a required field.
 * @csspart hint - The help text.
 * @csspart box - The frame around the control.
 * @csspart control - The native `<textarea>`.
 * @csspart counter - The number of characters.
 * @csspart message - The validation message.
 * @csspart popup - The popup with the options of `mentions`.
 * @csspart listbox - The list of options.
 * @csspart option - An option.
 * @csspart option-active - The active option, which Enter and Tab choose.
 * @csspart note - The text that options load, or that they could not be loaded.
 * @cssprop --lc-text-area-background - Background color of the frame.
 * @cssprop --lc-text-area-border-color - Border color of the frame.
 * @cssprop --lc-text-area-radius - Border radius of the frame.
 * @cssstate filled - The control has a value.
 * @cssstate valid - The value is valid, and the result is shown.
 * @cssstate invalid - The value is invalid, and the result is shown.
 * @cssstate pending - An asynchronous rule is checking the value.
 */
export class LcTextArea extends FormControlElement<string> {
  static override styles = textAreaStyles;

  protected static override readonly englishTexts: Partial<Terms> = {
    ...super.englishTexts,
    ...textAreaTexts,
  };

  /** The initial value, also after a reset. Default `''`. Same as the `value` attribute. */
  @property({attribute: 'init-value', default: ''}) initValue!: string | null | undefined;

  /** An example shown in the empty field. It does not replace the label. */
  @property({default: ''}) placeholder!: string;

  /**
   * The number of visible lines. The field keeps this height and scrolls, like in HTML, unless `minRows` or `maxRows` is
   * set. Invalid values (not a whole number greater than 0) warn and are ignored.
   */
  @property({type: Number, default: null}) rows!: number | null;

  /**
   * The number of visible lines of the empty field, which grows with its text. If null, `rows` applies, or else 2.
   * Invalid values warn and are ignored.
   */
  @property({type: Number, attribute: 'min-rows', default: null}) minRows!: number | null;

  /**
   * The number of lines at which the field stops growing and scrolls. If null, `rows` applies without `minRows`, or else
   * the field grows without a limit. Invalid values warn and are ignored. A value below `minRows` warns and counts as
   * `minRows`.
   */
  @property({type: Number, attribute: 'max-rows', default: null}) maxRows!: number | null;

  /**
   * How users can resize the field with the mouse: `vertical`, `none`, `horizontal`, or `both`. Other values warn and fall
   * back to `vertical`. A field that was resized keeps its size.
   */
  @property({default: 'vertical'}) resize!: TextAreaResize;

  /** Whether long lines wrap: `soft`, or `off` for lines that scroll. Other values warn and fall back to `soft`. */
  @property({default: 'soft'}) wrap!: TextAreaWrap;

  /** Prevents editing. Users can still read and copy the text. The value is submitted, but not validated. Default `false`. */
  @property({type: Boolean, attribute: 'readonly', hasChanged: () => true})
  @liveAttribute(Boolean)
  readOnly!: boolean;

  /** The minimum length of the text in UTF-16 code units. Empty text is allowed. A line break counts as 1. */
  @property({type: Number, attribute: 'minlength', default: null}) minLength!: number | null;

  /** The maximum length of the text in UTF-16 code units. Users cannot type more, unless `softLimit` is set. */
  @property({type: Number, attribute: 'maxlength', default: null}) maxLength!: number | null;

  /** Lets users type and paste more than `maxLength`, so that they can shorten their text. The field is invalid meanwhile. */
  @property({type: Boolean, attribute: 'soft-limit', default: false}) softLimit!: boolean;

  /**
   * Shows how many characters the text has, and how many `maxLength` allows. Near the limit, assistive technology
   * announces how many are left when the user pauses.
   */
  @property({type: Boolean, default: false}) counter!: boolean;

  /** The type of data that the browser may fill in, such as `'street-address'`, like in HTML. */
  @property({default: ''}) autocomplete!: string;

  /** Which letters a phone capitalizes, such as `'none'` or `'sentences'`, like in HTML. */
  @property({default: ''}) override autocapitalize!: string;

  /** The keyboard of a phone, such as `'numeric'`, like in HTML. */
  @property({attribute: 'inputmode', default: ''}) override inputMode!: string;

  /** Whether the browser checks the spelling. Default `true`. In HTML, `spellcheck="false"` turns it off. */
  @property({attribute: 'spellcheck', converter: trueOrFalse, default: true}) override spellcheck!: boolean;

  /**
   * Options that users can mention after a character, such as `{'@': people, '#': loadTasks}`: a list opens at the caret, and the
   * chosen option becomes text, such as `@Ada Lovelace`. A value is an array of options, or a function like `loadOptions` of a
   * datalist. A trigger is one character that is no letter or digit. Invalid ones warn and are ignored. Needs
   * `import '@life-changers/elements/mentions'`.
   */
  @property({attribute: false, default: null}) mentions!: Mentions | null | undefined;

  readonly [controlValue] = new TextAreaValue(this);

  readonly #counter = new CharacterCounterController(this);

  readonly #mentions = mentionParts(this, (message, cause) => this[warn](message, cause));

  /**
   * The text in the field. Its line breaks are `\n`. Setting it sends no event. `undefined` and null reset it to
   * `initValue`.
   */
  @property({attribute: false})
  get value(): string {
    return this[controlValue].typed;
  }
  set value(value: string | null | undefined) {
    this[controlValue].set(value);
  }

  /** The options of `mentions` that the text mentions, in its order, and those that were chosen and have loaded. */
  get mentioned(): readonly Mention[] {
    return this.#mentions()?.mentioned ?? [];
  }

  /** Selects all text. */
  select(): void {
    (this[renderedControl] as HTMLTextAreaElement | null)?.select();
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    const {min, max} = this.#limits;
    const style = this[control]?.parentElement?.style;
    // Set by script, not as a `style` attribute, which a strict content security policy blocks.
    style?.setProperty('--_min-rows', String(min));
    style?.setProperty('--_max-rows', max === null ? '' : String(max));
  }

  get #limits(): RowLimits {
    return rowLimits(this, message => this[warn](message));
  }

  protected [renderControl](state: ControlState): TemplateResult {
    const {value} = this;
    const limits = this.#limits;
    const isWrapped = this.#oneOf('wrap', WRAPS) === 'soft';
    const resize = this.#oneOf('resize', RESIZES);
    return html`
      <div>
        <div part="box" class="box resize-${resize} ${isWrapped ? '' : 'no-wrap'}">
          <textarea
            part="control"
            id="control"
            name=${this.name || nothing}
            rows=${isServerView ? linesOf(value, limits) : limits.min}
            data-min-rows=${isServerView ? limits.min : nothing}
            data-max-rows=${(isServerView ? limits.max : null) ?? nothing}
            data-value=${isServerView ? value : nothing}
            placeholder=${this.placeholder || nothing}
            autocomplete=${this.autocomplete || nothing}
            autocapitalize=${this.autocapitalize || nothing}
            inputmode=${this.inputMode || nothing}
            spellcheck=${this.spellcheck === false ? 'false' : nothing}
            wrap=${isWrapped ? nothing : 'off'}
            minlength=${this.minLength ?? nothing}
            maxlength=${(this.softLimit ? null : this.maxLength) ?? nothing}
            ?required=${state.isRequired}
            ?readonly=${this.readOnly}
            ?disabled=${state.isDisabled}
            .value=${liveState(value)}
            aria-invalid=${state.isInvalid}
            aria-label=${state.ariaLabel}
            aria-describedby=${describedBy(state, this.counter ? 'counter' : '')}
            @input=${this.#handleInput}
            @change=${this.#handleChange}
          ></textarea>
          ${growsByItself() ? nothing : html`<div class="copy" aria-hidden="true">${value || this.placeholder}&#8203;</div>`}
        </div>
        ${this.counter ? this.#renderCounter(value.length) : nothing} ${this.#mentions()?.render()}
      </div>
    `;
  }

  /** The limit, if it is a valid one. */
  get #maxLength(): number | null {
    const {maxLength} = this;
    return typeof maxLength === 'number' && maxLength >= 0 ? maxLength : null;
  }

  #renderCounter(length: number): TemplateResult {
    const maxLength = this.#maxLength;
    const announced = this.#counter.announced(leftNearLimit(length, maxLength));
    const isOver = maxLength !== null && length > maxLength;
    return html`
      <div part="counter" class="counter ${isOver ? 'is-over' : ''}" id="counter">
        ${this[localize].term('characterCount', length, maxLength)}
      </div>
      <div class="visually-hidden" role="status">
        ${announced === null ? nothing : this[localize].term('charactersLeft', announced)}
      </div>
    `;
  }

  #oneOf<Name extends 'resize' | 'wrap'>(name: Name, allowed: readonly string[]): string {
    const given = String(this[name] ?? allowed[0]);
    if (allowed.includes(given)) return given;
    this[warn](`${name} must be one of ${allowed.join(', ')}, not "${given}"; ${allowed[0]} is used.`);
    return allowed[0]!;
  }

  #handleInput(event: Event): void {
    this.value = (event.target as HTMLTextAreaElement).value;
    if (this.counter) this.#counter.edited(leftNearLimit(this.value.length, this.#maxLength));
  }

  #handleChange(event: Event): void {
    passChange(this, event, isReplaced(event.target!, this.value));
  }
}

/**
 * Whether the browser makes the field as high as its text. A server does not know it, and simulated documents have no `CSS`.
 */
function growsByItself(): boolean {
  return isServerView || Boolean(globalThis.CSS?.supports?.('field-sizing', 'content'));
}
