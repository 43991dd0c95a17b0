/** The saved views: those of the app, and those of the user, which are on the server. */
import type {TableQuery} from '@life-changers/elements/core/table';
import type {TableView, ViewStorage} from '@life-changers/react';
import type {Texts} from '../../shared/texts.js';
import {request} from '../requests.js';

/** The query of the table without parameters in the address. */
export const DEFAULTS: Partial<TableQuery> = {pageSize: 20, sort: {field: 'name', direction: 'asc'}};

interface StoredViews {
  readonly own?: readonly TableView[];
  /** The id of the view that the user wants to see first. */
  readonly first?: string | null;
}

const sharedViews = (text: Texts): readonly TableView[] => [
  {
    id: 'waiting',
    name: text.waitingRoom,
    shared: true,
    query: {filters: {status: {type: 'options', values: ['waiting']}}},
  },
  {
    id: 'open-balances',
    name: text.openBalances,
    shared: true,
    query: {
      filters: {balance: {type: 'number', from: 0.01}},
      sort: {field: 'balance', direction: 'desc'},
    },
  },
  {
    id: 'seen-lately',
    name: text.seenLately,
    shared: true,
    query: {
      where: {
        match: 'all',
        conditions: [{field: 'lastVisit', filter: {type: 'period', period: 'last-30-days'}}],
      },
      sort: {field: 'lastVisit', direction: 'desc'},
    },
  },
  {id: 'by-doctor', name: text.byDoctor, shared: true, query: {group: ['doctor']}},
];

export const patientViews = (text: Texts): ViewStorage => ({
  // The names of the parameters of the page's own address.
  prefix: '',
  standard: {query: DEFAULTS},
  load: async ({signal}) => {
    const {own = [], first = null} = await request<StoredViews>('GET', '/profile/views', undefined, signal);
    return [...sharedViews(text), ...own].map(view => ({...view, isDefault: view.id === first}));
  },
  save: (_, all) =>
    request('PUT', '/profile/views', {
      own: all.filter(({shared}) => !shared),
      first: all.find(({isDefault}) => isDefault)?.id ?? null,
    } satisfies StoredViews),
});
