export {moveOfKey, type CalendarMove, type KeyPress} from './calendar-move.js';
export {openedView, viewOfDay, viewOfMonth, viewWith, type CalendarView} from './calendar-view.js';
export {dateFromPlain, plainFromDate} from './date-edge.js';
export {brokenBound, type DateTimeBounds} from './date-time-bounds.js';
export {dateWindow, type DateWindow} from './date-window.js';
export {dayLabels} from './day-label.js';
export {firstWeekdayOf} from './first-weekday.js';
export {
  DEFAULT_DATE_FORMAT,
  DEFAULT_TIME_FORMAT,
  LOCALE_TIME_FORMAT,
  toDateFnsPattern,
} from './format-pattern.js';
export {formatDateTime, type DateNames} from './format-date-time.js';
export {daysInMonth} from './gregorian.js';
export {formatIsoDate, formatIsoDateTime, parseIsoDate, parseIsoDateTime} from './iso.js';
export {monthGrid, type GridDay, type GridWeek, type MonthGridOptions} from './month-grid.js';
export {monthHeading, monthNames} from './month-names.js';
export {highlightInMonth, moveHighlight} from './move-highlight.js';
export {
  addDays,
  compareDates,
  equalDates,
  FIRST_DATE,
  isDate,
  LAST_DATE,
  plainDate,
  type PlainDate,
} from './plain-date.js';
export {compareDateTimes, equalDateTimes, plainDateTime, type PlainDateTime} from './plain-date-time.js';
export {
  compareTimes,
  DEFAULT_TIME_INTERVAL,
  equalTimes,
  isTime,
  plainTime,
  timesOfDay,
  type PlainTime,
} from './plain-time.js';
export {isSelectable, nearestSelectable, type DateConstraints} from './selectable.js';
export {keptTime, timeChoices, type TimeChoice} from './time-choice.js';
export {timeLabels} from './time-label.js';
export {dayOfWeek, type Weekday} from './week.js';
export {weekdayNames} from './weekday-names.js';
export {monthNumber, yearMonthOf, type YearMonth} from './year-month.js';
export {monthsWithin, stepMonth, yearsWithin} from './year-range.js';
