import {html, nothing, type TemplateResult} from 'lit';
import {FocusRecoveryController} from '../controllers/focus-recovery.controller.js';
import {OptionsController} from '../controllers/options.controller.js';
import {Choice, type Option} from '../core/options/index.js';
import {ChoiceEvents} from '../dom/choice-events.js';
import {liveState} from '../dom/live-state.js';
import {selectByArrow} from '../dom/radio-keys.js';
import {jsonAttribute} from './attributes/json-attribute.js';
import {property} from './attributes/property.js';
import {describedBy} from './field/field-aria.js';
import {type ControlState, type FieldParts, groupField} from './field/field-parts.js';
import {FormControlElement} from './form-control-element.js';
import {controlValue, renderControl, renderField, renderNow, validityAnchor, warn} from './members.js';

/**
 * Base class for groups of native radio buttons (ARIA Authoring Practices, "Radio Group"). A subclass has the styles.
 */
export abstract class RadioGroupElement extends FormControlElement<string> {
  /**
   * The initial value, also after a reset. Default `''`: the value of the `<option selected>`, if there is one. Same
   * as the `value` attribute.
   */
  @property({attribute: 'init-value', default: ''}) initValue!: string | null | undefined;

  readonly #options = new OptionsController(this, message => this[warn](message));

  readonly #events = new ChoiceEvents(this, input => this.#apply(input));

  readonly [controlValue] = new Choice({
    options: () => this.#options.options,
    startValue: () => String(this.initValue || this.#options.selected),
    isRequired: () => this.required,
  });

  constructor() {
    super();
    this.addEventListener('click', this.#focusOnClick);
    new FocusRecoveryController(this, () => this.#tabStop);
  }

  /**
   * The value of the selected option, or `''`. Setting it sends no event. `undefined` and null reset it to
   * `initValue`. A value that is not an option counts as `''` and selects none. If options load later, the value is
   * kept and selected once its option arrives. If there are no options at all, the value counts.
   */
  @property({attribute: false})
  get value(): string {
    return this[controlValue].typed;
  }
  set value(value: string | null | undefined) {
    this[controlValue].set(value);
  }

  /**
   * The options, such as `[{text: 'Hello', value: 'hello', disabled: false}]`. As an attribute, JSON. They replace
   * the `<option>` children, even if the list is empty. Invalid options warn and are ignored. An option can also have a
   * `description`, its second line, and a `suffix` at its end, such as a price.
   * @default the `<option>` children
   */
  @property({converter: jsonAttribute})
  get options(): readonly Option[] {
    return this.#options.options;
  }
  set options(options: readonly Option[] | null | undefined) {
    this.#options.set(options);
  }

  /** Focuses the selected option, or else the first one that is not disabled. */
  override focus(options?: FocusOptions): void {
    this[renderNow]();
    this.#tabStop?.focus(options);
  }

  override get [validityAnchor](): HTMLElement | null {
    return this.#tabStop;
  }

  /** The radio in the tab order: the checked one, or else the first. Null if all are disabled. */
  get #tabStop(): HTMLInputElement | null {
    return this.#enabledRadios().find(radio => radio.tabIndex === 0) ?? null;
  }

  protected override [renderField](parts: FieldParts): TemplateResult {
    return groupField(parts);
  }

  /**
   * The options are not direct children of the fieldset: browsers search all of them for the legend whenever one is
   * inserted.
   *
   * @param columns The number of columns, for CSS.
   */
  protected [renderControl](state: ControlState, columns = 1): TemplateResult {
    const {options} = this.#options;
    const chosen = this[controlValue].option;
    const stop = chosen === undefined || chosen.disabled ? options.find(option => !option.disabled) : chosen;
    return html`
      <fieldset
        part="control"
        id="control"
        role="radiogroup"
        data-columns=${columns}
        ?disabled=${state.isDisabled}
        aria-labelledby=${this.label ? 'label' : nothing}
        aria-required=${state.isRequired ? 'true' : 'false'}
        aria-invalid=${state.isInvalid}
        aria-label=${state.ariaLabel}
        aria-describedby=${describedBy(state)}
        @input=${this.#events}
        @change=${this.#events}
        @keydown=${this.#handleKeydown}
      >
        <div class="options">
          ${options.map(option => renderOption(option, option === chosen, option === stop))}
        </div>
      </fieldset>
    `;
  }

  #enabledRadios(): HTMLInputElement[] {
    return [...(this.shadowRoot?.querySelectorAll<HTMLInputElement>('input:enabled') ?? [])];
  }

  /** An outside label sends a click to the element and focuses the first radio, not the checked one. */
  #focusOnClick(event: Event): void {
    if (event.composedPath()[0] === this) this.focus();
  }

  /**
   * Selects the option of the input. Returns a function that undoes it, unless the app has changed the value since.
   */
  #apply({value}: HTMLInputElement): () => void {
    const before = this.value;
    this.value = value;
    return () => {
      if (this.value === value) this.value = before;
    };
  }

  #handleKeydown(event: KeyboardEvent): void {
    this.#events.handleEvent(event);
    selectByArrow(event, this, this.#enabledRadios());
  }
}

/**
 * Each shadow root has its own groups, so the name can be constant. A disabled radio that is checked has no name:
 * browsers would make it the group's tab stop, and users could not reach the other radios.
 */
function renderOption(option: Option, isChosen: boolean, isTabStop: boolean): TemplateResult {
  const {text, description, suffix, value, disabled = false} = option;
  const second = description
    ? html`<span part="option-description" class="description">${description}</span>`
    : nothing;
  // `checked` comes before `name`, because a checked radio that joins a group unchecks the others.
  return html`
    <label part=${isChosen ? 'option chosen' : 'option'} class="option">
      <input
        part="radio"
        class="radio"
        type="radio"
        tabindex=${isTabStop ? 0 : -1}
        ?disabled=${disabled}
        .value=${value}
        .checked=${liveState(isChosen)}
        name=${disabled && isChosen ? nothing : 'option'}
      />
      <span part="option-text" class="option-text">${text}${second}</span>
      ${suffix ? html`<span part="option-suffix" class="suffix">${suffix}</span>` : nothing}
    </label>
  `;
}
