import type {CSSResult, ReactiveController, TemplateResult} from 'lit';
import {LocalizeController} from '../../controllers/localize.controller.js';
import {checkFile, formatFileSize} from '../../core/files/index.js';
import {fileListTexts, fileTexts} from '../../core/localization/english/files.js';
import {warn} from '../../base/members.js';
import type {DroppedFiles} from './file-drop.controller.js';
import {fileListStyles} from './file-list.styles.js';
import {fileList} from './file-list-view.js';
import {shownName, type FileValue} from './file-value.js';
import {emptyText, limitsOf} from './file-view.js';
import {FilesValue} from './files-value.js';
import {readEntries, type FoundFiles} from './folder-files.js';
import type {FilesHost, MultipleFiles, Refusal} from './multiple-slot.js';
import {ObjectUrlsController} from './object-urls.controller.js';
import {connectionOf, type TransferState} from './transfer-connection.js';

/** More messages about rejected files than these would hide the rest of the form. */
const SHOWN_REFUSALS = 3;

/** The files of a file upload with `multiple`: the value, the list, and what adds files and removes them. */
export class FileListController implements MultipleFiles, ReactiveController {
  readonly value: FilesValue;
  readonly styles: CSSResult = fileListStyles;
  readonly #host: FilesHost;
  readonly #localize: LocalizeController;
  readonly #urls: ObjectUrlsController;
  readonly #broken = new WeakSet<File>();
  #statuses = new Map<File, TransferState['status']>();

  constructor(host: FilesHost) {
    const {element} = host;
    this.#host = host;
    this.#localize = new LocalizeController(element, {...fileTexts, ...fileListTexts});
    this.#urls = new ObjectUrlsController(element);
    this.value = new FilesValue(
      element,
      host.given,
      file => this.#transferOf(file)?.path,
      message => element[warn](message),
    );
    element.addController(this);
  }

  hostConnected(): void {
    this.#host.element.addEventListener('paste', this.#handlePaste);
  }

  hostDisconnected(): void {
    this.#host.element.removeEventListener('paste', this.#handlePaste);
  }

  get buttonText(): string {
    return this.#localize.term(this.value.typed.length === 0 ? 'chooseFiles' : 'addFiles');
  }

  get boxText(): readonly [string, readonly string[]] {
    const files = this.value.typed;
    const {accept, maxSize} = this.#host.element;
    const limits = limitsOf({accept, maxSize, localize: this.#localize});
    if (files.length === 0) return [emptyText(this.#localize, this.#localize.term('dropFiles')), limits];
    const size = files.reduce((sum, {file}) => sum + (file?.size ?? 0), 0);
    const total = size > 0 ? [formatFileSize(size, this.#localize.lang)] : [];
    return [this.#localize.term('fileCount', files.length), [...total, ...limits]];
  }

  update(): void {
    const {element} = this.#host;
    const files = this.value.typed.flatMap(({file}) => file ?? []);
    this.#urls.keep(new Set(files));
    const connection = connectionOf(element);
    connection?.follow(files);
    const before = this.#statuses;
    this.#statuses = new Map();
    for (const file of files) {
      const status = connection?.stateOf(file)?.status;
      if (status !== undefined) this.#statuses.set(file, status);
    }
    this.#announceTransfers(before);
  }

  renderList(): TemplateResult {
    const connection = connectionOf(this.#host.element);
    return fileList(this.value.typed, {
      localize: this.#localize,
      isDisabled: this.#host.isDisabled(),
      previewOf: file =>
        file.type.startsWith('image/') && !this.#broken.has(file) ? this.#urls.urlOf(file) : null,
      transferOf: file => this.#transferOf(file),
      onPreviewError: file => {
        this.#broken.add(file);
        this.#host.element.requestUpdate();
      },
      onRemove: file => this.#remove(file),
      onCancel: file => this.#act(file, () => connection?.cancel(file)),
      onRetry: file => this.#act(file, () => connection?.retry(file)),
    });
  }

  add({files, entries, hasFolder}: DroppedFiles): void {
    if (hasFolder) void readEntries(entries).then(found => this.#join(found));
    else this.#join({files: files.map(file => ({path: file.name, file})), unread: []});
  }

  readonly #handlePaste = (event: ClipboardEvent): void => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0 || this.#host.isDisabled()) return;
    event.preventDefault();
    this.add({files, entries: [], hasFolder: false});
  };

  /** Adds the files that are accepted, and shows why others are not. */
  #join({files, unread}: FoundFiles): void {
    // The picker was canceled, or the element was disabled while the folder was read.
    if ((files.length === 0 && unread.length === 0) || this.#host.isDisabled())
      return this.#host.element.requestUpdate();
    const joined = [...this.value.typed];
    const refusals = unread.map(path => refusalOf(this.#localize.term('fileNotRead', path)));
    for (const value of files) {
      const issue = checkFile(value.file!, this.#host.element);
      if (issue !== null) refusals.push({issue, name: value.file!.name});
      else if (joined.some(other => this.#isSameContent(other, value)))
        refusals.push(refusalOf(this.#localize.term('fileInList', value.path)));
      else joined.push(value);
    }
    const added = joined.slice(this.value.typed.length);
    if (added.length > 0) this.#host.edit(joined);
    const text = added.length > 0 ? this.#addedText(added) : '';
    if (refusals.length > 0) this.#host.refuse(this.#firstOf(refusals), text);
    else this.#host.announce(text);
  }

  #firstOf(refusals: readonly Refusal[]): readonly Refusal[] {
    const rest = refusals.length - SHOWN_REFUSALS;
    if (rest <= 0) return refusals;
    return [...refusals.slice(0, SHOWN_REFUSALS), refusalOf(this.#localize.term('moreRefused', rest))];
  }

  #addedText(added: readonly FileValue[]): string {
    const [{file}] = added as [FileValue];
    if (added.length === 1) return this.#localize.term('fileChosen', file!.name, file!.size);
    const size = added.reduce((sum, value) => sum + value.file!.size, 0);
    return this.#localize.term('filesAdded', added.length, size);
  }

  #remove(removed: FileValue): void {
    const {typed} = this.value;
    const at = typed.indexOf(removed);
    if (at < 0) return;
    this.#host.edit(typed.filter(value => value !== removed));
    this.#host.announce(this.#localize.term('fileRemoved', shownName(removed)));
    void this.#focusItem(at);
  }

  /** Cancels or retries a transfer. Its button is replaced, so the focus moves to the other one of the same file. */
  #act(file: File, act: () => void): void {
    act();
    void this.#focusItem(
      this.value.typed.findIndex(value => value.file === file),
      '.transfer',
    );
  }

  /** Focuses a button of the item that is now at a place, or of the last one, or the button for choosing files. */
  async #focusItem(at: number, button = '.remove'): Promise<void> {
    const {element} = this.#host;
    await element.updateComplete;
    const items = [...element.shadowRoot!.querySelectorAll('.item')];
    const item = items[Math.min(at, items.length - 1)];
    const found = item?.querySelector<HTMLElement>(button) ?? item?.querySelector<HTMLElement>('.remove');
    if (found) found.focus();
    else this.#host.focus();
  }

  /** Whether a file in the list was chosen again. Each choice creates another `File`, and one that was sent has another path. */
  #isSameContent({path, file}: FileValue, added: FileValue): boolean {
    const {file: same} = added;
    if (file === undefined || same === undefined) return false;
    const isSent = this.#transferOf(file)?.path !== undefined;
    const isSamePath = isSent ? file.name === same.name : path === added.path;
    return (
      file === same || (isSamePath && file.size === same.size && file.lastModified === same.lastModified)
    );
  }

  #transferOf(file: File): TransferState | undefined {
    return connectionOf(this.#host.element)?.stateOf(file);
  }

  /** Announces failures, and once that everything was sent: not each step of each file. */
  #announceTransfers(before: ReadonlyMap<File, TransferState['status']>): void {
    const now = [...this.#statuses];
    const turned = (wanted: TransferState['status']) =>
      now.filter(([file, status]) => status === wanted && before.has(file) && before.get(file) !== wanted);
    const failed = turned('failed').map(([file]) => this.#localize.term('transferFailed', file.name));
    const isOver = !now.some(([, status]) => status === 'waiting' || status === 'sending');
    const sent = now.filter(([, status]) => status === 'sent').length;
    const isNews = turned('sent').length > 0 || failed.length > 0;
    const texts = isOver && isNews && sent > 0 ? [...failed, this.#localize.term('filesSent', sent)] : failed;
    if (texts.length > 0) this.#host.announce(texts.join(' '));
  }
}

/** A rejection with its whole message. */
function refusalOf(message: string): Refusal {
  return {issue: {code: 'authored', message}, name: ''};
}
