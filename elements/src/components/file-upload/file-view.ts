import {html, nothing, type TemplateResult} from 'lit';
import {formatFileSize, isBound} from '../../core/files/index.js';
import type {LocalizeController} from '../../controllers/localize.controller.js';
import {shownName, type FileValue} from './file-value.js';
import {mediaQuery} from '../../dom/platform.js';
import {isServerView} from '../../dom/server-view.js';
import {fileIcon, uploadIcon} from '../../icons/icons.js';

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
  readonly onPreviewError: () => void;
}

/** The preview image or icon of the file, or the icon of the drop zone. */
export function filePreview({value, previewUrl, onPreviewError}: FileView): TemplateResult {
  if (value === null) return uploadIcon();
  if (previewUrl === null) return fileIcon();
  return html`<img src=${previewUrl} alt="" @error=${onPreviewError} />`;
}

const DOT = html`<span class="dot"> · </span>`;

/** The name and size of the file, or the prompt with the accepted types and size. */
export function fileText(view: FileView): TemplateResult {
  const {value, localize} = view;
  const [name, about] =
    value === null
      ? [emptyText(localize), limitsOf(view)]
      : [html`<bdi>${shownName(value)}</bdi>`, [aboutOf(value, localize)]];
  return html`
    <div part="file-name" class="name">${name}</div>
    <div part="file-size" class="about" ?hidden=${about.length === 0}>
      ${about.map((words, index) => html`<span>${index > 0 ? DOT : nothing}${words}</span>`)}
    </div>
  `;
}

/** Nothing can be dropped on a touch screen. */
function emptyText(localize: LocalizeController): string {
  const isTouch = !isServerView && mediaQuery('(hover: none) and (pointer: coarse)')?.matches;
  return localize.term(isTouch ? 'noFile' : 'dropFile');
}

/** Returns the accepted types and size, such as 'Images or PDF' and 'up to 2 MB'. */
function limitsOf({accept, maxSize, localize}: FileView): string[] {
  return [
    accept ? localize.term('acceptedFiles', accept) : '',
    isBound(maxSize) ? localize.term('largestFile', maxSize) : '',
  ].filter(Boolean);
}

function aboutOf({file}: FileValue, localize: LocalizeController): string {
  return file ? formatFileSize(file.size, localize.lang) : localize.term('fileUploaded');
}
