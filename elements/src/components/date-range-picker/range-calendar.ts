import {LazyCode} from '../date-time-picker/calendar/lazy-code.js';

/** The code of the calendar of date range pickers. */
export const rangeCalendar = new LazyCode(() => import('./range-calendar-code.js'));
