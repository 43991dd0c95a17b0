import {html, nothing, type TemplateResult} from 'lit';
import {formatFileSize, isBound} from '../../core/files/index.js';
import type {LocalizeController} from '../../controllers/localize.controller.js';
import {shownName, type FileValue} from './file-value.js';
import {mediaQuery} from '../../dom/platform.js';
import {isServerView} from '../../dom/server-view.js';
import {closeIcon, fileIcon, uploadIcon} from '../../icons/icons.js';

/** The state of a file upload that it shows. */
export interface FileView {
  readonly value: FileValue | null;
  /** The URL of the preview image, or null. */
  readonly previewUrl: string | null;
  /** The accepted types, like in HTML. */
  readonly accept: string | null | undefined;
  /** The maximum size in bytes. */
  readonly maxSize: number | null | undefined;
  readonly localize: LocalizeController;
  /** The text of the drop zone, if it is not that of one file. */
  readonly boxText: readonly [name: string, details: readonly string[]] | undefined;
  readonly isDisabled: boolean;
  readonly onPreviewError: () => void;
  readonly onRemove: () => void;
}

/** The preview image or icon of the file, or the icon of the drop zone. */
export function filePreview({value, previewUrl, onPreviewError}: FileView): TemplateResult {
  if (value === null) return uploadIcon();
  if (previewUrl === null) return fileIcon();
  return html`<img src=${previewUrl} alt="" @error=${onPreviewError} />`;
}

export const DOT = html`<span class="dot"> · </span>`;

/** The name and size of the file, or the prompt with the accepted types and size. */
export function fileText(view: FileView): TemplateResult {
  const {value, localize, boxText} = view;
  const [name, about] =
    value === null
      ? (boxText ?? [emptyText(localize, localize.term('dropFile')), limitsOf(view)])
      : [html`<bdi>${shownName(value)}</bdi>`, [aboutOf(value, localize)]];
  return html`
    <div part="file-name" class="name">${name}</div>
    <div part="file-size" class="about" ?hidden=${about.length === 0}>
      ${about.map((words, index) => html`<span>${index > 0 ? DOT : nothing}${words}</span>`)}
    </div>
  `;
}

/** Nothing can be dropped on a touch screen. */
export function emptyText(localize: LocalizeController, prompt: string): string {
  const isTouch = !isServerView && mediaQuery('(hover: none) and (pointer: coarse)')?.matches;
  return isTouch ? localize.term('noFile') : prompt;
}

/** Returns the accepted types and size, such as 'Images or PDF' and 'up to 2 MB'. */
export function limitsOf({
  accept,
  maxSize,
  localize,
}: Pick<FileView, 'accept' | 'maxSize' | 'localize'>): string[] {
  return [
    accept ? localize.term('acceptedFiles', accept) : '',
    isBound(maxSize) ? localize.term('largestFile', maxSize) : '',
  ].filter(Boolean);
}

export function aboutOf({file}: FileValue, localize: LocalizeController): string {
  return file ? formatFileSize(file.size, localize.lang) : localize.term('fileUploaded');
}

/** The button that removes a file. */
export function removeButton(
  name: string,
  {localize, isDisabled, onRemove}: Pick<FileView, 'localize' | 'isDisabled' | 'onRemove'>,
): TemplateResult {
  return html`
    <button
      part="remove-button"
      class="remove"
      type="button"
      ?disabled=${isDisabled}
      aria-label=${localize.term('removeFile', name)}
      @click=${onRemove}
    >
      ${closeIcon()}
    </button>
  `;
}
