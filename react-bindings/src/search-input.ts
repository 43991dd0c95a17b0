import {LcSearchInput, type SearchDetail} from '@life-changers/elements/search-input';
import {createBinding} from './create-binding.js';
import type {ControlProps} from './form-control-props.js';
import {checkFunction, requireProvidedText} from './prop-errors.js';
import type {PropsOf} from './props-of.js';

/** The props of `SearchInput`. */
export interface SearchInputProps
  extends ControlProps<string>, PropsOf<LcSearchInput, 'initValue' | 'landmark'> {
  /** What can be searched, as `'Search people'`: it stands in the empty field and names it. Required: it throws without. */
  text: string;
  /** The text, if the component is controlled; update it in `onChange`. */
  value?: string | undefined;
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
