import {describeValue, type Warn} from './bad-input.js';
import {Failure, inTime, LATE, TIME_LIMIT, type Delay} from './later.js';
import {abort, Latest, signalOf} from './latest.js';

/** What a function that loads gets besides the text. */
export interface LoadContext {
  /** Aborted when the answer is no longer needed, for `fetch`. */
  readonly signal: AbortSignal;
  /** The number of the page, from 1. */
  readonly page: number;
}

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

/** What a loader needs. */
export interface ItemLoaderParts<Item> {
  readonly kind: LoadedKind<Item>;
  readonly load: (text: string, context: LoadContext) => unknown;
  /** Called when the items or the status have changed. */
  readonly changed: () => void;
  readonly delay: Delay;
  readonly warn: Warn;
}

/** The status of the newest request. */
export type LoadStatus = 'idle' | 'loading' | 'failed';

/** Milliseconds without a key before the items of a text are requested. */
export const LOAD_DELAY = 250;

/**
 * The items that an app loads for the text in a field, such as options, page by page. Only the newest request counts: an older
 * one is aborted, and its answer or failure is ignored. While a request is loading, the items of the one before stay.
 */
export class ItemLoader<Item> {
  readonly #parts: ItemLoaderParts<Item>;
  #items: readonly Item[] = [];
  #status: LoadStatus = 'idle';
  #hasMore = false;
  #text: string | null = null;
  #page = 0;
  /** Cancels the request that waits for the next key. */
  #stopWaiting: (() => void) | null = null;
  readonly #latest = new Latest<unknown>(answer => this.#use(answer));

  constructor(parts: ItemLoaderParts<Item>) {
    this.#parts = parts;
  }

  /** The items of all pages that are loaded. */
  get items(): readonly Item[] {
    return this.#items;
  }

  get status(): LoadStatus {
    return this.#status;
  }

  /** Whether the items of another text are loading, and not a further page. */
  get isReplacing(): boolean {
    return this.#status === 'loading' && this.#page === 0;
  }

  /** Whether there are more pages. */
  get hasMore(): boolean {
    return this.#hasMore;
  }

  /** Requests the items of another text: the first one immediately, the others when the user stops typing. */
  request(text: string): void {
    if (text === this.#text) return;
    const isFirst = this.#text === null;
    this.#text = text;
    this.#page = 0;
    this.#stop();
    this.#setStatus('loading');
    if (isFirst) return this.#load();
    this.#stopWaiting = this.#parts.delay(() => this.#load(), LOAD_DELAY);
  }

  /** Requests the next page, unless a request is loading or has failed, or the loader has stopped. */
  more(): void {
    if (this.#hasMore && this.#status === 'idle' && this.#text !== null) this.#load();
  }

  /** Repeats the request that has failed. */
  retry(): void {
    if (this.#status === 'failed') this.#load();
  }

  /**
   * Resolves when the items of the newest text are loaded, have failed to load, or are no longer needed, because there is
   * another text. It does not wait for the user to stop.
   */
  settle(): Promise<void> {
    if (this.#stopWaiting !== null) this.#load();
    return this.#latest.settle();
  }

  /** Aborts what is loading. The next text is requested immediately. */
  stop(): void {
    this.#stop();
    this.#text = null;
    this.#setStatus('idle');
  }

  #stop(): void {
    this.#stopWaiting?.();
    this.#stopWaiting = null;
    this.#latest.cancel();
  }

  /** Requests the page after those that are loaded. */
  #load(): void {
    this.#stop();
    this.#setStatus('loading');
    this.#latest.run(async question => {
      try {
        return await inTime(this.#ask(signalOf(question)), this.#parts.delay);
      } catch (cause) {
        if (cause === LATE) abort(question);
        return new Failure(cause);
      }
    });
  }

  /** A function that throws has failed as well. */
  async #ask(signal: AbortSignal): Promise<unknown> {
    return await this.#parts.load(this.#text!, {signal, page: this.#page + 1});
  }

  #use(answer: unknown): void {
    const {name} = this.#parts.kind;
    if (!(answer instanceof Failure)) this.#succeed(answer);
    else if (answer.cause === LATE)
      this.#fail(`${name} has not answered for ${TIME_LIMIT / 1000} seconds; ${RETRY}`);
    else this.#fail(`${name} has failed; ${RETRY}`, answer.cause);
  }

  #succeed(answer: unknown): void {
    const {kind, warn} = this.#parts;
    const read = kind.read(answer, warn);
    if (read === null)
      return this.#fail(`${kind.name} must return ${kind.answer}, not ${describeValue(answer)}; ${RETRY}`);
    this.#items = this.#append(this.#page === 0 ? [] : this.#items, read.items);
    this.#hasMore = read.hasMore;
    this.#page += 1;
    this.#setStatus('idle');
  }

  /** An item that was already listed, such as after a row was added on the server, is not listed again. */
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
      this.#items = [];
      this.#hasMore = false;
    }
    this.#setStatus('failed');
  }

  #setStatus(status: LoadStatus): void {
    if (this.#status === status) return;
    this.#status = status;
    this.#parts.changed();
  }
}
