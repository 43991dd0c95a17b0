import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {property, state} from '../../base/attributes/property.js';
import {keyed} from 'lit/directives/keyed.js';
import {fieldAria} from '../../base/field/field-aria.js';
import type {ControlState} from '../../base/field/field-parts.js';
import {fileTexts} from '../../core/localization/english.js';
import type {Terms} from '../../core/localization/terms.js';
import {FormControlElement} from '../../base/form-control-element.js';
import {forwardClicks} from '../../dom/forward-clicks.js';
import {sendChange} from '../../dom/events.js';
import {textOrObject} from '../../base/attributes/converters.js';
import {FileDropController, type DroppedFiles} from './file-drop.controller.js';
import {ObjectUrlController} from './object-url.controller.js';
import {checkFile, isBound, parseAccept} from '../../core/files/index.js';
import {describeIssue, type Issue} from '../../core/validation/index.js';
import {fileUploadStyles} from './file-upload.styles.js';
import {shownName, UploadValue, type FileValue, type GivenFile} from './file-value.js';
import {filePreview, fileText, type FileView} from './file-view.js';
import {showFile} from './native-file.js';
import {closeIcon, messageIcon} from '../../icons/icons.js';
import {
  controlValue,
  control,
  effectiveLabel,
  isDisabled,
  localize,
  renderControl,
  renderedControl,
  setState,
  warn,
} from '../../base/members.js';

const announcement = Symbol('announcement');
const isPreviewBroken = Symbol('isPreviewBroken');
const refusal = Symbol('refusal');

export type {FileValue, GivenFile} from './file-value.js';

/**
 * A file input with a drop zone for one file, with its label, hint, and validation message. The form submits the
 * `File` or, like `<input type="file">`, an empty file without a name. If a file is rejected (wrong type, too large,
 * or one of several), the earlier file is kept.
 *
 * @tag lc-file-upload
 * @fires {Event} input - Sent when the user chooses, drops, or removes a file. Not sent for a rejected file.
 * @fires {Event} change - Sent right after `input`.
 * @csspart field - The column with label, hint, control, and message.
 * @csspart label - The label.
 * @csspart required-mark - The mark after the label of a required file.
 * @csspart hint - The help text.
 * @csspart box - The drop zone.
 * @csspart preview - The preview image or icon of the file.
 * @csspart file-name - The name of the file, or the prompt to choose one.
 * @csspart file-size - The size of the file, or the accepted types and size.
 * @csspart control - The native `<input>`, transparent and above the button.
 * @csspart button - The button for choosing a file.
 * @csspart remove-button - The button that removes the file.
 * @csspart refusal - The reason why the last file was rejected.
 * @csspart message - The validation message.
 * @cssprop --lc-file-upload-background - Background color of the frame.
 * @cssprop --lc-file-upload-border-color - Border color of the frame.
 * @cssprop --lc-file-upload-radius - Border radius of the frame.
 * @cssprop --lc-file-upload-preview-size - Side length of the preview.
 * @cssstate drag-over - Accepted files are over the element.
 * @cssstate filled - The element has a file.
 * @cssstate valid - The value is valid, and the result is shown.
 * @cssstate invalid - The value is invalid, and the result is shown.
 * @cssstate pending - An asynchronous rule is checking the value.
 */
export class LcFileUpload extends FormControlElement<FileValue | null> {
  static override styles = fileUploadStyles;

  protected static override readonly englishTexts: Partial<Terms> = {...super.englishTexts, ...fileTexts};

  /** None: like in HTML, the `value` attribute cannot set a file. */
  protected static override readonly attributeAliases = {};

  /**
   * The initial value, also after a reset: a `File`, or a path or `{path}` for a file that was uploaded before, which
   * is shown but not submitted again. The attribute is a path.
   */
  @property({attribute: 'init-value', converter: textOrObject}) initValue: GivenFile | null | undefined =
    null;

  /**
   * The accepted file types, like in HTML: extensions and MIME types, also with a wildcard, such as `'.pdf,
   * image/*'`. They apply to dropped files too. `''` accepts any type. Invalid entries warn and are ignored.
   */
  @property({default: ''}) accept!: string | null | undefined;

  /** The maximum size of the file in bytes. Invalid values warn and accept any size. */
  @property({type: Number, attribute: 'max-size', default: null}) maxSize!: number | null | undefined;

  @state() private [refusal]: {readonly issue: Issue; readonly name: string} | null = null;

  /** A new object for each announcement, so that the same text is announced again. */
  @state() private [announcement] = {text: ''};

  @state({default: false}) private [isPreviewBroken]!: boolean;

  readonly #drop = new FileDropController(this, {
    isOpen: () => !this[isDisabled],
    onDrop: dropped => this.#add(dropped),
  });
  readonly #objectUrl = new ObjectUrlController(this);

  protected readonly [controlValue] = new UploadValue(this, message => this[warn](message));

  #previewed: File | null = null;
  #previewUrl: string | null = null;

  constructor() {
    super();
    forwardClicks(this, () => this[renderedControl]?.click());
  }

  /**
   * The value: `{path, file}` or null. Set it to a `File`, a path, `{path, file}`, or null to clear it.
   * `undefined` resets it to `initValue`, and other values warn and count as null. Setting it sends no event.
   */
  @property({attribute: false})
  get value(): FileValue | null {
    return this[controlValue].typed;
  }
  set value(value: GivenFile | null | undefined) {
    this[controlValue].set(value);
    this[refusal] = null;
  }

  /** The value that is checked by the rules: `{path, file}`, without `file` for an uploaded file, or null. */
  override get typedValue(): FileValue | null {
    return this.value;
  }

  /** The file that the form submits, or null. */
  get file(): File | null {
    return this.value?.file ?? null;
  }

  /** An array with the file, or an empty array. */
  get files(): readonly File[] {
    return this.file === null ? [] : [this.file];
  }

  /** @internal */
  override formResetCallback(): void {
    super.formResetCallback();
    this[refusal] = null;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (changed.has('initValue')) this[refusal] = null;
    if (changed.has('accept'))
      parseAccept(this.accept, entry =>
        this[warn](
          `accept must have extensions, such as ".pdf", or MIME types, such as "image/*", not "${entry}".`,
        ),
      );
    if (changed.has('maxSize') && !isBound(this.maxSize ?? 0))
      this[warn](`maxSize must be a number of bytes, not ${this.maxSize}; any size is accepted.`);
    if (this.file !== this.#previewed) this[isPreviewBroken] = false;
    this.#previewed = this.file;
    this.#previewUrl = this.#objectUrl.urlOf(this.file?.type.startsWith('image/') ? this.file : null);
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    showFile(this[control] as HTMLInputElement, this.file);
    this[setState]('drag-over', this.#drop.isOver);
  }

  protected [renderControl](state: ControlState): TemplateResult {
    const view = this.#view;
    return html`
      <div>
        <div part="box" class="box">
          <div part="preview" class="preview">${filePreview(view)}</div>
          <div class="text" id="file">${fileText(view)}</div>
          <div class="buttons" aria-disabled=${state.isDisabled ? 'true' : nothing}>
            <div class="choose">${this.#renderInput(state)}</div>
            ${this.value === null ? nothing : this.#renderRemove(shownName(this.value))}
          </div>
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

  #renderInput(state: ControlState): TemplateResult {
    const text = this[localize].term(this.value === null ? 'chooseFile' : 'replaceFile');
    const ariaLabel = [this[effectiveLabel], text].filter(Boolean).join(', ');
    return html`
      <input
        part="control"
        id="control"
        type="file"
        accept=${this.accept || nothing}
        ?required=${state.isRequired}
        ?disabled=${state.isDisabled}
        aria-describedby=${fieldAria({...state, ariaLabel}, 'file refusal')}
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

  /** Accepts the chosen or dropped file, or shows why it was rejected. */
  #add({files, hasFolder}: DroppedFiles): void {
    const [file] = files;
    // The picker was canceled. The update restores the earlier file of the native control.
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

  /** Stops the native event, which is composed: the file may still be rejected. */
  #handleInput(event: Event): void {
    event.stopPropagation();
  }

  #handleChange(event: Event): void {
    this.#add({files: [...((event.target as HTMLInputElement).files ?? [])], hasFolder: false});
  }

  #handleRemove(): void {
    const {value} = this;
    if (value === null) return;
    this.#edit(null);
    this.#announce(this[localize].term('fileRemoved', shownName(value)));
    // The remove button is about to be removed, and `focus()` on the element keeps a focused descendant focused.
    this[control]?.focus();
  }
}
