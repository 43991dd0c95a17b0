import {ExportLimitError} from '../../../core/table/export-limit.js';
import type {TableRow} from '../../../core/table/index.js';
import {saveFile} from '../../../dom/save-file.js';
import {exportFileName, type DownloadFormat} from '../model/download-name.js';
import {exportRows} from '../model/export-rows.js';
import type {ExportHost} from '../model/export-table.js';
import type {FeatureTable} from '../model/table-feature.js';

/** How a file is written. */
export interface FileFormat {
  readonly extension: DownloadFormat;
  write(rows: readonly TableRow[], signal: AbortSignal): Promise<Blob>;
  /** Returns why a limit of the format is exceeded; null if that is not known. */
  limitText?(error: ExportLimitError): string | null;
}

/** Saves the rows that match as a file. Resolves with what to tell users, and calls `onProgress` with that before. */
export async function downloadRows(
  table: FeatureTable<ExportHost>,
  format: FileFormat,
  signal: AbortSignal,
  onProgress: (text: string) => void,
): Promise<string> {
  const {element, localize} = table;
  const rows = await exportRows(table, 'matching', {
    signal,
    onProgress: (count, total) => onProgress(localize.term('downloadingRows', count, total)),
  });
  saveFile(await format.write(rows, signal), exportFileName(element, format.extension));
  return localize.term('rowsDownloaded', rows.length);
}

/** Returns which limit an error is about; null for another error. */
export function limitText(table: FeatureTable, format: FileFormat, error: unknown): string | null {
  if (!(error instanceof ExportLimitError)) return null;
  const {limit, most} = error;
  return format.limitText?.(error) ?? (limit === 'rows' ? table.localize.term('tooManyRows', most) : null);
}
