import {html, nothing, type TemplateResult} from 'lit';
import {jsonAttribute} from '../../base/attributes/json-attribute.js';
import {property} from '../../base/attributes/property.js';
import {ChosenValues} from '../../base/chosen-values.js';
import {describedBy} from '../../base/field/field-aria.js';
import {type ControlState, type FieldParts, groupField} from '../../base/field/field-parts.js';
import {FormControlElement} from '../../base/form-control-element.js';
import {
  controlValue,
  isRequired,
  localize,
  renderControl,
  renderField,
  validityAnchor,
  warn,
} from '../../base/members.js';
import {FocusRecoveryController} from '../../controllers/focus-recovery.controller.js';
import {OptionsController} from '../../controllers/options.controller.js';
import {checkboxGroupTexts} from '../../core/localization/english/controls.js';
import type {Terms} from '../../core/localization/terms.js';
import type {Option} from '../../core/options/index.js';
import {ChoiceEvents} from '../../dom/choice-events.js';
import {liveState} from '../../dom/live-state.js';
import {checkboxGroupStyles} from './checkbox-group.styles.js';

/**
 * A group of checkboxes for choosing any number of options, with its label, hint, and one validation message. The form
 * submits one entry for each chosen option.
 *
 * @tag lc-checkbox-group
 * @attr {string} value - The same as `init-value`.
 * @slot - Options as `<option>` elements, if `options` is not set. They can change at any time.
 * @fires {Event} input - Sent when the user chooses an option, or no longer chooses it.
 * @fires {Event} change - Sent right after `input`.
 * @csspart field - The column with label, hint, control, and message.
 * @csspart label - The label.
 * @csspart required-mark - The mark after the label of a required group.
 * @csspart hint - The help text.
 * @csspart control - The `<fieldset>` around the options: the group.
 * @csspart select-all - The checkbox for all options, with its text.
 * @csspart option - A checkbox with its text.
 * @csspart chosen - A chosen option.
 * @csspart checkbox - The native `<input>`: the box. Its `::before` is the check mark.
 * @csspart option-text - The text of an option.
 * @csspart message - The validation message.
 * @cssprop --lc-checkbox-group-gap - Gap between options.
 * @cssprop --lc-checkbox-size - Side length of the boxes.
 * @cssprop --lc-checkbox-radius - Border radius of the boxes.
 * @cssprop --lc-checkbox-border-color - Border color of the unchecked boxes.
 * @cssprop --lc-checkbox-color - Background color of the checked boxes.
 * @cssprop --lc-checkbox-color-hover - Background color of a checked box under the pointer.
 * @cssprop --lc-checkbox-tick-color - Color of the check marks.
 * @cssstate filled - At least one option is chosen.
 * @cssstate valid - The value is valid, and the result is shown.
 * @cssstate invalid - The value is invalid, and the result is shown.
 * @cssstate pending - An asynchronous rule is checking the value.
 */
export class LcCheckboxGroup extends FormControlElement<readonly string[]> {
  static override styles = checkboxGroupStyles;

  protected static override readonly englishTexts: Partial<Terms> = {
    ...super.englishTexts,
    ...checkboxGroupTexts,
  };

  /**
   * The initial value, also after a reset: a list such as `['a', 'b']`. As an attribute, JSON. Default null: the values of
   * the `<option selected>` children. Same as the `value` attribute.
   */
  @property({attribute: 'init-value', converter: jsonAttribute, default: null})
  initValue!: readonly string[] | null | undefined;

  /**
   * The lowest number of options to choose. Default null: any number. A group with a `min` of at least 1 is required.
   * Otherwise, an empty group is valid unless `required` is set.
   */
  @property({type: Number, default: null}) min!: number | null | undefined;

  /** The highest number of options to choose. Default null: any number. */
  @property({type: Number, default: null}) max!: number | null | undefined;

  /**
   * Shows a checkbox that chooses all options, or none of them. It is indeterminate if some are chosen. Disabled options
   * stay as they are.
   */
  @property({type: Boolean, attribute: 'select-all', default: false}) selectAll!: boolean;

  /** The text of the checkbox for all options. Default: "Select all" in the language of the page. */
  @property({attribute: 'select-all-text', default: null}) selectAllText!: string | null | undefined;

  /** Whether the options are below each other (`'vertical'`) or next to each other (`'horizontal'`). */
  @property({default: 'vertical'}) orientation!: 'vertical' | 'horizontal';

  readonly #options = new OptionsController(this, message => this[warn](message));

  readonly #events = new ChoiceEvents(this, input => this.#apply(input));

  readonly [controlValue] = new ChosenValues(
    this,
    () => this.#options.allSelected,
    message => this[warn](message),
  );

  constructor() {
    super();
    new FocusRecoveryController(this, () => this[validityAnchor]);
  }

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
   * The values of the chosen options, in the order of the options. Setting it sends no event. `undefined` and null reset it
   * to `initValue`. A value that is not an option does not count. If options load later, it is kept and chosen once
   * its option arrives. If there are no options at all, all values count. Values that are not a list warn.
   */
  @property({attribute: false})
  get value(): readonly string[] {
    return this[controlValue].typed;
  }
  set value(value: readonly string[] | null | undefined) {
    this[controlValue].set(value);
  }

  protected override get [isRequired](): boolean {
    return super[isRequired] || Number(this.min) > 0;
  }

  override get [validityAnchor](): HTMLElement | null {
    return this.shadowRoot?.querySelector<HTMLElement>('input:enabled') ?? null;
  }

  protected override [renderField](parts: FieldParts): TemplateResult {
    return groupField(parts);
  }

  /** A group cannot be `aria-required`, so that its description says it. */
  protected [renderControl](state: ControlState): TemplateResult {
    const {options} = this.#options;
    const chosen = new Set(this.value);
    return html`
      <fieldset
        part="control"
        id="control"
        class=${this.orientation === 'horizontal' ? 'is-horizontal' : nothing}
        ?disabled=${state.isDisabled}
        aria-labelledby=${this.label ? 'label' : nothing}
        aria-invalid=${state.isInvalid}
        aria-label=${state.ariaLabel}
        aria-describedby=${describedBy(state, state.isRequired ? 'required' : '')}
        @input=${this.#events}
        @change=${this.#events}
        @keydown=${this.#events}
      >
        ${state.isRequired ? html`<span id="required" hidden>${this[localize].term('required')}</span>` : nothing}
        ${this.selectAll ? this.#renderAll(chosen) : nothing}
        <div class="options" id="options">
          ${options.map(option => renderOption(option, chosen.has(option.value)))}
        </div>
      </fieldset>
    `;
  }

  #renderAll(chosen: ReadonlySet<string>): TemplateResult {
    const enabled = this.#enabledValues;
    const {length: count} = enabled.filter(value => chosen.has(value));
    const isPartial = count > 0 && count < enabled.length;
    return html`
      <label part="select-all" class="option all">
        <input
          part="checkbox"
          id="all"
          class=${isPartial ? 'is-indeterminate' : nothing}
          type="checkbox"
          ?disabled=${enabled.length === 0}
          .checked=${liveState(count > 0 && !isPartial)}
          .indeterminate=${liveState(isPartial)}
          aria-controls="options"
        />
        <span part="option-text">${this.selectAllText ?? this[localize].term('selectAll')}</span>
      </label>
    `;
  }

  get #enabledValues(): readonly string[] {
    return this.options.filter(({disabled}) => !disabled).map(({value}) => value);
  }

  /** Applies the state of an input. Returns a function that undoes it, unless the app has changed the value since. */
  #apply({id, value, checked}: HTMLInputElement): () => void {
    const {[controlValue]: values} = this;
    const {wanted: before, isDirty} = values;
    const shown = this.value;
    values.choose(id === 'all' ? this.#enabledValues : [value], checked);
    const {wanted} = values;
    this.requestUpdate('value', shown);
    return () => {
      if (values.wanted === wanted) this.value = isDirty ? before : null;
    };
  }
}

function renderOption({text, value, disabled = false}: Option, isChosen: boolean): TemplateResult {
  return html`
    <label part=${isChosen ? 'option chosen' : 'option'} class="option">
      <input
        part="checkbox"
        type="checkbox"
        ?disabled=${disabled}
        .value=${value}
        .checked=${liveState(isChosen)}
      />
      <span part="option-text">${text}</span>
    </label>
  `;
}
