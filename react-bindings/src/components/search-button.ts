import {LcSearchButton} from '@life-changers/elements/search-button';
import type {MouseEventHandler} from 'react';
import {createBinding} from '../binding/create-binding.js';
import {requireFunction, requireProvidedText} from '../binding/prop-errors.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `SearchButton`. */
export interface SearchButtonProps extends PropsOf<LcSearchButton, 'shortcut' | 'disabled'> {
  /** Called when the button is pressed. Required: if it is missing or not a function, the component throws. */
  onClick: MouseEventHandler<HTMLElement>;
  /** The button's text, such as `'Search people'`. Required: if it is missing, the component throws. */
  text: string;
}

/** A button that looks like a search field and opens a search. */
export const SearchButton = createBinding<LcSearchButton, SearchButtonProps>({
  tag: 'lc-search-button',
  elementClass: LcSearchButton,
  check({onClick, text}) {
    requireFunction('onClick', onClick);
    requireProvidedText('text', text);
  },
});
