import {
  LcSearchModal,
  type NavigateDetail,
  type SearchDetail,
  type SearchSelectDetail,
} from '@life-changers/elements/search-modal';
import {createBinding} from '../binding/create-binding.js';
import type {DialogProps} from './dialog-props.js';
import {OPEN_EVENTS} from './popup-props.js';
import {requireFunction} from '../binding/prop-errors.js';
import type {PropsOf} from '../binding/props-of.js';
import {withControlledOpen} from './with-controlled-open.js';

/** The props of `SearchModal`. */
export interface SearchModalProps
  extends
    PropsOf<
      LcSearchModal,
      'results' | 'query' | 'loading' | 'hideTrigger' | 'entries' | 'loadResults' | 'rememberAs'
    >,
    DialogProps {
  /**
   * Called with the text of the field while the user types. Required without `entries` and `loadResults`: if it is missing or
   * not a function, the component throws.
   */
  searchOnChange?: ((text: string, event: CustomEvent<SearchDetail>) => void) | undefined;
  /**
   * The text of the button and the placeholder of the field, which names both. If it is empty, the component throws.
   * @default 'Search...'
   */
  searchText?: string | undefined;
  /** Called when a result is chosen. Call `event.preventDefault()` to keep the dialog open and not follow a link. */
  onSelect?: ((event: CustomEvent<SearchSelectDetail>) => void) | undefined;
  /** Called when the chosen result is a link. Call `event.preventDefault()` to navigate with your router. */
  onNavigate?: ((event: CustomEvent<NavigateDetail>) => void) | undefined;
}

/** A button that opens a dialog with a search field and its results. */
export const SearchModal = withControlledOpen(
  createBinding<LcSearchModal, SearchModalProps>({
    tag: 'lc-search-modal',
    elementClass: LcSearchModal,
    events: {
      ...OPEN_EVENTS,
      searchOnChange: 'lc-search',
      onSelect: 'lc-select',
      onNavigate: 'lc-navigate',
    },
    check: checkSearchModal,
    derive: ({searchOnChange}) => ({
      searchOnChange:
        searchOnChange && ((event: CustomEvent<SearchDetail>) => searchOnChange(event.detail.query, event)),
    }),
  }),
);

/** Throws if a prop of the search modal is missing or invalid. If the text is omitted, it is 'Search...'. */
function checkSearchModal({searchOnChange, searchText, entries, loadResults}: SearchModalProps): void {
  if (searchOnChange !== undefined || !(entries ?? loadResults)) requireFunction('onChange', searchOnChange);
  if ((searchText as string | null) === null || searchText === '')
    throw new Error('text must be provided as a prop.');
}
