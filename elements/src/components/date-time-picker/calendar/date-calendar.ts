import {LazyCode} from '../../../dom/lazy-code.js';

/** The code of the calendar of date pickers. */
export const dateCalendar = new LazyCode(() => import('./calendar-code.js'));
