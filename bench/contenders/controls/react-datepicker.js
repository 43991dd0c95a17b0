import {createElement as h, useState} from 'react';
import DatePicker from 'react-datepicker';
import 'react-datepicker/dist/react-datepicker.css';
import {DATE, END_DATE, localDate} from '../../page/control-kinds.js';
import {labelOf} from '../../page/mount.js';
import {reactContender} from '../mount/shared/react-contender.js';

function RangePicker({label}) {
  const [[startDate, endDate], setRange] = useState(() => [localDate(DATE), localDate(END_DATE)]);
  const picker = h(DatePicker, {selectsRange: true, startDate, endDate, onChange: setRange});
  return h('label', {}, label, picker);
}

export default reactContender(
  {title: 'react-datepicker', note: 'One field for both dates.'},
  {'date-range': index => h(RangePicker, {key: index, label: labelOf(index)})},
);
