import {forwardRef, useImperativeHandle, type FunctionComponent} from 'react';
import {flushSync} from 'react-dom';
import {useCellPortals} from './cell-portals.js';
import type {Binding} from './create-binding.js';
import {useEqual} from './use-equal.js';
import type {TableProps} from './table-props.js';
import {useTableQuery} from './use-table-query.js';

/** A table component whose cells may be React nodes, and whose parent may create equal queries on every render. */
export function withCellPortals<Element extends HTMLElement, Own>(
  binding: Binding<Element, Own>,
): Binding<Element, Own> {
  const Table = binding as FunctionComponent<Record<string, unknown>>;
  const WithCellPortals = forwardRef<Element, Record<string, unknown>>((props, ref) => {
    const {cellRenderer, portals} = useCellPortals();
    const sort = useEqual(props.sort);
    const selected = useEqual(props.selected);
    const columnState = useEqual(props.columnState);
    const expanded = useEqual(props.expanded);
    const {table, query, onQueryChange} = useTableQuery({
      query: useEqual(props.query as TableProps['query']),
      onQueryChange: props.onQueryChange as TableProps['onQueryChange'],
    });
    useImperativeHandle(ref, () => table.current as unknown as Element, [table]);
    const equal = {
      ...('query' in props && {query}),
      ...('sort' in props && {sort}),
      ...('selected' in props && {selected}),
      ...('columnState' in props && {columnState}),
      ...('expanded' in props && {expanded}),
    };
    return (
      <>
        <Table
          {...props}
          {...equal}
          onQueryChange={onQueryChange}
          onSelectionChange={controlled(props.onSelectionChange, props.selected)}
          onColumnStateChange={controlled(props.onColumnStateChange, props.columnState)}
          onExpandedChange={controlled(props.onExpandedChange, props.expanded)}
          ref={table}
          cellRenderer={cellRenderer}
        />
        {portals}
      </>
    );
  });
  WithCellPortals.displayName = binding.displayName;
  return WithCellPortals;
}

/**
 * The parent of a controlled table decides. Without `flushSync`, the table would show the earlier state for a frame.
 * Tables in cells and details send the same events.
 */
function controlled(handler: unknown, value: unknown): (event: Event) => void {
  return event => {
    flushSync(() => (handler as ((event: Event) => void) | undefined)?.(event));
    if (value !== undefined && event.target === event.currentTarget) event.preventDefault();
  };
}
