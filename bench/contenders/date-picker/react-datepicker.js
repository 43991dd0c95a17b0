import {createElement, useState} from 'react';
import DatePicker from 'react-datepicker';
import 'react-datepicker/dist/react-datepicker.css';
import {renderReact} from '../shared/render-react.js';
import {pressKey} from '../../page/keys.js';
import {localDate} from './contender.js';

/** @type {import('./contender.js').DatePickerContender} */
export default {
  title: 'react-datepicker',
  create(host) {
    function App() {
      const [date, setDate] = useState(localDate);
      return createElement(DatePicker, {selected: date, onChange: setDate});
    }
    const destroy = renderReact(host, App);
    const input = () => host.querySelector('input');
    return {
      isReady: () => Boolean(input()?.value),
      open: () => input().click(),
      close: () => pressKey(input(), 'Escape'),
      calendar: () => host.querySelector('.react-datepicker'),
      showNextMonth: () => host.querySelector('.react-datepicker__navigation--next').click(),
      focusDay: () => pressKey(input(), 'ArrowDown'),
      destroy,
    };
  },
};
