import type {TransferState} from '../transfer-connection.js';

/** What a transfer can use while it sends a file. */
export interface SendOptions {
  /** Aborted when the transfer is canceled or the file is removed. */
  readonly signal: AbortSignal;
  /** Reports how many bytes of the file were sent. */
  readonly onProgress: (sentBytes: number) => void;
}

/**
 * Sends a file to a server. Resolves with the path or ID that the server gave it, which the form then submits instead of
 * the file, or with nothing. Rejects if the file was not sent.
 */
export type SendFile = (file: File, options: SendOptions) => Promise<string | null | undefined | void>;

/** A file of a transfer, and how far it is. */
export interface TransferItem extends TransferState {
  readonly file: File;
  /** Why it failed. */
  readonly error?: unknown;
}

interface Entry {
  item: TransferItem;
  controller: AbortController | null;
}

const DEFAULT_CONCURRENCY = 3;

/** Files in the order in which they are sent, some of them at the same time. */
export class TransferQueue {
  readonly #send: SendFile;
  readonly #limit: number;
  readonly #changed: (file: File) => void;
  readonly #entries = new Map<File, Entry>();
  #isStarted = false;
  #waiters: (() => void)[] = [];

  /** @param concurrency How many files are sent at the same time: at least 1. Other values count as 3. */
  constructor(send: SendFile, concurrency: number | undefined, changed: (file: File) => void) {
    this.#send = send;
    this.#limit =
      concurrency !== undefined && concurrency >= 1 ? Math.floor(concurrency) : DEFAULT_CONCURRENCY;
    this.#changed = changed;
  }

  get items(): readonly TransferItem[] {
    return [...this.#entries.values()].map(({item}) => item);
  }

  stateOf(file: File): TransferItem | undefined {
    return this.#entries.get(file)?.item;
  }

  /** Resolves when no file waits or is being sent. */
  complete(): Promise<void> {
    return this.#isBusy ? new Promise(resolve => this.#waiters.push(resolve)) : Promise.resolve();
  }

  start(): void {
    this.#isStarted = true;
    this.#fill();
  }

  /** Adds files that are not in the queue, and removes those that are not in the list. */
  follow(files: readonly File[]): void {
    const wanted = new Set(files);
    for (const [file, {controller}] of this.#entries) {
      if (wanted.has(file)) continue;
      this.#entries.delete(file);
      controller?.abort();
    }
    for (const file of wanted) {
      if (this.#entries.has(file)) continue;
      this.#entries.set(file, {item: {file, status: 'waiting', progress: 0}, controller: null});
      this.#changed(file);
    }
    this.#fill();
  }

  cancel(file: File): void {
    const entry = this.#entries.get(file);
    if (entry === undefined || !isPending(entry)) return;
    const {controller} = entry;
    this.#change(entry, {status: 'canceled', progress: 0});
    entry.controller = null;
    controller?.abort();
    this.#fill();
  }

  /** Sends a file again that failed or was canceled. */
  retry(file: File): void {
    const entry = this.#entries.get(file);
    if (entry === undefined || isPending(entry) || entry.item.status === 'sent') return;
    this.#change(entry, {status: 'waiting', progress: 0});
    this.start();
  }

  get #isBusy(): boolean {
    return [...this.#entries.values()].some(isPending);
  }

  /** Sends as many of the waiting files as may be sent at the same time. */
  #fill(): void {
    const entries = [...this.#entries.values()];
    const free = this.#limit - entries.filter(({item}) => item.status === 'sending').length;
    const waiting = this.#isStarted ? entries.filter(({item}) => item.status === 'waiting') : [];
    for (const entry of waiting.slice(0, Math.max(0, free))) void this.#sendEntry(entry);
    if (this.#isBusy) return;
    for (const resolve of this.#waiters.splice(0)) resolve();
  }

  async #sendEntry(entry: Entry): Promise<void> {
    const {file} = entry.item;
    const controller = new AbortController();
    const {signal} = controller;
    entry.controller = controller;
    this.#change(entry, {status: 'sending', progress: 0});
    const onProgress = (sentBytes: number): void => {
      const progress = file.size > 0 ? Math.min(1, Math.max(0, sentBytes / file.size)) : 0;
      if (!signal.aborted && entry.controller === controller)
        this.#change(entry, {status: 'sending', progress});
    };
    // The files may be followed in the middle of an update of their element.
    await Promise.resolve();
    if (signal.aborted) return;
    const result = await this.#outcome(file, {signal, onProgress});
    if (signal.aborted || entry.controller !== controller) return;
    entry.controller = null;
    this.#change(entry, result);
    this.#fill();
  }

  async #outcome(file: File, options: SendOptions): Promise<TransferState & {readonly error?: unknown}> {
    try {
      const path = (await this.#send(file, options)) || undefined;
      return {status: 'sent', progress: 1, path};
    } catch (error) {
      return {status: 'failed', progress: 0, error};
    }
  }

  #change(entry: Entry, state: TransferState & {readonly error?: unknown}): void {
    const {file} = entry.item;
    entry.item = {file, ...state};
    this.#changed(file);
  }
}

function isPending({item}: Entry): boolean {
  return item.status === 'waiting' || item.status === 'sending';
}
