import '@awesome.me/webawesome/dist/styles/webawesome.css';
import '@awesome.me/webawesome/dist/components/input/input.js';
import '@awesome.me/webawesome/dist/components/known-date/known-date.js';
import '@awesome.me/webawesome/dist/components/number-input/number-input.js';
import '@awesome.me/webawesome/dist/components/otp-input/otp-input.js';
import '@awesome.me/webawesome/dist/components/textarea/textarea.js';
import '@awesome.me/webawesome/dist/components/time-input/time-input.js';
import * as values from '../../page/control-kinds.js';
import {labelOf} from '../../page/mount.js';
import {domContender, element} from '../mount/contender.js';

const control = (tag, properties) => index => element(tag, {label: labelOf(index), ...properties});

export default domContender(
  {title: 'Web Awesome', note: 'The free version. Its time input has segments.'},
  {
    'text-area': control('wa-textarea', {rows: 2, resize: 'auto', value: values.TEXT}),
    'number-input': control('wa-number-input', {value: String(values.NUMBER)}),
    password: control('wa-input', {type: 'password', passwordToggle: true, value: values.PASSWORD}),
    'date-fields': control('wa-known-date', {value: values.DATE}),
    'time-input': control('wa-time-input', {value: values.TIME}),
    'code-input': control('wa-otp-input', {defaultValue: values.CODE}),
  },
);
