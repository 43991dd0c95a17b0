import type {CellRenderer} from '@life-changers/elements/data-table';
import {isValidElement, useMemo, useState, type ReactNode, type ReactPortal} from 'react';
import {createPortal} from 'react-dom';

/**
 * Renders React nodes into the cells of a table through portals, so that they keep the context, events and error
 * boundary of their component. The element reports which cells are rendered.
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

/** Whether React must render a value: an element, or an array with one. The table renders text and numbers itself. */
function isReactNode(value: unknown): boolean {
  return Array.isArray(value) ? value.some(isReactNode) : isValidElement(value);
}
