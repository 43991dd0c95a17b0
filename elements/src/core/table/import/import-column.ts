import type {CellFormat} from '../cell-text/cell-format.js';

/** A column of a table that a file is imported into: its values, and the label of its header. */
export interface ImportColumn extends Omit<CellFormat, 'lang' | 'decimal' | 'dateOrder'> {
  readonly field: string;
  readonly label: string;
}
