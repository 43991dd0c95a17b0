/**
 * Loads the calendar of date range pickers with the code of the app, instead of later. Import it once, anywhere in the app.
 */
import * as rangeCalendarCode from './range-calendar-code.js';
import {rangeCalendar} from './range-calendar.js';

rangeCalendar.provide(rangeCalendarCode);
