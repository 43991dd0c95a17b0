import {resolveTree, selectedParts, type TableSelection} from '@life-changers/elements/core/table';
import {matchingRows} from './matching-rows.js';
import type {OrderRow} from './orders.js';

/** What can be done with the selected orders. */
export type OrderAction = 'ship' | 'delete';

/** Orders after an action, and how many of them were selected. */
export interface ActionResult {
  readonly orders: readonly OrderRow[];
  readonly count: number;
}

/** Returns the orders after an action on the selected ones. */
export function withOrderAction(
  orders: readonly OrderRow[],
  action: OrderAction,
  selection: TableSelection,
): ActionResult {
  const selected = selectedOrders(orders, selection);
  const isSelected = (order: OrderRow) => selected.has(order);
  return {
    count: selected.size,
    orders:
      action === 'delete'
        ? orders.filter(order => !isSelected(order))
        : orders.map(order => (isSelected(order) ? {...order, status: 'shipped'} : order)),
  };
}

/** Finds the orders of a selection, which may be all that match a query, with groups of them, but for exceptions. */
function selectedOrders(orders: readonly OrderRow[], selection: TableSelection): ReadonlySet<OrderRow> {
  const keys = new Set(selection.keys);
  const byKey = orders.filter(({id}) => keys.has(id));
  if (selection.mode === 'keys') return new Set(byKey);
  const found = new Set<OrderRow>();
  for (const part of selectedParts(selection)) {
    const {where, ...others} = part.query;
    const matching = matchingRows(orders, {...others, where: resolveTree(where, today())});
    for (const order of matching) found[part.selected ? 'add' : 'delete'](order);
  }
  const except = new Set(selection.except);
  return new Set([...[...found].filter(({id}) => !except.has(id)), ...byKey]);
}

function today() {
  const now = new Date();
  return {year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate()};
}
