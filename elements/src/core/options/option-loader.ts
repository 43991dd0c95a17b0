import {describeValue, type Warn} from '../bad-input.js';
import {normalizeOptions, type Option} from './option.js';

declare global {
  /** Core does not know the document. The types of the browser and of Node add the members. */
  // oxlint-disable-next-line typescript/no-empty-object-type
  interface AbortSignal {}
}

/** What `loadOptions` gets besides the text. */
export interface LoadOptionsContext {
  /** Aborted when the answer is no longer needed, for `fetch`. */
  readonly signal: AbortSignal;
  /** The number of the page, from 1. */
  readonly page: number;
}

/** A page of options. */
export interface OptionsPage {
  readonly options: readonly Option[];
  /** Whether there are more pages. Default false. */
  readonly hasMore?: boolean | undefined;
}

/** Loads the options for a text. An array is the only page. */
export type LoadOptions = (
  text: string,
  context: LoadOptionsContext,
) => PromiseLike<OptionsPage | readonly Option[]> | OptionsPage | readonly Option[];

/** Loads the text of a value whose option is not loaded. Null or undefined: there is no text, and the value is shown. */
export type LoadLabel = (value: string) => PromiseLike<string | null | undefined> | string | null | undefined;

const RETRY = 'users can try again.';

/** What an app's function loads, such as options. */
export interface LoadedKind<Item> {
  /** The name of the function, for warnings. */
  readonly name: string;
  /** What it must return, for warnings. */
  readonly answer: string;
  /** Returns the items of an answer; null if it is not a list. */
  readonly read: (answer: unknown, warn: Warn) => {items: readonly Item[]; hasMore: boolean} | null;
  /** Returns the key of an item. An item with the key of another one is not listed. */
  readonly keyOf: (item: Item) => unknown;
}

/** The kind of `loadOptions`. */
export const LOADED_OPTIONS: LoadedKind<Option> = {
  name: 'loadOptions',
  answer: 'a list of options or {options, hasMore}',
  read: (answer, warn) => {
    const {options, hasMore} = (
      Array.isArray(answer) ? {options: answer} : Object(answer)
    ) as Partial<OptionsPage>;
    return Array.isArray(options)
      ? {items: normalizeOptions(options, warn), hasMore: Boolean(hasMore)}
      : null;
  },
  keyOf: ({value}) => value,
};

/** What a loader needs. */
export interface OptionLoaderParts<Item> {
  readonly kind: LoadedKind<Item>;
  readonly load: (text: string, context: LoadOptionsContext) => unknown;
  /** Called when the options or the status have changed. */
  readonly changed: () => void;
  /** Calls a function later. Returns a function that cancels the call. */
  readonly delay: (run: () => void, milliseconds: number) => () => void;
  readonly createController: () => {readonly signal: AbortSignal; abort(): void};
  readonly warn: Warn;
}

/** The status of the newest request. */
export type LoadStatus = 'idle' | 'loading' | 'failed';

/** Milliseconds without a key before the options of a text are requested. */
export const LOAD_DELAY = 250;

/** Milliseconds without an answer after which a request has failed. */
export const LOAD_TIMEOUT = 30_000;

/**
 * The options, or other items, that an app loads for the text in a field, page by page. Only the newest request counts: an older one is
 * aborted, and its answer or failure is ignored. While a request is loading, the options of the one before stay.
 */
export class OptionLoader<Item = Option> {
  readonly #parts: OptionLoaderParts<Item>;
  #options: readonly Item[] = [];
  #status: LoadStatus = 'idle';
  #hasMore = false;
  #text: string | null = null;
  #page = 0;
  #stop = (): void => {};
  /** Starts the request that waits for the next key. */
  #start: (() => void) | null = null;
  #answer = Promise.resolve();

  constructor(parts: OptionLoaderParts<Item>) {
    this.#parts = parts;
  }

  /** The options of all pages that are loaded. */
  get options(): readonly Item[] {
    return this.#options;
  }

  get status(): LoadStatus {
    return this.#status;
  }

  /** Whether the options of another text are loading, and not a further page. */
  get isReplacing(): boolean {
    return this.#status === 'loading' && this.#page === 0;
  }

  /** Whether there are more pages. */
  get hasMore(): boolean {
    return this.#hasMore;
  }

  /** Requests the options of another text: the first one immediately, the others when the user stops typing. */
  request(text: string): void {
    if (text === this.#text) return;
    const isFirst = this.#text === null;
    this.#text = text;
    this.#page = 0;
    this.#stop();
    this.#setStatus('loading');
    this.#start = () => this.#load(1);
    if (isFirst) return this.#start();
    this.#stop = this.#parts.delay(() => this.#start?.(), LOAD_DELAY);
  }

  /** Requests the next page, unless a request is loading or has failed. */
  more(): void {
    if (this.#hasMore && this.#status === 'idle') this.#load(this.#page + 1);
  }

  /** Repeats the request that has failed. */
  retry(): void {
    if (this.#status === 'failed') this.#load(this.#page + 1);
  }

  /** Resolves when the options of the newest text are loaded, or have failed to load. It does not wait for the user to stop. */
  async settle(): Promise<void> {
    this.#start?.();
    let answer;
    do {
      answer = this.#answer;
      await answer;
    } while (answer !== this.#answer);
  }

  /** Aborts what is loading. The next text is requested immediately. */
  stop(): void {
    this.#stop();
    this.#start = null;
    this.#text = null;
    this.#setStatus('idle');
  }

  #load(page: number): void {
    this.#stop();
    this.#start = null;
    this.#setStatus('loading');
    const {kind, createController} = this.#parts;
    const controller = createController();
    this.#answer = new Promise(resolve => {
      const cancelTimeout = this.#parts.delay(() => {
        controller.abort();
        end(() => this.#fail(`${kind.name} has not answered for ${LOAD_TIMEOUT / 1000} seconds; ${RETRY}`));
      }, LOAD_TIMEOUT);
      let isCurrent = true;
      const end = (act: () => void): void => {
        if (!isCurrent) return;
        isCurrent = false;
        this.#stop = () => {};
        cancelTimeout();
        act();
        resolve();
      };
      this.#stop = () => end(() => controller.abort());
      this.#ask({signal: controller.signal, page}).then(
        answer => end(() => this.#succeed(answer, page)),
        (error: unknown) => end(() => this.#fail(`${kind.name} has failed; ${RETRY}`, error)),
      );
    });
  }

  /** A function that throws has failed as well. */
  async #ask(context: LoadOptionsContext): Promise<unknown> {
    return await this.#parts.load(this.#text!, context);
  }

  #succeed(answer: unknown, page: number): void {
    const {kind, warn} = this.#parts;
    const read = kind.read(answer, warn);
    if (read === null)
      return this.#fail(`${kind.name} must return ${kind.answer}, not ${describeValue(answer)}; ${RETRY}`);
    this.#options = this.#append(page === 1 ? [] : this.#options, read.items);
    this.#hasMore = read.hasMore;
    this.#page = page;
    this.#setStatus('idle');
  }

  /** An option that was already listed, such as after a row was added on the server, is not listed again. */
  #append(listed: readonly Item[], loaded: readonly Item[]): readonly Item[] {
    const {kind, warn} = this.#parts;
    const keys = new Set(listed.map(kind.keyOf));
    const added: Item[] = [];
    for (const item of loaded) {
      const key = kind.keyOf(item);
      if (keys.has(key)) warn(`${kind.name} returned the value "${String(key)}" again. It is listed once.`);
      else added.push(item);
      keys.add(key);
    }
    return [...listed, ...added];
  }

  #fail(message: string, error?: unknown): void {
    this.#parts.warn(message, error);
    if (this.#page === 0) {
      this.#options = [];
      this.#hasMore = false;
    }
    this.#setStatus('failed');
  }

  #setStatus(status: LoadStatus): void {
    if (status === 'loading' && this.#status === status) return;
    this.#status = status;
    this.#parts.changed();
  }
}
