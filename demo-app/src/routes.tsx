import {blocks} from './block-routes.js';
import {demos} from './demo-routes.js';
import {guideRoutes} from './site/guides/guide-routes.js';
import {lazyPage} from './site/hydration/lazy-page.js';
import {API_GROUP, apiPath, COMPANY_GROUP, reactName, type SiteRoute} from './site/site.js';

/** The API page of an element. It loads only that element and its reference. */
const apiPage = (element: string) =>
  lazyPage(async () => {
    const [{ApiPage, loadLiveElement}, {loadReference}] = await Promise.all([
      import('./site/api/api-page.js'),
      import('references'),
    ]);
    const [reference] = await Promise.all([
      loadReference(element),
      // The playground waits for it, and says so if it fails. Here, it keeps the page from moving.
      loadLiveElement(element).catch(() => {}),
    ]);
    return {default: () => <ApiPage reference={reference} />};
  });

const CompanyPage = lazyPage(() => import('./content/company/page.js'));

const home: SiteRoute = {
  path: '/',
  title: 'Home',
  documentTitle: 'The hard parts of a web app, finished · Life Changers UI',
  summary:
    'Tables, date pickers, comboboxes, uploads, and forms that survive a failing server. Custom elements for every framework, with typed React components.',
  group: '',
  elements: [],
  Page: lazyPage(() => import('./content/home/page.js')),
};

/** The API pages: one for each element that a demo shows. */
const apiPages: readonly SiteRoute[] = [...new Set(demos.flatMap(demo => demo.elements))]
  .sort()
  .map(element => ({
    path: apiPath(element),
    title: `${reactName(element)} API`,
    summary: `Props, attributes, and events of lc-${element}.`,
    group: API_GROUP,
    elements: [element],
    Page: apiPage(element),
  }));

/** Pages linked from the breadcrumb, the end of the menu, and the picture of the profile card. */
const sitePages: readonly SiteRoute[] = [
  {
    path: '/components',
    title: 'Components',
    summary: 'All components with a picture, by what they are for.',
    group: 'Site',
    elements: [],
    Page: lazyPage(() => import('./content/components/page.js')),
  },
  {
    path: '/api',
    title: API_GROUP,
    summary: 'The API of all components.',
    group: 'Site',
    elements: [],
    Page: lazyPage(() => import('./site/api/api-index-page.js')),
  },
  {
    path: '/performance',
    title: 'Performance',
    summary: 'The size of each component next to other libraries, with the method and all numbers.',
    group: 'Site',
    elements: [],
    Page: lazyPage(() => import('./content/performance/page.js')),
  },
  {
    path: '/admin',
    title: 'Config',
    summary: 'Settings for this site.',
    group: 'Site',
    elements: [],
    Page: lazyPage(() => import('./content/admin/page.js')),
  },
  {
    path: '/theming',
    title: 'Theme builder',
    summary:
      'Finished presets, accent, neutrals, radius, density, and font, in light and dark, with the CSS to copy.',
    group: 'Site',
    elements: [],
    Page: lazyPage(() => import('./content/theming/page.js')),
  },
  {
    path: '/tokens',
    title: 'Tokens',
    summary: 'All tokens in light and dark, the contrast of colors, and files for CSS, JSON, and Figma.',
    group: 'Site',
    elements: [],
    Page: lazyPage(() => import('./content/tokens/page.js')),
  },
  {
    path: '/users',
    title: 'Users',
    summary: 'The sample people of this site.',
    group: 'Site',
    elements: [],
    Page: lazyPage(() => import('./content/users/page.js')),
    isUnlisted: true,
  },
];

const COMPANY_PAGES = [
  ['/about-us', 'About us'],
  ['/how_we_do_it', 'How we do it'],
  ['/entrepreneurs', 'Entrepreneurs'],
  ['/team', 'Team'],
  ['/what-we-do', 'What we do'],
  ['/contact', 'Contact'],
  ['/portfolio', 'Portfolio'],
  ['/investors', 'Investors'],
] as const;

/** Empty placeholder pages. */
const companyPages: readonly SiteRoute[] = COMPANY_PAGES.map(([path, title]) => ({
  path,
  title,
  summary: '',
  group: COMPANY_GROUP,
  elements: [],
  Page: CompanyPage,
  isUnlisted: true,
}));

/** All pages of the site. The router, the side menu, and the home page use this list. */
export const routes: readonly SiteRoute[] = [
  home,
  ...guideRoutes,
  ...demos,
  ...blocks,
  ...sitePages,
  ...apiPages,
  ...companyPages,
];

/** The page for all other addresses. */
export const notFound: SiteRoute = {
  path: '*',
  title: 'Page not found',
  summary: '',
  group: '',
  elements: [],
  Page: lazyPage(() => import('./content/not-found/page.js')),
};
