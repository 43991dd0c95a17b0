import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {property} from '../../base/attributes/property.js';
import {fieldAria} from '../../base/field/field-aria.js';
import type {ControlState} from '../../base/field/field-parts.js';
import {selectTexts} from '../../core/localization/english.js';
import type {Terms} from '../../core/localization/terms.js';
import {FormControlElement} from '../../base/form-control-element.js';
import {jsonAttribute} from '../../base/attributes/json-attribute.js';
import {passChange} from '../../dom/events.js';
import {OptionsController} from '../../controllers/options.controller.js';
import {Choice, type Option} from '../../core/options/index.js';
import {rememberLast} from '../../core/remember-last.js';
import {optionList} from './option-list.js';
import {selectStyles} from './select.styles.js';
import {shownIndex} from './shown-index.js';
import {chevronDownIcon} from '../../icons/icons.js';
import {controlValue, control, localize, renderControl, warn} from '../../base/members.js';

/**
 * A list for selecting one option, with its label, hint, and validation message. It uses the browser's own list. On
 * devices with a mouse, it looks like that of `lc-datalist` if the browser supports `appearance: base-select`.
 *
 * @tag lc-select
 * @attr {string} value - The same as `init-value`.
 * @slot - Options as `<option>` elements, if `options` is not set. They can change at any time.
 * @fires {Event} input - Sent when the user selects an option.
 * @fires {Event} change - Sent right after `input`.
 * @csspart field - The column with label, hint, control, and message.
 * @csspart label - The label.
 * @csspart required-mark - The mark after the label of a required select.
 * @csspart hint - The help text.
 * @csspart box - The frame around the control.
 * @csspart control - The native `<select>`.
 * @csspart message - The validation message.
 * @cssprop --lc-select-background - Background color of the frame.
 * @cssprop --lc-select-border-color - Border color of the frame.
 * @cssprop --lc-select-radius - Border radius of the frame.
 * @cssstate filled - The control has a value.
 * @cssstate valid - The value is valid, and the result is shown.
 * @cssstate invalid - The value is invalid, and the result is shown.
 * @cssstate pending - An asynchronous rule is checking the value.
 */
export class LcSelect extends FormControlElement<string> {
  static override styles = selectStyles;

  protected static override readonly englishTexts: Partial<Terms> = {...super.englishTexts, ...selectTexts};

  /**
   * The initial value, also after a reset. Default `''`: the value of the `<option selected>`, if there is one. Same
   * as the `value` attribute.
   */
  @property({attribute: 'init-value', default: ''}) initValue!: string | null | undefined;

  /**
   * The text of the empty option, which is listed first and shown while no option is selected. Default: "Choose..."
   * in the language of the page. It is omitted if one of the options has the value `''`.
   */
  @property({attribute: 'unselected-option-text', default: null}) unselectedOptionText!:
    string | null | undefined;

  /** Hides the empty option. The first option that is not disabled is then selected initially, like in HTML. */
  @property({type: Boolean, attribute: 'no-unselected-option-text', default: false})
  noUnselectedOptionText!: boolean;

  readonly #options = new OptionsController(this, message => this[warn](message));
  readonly #list = rememberLast(rowsOf);
  readonly #indexIn = rememberLast(({state, rows}: {state: string; rows: readonly Option[]}) =>
    shownIndex(state, rows),
  );

  protected readonly [controlValue] = new Choice({
    options: () => this.options,
    startValue: () => String(this.initValue || this.#options.selected),
    isRequired: () => this.required,
    optionFor: () => this.#rows[this.#shownIndex],
  });

  /**
   * The options, such as `[{text: 'Hello', value: 'hello', disabled: false}]`. As an attribute, JSON. They replace
   * the `<option>` children, even if the list is empty. Invalid options warn and are ignored.
   * @default the `<option>` children
   */
  @property({converter: jsonAttribute})
  get options(): readonly Option[] {
    return this.#options.options;
  }
  set options(options: readonly Option[] | null | undefined) {
    this.#options.set(options);
  }

  /**
   * The value of the selected option. Setting it sends no event. `undefined` and null reset it to `initValue`. A
   * value that is not an option counts as `''` and shows the empty option. If options load later, the value is kept
   * and selected once its option arrives. If there are no options at all, the value counts.
   */
  @property({attribute: false})
  get value(): string {
    return this[controlValue].typed;
  }
  set value(value: string | null | undefined) {
    this[controlValue].set(value);
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    // After the options have rendered, and by index: only -1 can deselect all of them.
    const select = this[control] as HTMLSelectElement;
    if (select.selectedIndex !== this.#shownIndex) select.selectedIndex = this.#shownIndex;
  }

  protected [renderControl](state: ControlState): TemplateResult {
    const text = this.unselectedOptionText ?? this[localize].term('unselectedOption');
    const emptyText = this.noUnselectedOptionText ? null : text;
    return html`
      <div part="box" class="box">
        <select
          part="control"
          id="control"
          name=${this.name || nothing}
          ?required=${state.isRequired}
          ?disabled=${state.isDisabled}
          aria-describedby=${fieldAria(state)}
          @input=${this.#handleInput}
          @change=${this.#handleChange}
        >
          ${optionList(rowsOf({options: this.options, emptyText}), this.#shownIndex)}
        </select>
        ${chevronDownIcon()}
      </div>
    `;
  }

  /** The options in the list. The empty one has no text here, because its language does not matter for the value. */
  get #rows(): readonly Option[] {
    return this.#list({options: this.options, emptyText: this.noUnselectedOptionText ? null : ''});
  }

  get #shownIndex(): number {
    return this.#indexIn({state: this[controlValue].state, rows: this.#rows});
  }

  #handleInput(event: Event): void {
    this.value = this.#chosen(event);
  }

  #handleChange(event: Event): void {
    passChange(this, event, this.#chosen(event) === this.value);
  }

  #chosen({target}: Event): string {
    return this.#rows[(target as HTMLSelectElement).selectedIndex]?.value ?? '';
  }
}

/** The options in the list: the empty one, unless the app has its own or none is wanted, then those of the app. */
function rowsOf(list: {options: readonly Option[]; emptyText: string | null}): readonly Option[] {
  const {options, emptyText} = list;
  if (emptyText === null || options.some(({value}) => value === '')) return options;
  return [{text: emptyText, value: ''}, ...options];
}
