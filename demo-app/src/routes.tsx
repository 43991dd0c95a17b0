import {lazy} from 'react';
import {API_GROUP, apiPath, COMPANY_GROUP, reactName, type SiteRoute} from './shell/site.js';

const ApiPage = lazy(() => import('./api/api-page.js'));
const CompanyPage = lazy(() => import('./pages/company/page.js'));

const home: SiteRoute = {
  path: '/',
  title: 'Home',
  summary: 'What this is and how to run it.',
  group: '',
  elements: [],
  Page: lazy(() => import('./pages/home/page.js')),
};

const demos: readonly SiteRoute[] = [
  {
    path: '/navigation-layout',
    title: 'Navigation and layout',
    summary: 'The frame of a page: sidebar with groups and profile, content, and a drawer on a phone.',
    group: 'Navigation',
    elements: ['page-layout', 'page-content', 'sidebar', 'sidebar-group', 'sidebar-link', 'profile-card'],
    Page: lazy(() => import('./pages/navigation-layout/page.js')),
  },
  {
    path: '/tables',
    title: 'Tables',
    summary: 'Rows in the page, pages from a server that may fail, and a hundred thousand rows.',
    group: 'Data',
    elements: ['data-table', 'server-table'],
    Page: lazy(() => import('./pages/tables/page.js')),
  },
  {
    path: '/text-inputs',
    title: 'Text inputs',
    summary: 'Rules, types, prefixes, asynchronous checks, and forms.',
    group: 'Forms',
    elements: ['text-input'],
    Page: lazy(() => import('./pages/text-inputs/page.js')),
  },
  {
    path: '/selects',
    title: 'Selects',
    summary: 'Options as a prop or as children, an empty option or none, and options that come later.',
    group: 'Forms',
    elements: ['select'],
    Page: lazy(() => import('./pages/selects/page.js')),
  },
  {
    path: '/datalists',
    title: 'Datalists',
    summary: 'A text field that suggests options, for free text or for one of thousands.',
    group: 'Forms',
    elements: ['datalist'],
    Page: lazy(() => import('./pages/datalists/page.js')),
  },
  {
    path: '/sliders',
    title: 'Sliders',
    summary: 'Ranges, units, decimal steps, and rules that the start value fails.',
    group: 'Forms',
    elements: ['slider'],
    Page: lazy(() => import('./pages/sliders/page.js')),
  },
  {
    path: '/date-time-pickers',
    title: 'Date pickers',
    summary: 'Days and times, linked ranges, bounds, days that cannot be chosen, and formats.',
    group: 'Forms',
    elements: ['date-time-picker'],
    Page: lazy(() => import('./pages/date-time-pickers/page.js')),
  },
  {
    path: '/radios',
    title: 'Radios',
    summary: 'Radio buttons and radio boxes, required or not, in rows, and in a form.',
    group: 'Forms',
    elements: ['radio-button', 'radio-box'],
    Page: lazy(() => import('./pages/radios/page.js')),
  },
  {
    path: '/checkboxes',
    title: 'Checkboxes',
    summary: 'One box, a required one, a mixed one, and boxes in a form.',
    group: 'Forms',
    elements: ['checkbox'],
    Page: lazy(() => import('./pages/checkboxes/page.js')),
  },
  {
    path: '/switches',
    title: 'Switches',
    summary: 'On or off at once, required or not, and in a form.',
    group: 'Forms',
    elements: ['switch'],
    Page: lazy(() => import('./pages/switches/page.js')),
  },
  {
    path: '/files-upload',
    title: 'File upload',
    summary: 'A file by button or drop, with its type, size, preview, and refusals that lose nothing.',
    group: 'Forms',
    elements: ['file-upload'],
    Page: lazy(() => import('./pages/files-upload/page.js')),
  },
  {
    path: '/validation',
    title: 'Validation',
    summary: 'One schema for React, a plain page and a server, written with superstruct or zod.',
    group: 'Forms',
    elements: [
      ...['text-input', 'select', 'radio-button', 'datalist', 'slider'],
      ...['date-time-picker', 'file-upload', 'checkbox', 'switch'],
    ],
    Page: lazy(() => import('./pages/validation/page.js')),
  },
  {
    path: '/breadcrumbs',
    title: 'Breadcrumbs',
    summary: 'The way to a page from its path, with labels, a router, and in any direction.',
    group: 'Navigation',
    elements: ['breadcrumb'],
    Page: lazy(() => import('./pages/breadcrumbs/page.js')),
  },
  {
    path: '/buttons',
    title: 'Buttons',
    summary: 'Variants, sizes, icons, loading, links, and buttons that act on a form.',
    group: 'Utilities',
    elements: ['button', 'icon-button'],
    Page: lazy(() => import('./pages/buttons/page.js')),
  },
  {
    path: '/toasts',
    title: 'Toasts',
    summary: 'Messages of five types in six places, with actions, updates, promises and a limit.',
    group: 'Utilities',
    elements: ['toast', 'toast-region'],
    Page: lazy(() => import('./pages/toasts/page.js')),
  },
  {
    path: '/typography',
    title: 'Typography',
    summary: 'The type scale, tones, and headings whose level differs from their look.',
    group: 'Utilities',
    elements: ['typography'],
    Page: lazy(() => import('./pages/typography/page.js')),
  },
  {
    path: '/loaders',
    title: 'Loaders',
    summary: 'Letters that are drawn while a page loads, and a thin bar for a part of it.',
    group: 'Utilities',
    elements: ['main-loader', 'bar-loader'],
    Page: lazy(() => import('./pages/loaders/page.js')),
  },
  {
    path: '/card-with-permissions',
    title: 'Card with permissions',
    summary: 'Content that is in the document only for people who may see it.',
    group: 'Utilities',
    elements: ['permissions'],
    Page: lazy(() => import('./pages/card-with-permissions/page.js')),
  },
];

/** Every element that a demo shows has a page that describes it. */
const apiPages: readonly SiteRoute[] = [...new Set(demos.flatMap(demo => demo.elements))].map(element => ({
  path: apiPath(element),
  title: `${reactName(element)} API`,
  summary: `Props, attributes and events of lc-${element}.`,
  group: API_GROUP,
  elements: [element],
  Page: ApiPage,
}));

/** Where the menu's Config link and the picture of the profile card lead. */
const sitePages: readonly SiteRoute[] = [
  {
    path: '/admin',
    title: 'Config',
    summary: 'The settings of this site.',
    group: 'Site',
    elements: [],
    Page: lazy(() => import('./pages/admin/page.js')),
  },
  {
    path: '/users',
    title: 'Users',
    summary: 'The sample people of this site.',
    group: 'Site',
    elements: [],
    Page: lazy(() => import('./pages/users/page.js')),
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

/** Pages that are there and empty (spec, section 2). */
const companyPages: readonly SiteRoute[] = COMPANY_PAGES.map(([path, title]) => ({
  path,
  title,
  summary: '',
  group: COMPANY_GROUP,
  elements: [],
  Page: CompanyPage,
}));

/** All pages of the site; the router, the side menu and the home page read this one list. */
export const routes: readonly SiteRoute[] = [home, ...demos, ...sitePages, ...apiPages, ...companyPages];

/** What every other address shows. */
export const notFound: SiteRoute = {
  path: '*',
  title: 'Page not found',
  summary: '',
  group: '',
  elements: [],
  Page: lazy(() => import('./pages/not-found/page.js')),
};
