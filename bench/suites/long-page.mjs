import {job, measureTable} from './shared/jobs.mjs';
import {variantsOf} from './shared/variants.mjs';

const SIZES = [1000, 10_000];

/** @type {import('../lib/rounds.mjs').Suite} */
export const longPage = {
  name: 'long-page',
  title: 'Selection and scrolling of a long page',
  about:
    'Six columns, all rows on one page, and a checkbox in each row. The page is scrolled by a screen height in each frame, from its top to its end.',
  factory: 'longPageBench',
  jobs: [
    job('select-one', 'Select one row'),
    job('select-page', 'Select the page'),
    job('invert', 'Invert the selection'),
    job('scroll', 'Scroll: longest frame'),
    job('longest-task', 'Longest task while scrolling'),
  ],

  variants: variantsOf(SIZES),
  measure: measureTable,
};
