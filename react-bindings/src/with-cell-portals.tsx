import {forwardRef, type FunctionComponent} from 'react';
import {useCellPortals} from './cell-portals.js';
import type {Binding} from './create-binding.js';

/** A table component whose cells may be React nodes. */
export function withCellPortals<Element extends HTMLElement, Own>(
  table: Binding<Element, Own>,
): Binding<Element, Own> {
  const Table = table as FunctionComponent<Record<string, unknown>>;
  const WithCellPortals = forwardRef<Element, Record<string, unknown>>((props, ref) => {
    const {cellRenderer, portals} = useCellPortals();
    return (
      <>
        <Table {...props} ref={ref} cellRenderer={cellRenderer} />
        {portals}
      </>
    );
  });
  WithCellPortals.displayName = table.displayName;
  return WithCellPortals;
}
