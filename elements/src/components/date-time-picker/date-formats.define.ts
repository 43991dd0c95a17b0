/** Registers all formats of date-fns for date pickers, such as `do MMMM` or `PPP`. Import it before you render them. */
import {format} from 'date-fns/format';
import {registerFormats} from './value/more-formats.js';
import {UtcDate} from './value/utc-date.js';

registerFormats((value, pattern, locale) => format(UtcDate.of(value), pattern, locale ? {locale} : {}));
