import {html, nothing, type ReactiveControllerHost, type TemplateResult} from 'lit';
import {live} from 'lit/directives/live.js';
import {FocusRecoveryController} from '../controllers/focus-recovery.controller.js';
import {OptionsController} from '../controllers/options.controller.js';
import {Choice, type Option} from '../core/options/index.js';
import {ClickEffect} from '../dom/click-effect.js';
import {type ControlState, requiredMark} from './field/field-parts.js';
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

/** The way of each arrow key in a left-to-right text. */
const STEPS: Readonly<Record<string, number>> = {ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1};

/**
 * The native radio inputs inside a radio button group or a radio box group: their options, which of them is chosen,
 * their template, and the keys and events of a user's choice (ARIA Authoring Practices, "radio group"). How they look is
 * the element's business.
 */
export class RadioGroup {
  /** What the user can choose from. */
  readonly options: OptionsController;

  /** Which option is chosen. */
  readonly choice: Choice;

  readonly #host: RadioGroupHost;

  /**
   * Is made in the element's constructor, so that it sees clicks before the page's listeners do.
   *
   * @param warn Is told of bad options.
   */
  constructor(host: RadioGroupHost, warn: Warn) {
    this.#host = host;
    this.options = new OptionsController(host, warn);
    this.choice = new Choice({
      options: () => this.options.options,
      startValue: () => String(host.initValue || this.options.selected),
    });
    host.addEventListener('click', this.#focusOnClick);
    new ClickEffect(host, input => this.#take(input));
    new FocusRecoveryController(host, () => this.tabStop);
  }

  /** The one radio that Tab goes to: the checked one, or else the first; null when all are disabled. */
  get tabStop(): HTMLInputElement | null {
    return this.#enabledRadios().find(radio => radio.tabIndex === 0) ?? null;
  }

  /** The label above the group. Not a `<label>`: that would be of one radio. */
  renderLabel(): TemplateResult | typeof nothing {
    const {label, required} = this.#host;
    if (!label) return nothing;
    return html`<div part="label" class="label" id="label">
      ${label}${required ? requiredMark : nothing}
    </div>`;
  }

  /**
   * The options are not children of the fieldset: browsers walk through all of those at each one that is inserted, to
   * find its legend.
   */
  render({isDisabled, isInvalid, ariaLabel}: ControlState): TemplateResult {
    const {label, required} = this.#host;
    const {options} = this.options;
    const chosen = this.choice.option;
    const stop = chosen === undefined || chosen.disabled ? options.find(option => !option.disabled) : chosen;
    return html`
      <fieldset
        part="control"
        id="control"
        role="radiogroup"
        ?disabled=${isDisabled}
        aria-labelledby=${label ? 'label' : nothing}
        aria-label=${ariaLabel || nothing}
        aria-required=${required ? 'true' : 'false'}
        aria-invalid=${isInvalid ? 'true' : 'false'}
        aria-describedby="hint message"
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

  /** A click on the element itself was sent by an outside label, which focuses the first radio and not the checked. */
  readonly #focusOnClick = (event: Event): void => {
    if (event.composedPath()[0] === this.#host) this.#host.focus();
  };

  /** Returns a function that takes it back, unless the app has changed it since. */
  #take({value}: HTMLInputElement): () => void {
    const host = this.#host;
    const before = host.value;
    host.value = value;
    return () => {
      if (host.value === value) host.value = before;
    };
  }

  readonly #handleInput = (event: Event): void => void this.#take(event.target as HTMLInputElement);

  readonly #handleChange = (): void => sendChange(this.#host);

  /** Browsers disagree on arrow keys in radio groups (right-to-left, wrapping), so this does it for all of them. */
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
    // As native arrow keys do: a click, which a page may cancel, and then input and change.
    next?.click();
  };
}

/**
 * The shadow root sets groups apart, so one name fits all. A disabled radio that is checked stands outside of the
 * group: browsers give a group's tab stop to the checked one, and nobody could reach the others.
 */
function renderOption(option: Option, isChosen: boolean, isTabStop: boolean): TemplateResult {
  const {text, value, disabled = false} = option;
  // `checked` comes before `name`: a checked radio that joins a group unchecks the others.
  return html`
    <label part=${isChosen ? 'option chosen' : 'option'} class="option">
      <input
        part="radio"
        class="radio"
        type="radio"
        tabindex=${isTabStop ? 0 : -1}
        ?disabled=${disabled}
        .value=${value}
        .checked=${live(isChosen)}
        name=${disabled && isChosen ? nothing : 'option'}
      />
      <span part="option-text" class="option-text">${text}</span>
    </label>
  `;
}
