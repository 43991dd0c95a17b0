import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {property, state} from 'lit/decorators.js';
import {keyed} from 'lit/directives/keyed.js';
import {FormControlElement, type FormValue} from '../../base/form-control-element.js';
import {forwardClicks} from '../../dom/forward-clicks.js';
import {sendChange} from '../../dom/events.js';
import {textOrObject} from '../../base/attributes/converters.js';
import {FileDropController, type DroppedFiles} from './file-drop.controller.js';
import {ObjectUrlController} from './object-url.controller.js';
import {checkFile, isBound, readAccept} from '../../core/files/index.js';
import {describeIssue, type Issue} from '../../core/validation/index.js';
import {fileUploadStyles} from './file-upload.styles.js';
import {isSameFile, readFileValue, shownName, type FileValue, type GivenFile} from './file-value.js';
import {filePreview, fileText, type FileView} from './file-view.js';
import {emptyFile, showFile} from './native-file.js';
import {closeIcon, messageIcon} from '../../icons/icons.js';
import {
  constraintIssue,
  control,
  effectiveLabel,
  formState,
  formValue,
  isDisabled,
  localize,
  renderControl,
  renderedControl,
  resetToInitial,
  restoreValue,
  setState,
  shownIssue,
  takeValue,
  warn,
} from '../../base/members.js';

const announcement = Symbol('announcement');
const isPreviewBroken = Symbol('isPreviewBroken');
const refusal = Symbol('refusal');

export type {FileValue, GivenFile} from './file-value.js';

/**
 * One file, chosen by button or dropped, with its label, hint and validation message. The form submits the `File`
 * itself, and, as for `<input type="file">`, an empty file without a name if there is none. A file that is refused (of another type, too large, one of several) leaves the one before it.
 *
 * @tag lc-file-upload
 * @fires {Event} input - When the user chooses, drops or removes a file; not for a file that is refused.
 * @fires {Event} change - Right after `input`.
 * @csspart field - The column of label, hint, control and message.
 * @csspart label - The label.
 * @csspart required-mark - The mark after the label of a required file.
 * @csspart hint - The line of help.
 * @csspart box - The frame to drop a file on.
 * @csspart preview - The picture or icon of the file.
 * @csspart file-name - The name of the file, or the words that ask for one.
 * @csspart file-size - The size of the file, or what may be chosen.
 * @csspart control - The native `<input>`, transparent above the button.
 * @csspart button - What looks like the button to choose a file.
 * @csspart remove-button - The button to remove the file.
 * @csspart refusal - Why the last file was refused.
 * @csspart message - The validation message.
 * @cssprop --lc-file-upload-background - Ground of the frame.
 * @cssprop --lc-file-upload-border-color - Colour of the frame's line.
 * @cssprop --lc-file-upload-radius - Radius of the frame's corners.
 * @cssprop --lc-file-upload-preview-size - Length of the preview's sides.
 * @cssstate drag-over - Files are over it, ready to be dropped.
 * @cssstate filled - It has a file.
 * @cssstate valid - The value is valid and the result is on show.
 * @cssstate invalid - The value is not valid and the result is on show.
 * @cssstate pending - An asynchronous rule has not answered yet.
 */
export class LcFileUpload extends FormControlElement<FileValue | null> {
  static override styles = fileUploadStyles;

  /** None: as in HTML, a file cannot be set by the `value` attribute. */
  protected static override readonly attributeAliases = {};

  protected static override readonly constraintProperties = [
    ...FormControlElement.constraintProperties,
    ...['accept', 'maxSize'],
  ];

  /**
   * What it holds at the start and after a reset: a `File`, or a path or `{path}` for a file that was uploaded before,
   * which is shown and not submitted again. The attribute is a path. Default null: nothing.
   */
  @property({attribute: 'init-value', converter: textOrObject}) initValue: GivenFile | null | undefined =
    null;

  /**
   * The types of file that are accepted, as in HTML: extensions and MIME types with or without wildcard, as
   * `'.pdf, image/*'`. They hold for dropped files too. Default `''`: any. An entry that is neither warns and is left out.
   */
  @property() accept: string | null | undefined = '';

  /** The greatest size of the file in bytes. Default null: no bound. What is no size warns and bounds nothing. */
  @property({type: Number, attribute: 'max-size'}) maxSize: number | null | undefined = null;

  @state() private [refusal]: {readonly issue: Issue; readonly name: string} | null = null;

  /** A new object for each, so that the same words are announced again. */
  @state() private [announcement] = {text: ''};

  @state() private [isPreviewBroken] = false;

  readonly #drop = new FileDropController(this, {
    isOpen: () => !this[isDisabled],
    onDrop: dropped => this.#take(dropped),
  });
  readonly #objectUrl = new ObjectUrlController(this);

  #value: FileValue | null = null;
  #previewed: File | null = null;
  #previewUrl: string | null = null;

  constructor() {
    super();
    forwardClicks(this, () => this[renderedControl]?.click());
  }

  /**
   * What it holds, as `{path, file}` or null. It can be set to a `File`, a path, `{path, file}`, or null for nothing;
   * `undefined` goes back to `initValue`, and anything else warns and is null. Setting it sends no event.
   */
  @property({attribute: false})
  get value(): FileValue | null {
    return this.#value;
  }
  set value(value: GivenFile | null | undefined) {
    this[takeValue](value, given => this.#hold(given));
  }

  /** What the rules see: `{path, file}`, without `file` for one that was uploaded before, or null for nothing. */
  get typedValue(): FileValue | null {
    return this.value;
  }

  /** The file that the form submits; null when there is none. */
  get file(): File | null {
    return this.value?.file ?? null;
  }

  /** The file in an array, or none. */
  get files(): readonly File[] {
    return this.file === null ? [] : [this.file];
  }

  /** Like the native control, it submits an empty file if it has none. A file from before has no entry. */
  protected [formValue](): File | null {
    return this.value === null ? emptyFile() : this.file;
  }

  protected override [formState](): File | string | null {
    return this.file ?? this.value?.path ?? null;
  }

  protected [restoreValue](state: FormValue): void {
    if (!(state instanceof FormData)) this.value = state;
  }

  protected [resetToInitial](): void {
    this.#hold(this.initValue);
  }

  protected [constraintIssue](): Issue | null {
    if (this.required && this.value === null) return {code: 'valueMissing'};
    return this.file === null ? null : checkFile(this.file, this);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (changed.has('accept'))
      readAccept(this.accept, entry =>
        this[warn](`accept takes extensions as ".pdf" and MIME types as "image/*", not "${entry}".`),
      );
    if (changed.has('maxSize') && !isBound(this.maxSize ?? 0))
      this[warn](`max-size must be a number of bytes, not ${this.maxSize}; any size is accepted.`);
    if (this.file !== this.#previewed) this[isPreviewBroken] = false;
    this.#previewed = this.file;
    this.#previewUrl = this.#objectUrl.urlOf(this.file?.type.startsWith('image/') ? this.file : null);
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    showFile(this[control] as HTMLInputElement, this.file);
    this[setState]('filled', this.value !== null);
    this[setState]('drag-over', this.#drop.isOver);
  }

  protected [renderControl](): TemplateResult {
    const view = this.#view;
    return html`
      <div>
        <div part="box" class="box">
          <div part="preview" class="preview">${filePreview(view)}</div>
          <div class="text" id="file">${fileText(view)}</div>
          <div class="choose">${this.#renderInput()}</div>
          ${this.value === null ? nothing : this.#renderRemove(shownName(this.value))}
        </div>
        <div part="refusal" class="message" id="refusal">
          ${
            this[refusal] === null
              ? nothing
              : html`<span class="message-text">${messageIcon()}${this.#sentenceOf(this[refusal])}</span>`
          }
        </div>
      </div>
      <div class="visually-hidden" role="status">
        ${keyed(this[announcement], html`<span>${this[announcement].text}</span>`)}
      </div>
    `;
  }

  get #view(): FileView {
    const {value, accept, maxSize} = this;
    return {
      value,
      accept,
      maxSize,
      localize: this[localize],
      previewUrl: this[isPreviewBroken] ? null : this.#previewUrl,
      onPreviewError: () => (this[isPreviewBroken] = true),
    };
  }

  #renderInput(): TemplateResult {
    const text = this[localize].term(this.value === null ? 'chooseFile' : 'replaceFile');
    return html`
      <input
        part="control"
        id="control"
        type="file"
        accept=${this.accept || nothing}
        ?required=${this.required}
        ?disabled=${this[isDisabled]}
        aria-label=${[this[effectiveLabel], text].filter(Boolean).join(', ')}
        aria-invalid=${this[shownIssue] === null ? 'false' : 'true'}
        aria-describedby="hint file refusal message"
        @input=${this.#handleInput}
        @change=${this.#handleChange}
      />
      <span part="button" class="button" aria-hidden="true">${text}</span>
    `;
  }

  #renderRemove(name: string): TemplateResult {
    return html`
      <button
        part="remove-button"
        class="remove"
        type="button"
        ?disabled=${this[isDisabled]}
        aria-label=${this[localize].term('removeFile', name)}
        @click=${this.#handleRemove}
      >
        ${closeIcon()}
      </button>
    `;
  }

  #hold(given: GivenFile | null | undefined): void {
    const value = readFileValue(given, message => this[warn](message));
    if (!isSameFile(value, this.#value)) this.#value = value;
    this[refusal] = null;
  }

  /** Takes what the user chose or dropped, or says why not. */
  #take({files, hasFolder}: DroppedFiles): void {
    const [file] = files;
    // Nothing was chosen after all; the update gives the native control the earlier file back.
    if (file === undefined) return this.requestUpdate();
    const issue = this.#issueWith(file, files.length, hasFolder);
    if (issue === null) {
      this.#edit(file);
      this.#announce(this[localize].term('fileChosen', file.name, file.size));
    } else {
      this[refusal] = {issue, name: files.length > 1 ? this[effectiveLabel] : file.name};
      this.#announce(this.#sentenceOf(this[refusal]));
    }
  }

  #issueWith(file: File, count: number, isFolder: boolean): Issue | null {
    if (count > 1) return {code: 'tooManyFiles'};
    return isFolder ? {code: 'notAFile'} : checkFile(file, this);
  }

  #edit(file: File | null): void {
    this.value = file;
    this.dispatchEvent(new Event('input', {bubbles: true, composed: true}));
    sendChange(this);
  }

  #announce(text: string): void {
    this[announcement] = {text};
  }

  #sentenceOf({issue, name}: {readonly issue: Issue; readonly name: string}): string {
    return describeIssue(issue, name, (key, ...args) => this[localize].term(key, ...args));
  }

  /** It is composed, and would tell of a file that may yet be refused. */
  #handleInput(event: Event): void {
    event.stopPropagation();
  }

  #handleChange(event: Event): void {
    this.#take({files: [...((event.target as HTMLInputElement).files ?? [])], hasFolder: false});
  }

  #handleRemove(): void {
    const {value} = this;
    if (value === null) return;
    this.#edit(null);
    this.#announce(this[localize].term('fileRemoved', shownName(value)));
    // The button is about to go, and `focus()` of the element leaves alone what is in it.
    this[control]?.focus();
  }
}
