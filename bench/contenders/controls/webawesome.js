import '@awesome.me/webawesome/dist/styles/webawesome.css';
import '@awesome.me/webawesome/dist/components/input/input.js';
import '@awesome.me/webawesome/dist/components/known-date/known-date.js';
import '@awesome.me/webawesome/dist/components/number-input/number-input.js';
import '@awesome.me/webawesome/dist/components/otp-input/otp-input.js';
import '@awesome.me/webawesome/dist/components/rating/rating.js';
import '@awesome.me/webawesome/dist/components/slider/slider.js';
import '@awesome.me/webawesome/dist/components/textarea/textarea.js';
import '@awesome.me/webawesome/dist/components/time-input/time-input.js';
import * as values from '../../page/control-kinds.js';
import {labelOf} from '../../page/mount.js';
import {domContender, withLabel} from '../mount/contender.js';
import {element} from '../shared/element.js';

export default domContender(
  {
    title: 'Web Awesome',
    note: 'The free version. Its time input has segments. Its rating has no visible label: the app writes one.',
  },
  {
    'text-area': withLabel('wa-textarea', {rows: 2, resize: 'auto', value: values.TEXT}),
    'number-input': withLabel('wa-number-input', {value: String(values.NUMBER)}),
    password: withLabel('wa-input', {type: 'password', passwordToggle: true, value: values.PASSWORD}),
    'date-fields': withLabel('wa-known-date', {value: values.DATE}),
    'time-input': withLabel('wa-time-input', {value: values.TIME}),
    'code-input': withLabel('wa-otp-input', {defaultValue: values.CODE}),
    'range-slider': withLabel('wa-slider', {
      range: true,
      minValue: values.RANGE[0],
      maxValue: values.RANGE[1],
    }),
    rating: index =>
      element(
        'div',
        {},
        element('label', {}, labelOf(index)),
        element('wa-rating', {label: labelOf(index), value: values.STARS}),
      ),
  },
);
