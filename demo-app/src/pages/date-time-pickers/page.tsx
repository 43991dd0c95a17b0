import type {ExampleProps} from '../../shell/example.js';
import filter from './examples/filter.tsx?example';
import form from './examples/form.tsx?example';
import formats from './examples/formats.tsx?example';
import locale from './examples/locale.tsx?example';
import rangeWithTimes from './examples/range-with-times.tsx?example';
import range from './examples/range.tsx?example';
import rules from './examples/rules.tsx?example';
import states from './examples/states.tsx?example';
import typed from './examples/typed.tsx?example';

export {overview} from './overview.js';

export const lead = 'Choose a date, or a date and a time, from a calendar, by pointer or keyboard.';

export const examples: readonly ExampleProps[] = [
  {
    title: 'Start and finish',
    about: 'Two dates in June 2019. Choose a start date to enable the finish date; each limits the other.',
    ...range,
  },
  {
    title: 'Start and finish with times',
    about:
      'The same with times in steps of 15 minutes. When you choose a date, the time is kept and the calendar stays open.',
    ...rangeWithTimes,
  },
  {
    title: 'In a form',
    about: (
      <>
        The form submits <code>yyyy-MM-dd</code>, or <code>yyyy-MM-ddTHH:mm</code> with a time. The display
        format and the time zone make no difference.
      </>
    ),
    ...form,
  },
  {
    title: 'Typed dates',
    about: (
      <>
        With <code>import '@life-changers/elements/typed-dates'</code>, <code>typeable</code> lets users type
        the date in the format of the field’s language, here British English: 12/05/2026, but also 12/5/2026,
        or 12 May 2026. The field then shows it in words as well. Two-digit years are not accepted, and text
        that is not a date stays as typed.
      </>
    ),
    ...typed,
  },
  {
    title: 'Unavailable days',
    about: 'The arrow keys skip weekends. A key that leads to no available day sends an input error.',
    ...filter,
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
    ...formats,
  },
  {
    title: 'A date-fns locale',
    about:
      'A locale sets the language of the date and the calendar, and the first day of the week. In German, that is Monday.',
    ...locale,
  },
  {
    title: 'Required and optional',
    about: 'The required picker needs a date. The optional one may be empty.',
    ...rules,
  },
  {
    title: 'Disabled',
    about: 'A disabled picker cannot be opened and is not submitted with the form.',
    ...states,
  },
];
