import examplePages from '#example-pages';
import type {DemoPageProps} from './site/example/demo-page.js';
import {lazyPage, type LazyPage} from './site/hydration/lazy-page.js';
import {MENU_GROUPS, type SiteRoute} from './site/site.js';

/** A page of live examples, from the module with its lead and its examples. */
const demoPage = (load: () => Promise<DemoPageProps>): LazyPage =>
  lazyPage(async () => {
    const [{DemoPage}, content] = await Promise.all([import('./site/example/demo-page.js'), load()]);
    return {default: () => <DemoPage {...content} />};
  });

/** A whole screen with tables, after their page in the menu. */
const orders = {
  path: '/tables/orders',
  title: 'Orders',
  summary: 'A whole screen: 100,000 orders, selection, bulk actions, and the state in the address.',
  group: 'Data',
  order: 20,
  elements: ['data-table', 'server-table'],
  tasks: ['data', 'act'],
  Page: lazyPage(() => import('./content/orders/page.js')),
};

/** The pages with live examples, in the order of the menu. */
export const demos: readonly SiteRoute[] = [
  ...examplePages.map(({load, ...page}) => ({...page, Page: demoPage(load)})),
  orders,
].sort(
  (one, other) =>
    MENU_GROUPS.indexOf(one.group) - MENU_GROUPS.indexOf(other.group) || one.order - other.order,
);
