import {LcDataTable, type TableChangeDetail, type TableRow} from '@life-changers/elements/data-table';
import type {ColumnField} from '@life-changers/elements/core/table';
import type {ReactElement} from 'react';
import type {HostProps} from '../binding/create-binding.js';
import {createTable} from './create-table.js';
import type {PropsOf} from '../binding/props-of.js';
import type {TableProps, WithColumns} from './table-props.js';

/** The props of `DataTable`. */
export interface DataTableProps<Row extends object = TableRow>
  extends TableProps<NoInfer<Row>>, PropsOf<LcDataTable, 'search' | 'searchHidden' | 'loading'> {
  /**
   * The rows: objects of values, or of `{value, orderValue, className}`, by field. Keep the array in `useMemo` or state. While
   * it is null or undefined, outlines stand for the rows.
   */
  rows: readonly Row[] | null | undefined;
  /** Called after the user types into the search field. */
  onSearchChange?: ((event: CustomEvent<TableChangeDetail>) => void) | undefined;
}

/** A table that searches, sorts and pages up to a million rows on the client. */
export const DataTable = createTable<LcDataTable, DataTableProps>({
  tag: 'lc-data-table',
  elementClass: LcDataTable,
  events: {onSearchChange: 'lc-search-change'},
}) as <Row extends object = TableRow, Field extends string = ColumnField<Row>>(
  props: HostProps<LcDataTable, WithColumns<DataTableProps<Row>, NoInfer<Row>, Field>>,
) => ReactElement | null;
