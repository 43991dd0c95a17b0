import {describeValue, type Warn} from '../../bad-input.js';
import type {ColumnState} from '../columns/column-state.js';
import type {OpenGroups} from '../groups/group.js';
import type {TableQuery} from '../query/query.js';

/** What a view shows. The page number is not part of it. Parts that are undefined are those of the table without a view. */
export interface ViewState {
  /** What is searched, sorted, filtered, and grouped. Days relative to today, such as `last-30-days`, stay relative. */
  readonly query?: Partial<Omit<TableQuery, 'page'>> | undefined;
  /** The columns that the user has changed; null for those of the app. */
  readonly columnState?: ColumnState | null | undefined;
  /** The groups that are open. */
  readonly openGroups?: OpenGroups | null | undefined;
  /** The height of the rows. It stays as it is if it is undefined. */
  readonly density?: 'compact' | 'default' | 'comfortable' | undefined;
}

/** A view of a table that a user has saved. It holds only data, so it can be stored as JSON. */
export interface TableView extends ViewState {
  /** What identifies the view. The table creates it: 12 random letters and digits. */
  readonly id: string;
  readonly name: string;
  /** The version of this format: 1. Newer views are kept, but not shown. */
  readonly version?: number | undefined;
  /** Whether other users have the view too. */
  readonly shared?: boolean | undefined;
  /** Whether the table shows the view first. */
  readonly isDefault?: boolean | undefined;
  /** The fields of all columns when the view was saved. Columns that have been added since follow the others. */
  readonly fields?: readonly string[] | undefined;
}

/** What a user has changed about the saved views. */
export type ViewChange =
  /** Adds a view, or replaces the one with its `id`. */
  | {readonly type: 'put'; readonly view: TableView}
  | {readonly type: 'remove'; readonly id: string}
  /** Shows a view first; null for none. */
  | {readonly type: 'default'; readonly id: string | null};

/** The version of the format of saved views. */
export const VIEW_VERSION = 1;

/**
 * Returns the views of a stored list, with all their members, also those that are not known. Entries that are not views, and
 * those of a newer version, warn and are left out; keep the list itself, so that nothing is lost.
 */
export function readViews(list: readonly unknown[], warn: Warn): TableView[] {
  const views = new Map<string, TableView>();
  for (const entry of list) {
    const view = Object(entry) as Partial<TableView>;
    const {id, name, version = VIEW_VERSION} = view;
    if (!isText(id) || !isText(name) || !Number.isInteger(version))
      warn(
        `a saved view must be an object with id and name, not ${describeValue(entry)}; it is kept, but not shown.`,
      );
    else if (version > VIEW_VERSION)
      warn(`the view "${name}" was saved by version ${version} of the format; it is kept, but not shown.`);
    else if (views.has(id)) warn(`two saved views have the id "${id}"; the first one is shown.`);
    else views.set(id, view as TableView);
  }
  return [...views.values()];
}

/** Returns a stored list after a change. Other entries stay as they are, also those that are not views. */
export function withViewChange(list: readonly unknown[], change: ViewChange): readonly unknown[] {
  if (change.type === 'remove') return list.filter(entry => idOf(entry) !== change.id);
  if (change.type === 'default')
    return list.map(entry => {
      const isDefault = change.id !== null && idOf(entry) === change.id;
      return isDefault === Boolean((Object(entry) as Partial<TableView>).isDefault)
        ? entry
        : {...(entry as object), isDefault};
    });
  const {view} = change;
  const place = list.findIndex(entry => idOf(entry) === view.id);
  return place === -1 ? [...list, view] : list.with(place, view);
}

const idOf = (entry: unknown): unknown => (Object(entry) as Partial<TableView>).id;

const isText = (given: unknown): given is string => typeof given === 'string' && given !== '';
