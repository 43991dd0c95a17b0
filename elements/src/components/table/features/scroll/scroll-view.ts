import {html, type TemplateResult} from 'lit';
import type {Translate} from '../../../../controllers/localize.controller.js';
import {liveState} from '../../../../dom/live-state.js';

interface ScrollFooter {
  readonly count: number;
  /** The number of the first row in view. */
  readonly row: number;
  readonly onGo: (row: number) => void;
  readonly term: Translate;
}

/** What the footer has instead of the page size and the pager. The entries in view change with each movement. */
export function scrollFooter({count, row, onGo, term}: ScrollFooter): TemplateResult {
  const go = (event: Event) => {
    const field = event.target as HTMLInputElement;
    if (field.value !== '') onGo(Number(field.value));
  };
  return html`<div part="scroll-footer" class="scroll-footer">
    <div part="info" class="info"></div>
    <label class="go-to">
      ${term('goToEntry')}
      <input
        part="go-to-row"
        class="field"
        type="number"
        inputmode="numeric"
        min="1"
        max=${count}
        step="1"
        .value=${liveState(String(row))}
        ?disabled=${count === 0}
        @change=${go}
      />
    </label>
  </div>`;
}

/** The button in the first of the rows that could not be loaded. */
export function retryButton(text: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'quiet-text retry-rows';
  button.setAttribute('part', 'retry-rows-button');
  button.textContent = text;
  return button;
}
