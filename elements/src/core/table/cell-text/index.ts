export {CellText} from './cell-text.js';
export type {CellFormat, CellOption, CellReading, CellType, CellValue, UnreadReason} from './cell-format.js';
