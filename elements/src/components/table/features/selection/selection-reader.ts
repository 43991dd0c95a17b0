import {runToEnd, Selection, type SlicedWork} from '../../../../core/table/index.js';
import {isServerView} from '../../../../dom/server-view.js';
import {runSliced} from '../../../../dom/time-slicer.js';

interface Reading {
  readonly work: SlicedWork<Selection | null>;
  readonly abort: AbortController;
}

/** Reads the selections of an app: few keys at once, and many in slices, so that the page stays responsive. */
export class SelectionReader {
  readonly #onRead: (selection: Selection | null, isLater: boolean) => void;
  #reading: Reading | null = null;
  #done: Promise<void> = Promise.resolve();

  /** @param onRead Called with each selection that was read; null if it is not valid. */
  constructor(onRead: (selection: Selection | null, isLater: boolean) => void) {
    this.#onRead = onRead;
  }

  /** Resolves when the latest selection is read. */
  get done(): Promise<void> {
    return this.#done;
  }

  /** Reads a selection instead of an earlier one. */
  read(given: unknown): void {
    this.stop();
    const abort = new AbortController();
    const work = Selection.read(given);
    const result = isServerView ? runToEnd(work) : runSliced(work, abort.signal);
    if (!(result instanceof Promise)) return this.#onRead(result, false);
    this.#reading = {work, abort};
    this.#done = result.then(
      selection => {
        this.#reading = null;
        this.#onRead(selection, true);
      },
      (cause: unknown) => {
        if (!abort.signal.aborted) throw cause;
      },
    );
  }

  /** Reads the rest now. */
  finish(): void {
    const work = this.#reading?.work;
    this.stop();
    if (work !== undefined) this.#onRead(runToEnd(work), false);
  }

  /** Does not read the rest. */
  stop(): void {
    this.#reading?.abort.abort();
    this.#reading = null;
  }
}
