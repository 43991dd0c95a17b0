/** The code of the calendar of a date range picker, which the picker loads when it needs it. */
import {popupBackStyles} from '../../styles/popup-back.styles.js';
import {popupStyles} from '../../styles/popup.styles.js';
import type {CalendarHost} from '../date-time-picker/calendar/calendar-popup.controller.js';
import {calendarStyles} from '../date-time-picker/calendar/calendar.styles.js';
import {jumpStyles} from '../date-time-picker/calendar/jump.styles.js';
import {rangeCalendarStyles} from './range-calendar.styles.js';
import {RangeDialogController, type RangeParts} from './range-dialog.controller.js';

export {rangeContent as calendarContent} from './range-content.js';

export const createDialog = (host: CalendarHost, parts: RangeParts): RangeDialogController =>
  new RangeDialogController(host, parts);

export const styles = [popupStyles, popupBackStyles, calendarStyles, jumpStyles, rangeCalendarStyles];
