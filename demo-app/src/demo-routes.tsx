import type {DemoPageProps} from './shell/demo-page.js';
import {lazyPage, type LazyPage} from './shell/lazy-page.js';
import type {SiteRoute} from './shell/site.js';

const FORM_CONTROLS = [
  ...['checkbox', 'datalist', 'radio-button', 'radio-box', 'select', 'slider', 'switch', 'text-input'],
  ...['date-time-picker', 'file-upload'],
];

/** A page of live examples, from the module with its lead and its examples. */
const demoPage = (load: () => Promise<DemoPageProps>): LazyPage =>
  lazyPage(async () => {
    const [{DemoPage}, content] = await Promise.all([import('./shell/demo-page.js'), load()]);
    return {default: () => <DemoPage {...content} />};
  });

/** The pages with live examples, in the order of the menu. */
export const demos: readonly SiteRoute[] = [
  {
    path: '/navigation-layout',
    title: 'Navigation and layout',
    summary: 'Page layout with header, navbar, sidebar, and profile card; the sidebar is a drawer on phones.',
    group: 'Navigation',
    elements: [
      ...['page-layout', 'page-content', 'navbar', 'search-input', 'search-button'],
      ...['sidebar', 'sidebar-group', 'sidebar-link', 'profile-card'],
    ],
    Page: demoPage(() => import('./pages/navigation-layout/page.js')),
  },
  {
    path: '/breadcrumbs',
    title: 'Breadcrumbs',
    summary: 'Links from the current path, with labels, a router, and right-to-left support.',
    group: 'Navigation',
    elements: ['breadcrumb'],
    Page: demoPage(() => import('./pages/breadcrumbs/page.js')),
  },
  {
    path: '/tables',
    title: 'Tables',
    summary: 'Rows in memory, pages from a server that may fail, and 100,000 rows.',
    group: 'Data',
    elements: ['data-table', 'server-table'],
    Page: demoPage(() => import('./pages/tables/page.js')),
  },
  {
    path: '/tables/orders',
    title: 'Orders',
    summary: 'A whole screen: 100,000 orders, selection, bulk actions, and the state in the address.',
    group: 'Data',
    elements: ['data-table', 'server-table'],
    Page: lazyPage(() => import('./pages/orders/page.js')),
  },
  {
    path: '/all-form-components',
    title: 'All form components',
    summary: 'All controls in one form: required and optional, empty and prefilled.',
    group: 'Forms',
    elements: FORM_CONTROLS,
    Page: demoPage(() => import('./pages/all-form-components/page.js')),
  },
  {
    path: '/forms',
    title: 'Forms',
    summary:
      'A form with one schema: rules about several fields, asynchronous rules, and the issues of a server.',
    group: 'Forms',
    elements: ['form'],
    Page: demoPage(() => import('./pages/forms/page.js')),
  },
  {
    path: '/form-example',
    title: 'Form example',
    summary: 'A complete application form with names, choices, dates, files, and one schema.',
    group: 'Forms',
    elements: ['form', ...FORM_CONTROLS.filter(element => element !== 'checkbox')],
    Page: demoPage(() => import('./pages/form-example/page.js')),
  },
  {
    path: '/validation',
    title: 'Validation',
    summary: 'One schema for React, plain HTML, and a server, written with superstruct or zod.',
    group: 'Forms',
    elements: FORM_CONTROLS.filter(element => element !== 'radio-box'),
    Page: demoPage(() => import('./pages/validation/page.js')),
  },
  {
    path: '/text-inputs',
    title: 'Text inputs',
    summary: 'Rules, types, prefixes, asynchronous checks, and forms.',
    group: 'Forms',
    elements: ['text-input'],
    Page: demoPage(() => import('./pages/text-inputs/page.js')),
  },
  {
    path: '/selects',
    title: 'Selects',
    summary: 'Options as a prop or as children, an optional empty option, and options that load later.',
    group: 'Forms',
    elements: ['select'],
    Page: demoPage(() => import('./pages/selects/page.js')),
  },
  {
    path: '/datalists',
    title: 'Datalists',
    summary: 'A text field with suggestions, for free text or a choice from thousands of options.',
    group: 'Forms',
    elements: ['datalist'],
    Page: demoPage(() => import('./pages/datalists/page.js')),
  },
  {
    path: '/checkboxes',
    title: 'Checkboxes',
    summary: 'Required, optional, and indeterminate checkboxes, alone and in a form.',
    group: 'Forms',
    elements: ['checkbox'],
    Page: demoPage(() => import('./pages/checkboxes/page.js')),
  },
  {
    path: '/switches',
    title: 'Switches',
    summary: 'Settings that take effect immediately, required switches, and switches in a form.',
    group: 'Forms',
    elements: ['switch'],
    Page: demoPage(() => import('./pages/switches/page.js')),
  },
  {
    path: '/radios',
    title: 'Radios',
    summary: 'Radio buttons and radio boxes: required, optional, in rows, and in a form.',
    group: 'Forms',
    elements: ['radio-button', 'radio-box'],
    Page: demoPage(() => import('./pages/radios/page.js')),
  },
  {
    path: '/sliders',
    title: 'Sliders',
    summary: 'Ranges, units, decimal steps, and validation rules.',
    group: 'Forms',
    elements: ['slider'],
    Page: demoPage(() => import('./pages/sliders/page.js')),
  },
  {
    path: '/date-time-pickers',
    title: 'Date pickers',
    summary: 'Dates and times, linked ranges, limits, unavailable days, and formats.',
    group: 'Forms',
    elements: ['date-time-picker'],
    Page: demoPage(() => import('./pages/date-time-pickers/page.js')),
  },
  {
    path: '/files-upload',
    title: 'File upload',
    summary: 'Choose or drop a file, with type and size limits and a preview.',
    group: 'Forms',
    elements: ['file-upload'],
    Page: demoPage(() => import('./pages/files-upload/page.js')),
  },
  {
    path: '/error-summaries',
    title: 'Error summaries',
    summary: 'All issues of a form in one list, with links to the fields, after a failed attempt.',
    group: 'Forms',
    elements: ['error-summary'],
    Page: demoPage(() => import('./pages/error-summaries/page.js')),
  },
  {
    path: '/buttons',
    title: 'Buttons',
    summary: 'Variants, sizes, icons, loading, links, and form buttons.',
    group: 'Utilities',
    elements: ['button', 'icon-button'],
    Page: demoPage(() => import('./pages/buttons/page.js')),
  },
  {
    path: '/modals',
    title: 'Modals',
    summary: 'Modal dialogs with forms and nested modals, and a search modal.',
    group: 'Utilities',
    elements: ['modal', 'search-modal'],
    Page: demoPage(() => import('./pages/modals/page.js')),
  },
  {
    path: '/toasts',
    title: 'Toasts',
    summary: 'Messages of five types in six positions, with actions, updates, promises, and a limit.',
    group: 'Utilities',
    elements: ['toast', 'toast-region'],
    Page: demoPage(() => import('./pages/toasts/page.js')),
  },
  {
    path: '/loaders',
    title: 'Loaders',
    summary: 'Animated lettering while a page loads, and a thin bar for part of a page.',
    group: 'Utilities',
    elements: ['main-loader', 'bar-loader'],
    Page: demoPage(() => import('./pages/loaders/page.js')),
  },
  {
    path: '/card-with-permissions',
    title: 'Card with permissions',
    summary: 'Content that is in the document only for users with a permission.',
    group: 'Utilities',
    elements: ['permissions'],
    Page: demoPage(() => import('./pages/card-with-permissions/page.js')),
  },
  {
    path: '/typography',
    title: 'Typography',
    summary: 'The type scale, tones, and headings with any combination of size and level.',
    group: 'Utilities',
    elements: ['typography'],
    Page: demoPage(() => import('./pages/typography/page.js')),
  },
  {
    path: '/field-lists',
    title: 'Field lists',
    summary: 'Rows of fields that users add, remove, and move.',
    group: 'Forms',
    elements: ['field-list'],
    Page: demoPage(() => import('./pages/field-lists/page.js')),
  },
];
