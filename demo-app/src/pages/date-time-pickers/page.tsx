import type {ReactNode} from 'react';
import {DemoPage} from '../../shell/demo-page.js';
import type {ExampleProps} from '../../shell/example.js';
import Filter from './examples/filter.js';
import filterCode from './examples/filter.tsx?code';
import Form from './examples/form.js';
import formCode from './examples/form.tsx?code';
import Formats from './examples/formats.js';
import formatsCode from './examples/formats.tsx?code';
import Locale from './examples/locale.js';
import localeCode from './examples/locale.tsx?code';
import RangeWithTimes from './examples/range-with-times.js';
import rangeWithTimesCode from './examples/range-with-times.tsx?code';
import Range from './examples/range.js';
import rangeCode from './examples/range.tsx?code';
import Rules from './examples/rules.js';
import rulesCode from './examples/rules.tsx?code';
import States from './examples/states.js';
import statesCode from './examples/states.tsx?code';

const EXAMPLES: readonly ExampleProps[] = [
  {
    title: 'Start and finish',
    about:
      'Two days in June 2019. The finish waits for a start; then each is the bound of the other, so that no range runs backwards.',
    Live: Range,
    code: rangeCode,
  },
  {
    title: 'Start and finish with times',
    about:
      'The same with times, 15 minutes apart. Choosing a day keeps the time and leaves the calendar open.',
    Live: RangeWithTimes,
    code: rangeWithTimesCode,
  },
  {
    title: 'Required and optional',
    about: 'The required one must be a valid date; the optional one may be empty.',
    Live: Rules,
    code: rulesCode,
  },
  {
    title: 'In a form',
    about: (
      <>
        The form sends <code>yyyy-MM-dd</code>, or <code>yyyy-MM-ddTHH:mm</code> with a time, whatever is
        shown and in every time zone.
      </>
    ),
    Live: Form,
    code: formCode,
  },
  {
    title: 'Days that cannot be chosen',
    about: 'The arrow keys pass over weekends. A move that finds no day is reported as an input error.',
    Live: Filter,
    code: filterCode,
  },
  {
    title: 'Formats and languages',
    about: (
      <>
        The formats are those of date-fns. <code>timeFormat="locale"</code> shows times as the page’s language
        does: 2:30 PM in American, 14:30 in British English. Names and the first day of the week in the
        calendar follow <code>lang</code>.
      </>
    ),
    Live: Formats,
    code: formatsCode,
  },
  {
    title: 'A date-fns locale',
    about:
      'A locale gives the shown date and the calendar their language, and the week its first day: Monday, in German.',
    Live: Locale,
    code: localeCode,
  },
  {
    title: 'Disabled',
    about: 'A disabled picker cannot be opened and is not sent with the form.',
    Live: States,
    code: statesCode,
  },
];

/** The date picker. */
export default function DateTimePickersPage(): ReactNode {
  return (
    <DemoPage
      lead="A day, or a day and a time, chosen from a calendar by pointer or keyboard."
      examples={EXAMPLES}
    />
  );
}
