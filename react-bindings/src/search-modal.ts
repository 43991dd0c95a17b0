import {
  LcSearchModal,
  type NavigateDetail,
  type SearchDetail,
  type SearchSelectDetail,
} from '@life-changers/elements/search-modal';
import {createElement, forwardRef} from 'react';
import {createBinding, type Binding} from './create-binding.js';
import {DIALOG_EVENTS, type DialogProps} from './dialog-props.js';
import {requireFunction} from './prop-errors.js';
import type {PropsOf} from './props-of.js';
import {withControlledOpen} from './with-controlled-open.js';

/** The props of `SearchModal`. */
export interface SearchModalProps
  extends PropsOf<LcSearchModal, 'results' | 'query' | 'loading' | 'hideTrigger'>, DialogProps {
  /**
   * Is called while the user types, with what is in the field. Required: without it, or when it is no function, the
   * component throws.
   */
  searchOnChange: (text: string, event: CustomEvent<SearchDetail>) => void;
  /**
   * The text of the button and of the empty field; it names both. An empty one throws.
   * @default 'Search...'
   */
  searchText?: string | undefined;
  /** Is called when a result is chosen; `event.preventDefault()` keeps it open and the page where it is. */
  onSelect?: ((event: CustomEvent<SearchSelectDetail>) => void) | undefined;
  /** Is called when the chosen result is a link; `event.preventDefault()` keeps the browser on the page. */
  onNavigate?: ((event: CustomEvent<NavigateDetail>) => void) | undefined;
}

/** The element hands on its event alone. */
type HostProps = Omit<SearchModalProps, 'searchOnChange'> & {
  searchOnChange: (event: CustomEvent<SearchDetail>) => void;
};

const Host = createBinding<LcSearchModal, HostProps>({
  name: 'SearchModal',
  tag: 'lc-search-modal',
  elementClass: LcSearchModal,
  events: {
    ...DIALOG_EVENTS,
    searchOnChange: 'lc-search',
    onSelect: 'lc-select',
    onNavigate: 'lc-navigate',
  },
});

const Searching = forwardRef<LcSearchModal, SearchModalProps>(({searchOnChange, ...rest}, ref) => {
  check(searchOnChange, rest);
  return createElement(Host, {
    ...rest,
    searchOnChange: event => searchOnChange(event.detail.query, event),
    ref,
  });
});

/** A button that opens a dialog with a search field and its results. */
export const SearchModal = withControlledOpen(
  Searching as Binding<LcSearchModal, SearchModalProps>,
  'SearchModal',
);

/** Throws the spec's errors of a search modal (section 5). A text that is not given at all is 'Search...'. */
function check(searchOnChange: unknown, {searchText}: {searchText?: unknown}): void {
  requireFunction('onChange', searchOnChange);
  if (searchText === null || searchText === '') throw new Error('text must be provided as a prop.');
}
