import {LcTypography} from '@life-changers/elements/typography';
import type {ReactNode} from 'react';
import {createBinding} from '../binding/create-binding.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `Typography`. */
export interface TypographyProps extends PropsOf<
  LcTypography,
  'variant' | 'level' | 'as' | 'tone' | 'align' | 'truncate' | 'lines' | 'source'
> {
  /** The text. */
  children?: ReactNode | undefined;
}

/** Text in one of the library's type sizes, rendered as the matching HTML element. */
export const Typography = createBinding<LcTypography, TypographyProps>({
  tag: 'lc-typography',
  elementClass: LcTypography,
});
