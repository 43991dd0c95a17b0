import type {Warn} from '../bad-input.js';
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

/** What a loader needs. */
export interface OptionLoaderParts {
  readonly load: LoadOptions;
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

/**
 * The options that an app loads for the text in a field, page by page. Only the newest request counts: an older one is
 * aborted, and its answer or failure is ignored. While a request is loading, the options of the one before stay.
 */
export class OptionLoader {
  readonly #parts: OptionLoaderParts;
  #options: readonly Option[] = [];
  #status: LoadStatus = 'idle';
  #hasMore = false;
  #text: string | null = null;
  #page = 0;
  #stop = (): void => {};
  /** Starts the request that waits for the next key. */
  #start: (() => void) | null = null;
  #answer = Promise.resolve();

  constructor(parts: OptionLoaderParts) {
    this.#parts = parts;
  }

  /** The options of all pages that are loaded. */
  get options(): readonly Option[] {
    return this.#options;
  }

  get status(): LoadStatus {
    return this.#status;
  }

  /** Whether there are more pages. */
  get hasMore(): boolean {
    return this.#hasMore;
  }

  /** Requests the options of another text: the first one immediately, the others when the user stops typing. */
  request(text: string): void {
    if (text === this.#text && this.#status !== 'failed') return;
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
    const controller = this.#parts.createController();
    let isCurrent = true;
    this.#stop = () => {
      isCurrent = false;
      controller.abort();
    };
    this.#setStatus('loading');
    const context = {signal: controller.signal, page};
    this.#answer = this.#ask(context).then(
      answer => {
        if (isCurrent) this.#succeed(answer, page);
      },
      (error: unknown) => {
        if (isCurrent) this.#fail(error);
      },
    );
  }

  /** A function that throws has failed as well. */
  async #ask(context: LoadOptionsContext): Promise<OptionsPage | readonly Option[]> {
    return await this.#parts.load(this.#text!, context);
  }

  #succeed(answer: OptionsPage | readonly Option[], page: number): void {
    const {options, hasMore} = (
      Array.isArray(answer) ? {options: answer} : Object(answer)
    ) as Partial<OptionsPage>;
    const loaded = normalizeOptions(options, this.#parts.warn);
    this.#options = page === 1 ? loaded : [...this.#options, ...loaded];
    this.#hasMore = Boolean(hasMore);
    this.#page = page;
    this.#stop = () => {};
    this.#setStatus('idle');
  }

  #fail(error: unknown): void {
    this.#parts.warn('loadOptions has failed; users can try again.', error);
    if (this.#page === 0) this.#options = [];
    this.#stop = () => {};
    this.#setStatus('failed');
  }

  #setStatus(status: LoadStatus): void {
    if (status === 'loading' && this.#status === status) return;
    this.#status = status;
    this.#parts.changed();
  }
}
