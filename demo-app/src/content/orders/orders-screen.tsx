import {
  filterOf,
  isSameFilter,
  NO_SELECTION,
  Selection,
  type ColumnState,
  type TableQuery,
} from '@life-changers/elements/core/table';
import {IconButton, useToast, type TableSelection, type ViewStorage} from '@life-changers/react';
import type {OrderAction} from 'api-stub/order-actions';
import {useRef, useState, type ReactNode, type RefObject} from 'react';
import {BulkActions, DeleteModal} from './bulk-actions.js';
import {useKeptColumns} from './kept-columns.js';
import {orderViews} from './order-views.js';
import type {useOrdersAddress} from './orders-address.js';

/** A table with the total of its matches. */
interface QueryEvent {
  readonly detail: TableQuery;
  readonly target: EventTarget | null;
}

interface ViewEvent {
  readonly detail: {readonly id: string | null};
  readonly target: EventTarget | null;
}

/** The props of the table that do not depend on where its rows come from. */
interface SharedProps {
  readonly label: string;
  readonly narrow: 'stack';
  readonly query: TableQuery;
  readonly onQueryChange: (event: QueryEvent) => void;
  readonly views: ViewStorage;
  readonly view: string | null;
  readonly onViewChange: (event: ViewEvent) => void;
  readonly selected: TableSelection;
  readonly onSelectionChange: (event: {readonly detail: TableSelection}) => void;
  readonly columnState: ColumnState;
  readonly onColumnStateChange: (event: {readonly detail: ColumnState}) => void;
  readonly children: ReactNode;
}

interface OrdersScreenProps {
  address: ReturnType<typeof useOrdersAddress>;
  /** Changes the selected orders. Returns how many they are. */
  act: (action: OrderAction, selection: TableSelection) => Promise<number>;
  /** Renders the table. */
  children: (shared: SharedProps) => ReactNode;
}

const sliders = (
  <svg
    viewBox="0 0 20 20"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
  >
    <path d="M3 6.5h7m5 0h2M3 13.5h2m5 0h7M12.5 4v5M7.5 11v5" />
  </svg>
);

/** The screen around the table: its saved views, its bulk actions, and what is selected. */
export function OrdersScreen({address, act, children}: OrdersScreenProps) {
  const {query, setQuery, view, setView} = address;
  const [selected, setSelected] = useState(NO_SELECTION);
  const [columnState, setColumnState] = useKeptColumns();
  const [deleting, setDeleting] = useState<string | null>(null);
  const [hasTools, setHasTools] = useState(false);
  const screen = useRef<HTMLElement>(null);

  /** Acts on the selected orders. If that fails, they stay selected. */
  const run = async (action: OrderAction) => {
    const count = await act(action, selected);
    setSelected(NO_SELECTION);
    return orderCount(count);
  };
  const {isShipping, ship} = useShipping(() => run('ship'), screen);

  return (
    <section
      ref={screen}
      className={classNames({
        orders: true,
        'has-tools': hasTools,
        'has-filters': isFiltered(query),
        'has-selection': !isEmpty(selected),
      })}
      aria-label="All orders"
      tabIndex={-1}
    >
      {children({
        label: 'Orders',
        narrow: 'stack',
        query,
        onQueryChange: ({detail, target}) => setQuery(detail, target as ShownTable),
        views: orderViews,
        view,
        onViewChange: ({detail, target}) => setView(detail.id, target as ShownTable),
        selected,
        onSelectionChange: ({detail}) => setSelected(detail),
        columnState,
        onColumnStateChange: ({detail}) => setColumnState(detail),
        children: (
          <>
            <IconButton
              slot="toolbar"
              className="orders-more"
              variant="secondary"
              aria-expanded={hasTools}
              text="Filter and columns"
              onClick={() => setHasTools(!hasTools)}
            >
              {sliders}
            </IconButton>
            <div slot="selection-actions" className="orders-actions">
              <BulkActions
                isShipping={isShipping}
                onShip={ship}
                onDelete={() => setDeleting(selectedCount(selected, query, screen.current))}
              />
            </div>
          </>
        ),
      })}
      <DeleteModal
        what={deleting}
        onDelete={() => run('delete')}
        onHide={() => setDeleting(null)}
        // The button that opened it is gone if its orders are.
        onAfterHide={() => selected === NO_SELECTION && screen.current?.focus()}
      />
    </section>
  );
}

/** Ships orders, and says how that ended. `run` returns what was shipped. */
function useShipping(run: () => Promise<string>, screen: RefObject<HTMLElement | null>) {
  const [isShipping, setIsShipping] = useState(false);
  const toast = useToast();
  const ship = async () => {
    setIsShipping(true);
    try {
      toast(`${await run()} marked as shipped.`, {type: 'success'});
      screen.current?.focus();
    } catch {
      toast('The orders could not be marked as shipped. Your selection is unchanged.', {type: 'error'});
    } finally {
      setIsShipping(false);
    }
  };
  return {isShipping, ship};
}

interface ShownTable extends HTMLElement {
  readonly failure: unknown;
  readonly filteredTotal: number | null;
  readonly settled: Promise<void>;
}

const tableIn = (screen: HTMLElement | null) =>
  screen?.querySelector<ShownTable>('lc-data-table, lc-server-table');

const classNames = (names: Readonly<Record<string, boolean>>) =>
  Object.keys(names)
    .filter(name => names[name])
    .join(' ');

const isFiltered = ({filters, where}: TableQuery) =>
  where !== undefined || Object.keys(filters ?? {}).length > 0;

const isEmpty = (selected: TableSelection) => new Selection(selected).count(null) === 0;

/** Says how many orders are selected. If all matches of another query are, only the server knows it. */
function selectedCount(selected: TableSelection, query: TableQuery, screen: HTMLElement | null): string {
  const isShown =
    selected.mode === 'all' && isSameFilter(filterOf(selected.query as TableQuery), filterOf(query));
  const table = tableIn(screen);
  const count = new Selection(selected).count(isShown ? (table?.filteredTotal ?? null) : null);
  return count === null ? 'all selected orders' : orderCount(count);
}

const orderCount = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'order' : 'orders'}`;
