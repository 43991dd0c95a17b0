import {LcSearchButton} from '@life-changers/elements/search-button';
import type {MouseEventHandler} from 'react';
import {createBinding} from './create-binding.js';
import {requireFunction, requireProvidedText} from './prop-errors.js';

/** The props of `SearchButton`. */
export interface SearchButtonProps {
  /** Is called when it is pressed. Required: without it, or when it is no function, the component throws. */
  onClick: MouseEventHandler<HTMLElement>;
  /** What can be searched, as `'Search people'`. Required: without it the component throws. */
  text: string;
  /**
   * The keys that press it, anywhere on the page: `'mod+k'` is ⌘K on Apple's machines and Ctrl K on others. Without it
   * there are none.
   */
  shortcut?: string | undefined;
  /**
   * Whether it cannot be pressed.
   * @default false
   */
  disabled?: boolean | undefined;
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
