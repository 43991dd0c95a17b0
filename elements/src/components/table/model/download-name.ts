/** The formats of files with rows. */
export type DownloadFormat = 'csv' | 'xlsx';

const EXTENSION = /\.(csv|xlsx)$/i;

/** Whether a table offers its rows in a format: the name of the file may say that it is another one. */
export function offersFormat(download: unknown, format: DownloadFormat): boolean {
  if (typeof download !== 'string') return false;
  const [, extension = format] = EXTENSION.exec(download) ?? [];
  return extension.toLowerCase() === format;
}

/** Returns the name of a file: that of `download`, or else the label. */
export function exportFileName(
  {download, label}: {readonly download?: string | null | undefined; readonly label: string},
  format: DownloadFormat,
): string {
  const name = download || label || 'table';
  return offersFormat(name, format) && EXTENSION.test(name) ? name : `${name}.${format}`;
}
