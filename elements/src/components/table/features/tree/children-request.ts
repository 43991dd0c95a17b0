import type {TableQuery} from '../../../../core/table/index.js';

/** How rows are loaded that are below another one. */
export interface ChildrenRequest {
  /** Aborted when the rows are no longer needed, because their parent was closed or is no longer on the page. */
  readonly signal: AbortSignal;
  /** The query of the page, for servers that sort or filter. */
  readonly query: TableQuery;
}
