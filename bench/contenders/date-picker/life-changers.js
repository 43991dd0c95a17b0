import '@life-changers/elements/date-time-picker';
import {element} from '../shared/element.js';
import {DATE} from './contender.js';
import {actionsOf} from './life-changers/picker.js';

/** @type {import('./contender.js').DatePickerContender} */
export default {
  title: 'Life Changers',
  create(host) {
    const picker = element('lc-date-time-picker', {label: 'Date', name: 'date', initValue: DATE.text});
    host.append(picker);
    return actionsOf(() => picker);
  },
};
