import '@life-changers/elements/rules';
import {createBinding} from '../binding/create-binding.js';
import {searchInputOptions} from './search-input-options.js';

export type {SearchInputProps} from './search-input-options.js';

/** A search field with a button that clears it. */
export const SearchInput = createBinding(searchInputOptions);
