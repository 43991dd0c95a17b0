import {LcSearchInput, type SearchDetail} from '@life-changers/elements/search-input';
import {createBinding} from './create-binding.js';
import type {FormControlProps} from './form-control-props.js';
import {checkFunction, requireProvidedText} from './prop-errors.js';

/** The props of `SearchInput`. */
export interface SearchInputProps extends FormControlProps<string> {
  /** What can be searched, as `'Search people'`: it stands in the empty field and names it. Required: it throws without. */
  text: string;
  /** The text, when the parent holds it; set it anew in `onChange`. */
  value?: string | undefined;
  /**
   * Whether the field is a search landmark, which people with a screen reader can jump to.
   * @default false
   */
  landmark?: boolean | undefined;
  /** Is called with `event.detail.query` when Enter is pressed; `event.preventDefault()` keeps a form from being sent. */
  onSearch?: ((event: CustomEvent<SearchDetail>) => void) | undefined;
}

/** A search field with a button that clears it. */
export const SearchInput = createBinding<LcSearchInput, SearchInputProps>({
  name: 'SearchInput',
  tag: 'lc-search-input',
  elementClass: LcSearchInput,
  events: {onSearch: 'lc-search'},
  control: {changeEvent: 'input', valueProperty: 'value'},
  check({onChange, text}) {
    checkFunction('onChange', onChange);
    requireProvidedText('text', text);
  },
});
