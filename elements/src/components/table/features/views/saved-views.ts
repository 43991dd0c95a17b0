import type {Warn} from '../../../../core/bad-input.js';
import {
  readViews,
  withViewChange,
  type TableView,
  type ViewChange,
} from '../../../../core/table/views/saved-view.js';
import type {OpenStorage} from './view-storage.js';

interface Saving {
  readonly change: ViewChange;
  readonly views: readonly TableView[];
  readonly onSaved: () => void;
}

interface SavedViewsOptions {
  readonly warn: Warn;
  /** Called when the views, or the failure, have changed. */
  readonly onChange: () => void;
}

/**
 * The views in a storage. Changes count at once. They are saved one after another; if that fails, they stay, and wait until the
 * user tries it again.
 */
export class SavedViews {
  readonly storage: OpenStorage;
  readonly #options: SavedViewsOptions;
  /** What is stored, with entries that are not views; null until it has loaded. */
  #list: readonly unknown[] | null = null;
  #views: readonly TableView[] = [];
  #loading: AbortController | null = null;
  #waiting: readonly Saving[] = [];
  #isSaving = false;
  #failure: 'load' | 'save' | null = null;

  constructor(storage: OpenStorage, options: SavedViewsOptions) {
    this.storage = storage;
    this.#options = options;
  }

  get views(): readonly TableView[] {
    return this.#views;
  }

  get isLoaded(): boolean {
    return this.#list !== null;
  }

  /** What has failed. It is kept until the next success. */
  get failure(): 'load' | 'save' | null {
    return this.#failure;
  }

  find(id: string | null | undefined): TableView | null {
    return this.#views.find(view => view.id === id) ?? null;
  }

  /** Whether the user may change a view, or add one. */
  canChange(view: TableView | null): boolean {
    const {save, canShare} = this.storage;
    return this.isLoaded && save !== undefined && (canShare || !view?.shared);
  }

  /** Loads the views, unless they are there, or have failed. */
  load(): void {
    if (this.isLoaded || this.#loading !== null || this.#failure !== null) return;
    const loading = (this.#loading = new AbortController());
    const end =
      <Result>(act: (result: Result) => void) =>
      (result: Result): void => {
        if (this.#loading !== loading) return;
        this.#loading = null;
        act(result);
      };
    ask(
      () => this.storage.load({signal: loading.signal}),
      end(list => this.#read(list)),
      end(cause => this.#fail('load', cause)),
    );
  }

  /** Ignores the answer to a request that runs. */
  stop(): void {
    this.#loading?.abort();
    this.#loading = null;
  }

  /** Tries again what has failed. */
  retry(): void {
    this.#failure = null;
    this.load();
    this.#save();
    this.#options.onChange();
  }

  /** @param onSaved Called when the change is stored. */
  change(change: ViewChange, onSaved: () => void = () => {}): void {
    this.#setList(withViewChange(this.#list!, change));
    this.#waiting = [...this.#waiting, {change, views: this.#list as readonly TableView[], onSaved}];
    this.#failure = null;
    this.#save();
    this.#options.onChange();
  }

  #read(given: unknown): void {
    const list = given ?? [];
    if (!Array.isArray(list)) return this.#fail('load', new TypeError('load must return a list of views.'));
    this.#setList(list);
    this.#options.onChange();
  }

  #setList(list: readonly unknown[]): void {
    this.#list = list;
    this.#views = readViews(list, this.#options.warn);
  }

  #save(): void {
    const [saving] = this.#waiting;
    if (this.#isSaving || saving === undefined) return;
    this.#isSaving = true;
    const {change, views, onSaved} = saving;
    ask(
      () => this.storage.save!(change, views),
      () => {
        this.#isSaving = false;
        this.#waiting = this.#waiting.slice(1);
        onSaved();
        this.#save();
      },
      cause => {
        this.#isSaving = false;
        this.#fail('save', cause);
      },
    );
  }

  #fail(failure: 'load' | 'save', cause: unknown): void {
    this.#failure = failure;
    this.#options.warn(
      failure === 'load' ? 'the views could not be loaded.' : 'a change of the views could not be saved.',
      cause,
    );
    this.#options.onChange();
  }
}

/** Uses an answer that may come later. One that is there is used at once. */
function ask(question: () => unknown, use: (answer: unknown) => void, fail: (cause: unknown) => void): void {
  let answer: unknown;
  try {
    answer = question();
  } catch (cause) {
    return fail(cause);
  }
  if (typeof (Object(answer) as PromiseLike<unknown>).then === 'function')
    void (answer as PromiseLike<unknown>).then(use, fail);
  else use(answer);
}
