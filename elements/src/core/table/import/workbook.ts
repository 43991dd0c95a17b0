/**
 * A sheet of a workbook. All cells are texts: numbers with a decimal point and without groups, dates as ISO 8601 (2026-11-30,
 * or 2026-11-30T09:30), booleans as true and false. Rows and columns in front that are empty are kept.
 */
export interface WorkbookSheet {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
}

/** Why a workbook is not read. `not-a-workbook` is also a file of an old format, or a broken one. */
export type WorkbookFault = 'not-a-workbook' | 'encrypted' | 'too-large' | 'too-many-cells';

/** A workbook is not read. */
export class WorkbookError extends Error {
  readonly fault: WorkbookFault;

  constructor(fault: WorkbookFault, options?: ErrorOptions) {
    super(`The workbook is not read: ${fault}.`, options);
    this.name = 'WorkbookError';
    this.fault = fault;
  }
}

/** A `Blob`, in every project that has its type: this one does without the DOM. */
export type WorkbookFile = typeof globalThis extends {Blob: {readonly prototype: infer Instance}}
  ? Instance
  : {readonly size: number; arrayBuffer(): Promise<ArrayBuffer>};

/** Reads the sheets of a workbook. Rejects with a `WorkbookError`, or with the reason of the signal. */
export type WorkbookReader = (file: WorkbookFile, signal?: AbortSignal) => Promise<readonly WorkbookSheet[]>;

/** The module `@life-changers/elements/import-excel` fills it, because many imports are CSV only. */
let current: WorkbookReader | undefined;

/** Sets what reads workbooks, such as another reader for other files. */
export function setWorkbookReader(reader: WorkbookReader): void {
  current = reader;
}

/** Returns what reads workbooks, or undefined if only text files can be read. */
export const workbookReader = (): WorkbookReader | undefined => current;
