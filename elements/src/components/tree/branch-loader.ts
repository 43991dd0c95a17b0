import {describeValue, type Warn} from '../../core/bad-input.js';
import {TIME_LIMIT} from '../../core/later.js';
import type {TreeData, TreeItemData, TreeNode} from './tree-data.js';

/** Loads the items of an item. `signal` is aborted when the answer is no longer needed. */
export type LoadItems = (
  item: TreeItemData,
  context: {readonly signal: AbortSignal},
) => PromiseLike<readonly TreeItemData[]> | readonly TreeItemData[];

/** The detail of `lc-load-items`. */
export interface LoadItemsDetail {
  /** The value of the item whose items are needed. */
  readonly value: string;
  /** The `<lc-tree-item>`, or the data of the item. */
  readonly item: Element | TreeItemData;
  /** Aborted when the items are no longer needed. */
  readonly signal: AbortSignal;
  /** Shows that the items could not be loaded. Users can try again, which sends the event again. */
  fail(): void;
}

interface Branch {
  readonly status: 'loading' | 'failed' | 'loaded';
  readonly items?: unknown;
  /** Ends the request. A late answer is ignored. */
  readonly stop: () => void;
}

/** The items that an app loads when users open an item. Only the newest request of an item counts. */
export class BranchLoader {
  readonly #warn: Warn;
  readonly #changed: (status: Branch['status']) => void;
  readonly #ask: (detail: LoadItemsDetail, source: TreeItemData) => unknown;
  readonly #branches = new Map<string, Branch>();

  /**
   * @param ask Returns the items, a promise of them, or undefined if the app adds the items itself.
   * @param changed Called when items are loading, have loaded, or have failed to load.
   */
  constructor(
    warn: Warn,
    changed: (status: Branch['status']) => void,
    ask: (detail: LoadItemsDetail, source: TreeItemData) => unknown,
  ) {
    this.#warn = warn;
    this.#changed = changed;
    this.#ask = ask;
  }

  /** Returns the loaded items. */
  readonly itemsOf = (key: string): unknown => this.#branches.get(key)?.items;

  /** Returns what an open item shows below itself. */
  readonly statusOf = ({key, canLoad}: TreeNode): TreeNode['status'] => {
    const {status = 'loading'} = this.#branches.get(key) ?? {};
    return canLoad && status !== 'loaded' ? status : null;
  };

  /** Requests the items of an item, unless they are loading, or have failed to load. */
  request(node: TreeNode): void {
    if (node.canLoad && !this.#branches.has(node.key)) this.#load(node);
  }

  /** Aborts a request and forgets a failure, so that the next request starts again. Loaded items stay. */
  stop(key: string): void {
    const {status, stop} = this.#branches.get(key) ?? {};
    if (status !== 'loaded') this.#branches.delete(key);
    stop?.();
  }

  /** Aborts the requests of items that no longer need them, such as after the app has added their items. */
  settle({byKey}: TreeData): void {
    for (const key of this.#branches.keys()) if (!byKey.get(key)?.canLoad) this.stop(key);
  }

  /** Aborts all requests. */
  stopAll(): void {
    for (const key of this.#branches.keys()) this.stop(key);
  }

  /** Forgets loaded items, or those of all items. */
  forget(key: string | undefined): void {
    for (const one of key === undefined ? [...this.#branches.keys()] : [key]) {
      this.stop(one);
      this.#branches.delete(one);
    }
  }

  #load({key, label, value, source}: TreeNode): void {
    const controller = new AbortController();
    const {signal} = controller;
    const stop = (): void => {
      clearTimeout(timer);
      controller.abort();
    };
    const end = (status: Branch['status'], items?: unknown): void => {
      if (signal.aborted || this.#branches.get(key)?.stop !== stop) return;
      clearTimeout(timer);
      this.#branches.set(key, {status, items, stop: () => {}});
      this.#changed(status);
    };
    const fail = (why: string, cause?: unknown): void => {
      if (signal.aborted) return;
      this.#warn(`the items of "${label}" could not be loaded, because ${why}; users can try again.`, cause);
      end('failed');
    };
    const timer = setTimeout(() => {
      fail(`there was no answer for ${TIME_LIMIT / 1000} seconds`);
      controller.abort();
    }, TIME_LIMIT);
    this.#branches.set(key, {status: 'loading', stop});
    this.#changed('loading');
    const detail = {value, item: source.element ?? source, signal, fail: () => end('failed')};
    new Promise(resolve => resolve(this.#ask(detail, source))).then(
      items => {
        if (Array.isArray(items)) end('loaded', items);
        else if (items !== undefined)
          fail(`loadItems must return a list of items, not ${describeValue(items)}`);
      },
      (error: unknown) => fail('loadItems has failed', error),
    );
  }
}
