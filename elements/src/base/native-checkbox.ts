import {html, nothing, type TemplateResult} from 'lit';
import {live} from 'lit/directives/live.js';
import {ClickEffect} from '../dom/click-effect.js';
import type {ControlState} from './field/field-parts.js';
import {forwardClicks} from '../dom/forward-clicks.js';
import {submitOnEnter} from '../dom/implicit-submission.js';
import {sendChange} from '../dom/events.js';

/** An element whose value is whether it is checked. */
export interface CheckableElement extends HTMLElement {
  checked: boolean;
  /** Only a checkbox has a third look. */
  indeterminate?: boolean;
  readonly required: boolean;
  readonly form: HTMLFormElement | null;
}

/**
 * The native `<input type="checkbox">` inside a checkbox or a switch: its template, the clicks and keys that it
 * takes, and the events of a user's edit. What is submitted, what is valid and how it looks is the element's business.
 */
export class NativeCheckbox {
  readonly #host: CheckableElement;

  /**
   * Is made in the element's constructor, so that it sees clicks before the page's listeners do.
   *
   * @param control Returns the input, rendered and up to date.
   */
  constructor(host: CheckableElement, control: () => HTMLElement | null) {
    this.#host = host;
    const effect = new ClickEffect(host, input => this.#take(input));
    forwardClicks(host, () => {
      control()?.click();
      effect.settle();
    });
  }

  /** @param role Default: it is a checkbox. */
  render({isDisabled, isInvalid, ariaLabel}: ControlState, role?: 'switch'): TemplateResult {
    const {checked, indeterminate = false, required} = this.#host;
    return html`
      <input
        part="control"
        id="control"
        type="checkbox"
        role=${role ?? nothing}
        ?required=${required}
        ?disabled=${isDisabled}
        .checked=${live(checked)}
        .indeterminate=${live(indeterminate)}
        aria-label=${ariaLabel || nothing}
        aria-invalid=${isInvalid ? 'true' : 'false'}
        aria-describedby="hint message"
        @input=${this.#handleInput}
        @change=${this.#handleChange}
        @keydown=${this.#handleKeydown}
      />
    `;
  }

  /** Returns a function that takes it back, unless the app has changed it since. */
  #take({checked}: HTMLInputElement): () => void {
    const host = this.#host;
    const before = {checked: host.checked, ...(host.indeterminate && {indeterminate: true})};
    host.checked = checked;
    if (host.indeterminate) host.indeterminate = false;
    return () => {
      if (host.checked === checked) Object.assign(host, before);
    };
  }

  readonly #handleInput = (event: Event): void => void this.#take(event.target as HTMLInputElement);

  readonly #handleChange = (): void => sendChange(this.#host);

  readonly #handleKeydown = (event: KeyboardEvent): void => submitOnEnter(event, this.#host.form);
}
