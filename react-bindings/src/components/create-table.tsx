import type {CellRenderer} from '@life-changers/elements/data-table';
import {forwardRef, useImperativeHandle, type FunctionComponent, type RefAttributes} from 'react';
import {flushSync} from 'react-dom';
import {useCellPortals} from './cell-portals.js';
import {createBinding, type Binding, type BindingOptions} from '../binding/create-binding.js';
import {TABLE_EVENTS, type TableElement, type TableProps} from './table-props.js';
import {useEqualProps} from '../hooks/use-equal-props.js';
import {useTableQuery} from './use-table-query.js';
import {waiting} from '../binding/waiting.js';

/** What the parent of a table can control, as objects that it may create on every render. */
const STATE = [
  'query',
  'sort',
  'selected',
  'columnState',
  'expanded',
  'openGroups',
  'openRows',
  'edits',
] as const;

type StateProps = Pick<
  TableProps,
  | (typeof STATE)[number]
  | 'onQueryChange'
  | 'onSelectionChange'
  | 'onColumnStateChange'
  | 'onExpandedChange'
  | 'onOpenGroupsChange'
  | 'onOpenRowsChange'
  | 'onViewChange'
  | 'view'
  | 'onEditsChange'
  | 'onRowMove'
>;

interface HostProps extends StateProps, RefAttributes<TableElement> {
  readonly cellRenderer: CellRenderer;
}

/**
 * Creates the React component of a table: a binding whose cells may be React nodes, and whose query, selection, columns,
 * open rows and groups, view, and edits can be controlled.
 */
export function createTable<Element extends TableElement, Own extends TableProps>(
  options: BindingOptions<Element, Own>,
): Binding<Element, Own> {
  const binding = createBinding({...options, events: {...TABLE_EVENTS, ...options.events}});
  const Host = binding as unknown as FunctionComponent<HostProps>;
  const Table = forwardRef<TableElement, StateProps>((props, ref) => {
    const {cellRenderer, portals} = useCellPortals();
    const state = useEqualProps(props, STATE);
    const {table, query, onQueryChange} = useTableQuery({...props, ...state});
    useImperativeHandle(ref, () => table.current!, [table]);
    return (
      <>
        <Host
          {...props}
          {...state}
          {...('query' in props && {query})}
          onQueryChange={onQueryChange}
          onSelectionChange={controlled(props.onSelectionChange, props.selected)}
          onColumnStateChange={controlled(props.onColumnStateChange, props.columnState)}
          onExpandedChange={controlled(props.onExpandedChange, props.expanded)}
          onOpenGroupsChange={controlled(props.onOpenGroupsChange, props.openGroups)}
          onOpenRowsChange={controlled(props.onOpenRowsChange, props.openRows)}
          onViewChange={controlled(props.onViewChange, props.view)}
          onEditsChange={controlled(props.onEditsChange, props.edits)}
          onRowMove={waiting(props.onRowMove)}
          cellRenderer={cellRenderer}
          ref={table}
        />
        {portals}
      </>
    );
  });
  Table.displayName = binding.displayName;
  return Table;
}

/**
 * The parent of a controlled table decides. Without `flushSync`, the table would show the earlier state for a frame.
 * Tables in cells and details send the same events.
 */
function controlled<Detail>(
  handler: ((event: CustomEvent<Detail>) => void) | undefined,
  value: unknown,
): (event: CustomEvent<Detail>) => void {
  return event => {
    flushSync(() => handler?.(event));
    if (value !== undefined && event.target === event.currentTarget) event.preventDefault();
  };
}
