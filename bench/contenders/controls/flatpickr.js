import flatpickr from 'flatpickr';
import 'flatpickr/dist/flatpickr.css';
import {DATE, END_DATE} from '../../page/control-kinds.js';
import {labelOf} from '../../page/mount.js';
import {domContender} from '../mount/contender.js';
import {element} from '../shared/element.js';

const inputIn = label => label.querySelector('input');

export default domContender(
  {title: 'flatpickr', note: 'One field that is not typed. It makes each calendar at once.'},
  {
    'date-range': index => {
      const label = element('label', {}, labelOf(index), element('input'));
      flatpickr(inputIn(label), {mode: 'range', defaultDate: [DATE, END_DATE], animate: false});
      return label;
    },
  },
  label => inputIn(label)._flatpickr.destroy(),
);
