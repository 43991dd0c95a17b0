/** The code of the calendar of a date picker, which the picker loads when it needs it (`lazy-calendar.ts`). */
import {popupBackStyles} from '../../../styles/popup-back.styles.js';
import {popupStyles} from '../../../styles/popup.styles.js';
import {CalendarDialogController} from './calendar-dialog.controller.js';
import type {CalendarHost} from './calendar-popup.controller.js';
import {calendarStyles} from './calendar.styles.js';
import {jumpStyles} from './jump.styles.js';
import type {PickerParts} from './picker-parts.js';

export {calendarContent} from './calendar-content.js';

export const createDialog = (host: CalendarHost, parts: PickerParts): CalendarDialogController =>
  new CalendarDialogController(host, parts);

export const styles = [popupStyles, popupBackStyles, calendarStyles, jumpStyles];
