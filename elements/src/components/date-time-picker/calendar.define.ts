/**
 * Loads the calendar of date pickers with the code of the app, instead of later. Import it once, anywhere in the app.
 */
import * as calendarCode from './calendar/calendar-code.js';
import {dateCalendar} from './calendar/date-calendar.js';

dateCalendar.provide(calendarCode);
