import examplePages from '#example-pages';
import type {DemoContent} from './site/workbench/demo-page.js';
import {lazyPage, type LazyPage} from './site/hydration/lazy-page.js';
import {lazyValue} from './site/hydration/lazy-value.js';
import {MENU_GROUPS, type SiteRoute} from './site/site.js';

/** A page of live examples, from the module with its lead and its examples. It loads the files of those that it starts with. */
const demoPage = (load: () => Promise<DemoContent>): LazyPage =>
  lazyPage(async () => {
    const [{DemoPage}, content] = await Promise.all([import('./site/workbench/demo-page.js'), load()]);
    const examples = content.examples.map(({load, ...example}) => ({...example, file: lazyValue(load)}));
    const first = content.component ? examples.slice(0, 1) : examples;
    await Promise.all(first.map(({file}) => file.load()));
    return {default: () => <DemoPage {...content} examples={examples} />};
  });

/** Whole screens with tables, after their page in the menu. */
const orders: SiteRoute = {
  path: '/tables/orders',
  title: 'Orders',
  summary:
    'A whole screen: 100,000 orders with groups, sums, saved views, bulk actions, and the state in the address.',
  group: 'Data',
  elements: ['data-table', 'server-table', 'switch'],
  Page: lazyPage(() => import('./content/orders/page.js')),
};

const prices: SiteRoute = {
  path: '/tables/prices',
  title: 'Prices',
  summary:
    'A whole screen: 5,000 prices to edit like a spreadsheet, with rules and a server that may refuse or fail.',
  group: 'Data',
  elements: ['data-table', 'select'],
  Page: lazyPage(() => import('./content/prices/page.js')),
};

const files: SiteRoute = {
  path: '/tables/files',
  title: 'Files',
  summary: 'A whole screen: 10,000 files in folders, in one list to search, sort, and select.',
  group: 'Data',
  elements: ['data-table', 'tree', 'checkbox'],
  Page: lazyPage(() => import('./content/files/page.js')),
};

const log: SiteRoute = {
  path: '/tables/log',
  title: 'Log',
  summary: 'A whole screen: a million entries in one list, 100 of them from the server at a time.',
  group: 'Data',
  elements: ['server-table', 'select'],
  Page: lazyPage(() => import('./content/log/page.js')),
};

const priceImport: SiteRoute = {
  path: '/tables/import',
  title: 'Import prices',
  summary: 'A whole screen: a price list from a CSV or Excel file, checked, corrected, and saved in batches.',
  group: 'Data',
  elements: ['import', 'select'],
  Page: lazyPage(() => import('./content/price-import/page.js')),
};

const placeOf = ({group}: SiteRoute): number => MENU_GROUPS.indexOf(group);

/** The pages with live examples, in the order of the menu. */
export const demos: readonly SiteRoute[] = examplePages
  .map(({load, ...page}) => ({...page, Page: demoPage(load)}))
  .flatMap(page => (page.path === '/tables' ? [page, orders, prices, files, log, priceImport] : [page]))
  .sort((one, other) => placeOf(one) - placeOf(other));
