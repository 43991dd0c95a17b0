import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {ChoiceEvents} from '../dom/choice-events.js';
import {forwardClicks} from '../dom/forward-clicks.js';
import {liveState} from '../dom/live-state.js';
import {textOrObject} from './attributes/converters.js';
import {property} from './attributes/property.js';
import {booleanAttribute, checkValueIsText, CheckedValue, presence} from './checked-value.js';
import {describedBy} from './field/field-aria.js';
import type {ControlState} from './field/field-parts.js';
import {FormControlElement} from './form-control-element.js';
import {controlValue, renderControl, renderedControl, setState, warn} from './members.js';

/** Base class for controls that are checked or not, with a native checkbox inside. */
export abstract class CheckableElement extends FormControlElement<boolean> {
  protected static override readonly attributeAliases = {checked: 'init-value'};

  /** The ARIA role of the native checkbox, if it is another one. */
  protected static readonly inputRole: 'switch' | null = null;

  /**
   * Whether it is checked initially and after a reset. `undefined` and null mean false. Same as the `checked`
   * attribute. `init-value="false"` is false.
   */
  @property({attribute: 'init-value', converter: booleanAttribute, default: false})
  initValue!: boolean | null | undefined;

  /** The value to submit while it is checked. Otherwise, nothing is submitted. Default `'on'`. */
  @property({converter: textOrObject, default: 'on'}) value!: string | null | undefined;

  readonly #events = new ChoiceEvents(this, input => this.#apply(input));

  readonly [controlValue] = new CheckedValue(this);

  constructor() {
    super();
    forwardClicks(this, () => {
      this[renderedControl]?.click();
      this.#events.finish();
    });
  }

  /** Whether it is checked. Setting it sends no event. `undefined` and null reset it to `initValue`. */
  @property({attribute: false})
  get checked(): boolean {
    return this[controlValue].typed;
  }
  set checked(checked: boolean | null | undefined) {
    this[controlValue].set(checked);
  }

  /** The value that is checked by the rules: true or false, never undefined, even for a pristine control. */
  override get typedValue(): boolean {
    return this.checked;
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, name === 'checked' ? presence(value) : value);
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    this[setState]('checked', this.checked);
    if (changed.has('value')) checkValueIsText(this.value, message => this[warn](message));
  }

  protected [renderControl](state: ControlState): TemplateResult {
    const {indeterminate = false} = this.#box;
    return html`
      <input
        part="control"
        id="control"
        class=${indeterminate ? 'is-indeterminate' : nothing}
        type="checkbox"
        role=${(this.constructor as typeof CheckableElement).inputRole ?? nothing}
        ?required=${state.isRequired}
        ?disabled=${state.isDisabled}
        .checked=${liveState(this.checked)}
        .indeterminate=${liveState(indeterminate)}
        aria-invalid=${state.isInvalid}
        aria-label=${state.ariaLabel}
        aria-describedby=${describedBy(state)}
        @input=${this.#events}
        @change=${this.#events}
        @keydown=${this.#events}
      />
    `;
  }

  /** Only checkboxes can be indeterminate. */
  get #box(): this & {indeterminate?: boolean} {
    return this;
  }

  /** Sets the state of the input. Returns a function that undoes it, unless the app has changed the state since. */
  #apply({checked}: HTMLInputElement): () => void {
    const box = this.#box;
    const before = {checked: this.checked, ...(box.indeterminate && {indeterminate: true})};
    this.checked = checked;
    if (box.indeterminate) box.indeterminate = false;
    return () => {
      if (this.checked === checked) Object.assign(this, before);
    };
  }
}
