import {LcPageContent} from '@life-changers/elements/page-content';
import type {ReactNode} from 'react';
import {createBinding} from '../binding/create-binding.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `PageContent`. */
export interface PageContentProps extends PropsOf<LcPageContent, 'width'> {
  /** The content. */
  children?: ReactNode | undefined;
}

/** The content of a page: its main landmark, with padding and a maximum width. */
export const PageContent = createBinding<LcPageContent, PageContentProps>({
  tag: 'lc-page-content',
  elementClass: LcPageContent,
});
