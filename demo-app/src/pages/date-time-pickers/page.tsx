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
    about: 'Two dates in June 2019. Choose a start date to enable the finish date; each limits the other.',
    Live: Range,
    code: rangeCode,
  },
  {
    title: 'Start and finish with times',
    about:
      'The same with times in steps of 15 minutes. When you choose a date, the time is kept and the calendar stays open.',
    Live: RangeWithTimes,
    code: rangeWithTimesCode,
  },
  {
    title: 'In a form',
    about: (
      <>
        The form submits <code>yyyy-MM-dd</code>, or <code>yyyy-MM-ddTHH:mm</code> with a time. The display
        format and the time zone make no difference.
      </>
    ),
    Live: Form,
    code: formCode,
  },
  {
    title: 'Unavailable days',
    about: 'The arrow keys skip weekends. A key that leads to no available day sends an input error.',
    Live: Filter,
    code: filterCode,
  },
  {
    title: 'Formats and languages',
    about: (
      <>
        Use date-fns format strings. For rare tokens, such as <code>do</code>, import{' '}
        <code>@life-changers/elements/date-formats</code>. <code>timeFormat="locale"</code> shows times in the
        format of the page’s language: 2:30 PM in American English, 14:30 in British English. Names and the
        first day of the week in the calendar follow <code>lang</code>.
      </>
    ),
    Live: Formats,
    code: formatsCode,
  },
  {
    title: 'A date-fns locale',
    about:
      'A locale sets the language of the date and the calendar, and the first day of the week. In German, that is Monday.',
    Live: Locale,
    code: localeCode,
  },
  {
    title: 'Required and optional',
    about: 'The required picker needs a date. The optional one may be empty.',
    Live: Rules,
    code: rulesCode,
  },
  {
    title: 'Disabled',
    about: 'A disabled picker cannot be opened and is not submitted with the form.',
    Live: States,
    code: statesCode,
  },
];

/** The date picker. */
export default function DateTimePickersPage(): ReactNode {
  return (
    <DemoPage
      lead="Choose a date, or a date and a time, from a calendar, by pointer or keyboard."
      examples={EXAMPLES}
    />
  );
}
