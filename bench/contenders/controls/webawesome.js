import '@awesome.me/webawesome/dist/styles/webawesome.css';
import '@awesome.me/webawesome/dist/components/input/input.js';
import '@awesome.me/webawesome/dist/components/known-date/known-date.js';
import '@awesome.me/webawesome/dist/components/number-input/number-input.js';
import '@awesome.me/webawesome/dist/components/otp-input/otp-input.js';
import '@awesome.me/webawesome/dist/components/textarea/textarea.js';
import '@awesome.me/webawesome/dist/components/time-input/time-input.js';
import * as values from '../../page/control-kinds.js';
import {domContender, withLabel} from '../mount/contender.js';

export default domContender(
  {title: 'Web Awesome', note: 'The free version. Its time input has segments.'},
  {
    'text-area': withLabel('wa-textarea', {rows: 2, resize: 'auto', value: values.TEXT}),
    'number-input': withLabel('wa-number-input', {value: String(values.NUMBER)}),
    password: withLabel('wa-input', {type: 'password', passwordToggle: true, value: values.PASSWORD}),
    'date-fields': withLabel('wa-known-date', {value: values.DATE}),
    'time-input': withLabel('wa-time-input', {value: values.TIME}),
    'code-input': withLabel('wa-otp-input', {defaultValue: values.CODE}),
  },
);
