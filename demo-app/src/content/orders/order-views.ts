import type {TableView, ViewStorage} from '@life-changers/react';
import {DEFAULTS} from './order-query.js';

const KEY = 'orders-views';

/** What comes with the screen. In your app, an administrator may change it. */
const SHARED: readonly TableView[] = [
  {
    id: 'open',
    name: 'Open orders',
    shared: true,
    query: {
      filters: {status: {type: 'options', values: ['new', 'paid']}},
      where: {
        match: 'all',
        conditions: [{field: 'date', filter: {type: 'period', period: 'last-90-days'}}],
      },
    },
  },
  {id: 'by-country', name: 'By country', shared: true, query: {group: ['country']}},
];

/** What this user has saved, and the id of the view to show first. */
interface Kept {
  readonly own: readonly TableView[];
  readonly first: string | null;
}

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '') as Kept;
  } catch {
    // Nothing is stored, or the browser does not allow it.
    return {own: [], first: null};
  }
}

/** Returns the id of the view that the user wants to see first; null for none. */
export const firstView = (): string | null => read().first;

/** Returns a view by its id; null if there is none. */
export const viewOf = (id: string | null): TableView | null =>
  [...SHARED, ...read().own].find(view => view.id === id) ?? null;

/** The views that come with the screen, and those of the user, in the browser. */
export const orderViews: ViewStorage = {
  // The names of the parameters of the screen's own address.
  prefix: '',
  standard: {query: DEFAULTS},
  load: () => {
    const {own, first} = read();
    return [...SHARED, ...own].map(view => ({...view, isDefault: view.id === first}));
  },
  save: (_, all) => {
    const kept: Kept = {
      own: all.filter(view => !view.shared),
      first: all.find(view => view.isDefault)?.id ?? null,
    };
    localStorage.setItem(KEY, JSON.stringify(kept));
  },
};
