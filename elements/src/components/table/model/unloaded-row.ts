import type {TableRow} from '../../../core/table/index.js';

/** Stands for a row that is not loaded yet. */
export const UNLOADED_ROW: TableRow = Object.freeze({});
