import {LcErrorSummary} from '@life-changers/elements/error-summary';
import {createBinding} from '../binding/create-binding.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `ErrorSummary`. */
export interface ErrorSummaryProps extends PropsOf<LcErrorSummary, 'for' | 'headingLevel' | 'noFocus'> {
  /**
   * The text of the heading. Null: the number of issues, such as "There are 3 problems", in the language of the page.
   * @default null
   */
  title?: string | null | undefined;
}

/** A list of all issues of a form, which is shown and gets the focus after a failed attempt to submit it. */
export const ErrorSummary = createBinding<LcErrorSummary, ErrorSummaryProps>({
  tag: 'lc-error-summary',
  elementClass: LcErrorSummary,
  renamed: {title: 'heading'},
});
