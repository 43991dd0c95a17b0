import {describeValue, type Warn} from '../bad-input.js';
import {inTime, LATE, TIME_LIMIT, type Delay} from '../later.js';
import type {Controller} from '../latest.js';
import type {TreeData, TreeNode} from './tree-data.js';

/** Whether the items of an item are there. */
export type BranchStatus = 'loading' | 'failed' | 'loaded';

/** How the items of an item load. */
export interface BranchRequest {
  /** Aborted when the items are no longer needed. */
  readonly signal: AbortSignal;
  /** Reports that the items cannot be loaded. */
  readonly fail: () => void;
}

/** How an app loads items. */
export interface BranchOptions {
  /** Returns the items, a promise of them, or undefined if the app adds the items itself. */
  readonly load: (node: TreeNode, request: BranchRequest) => unknown;
  /** Called when items are loading, have loaded, or have failed to load. */
  readonly changed: (status: BranchStatus) => void;
  readonly warn: Warn;
  readonly delay: Delay;
  /** The name of the function of the app in warnings. Default `loadItems`. */
  readonly name?: string | undefined;
}

interface Answer {
  readonly status: BranchStatus;
  readonly items?: unknown;
}

interface Branch extends Answer {
  readonly controller: Controller;
}

declare const AbortController: new () => Controller;

const FAILED = Symbol();

/** The items that an app loads when users open an item. */
export class BranchLoader {
  readonly #options: BranchOptions;
  readonly #branches = new Map<string, Branch>();

  constructor(options: BranchOptions) {
    this.#options = options;
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
    const {key} = node;
    if (!node.canLoad || this.#branches.has(key)) return;
    const controller = new AbortController();
    const set = (answer: Answer): void => {
      this.#branches.set(key, {...answer, controller});
      this.#options.changed(answer.status);
    };
    set({status: 'loading'});
    void this.#ask(node, controller).then(answer => this.#isWanted(node, controller) && set(answer));
  }

  /** Aborts a request and forgets a failure, so that the next request starts again. Loaded items stay. */
  stop(key: string): void {
    const branch = this.#branches.get(key);
    if (branch === undefined || branch.status === 'loaded') return;
    this.#branches.delete(key);
    if (branch.status === 'loading') branch.controller.abort();
  }

  /** Aborts the requests of items that no longer need them, such as after the app has added their items; of null, all. */
  settle(data: TreeData | null): void {
    for (const key of this.#branches.keys()) if (!data?.byKey.get(key)?.canLoad) this.stop(key);
  }

  /** Forgets loaded items, or those of all items. */
  forget(key: string | undefined): void {
    for (const one of key === undefined ? [...this.#branches.keys()] : [key]) {
      this.stop(one);
      this.#branches.delete(one);
    }
  }

  #isWanted({key}: TreeNode, controller: Controller): boolean {
    return this.#branches.get(key)?.controller === controller;
  }

  async #ask(node: TreeNode, controller: Controller): Promise<Answer> {
    const {load, warn, delay, name = 'loadItems'} = this.#options;
    const fail = (why: string, cause?: unknown): Answer => {
      if (this.#isWanted(node, controller))
        warn(`the items of "${node.label}" could not be loaded, because ${why}; users can try again.`, cause);
      return {status: 'failed'};
    };
    const answer = new Promise<unknown>((resolve, reject) => {
      const given = load(node, {signal: controller.signal, fail: () => resolve(FAILED)});
      // Without a list, the app adds the items itself.
      Promise.resolve(given).then(items => items !== undefined && resolve(items), reject);
    });
    try {
      const items = await inTime(answer, delay);
      if (Array.isArray(items)) return {status: 'loaded', items};
      if (items === FAILED) return {status: 'failed'};
      return fail(`${name} must return a list of items, not ${describeValue(items)}`);
    } catch (cause) {
      if (cause !== LATE) return fail(`${name} has failed`, cause);
      controller.abort();
      return fail(`there was no answer for ${TIME_LIMIT / 1000} seconds`);
    }
  }
}
