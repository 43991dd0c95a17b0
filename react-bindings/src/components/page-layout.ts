import {LcPageLayout} from '@life-changers/elements/page-layout';
import type {ReactNode} from 'react';
import {createBinding} from '../binding/create-binding.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `PageLayout`. */
export interface PageLayoutProps extends PropsOf<LcPageLayout, 'breakpoint'> {
  /** The content, such as `<PageContent>`. For other areas, set `slot` to `'header'`, `'sidebar'`, or `'footer'`. */
  children?: ReactNode | undefined;
}

/** The frame of a page: a header across the top, the side navigation, and the content next to it. */
export const PageLayout = createBinding<LcPageLayout, PageLayoutProps>({
  tag: 'lc-page-layout',
  elementClass: LcPageLayout,
});
