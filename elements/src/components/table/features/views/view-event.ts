import type {TableView} from '../../../../core/table/views/saved-view.js';

/** The detail of `lc-view-change`. */
export interface ViewChangeDetail {
  /** The `id` of the view; null for none. */
  readonly id: string | null;
  readonly view: TableView | null;
}

declare global {
  interface HTMLElementEventMap {
    'lc-view-change': CustomEvent<ViewChangeDetail>;
  }
}
