import {html, nothing, type TemplateResult} from 'lit';
import type {ImportSession} from './import-session.js';

interface SaveActions {
  /** Shows the rows with errors. */
  readonly correct: () => void;
  readonly restart: () => void;
}

/** The fourth step: what will be saved, the progress, and the result. */
export function saveView(session: ImportSession, {correct, restart}: SaveActions): TemplateResult {
  const {save, rows, host} = session;
  const {texts} = host;
  if (save.phase === 'ready')
    return html`<p part="result" class="result" tabindex="-1">${session.countText}</p>
      ${rowNote(session)}`;
  if (save.phase === 'saving')
    return html`
      <lc-progress
        part="progress"
        show-value
        label=${texts.term('importStart')}
        .max=${Math.max(1, save.total)}
        .value=${Math.min(save.total, save.total - session.readyCount)}
      ></lc-progress>
      <div class="actions">
        <lc-button variant="secondary" @click=${() => session.cancel()}>${texts.term('cancel')}</lc-button>
      </div>
    `;
  const isRejected = rows!.invalidCount > 0;
  return html`
    <p part="result" class="result" tabindex="-1">${session.resultText}</p>
    <div class="actions">
      ${
        isRejected
          ? html`<lc-button variant="secondary" @click=${correct}>${texts.term('importCorrect')}</lc-button>
              <lc-button variant="secondary" @click=${() => void session.download()}
                >${texts.term('importDownload')}</lc-button
              >`
          : nothing
      }
      <lc-button variant="secondary" @click=${restart}>${texts.term('importAnother')}</lc-button>
    </div>
  `;
}

/** Says that rows with errors are not saved, if there are some. */
const rowNote = (session: ImportSession): TemplateResult | typeof nothing =>
  (session.rows?.invalidCount ?? 0) === 0
    ? nothing
    : html`<p part="note" class="note">${session.host.texts.term('importSkipped')}</p>`;
