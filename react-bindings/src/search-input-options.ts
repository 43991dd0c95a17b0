import {LcSearchInput} from '@life-changers/elements/search-input';
import type {BindingOptions} from './create-binding.js';
import {checkFunction, requireFunction, requireProvidedText} from './prop-errors.js';
import type {SearchInputProps} from './search-input.js';

/** How `SearchInput` binds its element, without the rules, so that a navbar does not load them. */
export const searchInputOptions: BindingOptions<LcSearchInput, SearchInputProps> = {
  tag: 'lc-search-input',
  elementClass: LcSearchInput,
  events: {onSearch: 'lc-search'},
  control: {changeEvent: 'input', valueProperty: 'value'},
  check({onChange, onSearch, name, text}) {
    (onSearch || name ? checkFunction : requireFunction)('onChange', onChange);
    requireProvidedText('text', text);
  },
};
