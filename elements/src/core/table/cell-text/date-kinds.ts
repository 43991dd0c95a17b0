import {formatIsoDate, formatIsoDateTime} from '../../calendar/iso.js';
import {parseDateText} from '../../dates/parse-date-text.js';
import {parseDateTimeText} from '../../dates/parse-date-time-text.js';
import {formatHtmlTime, parseHtmlTime} from '../../time/html-time.js';
import {TimeText} from '../../time/time-text.js';
import {dateCells} from '../columns/date-cells.js';
import {textOf} from '../search/fold.js';
import {upTo, type CellFormat, type CellKind} from './cell-format.js';

/** A day as databases write it, with the time at which it starts. */
const WITH_MIDNIGHT = /^(\d{4}-\d\d-\d\d)[T ]00:00(?::00(?:\.0+)?)?$/;

/** More than a date in words and its time have. */
const MOST_CHARACTERS = 100;

/** Returns what cells with a date do. */
export function dateKind({lang, dateOrder: order}: CellFormat): CellKind {
  return {
    parse: upTo(MOST_CHARACTERS, 'not-a-date', text => {
      const date = parseDateText(text.replace(WITH_MIDNIGHT, '$1'), lang, order);
      return typeof date === 'string' ? {unread: date} : {value: formatIsoDate(date)};
    }),
    write: writerOf(lang),
  };
}

/** Returns what cells with a date and a time do. */
export function dateTimeKind({lang, dateOrder: order}: CellFormat): CellKind {
  const times = new TimeText(lang);
  return {
    parse: upTo(MOST_CHARACTERS, 'not-a-date', text => {
      const value = parseDateTimeText(text, lang, times, order);
      return typeof value === 'string' ? {unread: value} : {value: formatIsoDateTime(value)};
    }),
    write: writerOf(lang),
  };
}

/** Returns what cells with a time of day do. */
export function timeKind({lang}: CellFormat): CellKind {
  const times = new TimeText(lang);
  return {
    parse: upTo(MOST_CHARACTERS, 'not-a-time', text => {
      const time = times.parse(text);
      return time === null ? {unread: 'not-a-time'} : {value: formatHtmlTime(time)};
    }),
    write: value => {
      const text = textOf(value);
      const time = parseHtmlTime(text);
      return time === null ? text : times.format(time);
    },
  };
}

function writerOf(lang: string): CellKind['write'] {
  const write = dateCells(lang);
  return value => textOf(write(value));
}
