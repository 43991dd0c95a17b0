export {csvRows, guessDelimiter, isBlankRow} from './csv-file.js';
export type {CsvReadOptions, Delimiter} from './csv-file.js';
export {decodeFile} from './decode-file.js';
export type {BytesDecoder, DecodedFile, NewDecoder} from './decode-file.js';
export {matchColumns, rememberMatches} from './match-columns.js';
export type {MatchColumn, RememberedMatches} from './match-columns.js';
