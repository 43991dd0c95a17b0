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
  children?: ReactNode;
  /**
   * The text's role on the page.
   * @default 'body'
   */
  variant?: TypographyVariant;
  /** The heading level, 1 to 6, where it differs from the look. Default: the level of the variant. */
  level?: number;
  /** The HTML element, where it is not that of the variant. A `level` goes first. Default: that of the variant. */
  as?: 'p' | 'span' | 'div';
  /**
   * The meaning of its colour.
   * @default 'default'
   */
  tone?: TypographyTone;
  /**
   * Where the lines stand.
   * @default 'start'
   */
  align?: TypographyAlign;
  /**
   * Whether the text stays on one line and ends in an ellipsis.
   * @default false
   */
  truncate?: boolean;
  /** How many lines the text may have before it ends in an ellipsis. Default: as many as it needs. */
  lines?: number;
  /** Whose words a quote has; stands under it. */
  source?: string;
}

/** A text in one of the library's type sizes, with the HTML element that fits it. */
export const Typography = createBinding<LcTypography, TypographyProps>({
  name: 'Typography',
  tag: 'lc-typography',
  elementClass: LcTypography,
});
