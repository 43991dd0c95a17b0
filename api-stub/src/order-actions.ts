import {resolveTree, type TableSelection} from '@life-changers/elements/core/table';
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

/** Finds the orders of a selection, which may be all that match a query, but for exceptions. */
function selectedOrders(orders: readonly OrderRow[], selection: TableSelection): ReadonlySet<OrderRow> {
  const keys = new Set(selection.keys);
  const byKey = orders.filter(({id}) => keys.has(id));
  if (selection.mode === 'keys') return new Set(byKey);
  const except = new Set(selection.except);
  const {where, ...query} = selection.query;
  const matching = matchingRows(orders, {...query, where: resolveTree(where, today())});
  return new Set([...matching.filter(({id}) => !except.has(id)), ...byKey]);
}

function today() {
  const now = new Date();
  return {year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate()};
}
