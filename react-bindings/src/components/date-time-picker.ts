import {LcDateTimePicker, type InputError} from '@life-changers/elements/date-time-picker';
import '@life-changers/elements/rules';
import {createBinding} from '../binding/create-binding.js';
import type {ControlProps} from './form-control-props.js';
import {OPEN_EVENTS, type PopupProps} from './popup-props.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `DateTimePicker`. */
export interface DateTimePickerProps
  extends
    ControlProps<Date | null>,
    PropsOf<
      LcDateTimePicker,
      | 'picker'
      | 'initValue'
      | 'minDate'
      | 'maxDate'
      | 'filterDate'
      | 'dateFormat'
      | 'locale'
      | 'showTimeSelect'
      | 'timeCaption'
      | 'timeFormat'
      | 'timeIntervals'
      | 'typeable'
    >,
    PopupProps {
  /**
   * The controlled value: a `Date` in the local time zone, or null for no value. With `picker`, it is the start of the first day
   * of the month, quarter, week, or year. Update it in `onChange`. If the local
   * clock skips the chosen time because daylight saving time starts, the `Date` is later by as much as the clock skips.
   * The element's `value`, which forms submit, is text without a time zone and keeps the chosen time.
   */
  value?: Date | null | undefined;
  /** Called when a key press would move to a date that does not exist. `event.detail` is `{code: 1, msg}`. */
  onInputError?: ((event: CustomEvent<InputError>) => void) | undefined;
}

/** A date picker, with an optional time, and with a label, hint and validation message. */
export const DateTimePicker = createBinding<LcDateTimePicker, DateTimePickerProps>({
  tag: 'lc-date-time-picker',
  elementClass: LcDateTimePicker,
  renamed: {value: 'valueAsDate'},
  events: {...OPEN_EVENTS, onInputError: 'lc-input-error'},
  control: {changeEvent: 'change', valueProperty: 'valueAsDate'},
});
