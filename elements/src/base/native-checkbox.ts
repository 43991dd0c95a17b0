import {html, nothing, type TemplateResult} from 'lit';
import {ClickEffect} from '../dom/click-effect.js';
import {fieldAria} from './field/field-aria.js';
import type {ControlState} from './field/field-parts.js';
import {forwardClicks} from '../dom/forward-clicks.js';
import {liveState} from '../dom/live-state.js';
import {submitOnEnter} from '../dom/implicit-submission.js';
import {sendChange} from '../dom/events.js';

/** An element whose value is whether it is checked. */
export interface CheckableElement extends HTMLElement {
  checked: boolean;
  /** Only checkboxes can be indeterminate. */
  indeterminate?: boolean;
  readonly form: HTMLFormElement | null;
}

/**
 * The native `<input type="checkbox">` of a checkbox or a switch: its template, its clicks and keys, and the events
 * of user edits. The element handles the form value, validation, and styles.
 */
export class NativeCheckbox {
  readonly #host: CheckableElement;

  /**
   * Create it in the element's constructor, so that it handles clicks before the app's listeners.
   *
   * @param control Returns the rendered, up-to-date input.
   */
  constructor(host: CheckableElement, control: () => HTMLElement | null) {
    this.#host = host;
    const effect = new ClickEffect(host, input => this.#apply(input));
    forwardClicks(host, () => {
      control()?.click();
      effect.finish();
    });
  }

  /** @param role The ARIA role, if it is not a checkbox. */
  render(state: ControlState, role?: 'switch'): TemplateResult {
    const {checked, indeterminate = false} = this.#host;
    return html`
      <input
        part="control"
        id="control"
        class=${indeterminate ? 'is-indeterminate' : nothing}
        type="checkbox"
        role=${role ?? nothing}
        ?required=${state.isRequired}
        ?disabled=${state.isDisabled}
        .checked=${liveState(checked)}
        .indeterminate=${liveState(indeterminate)}
        aria-describedby=${fieldAria(state)}
        @input=${this.#handleInput}
        @change=${this.#handleChange}
        @keydown=${this.#handleKeydown}
      />
    `;
  }

  /** Sets the state of the input. Returns a function that undoes it, unless the app has changed the state since. */
  #apply({checked}: HTMLInputElement): () => void {
    const host = this.#host;
    const before = {checked: host.checked, ...(host.indeterminate && {indeterminate: true})};
    host.checked = checked;
    if (host.indeterminate) host.indeterminate = false;
    return () => {
      if (host.checked === checked) Object.assign(host, before);
    };
  }

  readonly #handleInput = (event: Event): void => void this.#apply(event.target as HTMLInputElement);

  readonly #handleChange = (): void => sendChange(this.#host);

  readonly #handleKeydown = (event: KeyboardEvent): void => submitOnEnter(event, this.#host.form);
}
