import {LazyCode} from '../../dom/lazy-code.js';

/** The code of the calendar of date range pickers. */
export const rangeCalendar = new LazyCode(() => import('./range-calendar-code.js'));
