import {registryOf, type FormList} from '../../base/form-registry.js';
import {readDraft, writeDraft, type Draft, type DraftField} from '../../core/form/draft.js';
import {formName} from '../../core/validation/form-name.js';
import {isSameSubmitted} from '../../core/form/form-values.js';
import {memberOf} from '../../dom/member-of.js';
import {windowOf} from '../../dom/platform.js';
import {createWarnOnce} from '../../dom/warn-once.js';
import {isSecret, setValue} from './draft-fields.js';
import {FormConnection} from './form-connection.js';
import type {FormField} from './form-field.js';
import {listenersOf, type FormListener} from './form-listeners.js';
import type {FormModel} from './form-model.js';

/** Where drafts are stored: `localStorage`, or an object with the same methods, which may return promises. */
export interface DraftStorage {
  getItem(key: string): unknown;
  setItem(key: string, text: string): unknown;
  removeItem(key: string): unknown;
}

/** The options of `keepDraft`. */
export interface DraftOptions {
  /** The name of the draft in the storage, such as `'order-7'`. It should name the user too if several share a browser. */
  readonly key: string;
  /** Default `localStorage`. */
  readonly storage?: DraftStorage | null | undefined;
  /** The age in milliseconds after which a draft is removed. Default: 7 days. */
  readonly maxAge?: number | undefined;
}

/** The draft of a form. `keepDraft` creates it. */
export interface FormDraft {
  /**
   * Resolves once the storage was asked, and the draft was restored. Only needed for an asynchronous storage, and for lists
   * whose rows a framework renders.
   */
  readonly ready: Promise<void>;
  /** When the draft was saved that the storage had; null if it had none. */
  readonly savedAt: Date | null;
  /**
   * Whether the draft was not restored, because the form had other initial values than when the user entered it. Ask
   * the user, and call `restore()` or `discard()`.
   */
  readonly conflict: boolean;
  /** Restores the draft over what is entered. Call it again if fields were added later. */
  restore(): void;
  /** Removes the draft. */
  discard(): void;
  /** Stops saving. The draft stays in the storage. */
  disconnect(): void;
}

const warn = createWarnOnce();

const WEEK = 7 * 24 * 60 * 60 * 1000;

/** Milliseconds without an edit before the draft is saved. */
const DELAY = 500;

/**
 * Keeps what a user enters in a form until it is submitted, also over a reload. The draft is saved half a second after an
 * edit, and when the page is hidden. It is removed when the form was submitted (`lc-submitted`) or reset. A form that the
 * browser submits itself, without a handler, keeps its draft: call `discard()` on the next page. Rows of lists that were
 * added, removed, or moved are part of it, and the edits of tables with a `name`.
 *
 * Passwords, card data, one-time codes, files, hidden fields, and fields with `autocomplete="off"` are never saved.
 *
 * A stored draft is restored at once, as input of the user. It is not restored over other initial values than those it
 * was started from: see `conflict`. Values without a field, or of the wrong type, warn once, and stay in the draft. If
 * the storage fails, that warns once.
 *
 * @param form A form that is connected by `connectForm`, with its initial values.
 */
export function keepDraft(form: HTMLFormElement, options: DraftOptions): FormDraft {
  return new DraftKeeper(form, options);
}

class DraftKeeper implements FormDraft, FormListener {
  conflict = false;
  readonly ready: Promise<void>;
  readonly #form: HTMLFormElement;
  readonly #options: DraftOptions;
  /** The names of fields that have been secret, such as of a password that is shown now. */
  readonly #secrets = new Set<string>();
  #stored: Draft | null = null;
  /** The fields of the stored draft that are not restored. */
  #rest: ReadonlyMap<string, DraftField> = new Map();
  #isLoaded = false;
  #isRestoring = false;
  #isConnected = true;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(form: HTMLFormElement, options: DraftOptions) {
    this.#form = form;
    this.#options = options;
    if (this.#model === null)
      warn('keepDraft(): the form has no draft, because connectForm(form) has not connected it.');
    listenersOf(form).add(this);
    this.#listen('addEventListener');
    for (const field of this.#fields.values()) this.#isSecret(field);
    const text = this.#ask(storage => storage.getItem(options.key));
    const restored = this.#load(text);
    this.ready = Promise.resolve(text).then(late => restored ?? this.#load(late));
  }

  get savedAt(): Date | null {
    return this.#stored && new Date(this.#stored.savedAt);
  }

  restore(): void {
    this.conflict = false;
    void this.#restore(true);
  }

  discard(): void {
    this.conflict = false;
    this.#isLoaded = true;
    this.#rest = new Map();
    this.#save(false);
    // What the user has entered next to the draft is a new one.
    if (this.#model?.isDirty) this.#schedule();
  }

  disconnect(): void {
    this.#flush();
    this.#isLoaded = true;
    this.#isConnected = false;
    listenersOf(this.#form).remove(this);
    this.#listen('removeEventListener');
  }

  handleEdit(): void {
    this.#schedule();
  }

  handleClick(): void {
    this.#schedule();
  }

  handleReset(): void {
    this.discard();
  }

  handleSend(): void {
    this.#flush();
  }

  /** What was entered while the form was being submitted is still to be saved. */
  handleSubmitted(): void {
    if (this.#timer === undefined) this.discard();
  }

  /** @internal Listens to the page, which is hidden. */
  handleEvent(): void {
    this.#flush();
  }

  get #model(): FormModel | null {
    return FormConnection.modelOf(this.#form);
  }

  get #fields(): Map<string, FormField> {
    const fields = this.#model?.fields.all ?? [];
    return new Map(fields.filter(({name}) => name !== '').map(field => [field.name, field]));
  }

  /** The lists of rows by name. */
  get #lists(): Map<string, FormList> {
    const {lists} = registryOf(this.#form);
    return new Map(Array.from(lists, list => [formName(list.path), list]));
  }

  #load(text: unknown): Promise<void> | undefined {
    if (this.#isLoaded || typeof text !== 'string') return;
    this.#isLoaded = true;
    const {key} = this.#options;
    const maxAge = this.#options.maxAge ?? WEEK;
    if (!(maxAge >= 0))
      warn('keepDraft(): maxAge must be a number of milliseconds. The default of 7 days is used.');
    // What was entered before the storage answered is saved without the rest.
    const isReplaced = this.#stored !== null;
    try {
      this.#stored = readDraft(text);
    } catch (cause) {
      warn(`keepDraft(): the draft "${key}" cannot be read.`, cause);
      return;
    }
    if (Date.now() - this.#stored.savedAt > (maxAge >= 0 ? maxAge : WEEK)) {
      this.discard();
      return;
    }
    this.#rest = this.#stored.fields;
    this.conflict = this.#hasConflict();
    const restored = this.conflict ? undefined : this.#restore(false);
    if (isReplaced) this.#schedule();
    return restored;
  }

  /** Whether a field or list has other initial values than in the draft. Those of rows that change are with their list. */
  #hasConflict(): boolean {
    const [fields, lists] = [this.#fields, this.#lists];
    const changed = [...lists.keys()].filter(name => this.#rest.has(name));
    return [...this.#rest].some(([name, [value, initial]]) => {
      const field = fields.get(name);
      const now = lists.get(name)?.draft ?? (field && [field.value, field.initial]);
      if (now === undefined || changed.some(list => name.startsWith(`${list}[`))) return false;
      return !isSameSubmitted(now[0], value) && !isSameSubmitted(now[1], initial);
    });
  }

  /**
   * Restores the lists, whose rows can contain others, and then the fields. Returns a promise if rows are added later.
   *
   * @param isForced Whether to replace what is entered.
   */
  #restore(isForced: boolean): Promise<void> | undefined {
    if (!this.#isConnected) return;
    const lists = this.#lists;
    const found = [...this.#rest].filter(([name]) => lists.has(name));
    if (found.length === 0) return this.#restoreFields(isForced);
    const names = new Set(found.map(([name]) => name));
    this.#rest = new Map([...this.#rest].filter(([name]) => !names.has(name)));
    const late: Promise<void>[] = [];
    for (const [name, [rows]] of found) {
      const list = lists.get(name)!;
      if (!list.isDirty || isForced) list.restore(rows);
      const {rendered} = list;
      if (rendered !== undefined) late.push(rendered);
    }
    if (late.length === 0) return this.#restore(isForced);
    return Promise.all(late).then(() => this.#restore(isForced));
  }

  #restoreFields(isForced: boolean): undefined {
    const fields = this.#fields;
    const rest = new Map<string, DraftField>();
    this.#isRestoring = true;
    for (const [name, entry] of this.#rest) {
      const field = fields.get(name);
      const isLeftOut = field && (this.#isSecret(field) || (field.isDirty && !isForced));
      if (!isLeftOut && !(field && setValue(field, entry[0]))) rest.set(name, entry);
    }
    this.#isRestoring = false;
    this.#rest = rest;
    if (rest.size > 0)
      warn(`keepDraft(): the form has no field for the draft of ${[...rest.keys()].join(', ')}. It is kept.`);
  }

  #schedule(): void {
    if (this.#isRestoring) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#flush(), DELAY);
  }

  #flush(): void {
    if (this.#timer !== undefined) this.#save(true);
  }

  #save(hasValues: boolean): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const fields = new Map(this.#rest);
    if (hasValues) for (const entry of this.#changes()) fields.set(...entry);
    const {key} = this.#options;
    if (fields.size === 0) {
      this.#stored = null;
      this.#ask(storage => storage.removeItem(key));
    } else {
      const draft = (this.#stored = {savedAt: Date.now(), fields});
      this.#ask(storage => storage.setItem(key, writeDraft(draft)));
    }
  }

  *#changes(): Iterable<[string, DraftField]> {
    const [fields, lists] = [this.#fields, this.#lists];
    for (const [name, list] of lists) if (list.isDirty) yield [name, list.draft];
    for (const [name, field] of fields)
      if (field.isDirty && !this.#isSecret(field)) yield [name, [field.value, field.initial]];
    // A disabled control is not a field now.
    for (const [name, entry] of this.#stored?.fields ?? [])
      if (!fields.has(name) && !lists.has(name) && memberOf(this.#form, 'elements').namedItem(name))
        yield [name, entry];
  }

  #isSecret({name, controls}: FormField): boolean {
    if (controls.some(isSecret)) this.#secrets.add(name);
    return this.#secrets.has(name);
  }

  /** Calls the storage, which the browser or the user may have blocked, or which may be full. */
  #ask(call: (storage: DraftStorage) => unknown): unknown {
    const fail = (cause: unknown): void =>
      warn(`keepDraft(): the storage of the draft "${this.#options.key}" fails.`, cause);
    try {
      const answer = call(this.#options.storage ?? windowOf(this.#form).localStorage);
      return typeof answer === 'object' && answer ? Promise.resolve(answer).catch(fail) : answer;
    } catch (cause) {
      return fail(cause);
    }
  }

  #listen(method: 'addEventListener' | 'removeEventListener'): void {
    windowOf(this.#form)[method]('pagehide', this);
    memberOf(this.#form, 'ownerDocument')[method]('visibilitychange', this);
  }
}
