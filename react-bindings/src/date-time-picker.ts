import {
  LcDateTimePicker,
  type DateInput,
  type InputError,
  type Locale,
} from '@life-changers/elements/date-time-picker';
import {createBinding} from './create-binding.js';
import type {FormControlProps} from './form-control-props.js';
import {POPUP_EVENTS, type PopupProps} from './popup-props.js';

/** The props of `DateTimePicker`. */
export interface DateTimePickerProps extends FormControlProps<Date | null, DateInput>, PopupProps {
  /**
   * The controlled value as a `Date` in the local time zone; null for no value. Update it in `onChange`. If the local
   * clock skips the chosen time, as it does when daylight saving starts, the `Date` is as much later. The element's own
   * `value`, which forms submit, is text without a time zone and keeps the time as it was chosen.
   */
  value?: Date | null | undefined;
  /**
   * The first day that can be chosen: a local `Date`, `yyyy-MM-dd` or `yyyy-MM-ddTHH:mm`. A time in it bounds the
   * times of its day.
   * @default 1 January 30 years ago, for choosing only
   */
  minDate?: DateInput | undefined;
  /**
   * The last day that can be chosen, as `minDate`.
   * @default 31 December in 30 years, for choosing only
   */
  maxDate?: DateInput | undefined;
  /** Says whether a day can be chosen; it is given the day's start as a local `Date`. */
  filterDate?: ((date: Date) => boolean) | undefined;
  /**
   * How the value is shown, as a date-fns format; `AM/PM` is the day period. The default one is followed by
   * `timeFormat` where a time is shown.
   * @default 'dd/MM/yyyy'
   */
  dateFormat?: string | undefined;
  /**
   * A date-fns locale: the language of the shown value and of the calendar, and the first day of its week.
   * @default English names in the shown value, the page's language in the calendar
   */
  locale?: Locale | null | undefined;
  /**
   * Whether there is a time to choose too. Choosing a day then leaves the calendar open.
   * @default false
   */
  showTimeSelect?: boolean | undefined;
  /**
   * What stands above the times.
   * @default 'Time'
   */
  timeCaption?: string | undefined;
  /**
   * How times are shown. `'locale'`, the best choice for most apps, is the short time format of `locale`, or else of the
   * page's language: 14:30 in British, 2:30 PM in American English. Anything else is a format like `dateFormat`.
   * @default 'HH:mm AM/PM'
   */
  timeFormat?: string | undefined;
  /**
   * Minutes from one time to the next, 1 to 1440.
   * @default 30
   */
  timeIntervals?: number | undefined;
  /** Is called when a key asks for a move that has no day to land on; `event.detail` is `{code: 1, msg}`. */
  onInputError?: ((event: CustomEvent<InputError>) => void) | undefined;
}

/** A date, or a date and a time, chosen from a calendar, with its label, hint and validation message. */
export const DateTimePicker = createBinding<LcDateTimePicker, DateTimePickerProps>({
  name: 'DateTimePicker',
  tag: 'lc-date-time-picker',
  elementClass: LcDateTimePicker,
  renamed: {value: 'valueAsDate'},
  events: {...POPUP_EVENTS, onInputError: 'lc-input-error'},
  control: {changeEvent: 'change', valueProperty: 'valueAsDate'},
});
