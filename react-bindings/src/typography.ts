import {
  LcTypography,
  type TypographyAlign,
  type TypographyTone,
  type TypographyVariant,
} from '@life-changers/elements/typography';
import type {ReactNode} from 'react';
import {createBinding} from './create-binding.js';

/** The props of `Typography`. */
export interface TypographyProps {
  /** The text. */
  children?: ReactNode | undefined;
  /**
   * The text's role on the page.
   * @default 'body'
   */
  variant?: TypographyVariant | undefined;
  /** The heading level, 1 to 6, where it differs from the look. Default: the level of the variant. */
  level?: number | undefined;
  /** The HTML element, where it is not that of the variant. A `level` goes first. Default: that of the variant. */
  as?: 'p' | 'span' | 'div' | undefined;
  /**
   * The meaning of its colour.
   * @default 'default'
   */
  tone?: TypographyTone | undefined;
  /**
   * Where the lines stand.
   * @default 'start'
   */
  align?: TypographyAlign | undefined;
  /**
   * Whether the text stays on one line and ends in an ellipsis.
   * @default false
   */
  truncate?: boolean | undefined;
  /** How many lines the text may have before it ends in an ellipsis. Default: as many as it needs. */
  lines?: number | undefined;
  /** Whose words a quote has; stands under it. */
  source?: string | undefined;
}

/** A text in one of the library's type sizes, with the HTML element that fits it. */
export const Typography = createBinding<LcTypography, TypographyProps>({
  name: 'Typography',
  tag: 'lc-typography',
  elementClass: LcTypography,
});
