import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {property, state} from '../../base/attributes/property.js';
import {keyed} from 'lit/directives/keyed.js';
import {describedBy} from '../../base/field/field-aria.js';
import type {ControlState} from '../../base/field/field-parts.js';
import {fileTexts} from '../../core/localization/english/files.js';
import type {Terms} from '../../core/localization/terms.js';
import {FormControlElement} from '../../base/form-control-element.js';
import type {ControlValue} from '../../base/control-value.js';
import {addStyles} from '../../dom/adopt-styles.js';
import {forwardClicks} from '../../dom/forward-clicks.js';
import {sendEdit} from '../../dom/events.js';
import {textOrObject} from '../../base/attributes/converters.js';
import {FileDropController, type DroppedFiles} from './file-drop.controller.js';
import {ObjectUrlController} from './object-url.controller.js';
import {checkFile, isBound, parseAccept} from '../../core/files/index.js';
import {describeIssue, type Issue} from '../../core/validation/index.js';
import {fileUploadStyles} from './file-upload.styles.js';
import {shownName, UploadValue, type FileValue, type GivenFiles, type UploadedFiles} from './file-value.js';
import {filePreview, fileText, removeButton, type FileView} from './file-view.js';
import {createMultipleFiles, type MultipleFiles, type Refusal} from './multiple-slot.js';
import {showFiles} from './native-file.js';
import {messageIcon} from '../../icons/icons.js';
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

const announcement = Symbol();
const isPreviewBroken = Symbol();
const refusals = Symbol();

export type {FileValue, GivenFile, GivenFiles, UploadedFiles} from './file-value.js';

const MISSING =
  "multiple has no effect until the list of files is imported. Add import '@life-changers/elements/multiple-files'.";

/**
 * A file input with a drop zone, with its label, hint, and validation message. The form submits the `File` or, like
 * `<input type="file">`, an empty file without a name. If a file is rejected (wrong type, too large, or one of
 * several), the earlier file is kept.
 *
 * With `multiple` and `import '@life-changers/elements/multiple-files'`, it has a list of files: chosen, dropped (whole
 * folders too), or pasted. Added files join the earlier ones, and the form submits an entry for each.
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
 * @csspart list - The list of files, with `multiple`.
 * @csspart item - A file in the list.
 * @csspart progress - How much of a file was uploaded.
 * @csspart cancel-button - The button that cancels the upload of a file.
 * @csspart retry-button - The button that uploads a file again.
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
export class LcFileUpload<Multiple extends boolean = false> extends FormControlElement<
  UploadedFiles<Multiple>
> {
  static override styles = fileUploadStyles;

  protected static override readonly englishTexts: Partial<Terms> = {...super.englishTexts, ...fileTexts};

  /** None: like in HTML, the `value` attribute cannot set a file. */
  protected static override readonly attributeAliases = {};

  /**
   * The initial value, also after a reset: a `File`, or a path or `{path}` for a file that was uploaded before, which
   * is shown but not submitted again. With `multiple`, also a list of them. The attribute is a path, or a list as JSON.
   */
  @property({attribute: 'init-value', converter: textOrObject}) initValue: GivenFiles | null | undefined =
    null;

  /**
   * Accepts several files, which are listed. The value is then a list. It needs
   * `import '@life-changers/elements/multiple-files'`, and without it warns and has no effect.
   */
  @property({type: Boolean, reflect: true, default: false}) multiple!: boolean;

  /**
   * The accepted file types, like in HTML: extensions and MIME types, also with a wildcard, such as `'.pdf,
   * image/*'`. They apply to dropped files too. A MIME type also accepts its common extensions, because systems report the
   * types of files in different ways. `''` accepts any type. Invalid entries warn and are ignored.
   */
  @property({default: ''}) accept!: string | null | undefined;

  /** The maximum size of each file in bytes. Invalid values warn and accept any size. */
  @property({type: Number, attribute: 'max-size', default: null}) maxSize!: number | null | undefined;

  @state() private [refusals]: readonly Refusal[] = [];

  /** A new object for each announcement, so that the same text is announced again. */
  @state() private [announcement] = {text: ''};

  @state({default: false}) private [isPreviewBroken]!: boolean;

  readonly #drop = new FileDropController(this, {
    isOpen: () => !this[isDisabled],
    onDrop: dropped => this.#add(dropped),
  });
  readonly #objectUrl = new ObjectUrlController(this);

  readonly #single = new UploadValue(this, message => this[warn](message));
  #files: MultipleFiles | null = null;
  #adopted: MultipleFiles | null = null;
  #previewed: File | null = null;
  #previewUrl: string | null = null;

  constructor() {
    super();
    forwardClicks(this, () => this[renderedControl]?.click());
  }

  get [controlValue](): ControlValue<UploadedFiles<Multiple>> {
    return (this.#list?.value ?? this.#single) as ControlValue<unknown> as ControlValue<
      UploadedFiles<Multiple>
    >;
  }

  /**
   * The value: `{path, file}` or null. Set it to a `File`, a path, `{path, file}`, or null to clear it.
   * `undefined` resets it to `initValue`, and other values warn and count as null. With `multiple`, it is a list of
   * `{path, file}`, and can be set to a list of all of these. Setting it sends no event.
   */
  @property({attribute: false})
  get value(): UploadedFiles<Multiple> {
    return this[controlValue].typed;
  }
  set value(value: GivenFiles | null | undefined) {
    this.#single.set(value);
    this[refusals] = [];
  }

  /**
   * The value that is checked by the rules: `{path, file}`, without `file` for an uploaded file, or null. With `multiple`,
   * a list.
   */
  override get typedValue(): UploadedFiles<Multiple> {
    return this.value;
  }

  /** The file that the form submits, or null. With `multiple`, the first one. */
  get file(): File | null {
    return this.files[0] ?? null;
  }

  /** An array with the files that the form submits. */
  get files(): readonly File[] {
    const values = this.#list?.value.typed ?? [this.#single.typed];
    return values.flatMap(value => value?.file ?? []);
  }

  /** The list of files with `multiple`, once it is imported. */
  get #list(): MultipleFiles | null {
    if (!this.multiple) return null;
    return (this.#files ??= createMultipleFiles({
      element: this,
      given: this.#single,
      isDisabled: () => this[isDisabled],
      edit: values => this.#edit(values),
      refuse: (given, text) => this.#refuse(given, text),
      announce: text => this.#announce(text),
      focus: () => this[control]?.focus(),
    }));
  }

  /** The one file without `multiple`. */
  get #one(): FileValue | null {
    return this.#list === null ? this.#single.typed : null;
  }

  /** @internal */
  override formResetCallback(): void {
    super.formResetCallback();
    this[refusals] = [];
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (changed.has('initValue')) this[refusals] = [];
    if (changed.has('accept'))
      parseAccept(this.accept, entry =>
        this[warn](
          `accept must have extensions, such as ".pdf", or MIME types, such as "image/*", not "${entry}".`,
        ),
      );
    if (changed.has('maxSize') && !isBound(this.maxSize ?? 0))
      this[warn](`maxSize must be a number of bytes, not ${this.maxSize}; any size is accepted.`);
    const list = this.#list;
    if (this.multiple && list === null) this[warn](MISSING);
    list?.update();
    const file = this.#one?.file ?? null;
    if (file !== this.#previewed) this[isPreviewBroken] = false;
    this.#previewed = file;
    this.#previewUrl = this.#objectUrl.urlOf(file?.type.startsWith('image/') ? file : null);
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    showFiles(this[control] as HTMLInputElement, this.files);
    this.#adoptListStyles();
    this[setState]('drag-over', this.#drop.isOver);
  }

  protected [renderControl](state: ControlState): TemplateResult {
    const view = this.#view;
    return html`
      <div>
        <div part="box" class=${this[refusals].length > 0 ? 'box is-refused' : 'box'}>
          <div part="preview" class="preview">${filePreview(view)}</div>
          <div class="text" id="file">${fileText(view)}</div>
          <div class="buttons" aria-disabled=${state.isDisabled ? 'true' : nothing}>
            <div class="choose">${this.#renderInput(state)}</div>
            ${view.value === null ? nothing : removeButton(shownName(view.value), view)}
          </div>
        </div>
        <div part="refusal" class="message" id="refusal">
          ${this[refusals].map(
            refusal => html`<span class="message-text">${messageIcon()}${this.#sentenceOf(refusal)}</span>`,
          )}
        </div>
        ${this.#list?.renderList()}
      </div>
      <div class="visually-hidden" role="status">
        ${keyed(this[announcement], html`<span>${this[announcement].text}</span>`)}
      </div>
    `;
  }

  get #view(): FileView {
    const {accept, maxSize} = this;
    return {
      value: this.#one,
      boxText: this.#list?.boxText,
      accept,
      maxSize,
      localize: this[localize],
      previewUrl: this[isPreviewBroken] ? null : this.#previewUrl,
      isDisabled: this[isDisabled],
      onPreviewError: () => (this[isPreviewBroken] = true),
      onRemove: () => this.#handleRemove(),
    };
  }

  #renderInput(state: ControlState): TemplateResult {
    const text =
      this.#list?.buttonText ?? this[localize].term(this.#one === null ? 'chooseFile' : 'replaceFile');
    const ariaLabel = [this[effectiveLabel], text].filter(Boolean).join(', ');
    return html`
      <input
        part="control"
        id="control"
        type="file"
        accept=${this.accept || nothing}
        ?multiple=${this.#list !== null}
        ?required=${state.isRequired}
        ?disabled=${state.isDisabled}
        aria-invalid=${state.isInvalid}
        aria-label=${ariaLabel}
        aria-describedby=${describedBy(state, 'file refusal')}
        @input=${this.#handleInput}
        @change=${this.#handleChange}
      />
      <span part="button" class="button" aria-hidden="true">${text}</span>
    `;
  }

  /** Accepts the chosen or dropped file, or shows why it was rejected. */
  #add(dropped: DroppedFiles): void {
    const list = this.#list;
    if (list !== null) return list.add(dropped);
    const {files, hasFolder} = dropped;
    const [file] = files;
    // The picker was canceled. The update restores the earlier file of the native control.
    if (file === undefined) return this.requestUpdate();
    const issue = this.#issueWith(file, files.length, hasFolder);
    if (issue === null) {
      this.#edit(file);
      this.#announce(this[localize].term('fileChosen', file.name, file.size));
    } else {
      this.#refuse([{issue, name: files.length > 1 ? this[effectiveLabel] : file.name}]);
    }
  }

  #issueWith(file: File, count: number, isFolder: boolean): Issue | null {
    if (count > 1) return {code: 'tooManyFiles'};
    return isFolder ? {code: 'notAFile'} : checkFile(file, this);
  }

  #refuse(given: readonly Refusal[], text = ''): void {
    this[refusals] = given;
    this.#announce([text, ...given.map(refusal => this.#sentenceOf(refusal))].join(' ').trim());
  }

  #edit(given: GivenFiles | null): void {
    this.value = given;
    sendEdit(this);
  }

  #adoptListStyles(): void {
    const list = this.#list;
    if (list === null || this.shadowRoot === null || list === this.#adopted) return;
    this.#adopted = list;
    addStyles(this, list.styles);
  }

  #announce(text: string): void {
    this[announcement] = {text};
  }

  #sentenceOf({issue, name}: Refusal): string {
    return describeIssue(issue, name, this[localize]);
  }

  /** Stops the native event, which is composed: the file may still be rejected. */
  #handleInput(event: Event): void {
    event.stopPropagation();
  }

  #handleChange(event: Event): void {
    const files = [...((event.target as HTMLInputElement).files ?? [])];
    this.#add({files, entries: [], hasFolder: false});
  }

  #handleRemove(): void {
    const value = this.#one;
    if (value === null) return;
    this.#edit(null);
    this.#announce(this[localize].term('fileRemoved', shownName(value)));
    // The remove button is about to be removed, and `focus()` on the element keeps a focused descendant focused.
    this[control]?.focus();
  }
}
