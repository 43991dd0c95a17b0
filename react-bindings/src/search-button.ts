import {LcSearchButton} from '@life-changers/elements/search-button';
import type {MouseEventHandler} from 'react';
import {createBinding} from './create-binding.js';
import {requireFunction, requireProvidedText} from './prop-errors.js';
import type {PropsOf} from './props-of.js';

/** The props of `SearchButton`. */
export interface SearchButtonProps extends PropsOf<LcSearchButton, 'shortcut' | 'disabled'> {
  /** Is called when it is pressed. Required: without it, or when it is no function, the component throws. */
  onClick: MouseEventHandler<HTMLElement>;
  /** What can be searched, as `'Search people'`. Required: without it the component throws. */
  text: string;
}

/** A button that looks like a search field, to open a search with. */
export const SearchButton = createBinding<LcSearchButton, SearchButtonProps>({
  name: 'SearchButton',
  tag: 'lc-search-button',
  elementClass: LcSearchButton,
  check({onClick, text}) {
    requireFunction('onClick', onClick);
    requireProvidedText('text', text);
  },
});
