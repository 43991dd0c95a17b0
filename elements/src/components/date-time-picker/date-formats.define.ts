/** Registers all formats of date-fns for date pickers, such as `do MMMM` or `PPP`. Import it before you render them. */
import {format} from 'date-fns/format';
import {UtcDate} from '../../core/calendar/utc-date.js';
import {registerFormats} from './value/more-formats.js';

registerFormats((value, pattern, locale) => format(UtcDate.of(value), pattern, locale ? {locale} : {}));
