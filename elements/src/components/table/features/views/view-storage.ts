import {describeValue, type Warn} from '../../../../core/bad-input.js';
import {
  withViewChange,
  type TableView,
  type ViewChange,
  type ViewState,
} from '../../../../core/table/views/saved-view.js';

/** Where the views of a table are stored. */
export interface ViewStorage {
  /**
   * A key of `localStorage`, which holds the views without `load`. It should name the user, too, if several share a browser.
   */
  readonly key?: string | undefined;
  /**
   * Returns the stored views in their order, now or later. A table with the views at once first requests what its default view
   * shows. The signal is aborted when they are no longer needed.
   */
  load?(options: {readonly signal: AbortSignal}): readonly TableView[] | Promise<readonly TableView[]>;
  /**
   * Saves a change, now or later. Changes come one after another. If it throws or rejects, users see a message, and can try it
   * again. Without it, users cannot change the views.
   *
   * @param change What to do with one view, for a server with a resource for each.
   * @param views All views after the change, for a server that stores them as one list, with entries that the table cannot read.
   */
  save?(change: ViewChange, views: readonly TableView[]): unknown;
  /** Whether users share views with others, and change the shared ones. Default false: shared views are read-only. */
  readonly canShare?: boolean | undefined;
  /**
   * The start of the names of the parameters in a copied address. Default: the key with a dot, or else `''`. Tables of one page
   * need different ones.
   */
  readonly prefix?: string | undefined;
  /**
   * What the standard view shows. By default, what the app has set when the table opens. Set it if your app reads the query from
   * the address: it would otherwise be that of the address. Parts that are left out are those of the app.
   */
  readonly standard?: ViewState | undefined;
}

/** A storage as the table uses it. */
export interface OpenStorage extends Pick<ViewStorage, 'save' | 'standard'> {
  /** A key of `localStorage`, if the views are there. */
  readonly key: string | null;
  readonly load: (options: {readonly signal: AbortSignal}) => unknown;
  readonly canShare: boolean;
  readonly prefix: string;
}

/** Reads the storage of an app. Invalid values warn and return null, like no storage. */
export function openStorage(given: unknown, storage: () => Storage, warn: Warn): OpenStorage | null {
  if (given === null || given === undefined || given === '') return null;
  const options = (typeof given === 'string' ? {key: given} : Object(given)) as ViewStorage;
  const {key, load, save, canShare = false, standard} = options;
  const common = {canShare, prefix: options.prefix ?? (key ? `${key}.` : ''), standard};
  if (typeof load === 'function') {
    const changing = typeof save === 'function' && {save: save.bind(options)};
    return {key: null, load: load.bind(options), ...changing, ...common};
  }
  if (typeof key === 'string' && key !== '') return {...localViews(key, storage), key, ...common};
  warn(
    `views must be a key of localStorage, or an object with load and save, not ${describeValue(given)}; there are no views.`,
  );
  return null;
}

/** Views in `localStorage`. Another tab may have changed them, so each change is made to what is there. */
function localViews(key: string, storage: () => Storage): Pick<OpenStorage, 'load' | 'save'> {
  const load = (): readonly unknown[] => {
    const list: unknown = JSON.parse(storage().getItem(key) ?? '[]');
    if (Array.isArray(list)) return list;
    throw new TypeError(`localStorage has something else than a list of views in "${key}".`);
  };
  return {load, save: change => storage().setItem(key, JSON.stringify(withViewChange(load(), change)))};
}
