import {
  isSameQuery,
  withNextSort,
  withPage,
  withPageSize,
  withSearch,
  type SortDirection,
  type TableQuery,
} from '../../../core/table/index.js';
import type {TableParts} from './table-feature.js';
import type {PageDataController} from './page-data.controller.js';
import type {TableOperation} from './page-source.js';

/** The user actions. */
export interface TableActions {
  readonly onSort: (field: string, event: MouseEvent) => void;
  readonly onPage: (page: number) => void;
  readonly onPageSize: (pageSize: number) => void;
  readonly onSearch: (text: string) => void;
  readonly onRetry: () => void;
}

interface UserActionsOptions {
  readonly data: PageDataController;
  /** Applies what the app has set. */
  readonly applySettings: () => void;
  /** Returns the sort direction of the first click on a column. */
  readonly firstSort: () => SortDirection;
  /** Handles a click on a sort button, if a feature does. */
  readonly handleSort: TableParts['handleSort'];
}

/** Requests what the user wants to see. What the app has set comes first, and each acts once. */
export class UserActions implements TableActions {
  readonly #options: UserActionsOptions;

  constructor(options: UserActionsOptions) {
    this.#options = options;
  }

  readonly onSort = (field: string, event: MouseEvent): void => {
    const {handleSort, firstSort} = this.#options;
    if (handleSort(field, event)) return;
    this.request('sort', query => withNextSort(query, field, firstSort()));
  };

  readonly onPage = (page: number): void => this.request('page', query => withPage(query, page));

  readonly onPageSize = (pageSize: number): void =>
    this.request('page-size', query => withPageSize(query, pageSize));

  readonly onSearch = (text: string): void => this.request('search', query => withSearch(query, text));

  readonly onRetry = (): void => {
    const {data, applySettings} = this.#options;
    applySettings();
    if (!data.isLoading) data.retry();
  };

  readonly request = (operation: TableOperation, change: (query: TableQuery) => TableQuery): void => {
    const {data, applySettings} = this.#options;
    applySettings();
    const query = change(data.query);
    // The search field shows the text of a failed search, so the text before it is a change.
    const isCorrected = operation === 'search' && data.failure !== null;
    if (isCorrected || !isSameQuery(query, data.query)) data.load(query, operation, true);
  };
}
