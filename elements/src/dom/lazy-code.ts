/** Code that loads after the page, once for all elements that need it. */
export class LazyCode<Code> {
  #code: Code | null = null;
  #loading: Promise<unknown> | null = null;
  /** Whether it loads when the page is idle, however many elements need it. */
  #isScheduled = false;

  /** Imports the code. */
  source: () => Promise<Code>;

  constructor(source: () => Promise<Code>) {
    this.source = source;
  }

  /** The code, or null until it has loaded. */
  get code(): Code | null {
    return this.#code;
  }

  /** Gives the code, such as when an app imports it with its own code. */
  provide(code: Code): void {
    this.#code = code;
  }

  /** Loads the code once. Rejects if that fails, such as without a connection; the next call tries it again. */
  load(): Promise<unknown> {
    if (this.#code !== null) return Promise.resolve();
    this.#loading ??= this.source()
      .then(code => this.provide(code))
      .finally(() => (this.#loading = null));
    return this.#loading;
  }

  /** Loads the code before it is needed. */
  readonly preload = (): void => void this.load().catch(() => {});

  /** Loads the code when the page is idle, or after the current task in engines that do not say when that is. */
  readonly preloadWhenIdle = (): void => {
    if (this.#code !== null || this.#loading !== null || this.#isScheduled) return;
    this.#isScheduled = true;
    (globalThis.requestIdleCallback ?? setTimeout)(() => {
      this.#isScheduled = false;
      this.preload();
    });
  };
}
