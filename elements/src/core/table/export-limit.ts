/** What a file cannot have more of. */
export type ExportLimit = 'rows' | 'columns' | 'characters' | 'bytes';

/** More than a file can have, or than the app allows. Nothing has been saved. */
export class ExportLimitError extends RangeError {
  readonly limit: ExportLimit;
  readonly most: number;

  constructor(limit: ExportLimit, most: number, message = `Excel allows at most ${most} ${limit}.`) {
    super(message);
    this.limit = limit;
    this.most = most;
  }
}
