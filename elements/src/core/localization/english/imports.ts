import type {Terms} from '../terms.js';
import {cancel, grouped, retry} from './words.js';

const DELIMITERS = {',': 'Comma', ';': 'Semicolon', '\t': 'Tab', '|': 'Vertical bar'};
const DATE_ORDERS = {dmy: 'Day first', mdy: 'Month first', ymd: 'Year first'};

export const importTexts = {
  importFile: () => 'File',
  importChoose: () => 'CSV or Excel file',
  columns: () => 'Columns',
  importRows: () => 'Rows',
  importStart: () => 'Import',
  importEmpty: () => 'The file is empty.',
  importHeaderOnly: () => 'The file has a header, but no rows.',
  importNotATable: () => 'This is not a CSV or Excel file. Choose another file.',
  importNeedsCsv: () => 'This Excel file cannot be read. Save it as CSV in Excel, and choose that file.',
  importEncrypted: () => 'The file has a password. Save it without the password, and choose that file.',
  importTooManyRows: max => `The file is too large. Import at most ${grouped(max)} rows at a time.`,
  importFailed: () => 'The file could not be read. Please try again.',
  importEncoding: () => 'Encoding',
  importDelimiter: () => 'Separator',
  importDelimiterName: delimiter => DELIMITERS[delimiter],
  importSheet: () => 'Sheet',
  importSource: () => 'Column in the file',
  importTarget: () => 'Import as',
  importFormat: () => 'Format',
  importIgnored: () => 'Do not import',
  importDecimalSign: sign => (sign === ',' ? 'Decimal comma' : 'Decimal point'),
  importDateOrder: order => DATE_ORDERS[order],
  importUnsure: () => 'The values do not show which one is right. Please check.',
  importUnmatched: labels => `Not in the file: ${labels.join(', ')}`,
  importTwice: label => `Only one column of the file can be imported as "${label}".`,
  importSameHeader: header => `The file has several columns with the header "${header}".`,
  importNoColumns: () => 'Choose what to import at least one column as.',
  importRowCount: (count, invalid) =>
    [
      `${grouped(count)} ${count === 1 ? 'row' : 'rows'}`,
      ...(invalid > 0 ? [`${grouped(invalid)} with errors`] : []),
    ].join(', '),
  importOnlyErrors: () => 'Only rows with errors',
  importRowNumber: () => 'Row',
  importExtraCells: () => 'The row has more cells than the header.',
  importSkipped: () => 'Rows with errors are not imported.',
  importYes: () => 'Yes',
  importNo: () => 'No',
  importResult: (saved, rejected) => `${grouped(saved)} saved, ${grouped(rejected)} rejected`,
  importStopped: left => `The import has stopped. Not saved yet: ${grouped(left)}`,
  importDownload: () => 'Download the rejected rows',
  importCorrect: () => 'Correct the rows',
  importReasons: () => 'Reasons',
  importAnother: () => 'Import another file',
  cancel,
  retry,
} satisfies Partial<Terms>;
