export {moveOfKey} from './calendar-move.js';
export type {CalendarMove, KeyPress} from './calendar-move.js';
export {openedView, viewOfDay, viewOfMonth} from './calendar-view.js';
export type {CalendarView} from './calendar-view.js';
export {dateFromPlain, plainFromDate} from './date-edge.js';
export {brokenBound} from './date-time-bounds.js';
export type {DateTimeBounds} from './date-time-bounds.js';
export {dateWindow} from './date-window.js';
export type {DateWindow} from './date-window.js';
export {dayLabels} from './day-label.js';
export {firstWeekdayOf} from './first-weekday.js';
export {
  DEFAULT_DATE_FORMAT,
  DEFAULT_TIME_FORMAT,
  LOCALE_TIME_FORMAT,
  toDateFnsPattern,
} from './format-pattern.js';
export {formatDateTime} from './format-date-time.js';
export type {DateNames} from './format-date-time.js';
export {daysInMonth} from './gregorian.js';
export {formatIsoDate, formatIsoDateTime, parseIsoDate, parseIsoDateTime} from './iso.js';
export {monthGrid} from './month-grid.js';
export type {GridDay, GridWeek, MonthGridOptions} from './month-grid.js';
export {monthHeading, monthNames} from './month-names.js';
export {highlightInMonth, moveHighlight} from './move-highlight.js';
export {addDays, compareDates, equalDates, FIRST_DATE, isDate, LAST_DATE, plainDate} from './plain-date.js';
export type {PlainDate} from './plain-date.js';
export {compareDateTimes, equalDateTimes, plainDateTime} from './plain-date-time.js';
export type {PlainDateTime} from './plain-date-time.js';
export {
  compareTimes,
  DEFAULT_TIME_INTERVAL,
  equalTimes,
  isTime,
  plainTime,
  timesOfDay,
} from './plain-time.js';
export type {PlainTime} from './plain-time.js';
export {isSelectable, nearestSelectable} from './selectable.js';
export type {DateConstraints} from './selectable.js';
export {keptTime, timeChoices} from './time-choice.js';
export type {TimeChoice} from './time-choice.js';
export {timeLabels} from './time-label.js';
export {dayOfWeek} from './week.js';
export type {Weekday} from './week.js';
export {weekdayNames} from './weekday-names.js';
export type {YearMonth} from './year-month.js';
export {monthsWithin, stepMonth, yearsWithin} from './year-range.js';
