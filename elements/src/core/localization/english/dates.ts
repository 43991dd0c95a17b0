import type {Terms} from '../terms.js';
import {dateOverflow, dateUnderflow, notADate, notValid} from './sentences.js';
import {close, counted, nextPage, previousPage} from './words.js';

const dateParts: Terms['dateParts'] = () => 'dd mm yyyy';
const quarterOf: Terms['quarterOf'] = (quarter, year) => `Q${quarter} ${year}`;
const weekOf: Terms['weekOf'] = (week, year) => `Week ${week}, ${year}`;
const shortYear: Terms['shortYear'] = label => `${label} must have a year with four digits.`;
const otherCalendar: Terms['otherCalendar'] = label =>
  `${label} must have a year of the Gregorian calendar, such as 2026.`;

/** The texts of calendars of other units than days. */
export const dateUnitTexts = {
  previousYear: () => 'Previous year',
  nextYear: () => 'Next year',
  previousPage,
  nextPage,
  quarterOf,
  weekOf,
} satisfies Partial<Terms>;

export const dateRangeTexts = {
  dateUnderflow,
  dateOverflow,
  notValid,
  notADate,
  close,
  previousMonth: () => 'Previous month',
  nextMonth: () => 'Next month',
  month: () => 'Month',
  year: () => 'Year',
  startDate: () => 'Start date',
  endDate: () => 'End date',
  chooseDates: () => 'Choose dates',
  clearDates: () => 'Clear the dates',
  presets: () => 'Common ranges',
  dateParts,
  rangeStart: date => `Starts on ${date}. Choose the other end.`,
  rangeChosen: (start, end) => `${start} to ${end} chosen.`,
  endBeforeStart: () => 'The end date must not be before the start date.',
  rangeTooShort: (label, days) => `${label} must have at least ${counted(days, 'day')}.`,
  rangeTooLong: (label, days) => `${label} must have no more than ${counted(days, 'day')}.`,
  rangeUnavailable: label => `${label} must not include days that are not available.`,
  shortYear,
  otherCalendar,
} satisfies Partial<Terms>;

const DATE_PARTS = {day: 'a day', month: 'a month', year: 'a year'};

export const dateFieldsTexts = {
  dateUnderflow,
  dateOverflow,
  day: () => 'Day',
  month: () => 'Month',
  year: () => 'Year',
  datePartsMissing: (label, parts) =>
    `${label} must include ${parts.map(part => DATE_PARTS[part]).join(' and ')}.`,
  notARealDate: label => `${label} must be a real date.`,
  shortYear,
  otherCalendar,
} satisfies Partial<Terms>;

export const typedDateTexts = {
  notADate,
  quarterOf,
  weekOf,
  dateParts,
  shortYear,
  otherCalendar,
  timeParts: () => 'hh:mm',
  noTime: label => `${label} must have a date and a time.`,
} satisfies Partial<Terms>;

export const dateTexts = {
  chooseUnit: unit => `Choose a ${unit}`,
  dateUnderflow,
  dateOverflow,
  notValid,
  chooseDate: () => 'Choose a date',
  clearDate: () => 'Clear the date',
  close,
  previousMonth: () => 'Previous month',
  nextMonth: () => 'Next month',
  month: () => 'Month',
  year: () => 'Year',
  timeCaption: () => 'Time',
} satisfies Partial<Terms>;
