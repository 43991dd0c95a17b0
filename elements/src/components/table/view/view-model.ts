import type {Translate} from '../../../controllers/localize.controller.js';
import type {PageDataController} from '../model/page-data.controller.js';
import type {Column} from '../model/table-columns.js';
import type {TableFeature, TableParts} from '../model/table-feature.js';
import type {TableBody} from '../model/table-rows.js';

/** The actions of the user. */
export interface TableActions {
  readonly onSort: (field: string, event: MouseEvent) => void;
  readonly onPage: (page: number) => void;
  readonly onPageSize: (pageSize: number) => void;
  readonly onSearch: (text: string) => void;
  readonly onRetry: () => void;
}

/** What a table shows. The controls show the requested query; the rows and the info text show the loaded page. */
export interface TableView extends TableActions {
  readonly data: PageDataController;
  /** Whether rows are loading, in the table or in the app. */
  readonly isLoading: boolean;
  readonly columns: readonly Column[];
  readonly body: TableBody;
  readonly label: string;
  /** Class names of the look. */
  readonly look: string;
  /** Text in the search field; null if there is no field. */
  readonly search: string | null;
  /** Whether the search is the reason if there are no entries. */
  readonly isFiltered: boolean;
  readonly ownPageSize: number;
  /** The page sizes that the app offers; null for the standard ones. */
  readonly pageSizes: readonly number[] | null;
  readonly pageButtons: number;
  readonly features: readonly TableFeature[];
  /** What single features do for the table. */
  readonly parts: Partial<TableParts>;
  readonly canScroll: boolean;
  /** Announcement for screen readers. */
  readonly announcement: string;
  readonly term: Translate;
}
