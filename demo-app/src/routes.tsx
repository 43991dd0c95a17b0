import {lazy} from 'react';
import {API_GROUP, apiPath, reactName, type SiteRoute} from './shell/site.js';

const ApiPage = lazy(() => import('./api/api-page.js'));

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
    path: '/buttons',
    title: 'Buttons',
    summary: 'Variants, sizes, icons, loading, links, and buttons that act on a form.',
    group: 'Utilities',
    elements: ['button', 'icon-button'],
    Page: lazy(() => import('./pages/buttons/page.js')),
  },
  {
    path: '/modals',
    title: 'Modals',
    summary: 'A dialog that waits for an answer, with forms and dialogs inside, and one to search in.',
    group: 'Utilities',
    elements: ['modal', 'search-modal'],
    Page: lazy(() => import('./pages/modals/page.js')),
  },
  {
    path: '/typography',
    title: 'Typography',
    summary: 'The type scale, tones, and headings whose level differs from their look.',
    group: 'Utilities',
    elements: ['typography'],
    Page: lazy(() => import('./pages/typography/page.js')),
  },
];

/** Every element that a demo shows has a page that describes it. */
const apiPages: readonly SiteRoute[] = demos
  .flatMap(demo => demo.elements)
  .map(element => ({
    path: apiPath(element),
    title: `${reactName(element)} API`,
    summary: `Props, attributes and events of lc-${element}.`,
    group: API_GROUP,
    elements: [element],
    Page: ApiPage,
  }));

/** All pages of the site; the router, the side menu and the home page read this one list. */
export const routes: readonly SiteRoute[] = [home, ...demos, ...apiPages];

/** What every other address shows. */
export const notFound: SiteRoute = {
  path: '*',
  title: 'Page not found',
  summary: '',
  group: '',
  elements: [],
  Page: lazy(() => import('./pages/not-found/page.js')),
};
