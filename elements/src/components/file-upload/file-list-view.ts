import {html, nothing, type TemplateResult} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import type {LocalizeController} from '../../controllers/localize.controller.js';
import {fileIcon} from '../../icons/icons.js';
import type {FileValue} from './file-value.js';
import {aboutOf, DOT, removeButton} from './file-view.js';
import type {TransferState} from './transfer-connection.js';

/** What a list of files shows, and what it calls. */
export interface FileListView {
  readonly localize: LocalizeController;
  readonly isDisabled: boolean;
  /** Returns the URL of the preview image, or null. */
  readonly previewOf: (file: File) => string | null;
  readonly transferOf: (file: File) => TransferState | undefined;
  readonly onPreviewError: (file: File) => void;
  readonly onRemove: (value: FileValue) => void;
  readonly onCancel: (file: File) => void;
  readonly onRetry: (file: File) => void;
}

/** The list of files, each with a preview, its size, the state of its transfer, and its buttons. */
export function fileList(files: readonly FileValue[], view: FileListView): TemplateResult {
  if (files.length === 0) return html``;
  return html`
    <ul part="list" class="list" aria-label=${view.localize.term('fileList')}>
      ${repeat(
        files,
        ({path, file}) => file ?? path,
        value => fileItem(value, view),
      )}
    </ul>
  `;
}

function fileItem(value: FileValue, view: FileListView): TemplateResult {
  const {path, file} = value;
  const {localize, isDisabled} = view;
  const transfer = file && view.transferOf(file);
  const name = file ? path || file.name : path;
  const details = [aboutOf(value, localize), transfer ? statusOf(transfer, localize) : ''].filter(Boolean);
  return html`
    <li part="item" class="item">
      <div part="preview" class="preview">${preview(value, view)}</div>
      <div class="text">
        <div part="file-name" class="name"><bdi>${name}</bdi></div>
        <div part="file-size" class="about ${transfer?.status ?? ''}">
          ${details.map((words, index) => html`<span>${index > 0 ? DOT : nothing}${words}</span>`)}
        </div>
        ${transfer?.status === 'sending' ? progressBar(transfer, name, localize) : nothing}
      </div>
      <div class="buttons">
        ${file && transfer ? transferButton(file, transfer, view) : nothing}
        ${removeButton(name, {localize, isDisabled, onRemove: () => view.onRemove(value)})}
      </div>
    </li>
  `;
}

function preview({file}: FileValue, {previewOf, onPreviewError}: FileListView): TemplateResult {
  const url = file && previewOf(file);
  if (!url) return fileIcon();
  return html`<img src=${url} alt="" decoding="async" @error=${() => onPreviewError(file)} />`;
}

function progressBar({progress}: TransferState, name: string, localize: LocalizeController): TemplateResult {
  return html`
    <progress
      part="progress"
      class="progress"
      max="1"
      value=${progress}
      aria-label=${localize.term('sendingFile', name)}
    ></progress>
  `;
}

function transferButton(
  file: File,
  {status}: TransferState,
  {localize, onCancel, onRetry, isDisabled}: FileListView,
): TemplateResult | typeof nothing {
  if (status === 'sent') return nothing;
  const isRunning = status === 'waiting' || status === 'sending';
  return html`
    <button
      part=${isRunning ? 'cancel-button' : 'retry-button'}
      class="button transfer"
      type="button"
      ?disabled=${isDisabled}
      aria-label=${localize.term(isRunning ? 'cancelTransfer' : 'retryTransfer', file.name)}
      @click=${() => (isRunning ? onCancel(file) : onRetry(file))}
    >
      ${localize.term(isRunning ? 'cancel' : 'retry')}
    </button>
  `;
}

function statusOf({status, progress}: TransferState, localize: LocalizeController): string {
  if (status !== 'sending') return localize.term('transferStatus', status);
  return new Intl.NumberFormat(localize.lang, {style: 'percent'}).format(Math.floor(progress * 100) / 100);
}
