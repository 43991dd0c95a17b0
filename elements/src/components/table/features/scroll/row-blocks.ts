import type {TableRow} from '../../../../core/table/index.js';
import type {TreeLine} from '../../../../core/table/tree/tree-view.js';

/** Consecutive rows that were loaded together. */
export interface RowBlock {
  readonly rows: readonly TableRow[];
  /** A unique key for each row. */
  readonly keys?: readonly number[] | undefined;
  /** The places of the rows in a tree. */
  readonly lines?: readonly TreeLine[] | undefined;
  /** The number of rows in all blocks; `Infinity` if it is unknown. */
  readonly total: number;
}

/** Loads a block by its index. It may answer at once. */
export type LoadBlock = (index: number, signal: AbortSignal) => RowBlock | Promise<RowBlock>;

interface RowBlocksOptions {
  /** The number of rows in a block, except for the last one. */
  readonly size: number;
  readonly load: LoadBlock;
  /** Called when a block that came later has been loaded, or has failed. */
  readonly onChange: (hasFailed: boolean) => void;
  /** Whether a block can only be loaded after the one before it. Then none is dropped. */
  readonly isWalk?: boolean | undefined;
}

/** Blocks that are kept at the same time. */
const MOST_BLOCKS = 40;

/** What became of a block. */
type State = {readonly block: RowBlock} | {readonly abort: AbortController} | {readonly cause: unknown};

/** The loaded rows of a long list. A block that is no longer needed while it loads is aborted. */
export class RowBlocks {
  readonly #options: RowBlocksOptions;
  readonly #states = new Map<number, State>();
  readonly #first: RowBlock;
  #total: number;

  /** @param first The first rows. If they are fewer than a block has, they are loaded again. */
  constructor(first: RowBlock, options: RowBlocksOptions) {
    this.#options = options;
    this.#first = first;
    this.#total = first.total;
    if (options.isWalk === true || first.rows.length >= Math.min(options.size, first.total))
      this.#take(0, first);
  }

  /** The number of rows; of an unknown number, one more than is loaded, which loads the next block once it is seen. */
  get count(): number {
    return this.#total;
  }

  /** Whether a block is loading. */
  get isLoading(): boolean {
    return [...this.#states.values()].some(state => 'abort' in state);
  }

  /** Returns a row; undefined while it is not loaded. */
  rowAt(index: number): TableRow | undefined {
    return this.#loadedAt(index)?.rows[index % this.#options.size];
  }

  /** Returns the key of a row: its index, unless its source has others. */
  keyAt(index: number): number {
    return this.#loadedAt(index)?.keys?.[index % this.#options.size] ?? index;
  }

  /** Returns the place of a row in its tree. */
  lineAt(index: number): TreeLine | undefined {
    return this.#loadedAt(index)?.lines?.[index % this.#options.size];
  }

  /** Returns why a row could not be loaded; undefined unless that failed. */
  failureAt(index: number): {readonly cause: unknown} | undefined {
    const state = this.#states.get(this.#at(index));
    return state !== undefined && 'cause' in state ? state : undefined;
  }

  /** Loads the rows from an index to another, and aborts what loads elsewhere. */
  want(start: number, end: number): void {
    const from = this.#at(start);
    const to = this.#at(Math.max(start, Math.min(end, this.count) - 1));
    this.#leave(from, to);
    for (let at = from; at <= to; at++) if (!this.#states.has(at) && this.#canLoad(at)) this.#load(at);
    this.#drop(from, to);
  }

  /** Whether nothing needs to be loaded for the rows from an index to another. */
  hasAll(start: number, end: number): boolean {
    const to = this.#at(Math.max(start, Math.min(end, this.count) - 1));
    for (let at = this.#at(start); at <= to; at++) if (!this.#states.has(at)) return false;
    return true;
  }

  /** Aborts what loads outside of some rows. */
  abortOutside(start: number, end: number): void {
    this.#leave(this.#at(start), this.#at(end));
  }

  /** Loads the block of a row again that failed. */
  retry(index: number): void {
    const at = this.#at(index);
    if (this.failureAt(index) === undefined) return;
    this.#states.delete(at);
    this.#load(at);
  }

  /** Aborts what loads. */
  end(): void {
    for (const state of this.#states.values()) if ('abort' in state) state.abort.abort();
  }

  #at(index: number): number {
    return Math.floor(index / this.#options.size);
  }

  #blockOf(index: number): RowBlock | undefined {
    const state = this.#states.get(this.#at(index));
    return state !== undefined && 'block' in state ? state.block : undefined;
  }

  /** The first rows stay while their block is loaded. */
  #loadedAt(index: number): RowBlock | undefined {
    return this.#blockOf(index) ?? (index < this.#first.rows.length ? this.#first : undefined);
  }

  #isLoaded(at: number): boolean {
    return this.#blockOf(at * this.#options.size) !== undefined;
  }

  #canLoad(at: number): boolean {
    return this.#options.isWalk !== true || this.#isLoaded(at - 1);
  }

  #load(at: number): void {
    const abort = new AbortController();
    let answer;
    try {
      answer = this.#options.load(at, abort.signal);
    } catch (cause) {
      this.#states.set(at, {cause});
      return;
    }
    if (!(answer instanceof Promise)) {
      this.#take(at, answer);
      return;
    }
    const state = {abort};
    this.#states.set(at, state);
    const end =
      <Result>(act: (result: Result) => void) =>
      (result: Result): void => {
        if (this.#states.get(at) !== state || abort.signal.aborted) return;
        act(result);
        this.#options.onChange('cause' in this.#states.get(at)!);
      };
    answer.then(
      end(block => this.#take(at, block)),
      end((cause: unknown) => this.#states.set(at, {cause})),
    );
  }

  /** A block without all of its rows failed: later ones would be at other places than the server says. */
  #take(at: number, block: RowBlock): void {
    const {size} = this.#options;
    const start = at * size;
    const isUnknown = block.total === Infinity;
    const total = isUnknown ? start + block.rows.length + Number(block.rows.length === size) : block.total;
    const asked = Math.min(size, total - start);
    const isShort = block.rows.length < asked && !(isUnknown || this.#options.isWalk);
    this.#total = this.#options.isWalk || isUnknown ? Math.max(this.#loadedEnd(at), total) : total;
    const cause = new RangeError(
      `The rows from ${start} on have ${block.rows.length} rows instead of ${asked}.`,
    );
    this.#states.set(at, isShort ? {cause} : {block});
  }

  /** The number of rows up to the last loaded one of other blocks. */
  #loadedEnd(without: number): number {
    let end = 0;
    for (const [at, state] of this.#states)
      if (at > without && 'block' in state)
        end = Math.max(end, at * this.#options.size + state.block.rows.length);
    return end;
  }

  #leave(from: number, to: number): void {
    for (const [at, state] of this.#states)
      if ((at < from || at > to) && 'abort' in state) {
        state.abort.abort();
        this.#states.delete(at);
      }
  }

  /** Drops the blocks that are farthest. */
  #drop(from: number, to: number): void {
    if (this.#options.isWalk || this.#states.size <= MOST_BLOCKS) return;
    const middle = (from + to) / 2;
    const far = [...this.#states.keys()].sort((a, b) => Math.abs(b - middle) - Math.abs(a - middle));
    for (const at of far.slice(0, this.#states.size - MOST_BLOCKS)) this.#states.delete(at);
  }
}
