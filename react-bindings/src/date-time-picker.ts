import {LcDateTimePicker, type InputError} from '@life-changers/elements/date-time-picker';
import {createBinding} from './create-binding.js';
import type {ControlProps} from './form-control-props.js';
import {POPUP_EVENTS, type PopupProps} from './popup-props.js';
import type {PropsOf} from './props-of.js';

/** The props of `DateTimePicker`. */
export interface DateTimePickerProps
  extends
    ControlProps<Date | null>,
    PropsOf<
      LcDateTimePicker,
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
    >,
    PopupProps {
  /**
   * The controlled value as a `Date` in the local time zone; null for no value. Update it in `onChange`. If the local
   * clock skips the chosen time, as it does when daylight saving starts, the `Date` is as much later. The element's own
   * `value`, which forms submit, is text without a time zone and keeps the time as it was chosen.
   */
  value?: Date | null | undefined;
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
