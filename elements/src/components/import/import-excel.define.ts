/** Lets `<lc-import>` read Excel files (`.xlsx`). What reads them loads with the first file. */
import {setWorkbookReader, type WorkbookReader} from '../../core/table/import/workbook.js';
import type {WorkbookLimits} from './excel/read-workbook.js';

export type {WorkbookLimits};

/**
 * Creates a reader of Excel files, such as for larger ones: `setWorkbookReader(excelReader({fileSize: 50_000_000}))`.
 */
export const excelReader =
  (limits: Partial<WorkbookLimits> = {}): WorkbookReader =>
  async (file, signal) => {
    const {DEFAULT_LIMITS, readWorkbook} = await import('./excel/read-workbook.js');
    signal?.throwIfAborted();
    return readWorkbook(file, {...DEFAULT_LIMITS, ...limits}, signal);
  };

setWorkbookReader(excelReader());
