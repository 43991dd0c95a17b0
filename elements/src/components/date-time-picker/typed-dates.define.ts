/**
 * Lets users type into date pickers that have `typeable`. Import it once, anywhere in the app.
 */
import {TypedDate} from './typed/typed-date.js';
import {provideTypedDateParts} from './typed/typed-date-slot.js';

provideTypedDateParts(host => new TypedDate(host));
