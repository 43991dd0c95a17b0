import {html, nothing, type ReactiveControllerHost, type TemplateResult} from 'lit';
import {FocusRecoveryController} from '../controllers/focus-recovery.controller.js';
import {OptionsController} from '../controllers/options.controller.js';
import {Choice, type Option} from '../core/options/index.js';
import {ClickEffect} from '../dom/click-effect.js';
import {fieldAria} from './field/field-aria.js';
import {type ControlState, labelText} from './field/field-parts.js';
import {liveState} from '../dom/live-state.js';
import {submitOnEnter} from '../dom/implicit-submission.js';
import {sendChange} from '../dom/events.js';
import type {Warn} from '../core/bad-input.js';

/** An element whose value is one of its options. */
export interface RadioGroupHost extends ReactiveControllerHost, HTMLElement {
  requestUpdate(name?: PropertyKey, old?: unknown): void;
  value: string;
  readonly initValue: string | null | undefined;
  readonly label: string;
  readonly required: boolean;
  readonly form: HTMLFormElement | null;
}

/** The direction of each arrow key in left-to-right text. */
const STEPS: Readonly<Record<string, number>> = {ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1};

/**
 * The native radio inputs of a radio button group or a radio box group: their options, the selected option, their
 * template, and the keys and events of user choices (ARIA Authoring Practices, "radio group"). The element adds
 * styles.
 */
export class RadioGroup {
  /** The options to choose from. */
  readonly options: OptionsController;

  /** The selected option. */
  readonly choice: Choice;

  readonly #host: RadioGroupHost;

  /**
   * Create it in the element's constructor, so that it handles clicks before the app's listeners.
   *
   * @param warn Called with warnings about invalid options.
   */
  constructor(host: RadioGroupHost, warn: Warn) {
    this.#host = host;
    this.options = new OptionsController(host, warn);
    this.choice = new Choice({
      options: () => this.options.options,
      startValue: () => String(host.initValue || this.options.selected),
      isRequired: () => host.required,
    });
    host.addEventListener('click', this.#focusOnClick);
    new ClickEffect(host, input => this.#apply(input));
    new FocusRecoveryController(host, () => this.tabStop);
  }

  /** The radio in the tab order: the checked one, or else the first. Null if all are disabled. */
  get tabStop(): HTMLInputElement | null {
    return this.#enabledRadios().find(radio => radio.tabIndex === 0) ?? null;
  }

  /** The label above the group, hidden if it is empty. It is not a `<label>`, which would label a single radio. */
  renderLabel(isMarked: boolean): TemplateResult {
    const {label} = this.#host;
    return html`
      <div part="label" class="label" id="label" ?hidden=${!label}>${labelText(label, isMarked)}</div>
    `;
  }

  /**
   * The options are not direct children of the fieldset: browsers search all of them for the legend whenever one is
   * inserted.
   *
   * @param columns The number of columns, for CSS.
   */
  render(state: ControlState, columns = 1): TemplateResult {
    const {label} = this.#host;
    const {options} = this.options;
    const chosen = this.choice.option;
    const stop = chosen === undefined || chosen.disabled ? options.find(option => !option.disabled) : chosen;
    return html`
      <fieldset
        part="control"
        id="control"
        role="radiogroup"
        data-columns=${columns}
        ?disabled=${state.isDisabled}
        aria-labelledby=${label ? 'label' : nothing}
        aria-required=${state.isRequired ? 'true' : 'false'}
        aria-describedby=${fieldAria(state)}
        @input=${this.#handleInput}
        @change=${this.#handleChange}
        @keydown=${this.#handleKeydown}
      >
        <div class="options">
          ${options.map(option => renderOption(option, option === chosen, option === stop))}
        </div>
      </fieldset>
    `;
  }

  #enabledRadios(): HTMLInputElement[] {
    return [...(this.#host.shadowRoot?.querySelectorAll<HTMLInputElement>('input:enabled') ?? [])];
  }

  /** An outside label sends a click to the element and focuses the first radio, not the checked one. */
  readonly #focusOnClick = (event: Event): void => {
    if (event.composedPath()[0] === this.#host) this.#host.focus();
  };

  /**
   * Selects the option of the input. Returns a function that undoes it, unless the app has changed the value since.
   */
  #apply({value}: HTMLInputElement): () => void {
    const host = this.#host;
    const before = host.value;
    host.value = value;
    return () => {
      if (host.value === value) host.value = before;
    };
  }

  readonly #handleInput = (event: Event): void => void this.#apply(event.target as HTMLInputElement);

  readonly #handleChange = (): void => sendChange(this.#host);

  /**
   * Browsers handle arrow keys in radio groups differently (right to left, wrapping), so all keys are handled here.
   */
  readonly #handleKeydown = (event: KeyboardEvent): void => {
    submitOnEnter(event, this.#host.form);
    const step = STEPS[event.key];
    const isModified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
    if (step === undefined || isModified || event.defaultPrevented) return;
    event.preventDefault();
    const isMirrored = /Left|Right/.test(event.key) && this.#host.matches(':dir(rtl)');
    const radios = this.#enabledRadios();
    const index = radios.indexOf(event.target as HTMLInputElement) + (isMirrored ? -step : step);
    const next = radios.at(index % radios.length);
    next?.focus();
    // Like native arrow keys: a click, which the app can cancel, then input and change.
    next?.click();
  };
}

/**
 * Each shadow root has its own groups, so the name can be constant. A disabled radio that is checked has no name:
 * browsers would make it the group's tab stop, and users could not reach the other radios.
 */
function renderOption(option: Option, isChosen: boolean, isTabStop: boolean): TemplateResult {
  const {text, value, disabled = false} = option;
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
      <span part="option-text" class="option-text">${text}</span>
    </label>
  `;
}
