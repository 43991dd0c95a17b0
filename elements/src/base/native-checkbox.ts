import {html, nothing, type TemplateResult} from 'lit';
import {live} from 'lit/directives/live.js';
import type {ControlState} from './control-state.js';
import {handOnClicks} from './hand-on-clicks.js';
import {submitOnEnter} from './implicit-submission.js';
import {sendChange} from './send-change.js';

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

  /** Is made in the element's constructor, so that it sees clicks before the page's listeners do. */
  constructor(host: CheckableElement) {
    this.#host = host;
    handOnClicks(host);
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

  readonly #handleInput = (event: Event): void => {
    this.#host.checked = (event.target as HTMLInputElement).checked;
    if (this.#host.indeterminate) this.#host.indeterminate = false;
  };

  readonly #handleChange = (): void => sendChange(this.#host);

  readonly #handleKeydown = (event: KeyboardEvent): void => submitOnEnter(event, this.#host.form);
}
