import {LcSearchInput, type SearchDetail} from '@life-changers/elements/search-input';
import {createBinding} from './create-binding.js';
import type {ControlProps} from './form-control-props.js';
import {checkFunction, requireProvidedText} from './prop-errors.js';
import type {PropsOf} from './props-of.js';

/** The props of `SearchInput`. */
export interface SearchInputProps
  extends ControlProps<string>, PropsOf<LcSearchInput, 'initValue' | 'landmark'> {
  /**
   * The placeholder and accessible name of the field, such as `'Search people'`. Required: if it is missing, the
   * component throws.
   */
  text: string;
  /** The text, if the component is controlled. Update it in `onChange`. */
  value?: string | undefined;
  /**
   * Called with `event.detail.query` when Enter is pressed. Call `event.preventDefault()` to prevent the form from being
   * submitted.
   */
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
