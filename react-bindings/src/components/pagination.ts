import {LcPagination, type PaginationDetail} from '@life-changers/elements/pagination';
import {createBinding} from '../binding/create-binding.js';
import {NAVIGATE_EVENTS, type NavigateProps} from './navigate-props.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `Pagination`. */
export interface PaginationProps
  extends
    PropsOf<LcPagination, 'total' | 'pageSize' | 'page' | 'pageButtons' | 'href' | 'label'>,
    NavigateProps {
  /** Called when the user chooses another page with a button. */
  onPageChange?: ((event: CustomEvent<PaginationDetail>) => void) | undefined;
}

/** Buttons or links for the pages of a list. */
export const Pagination = createBinding<LcPagination, PaginationProps>({
  tag: 'lc-pagination',
  elementClass: LcPagination,
  events: {...NAVIGATE_EVENTS, onPageChange: 'lc-page-change'},
});
