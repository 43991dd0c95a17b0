import {forwardRef, useImperativeHandle, useRef, type FunctionComponent} from 'react';
import {flushSync} from 'react-dom';
import {useCellPortals} from './cell-portals.js';
import type {Binding} from './create-binding.js';
import {useEqual} from './use-equal.js';
import {useHeldQuery, type QueryElement} from './use-held-query.js';
import {useIsCommitting} from './use-is-committing.js';

/** A table component whose cells may be React nodes, and whose parent may create equal queries on every render. */
export function withCellPortals<Element extends HTMLElement, Own>(
  table: Binding<Element, Own>,
): Binding<Element, Own> {
  const Table = table as FunctionComponent<Record<string, unknown>>;
  const WithCellPortals = forwardRef<Element, Record<string, unknown>>((props, ref) => {
    const {cellRenderer, portals} = useCellPortals();
    const element = useRef<Element & QueryElement>(null);
    useImperativeHandle(ref, () => element.current!, []);
    const sort = useEqual(props.sort);
    const selected = useEqual(props.selected);
    const columnState = useEqual(props.columnState);
    const expanded = useEqual(props.expanded);
    const {query, onQueryChange} = useHeldQuery(
      element,
      useEqual(props.query),
      props.onQueryChange,
      useIsCommitting(),
    );
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
          ref={element}
          cellRenderer={cellRenderer}
        />
        {portals}
      </>
    );
  });
  WithCellPortals.displayName = table.displayName;
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
