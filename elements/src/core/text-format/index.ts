/**
 * The formats of text fields, to read the same text on a server or in your own format.
 */
export {cardNumberFormat} from './card-number.js';
export type {FormatLike} from './find-format.js';
export {ibanFormat} from './iban.js';
export {lettersAndDigits, type ReadFormat, type ReadText, type TextFormat} from './text-format.js';
export {patternFormat} from './text-pattern.js';
