import {
  isSameQuery,
  withNextSort,
  withPage,
  withPageSize,
  withSearch,
  type SortDirection,
  type TableQuery,
} from '../../../core/table/index.js';
import type {TableActions} from '../view/table-view.js';
import type {PageDataController} from './page-data.controller.js';
import type {TableOperation} from './page-source.js';

interface UserActionsOptions {
  readonly data: PageDataController;
  /** Applies what the app has set. */
  readonly applySettings: () => void;
  /** Returns the sort direction of the first click on a column. */
  readonly firstSort: () => SortDirection;
}

/** Requests what the user wants to see. What the app has set comes first, and each acts once. */
export class UserActions implements TableActions {
  readonly #options: UserActionsOptions;

  constructor(options: UserActionsOptions) {
    this.#options = options;
  }

  readonly onSort = (field: string): void =>
    this.#act('sort', query => withNextSort(query, field, this.#options.firstSort()));

  readonly onPage = (page: number): void => this.#act('page', query => withPage(query, page));

  readonly onPageSize = (pageSize: number): void =>
    this.#act('page-size', query => withPageSize(query, pageSize));

  readonly onSearch = (text: string): void => this.#act('search', query => withSearch(query, text));

  readonly onRetry = (): void => {
    const {data, applySettings} = this.#options;
    applySettings();
    if (!data.isLoading) data.retry();
  };

  #act(operation: TableOperation, change: (query: TableQuery) => TableQuery): void {
    const {data, applySettings} = this.#options;
    applySettings();
    const query = change(data.query);
    if (!isSameQuery(query, data.query)) data.load(query, operation, true);
  }
}
