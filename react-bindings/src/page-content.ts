import {LcPageContent, type PageContentWidth} from '@life-changers/elements/page-content';
import type {ReactNode} from 'react';
import {createBinding} from './create-binding.js';

/** The props of `PageContent`. */
export interface PageContentProps {
  /** The content. */
  children?: ReactNode | undefined;
  /**
   * The greatest width: for lines that read well, for columns and tables, or none.
   * @default 'wide'
   */
  width?: PageContentWidth | undefined;
}

/** The content of a page: its main landmark, with room around and a greatest width. */
export const PageContent = createBinding<LcPageContent, PageContentProps>({
  name: 'PageContent',
  tag: 'lc-page-content',
  elementClass: LcPageContent,
});
