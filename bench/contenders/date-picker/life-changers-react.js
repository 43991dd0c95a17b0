import {DateTimePicker} from '@life-changers/react';
import {createElement} from 'react';
import {renderReact} from '../shared/render-react.js';
import {DATE} from './contender.js';
import {actionsOf} from './life-changers/picker.js';

/** @type {import('./contender.js').DatePickerContender} */
export default {
  title: 'Life Changers, React',
  create(host) {
    const App = () => createElement(DateTimePicker, {label: 'Date', name: 'date', initValue: DATE.text});
    const destroy = renderReact(host, App);
    return {...actionsOf(() => host.querySelector('lc-date-time-picker')), destroy};
  },
};
