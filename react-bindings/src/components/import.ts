import {LcImport, type ImportEvent, type ImportResult, type TableRow} from '@life-changers/elements/import';
import type {ReactElement} from 'react';
import {createBinding, type HostProps} from '../binding/create-binding.js';
import type {PropsOf} from '../binding/props-of.js';
import type {Column} from './table-props.js';

export type {ImportDetail, ImportEvent, ImportResult} from '@life-changers/elements/import';

/** The props of `Import`. */
export interface ImportProps<Row extends object = TableRow> extends PropsOf<
  LcImport,
  'rowRules' | 'rememberAs' | 'batchSize' | 'concurrency' | 'maxRows' | 'maxSize' | 'headingLevel'
> {
  /** The columns that a file can have, like those of a table. Create them once, not on every render. */
  columns: readonly Column<Row>[];
  /**
   * Called for each batch of valid rows. Pass the promise of your request to `event.waitUntil()`. If it rejects, the rows that
   * the reason names are rejected, and the others are sent again; another reason stops the import.
   */
  onImport?: ((event: ImportEvent<NoInfer<Row>>) => void) | undefined;
  /** Called when an import has ended or stopped, with the numbers of rows. */
  onAfterImport?: ((event: CustomEvent<ImportResult>) => void) | undefined;
}

/** The rows of a CSV or Excel file, from the file to the server, with a table to correct them. */
export const Import = createBinding<LcImport, ImportProps>({
  tag: 'lc-import',
  elementClass: LcImport,
  events: {onImport: 'lc-import', onAfterImport: 'lc-after-import'},
}) as <Row extends object = TableRow>(props: HostProps<LcImport, ImportProps<Row>>) => ReactElement | null;
