import {
  LcDateRangePicker,
  type DateRange,
  type DateRangeInput,
  type InputError,
} from '@life-changers/elements/date-range-picker';
import '@life-changers/elements/rules';
import {createBinding} from '../binding/create-binding.js';
import type {ControlProps} from './form-control-props.js';
import {OPEN_EVENTS, type PopupProps} from './popup-props.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `DateRangePicker`. */
export interface DateRangePickerProps
  extends
    ControlProps<DateRange | null>,
    PropsOf<
      LcDateRangePicker,
      | 'picker'
      | 'initValue'
      | 'startName'
      | 'endName'
      | 'minDate'
      | 'maxDate'
      | 'minDays'
      | 'maxDays'
      | 'filterDate'
      | 'nonContiguous'
      | 'presets'
    >,
    PopupProps {
  /** The controlled range, such as `{start: '2026-05-12', end: '2026-05-14'}`. Null is empty. Update it in `onChange`. */
  value?: DateRangeInput | undefined;
  /** Called when a key press would move to a day, but no day is selectable. `event.detail` is `{code: 1, msg}`. */
  onInputError?: ((event: CustomEvent<InputError>) => void) | undefined;
}

/** A date range picker with a label, hint and validation message. */
export const DateRangePicker = createBinding<LcDateRangePicker, DateRangePickerProps>({
  tag: 'lc-date-range-picker',
  elementClass: LcDateRangePicker,
  events: {...OPEN_EVENTS, onInputError: 'lc-input-error'},
  control: {changeEvent: 'change', valueProperty: 'value'},
});
