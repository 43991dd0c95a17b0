import {html, nothing, type TemplateResult} from 'lit';
import {keyed} from 'lit/directives/keyed.js';
import {FAILURE_TERMS} from '../model/table-events.js';
import {alertIcon} from '../../../icons/icons.js';
import type {TableView} from './view-model.js';

/**
 * The error message below the table. Its live region always exists, so that screen readers notice the
 * message.
 */
export function tableAlert({data, term, onRetry}: TableView): TemplateResult {
  const {failure, isLoading} = data;
  return html`<div role="alert">
    ${
      failure === null
        ? nothing
        : html`<div part="alert" class="alert">
            ${alertIcon()}
            ${
              // A new element for each failure, because screen readers do not repeat unchanged text.
              keyed(failure, html`<span part="alert-text">${term(FAILURE_TERMS[failure.operation])}</span>`)
            }
            <button
              part="retry-button"
              class="retry"
              type="button"
              aria-disabled=${isLoading ? 'true' : nothing}
              @click=${() => !isLoading && onRetry()}
            >
              ${term('retry')}
            </button>
          </div>`
    }
  </div>`;
}
