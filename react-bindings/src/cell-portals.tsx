import type {CellRenderer} from '@life-changers/elements/data-table';
import {isValidElement, useMemo, useState, type ReactNode, type ReactPortal} from 'react';
import {createPortal} from 'react-dom';

/**
 * Shows React nodes in the cells of a table: as portals, so that they keep the context, the events and the error
 * boundary of the component that made them. The element says which cells are on the page.
 */
export function useCellPortals(): {cellRenderer: CellRenderer; portals: ReactPortal[]} {
  const [cells, setCells] = useState<ReadonlyMap<HTMLElement, ReactNode>>(() => new Map());
  const cellRenderer = useMemo<CellRenderer>(
    () => ({
      accepts: isReactNode,
      mount: (value, container) => setCells(shown => new Map(shown).set(container, value as ReactNode)),
      unmount: container => setCells(shown => new Map([...shown].filter(([other]) => other !== container))),
    }),
    [],
  );
  const portals = [...cells].map(([container, node]) => createPortal(node, container, container.slot));
  return {cellRenderer, portals};
}

/** Text, numbers and the like are the table's own business; an array counts when React made one of its items. */
function isReactNode(value: unknown): boolean {
  return Array.isArray(value) ? value.some(isReactNode) : isValidElement(value);
}
