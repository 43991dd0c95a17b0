import type {TableSelection} from '@life-changers/elements/core/table';
import {withOrderAction} from './order-actions.js';
import type {OrderAction} from './order-actions.js';
import {generateOrders, today} from './orders.js';
import type {OrderRow} from './orders.js';

/** Each session has its own list of all orders, so there can only be a few. */
const MAX_SESSIONS = 10;

/**
 * The orders, and what visitors of the site have done with them. A change is only visible in its session, so that
 * visitors and tests do not see those of others. The oldest sessions are forgotten.
 */
export class OrderSessions {
  readonly #count: number;
  readonly #lastDay: string;
  #all: readonly OrderRow[] | null = null;
  readonly #sessions = new Map<string, readonly OrderRow[]>();

  constructor(count = 100_000, lastDay = today()) {
    this.#count = count;
    this.#lastDay = lastDay;
  }

  /** Returns the orders of a session. They are generated for the first request. */
  orders(session: string | null): readonly OrderRow[] {
    this.#all ??= generateOrders(this.#count, 0, this.#count, this.#lastDay);
    return this.#sessions.get(session ?? '') ?? this.#all;
  }

  /** Changes the selected orders of a session. Returns their number. */
  act(session: string, action: OrderAction, selection: TableSelection): number {
    const {orders, count} = withOrderAction(this.orders(session), action, selection);
    this.#sessions.delete(session);
    this.#sessions.set(session, orders);
    const [oldest = ''] = this.#sessions.keys();
    if (this.#sessions.size > MAX_SESSIONS) this.#sessions.delete(oldest);
    return count;
  }
}
