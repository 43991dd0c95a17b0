/**
 * Lets text fields have a `format`, such as `iban` or a pattern of yours. Import it once, anywhere in the app.
 */
import {FormatField} from './format-field.js';
import {provideFormatParts} from './format-slot.js';

provideFormatParts(host => new FormatField(host));
