import {lazyPage} from './site/hydration/lazy-page.js';
import {BLOCK_GROUP, type SiteRoute} from './site/site.js';

/** The overview of the blocks, and each block, in the order of the menu. */
export const blocks: readonly SiteRoute[] = [
  {
    path: '/blocks',
    title: 'Blocks',
    summary: 'Whole screens to copy into your app, in React and in HTML.',
    group: BLOCK_GROUP,
    elements: [],
    Page: lazyPage(() => import('./content/blocks/blocks-page.js')),
  },
  {
    path: '/blocks/settings',
    title: 'Settings',
    summary: 'Profile, team, notifications, and billing in tabs, with forms that save and discard changes.',
    group: BLOCK_GROUP,
    elements: ['tabs', 'form', 'file-upload', 'switch', 'modal', 'toast'],
    Page: lazyPage(() => import('./content/blocks/settings-page.js')),
  },
  {
    path: '/blocks/list',
    title: 'List with details',
    summary: 'Customers with a search, a context menu on each row, and a drawer that shows and edits them.',
    group: BLOCK_GROUP,
    elements: ['data-table', 'menu', 'drawer', 'form', 'empty-state', 'skeleton'],
    Page: lazyPage(() => import('./content/blocks/list-page.js')),
  },
  {
    path: '/blocks/dashboard',
    title: 'Dashboard',
    summary:
      'Figures, channels, a goal, recent orders, and tasks in cards, for a month, a quarter, or a year.',
    group: BLOCK_GROUP,
    elements: ['card', 'sparkline', 'donut', 'segmented', 'progress', 'data-table', 'tree', 'popover'],
    Page: lazyPage(() => import('./content/blocks/dashboard-page.js')),
  },
  {
    path: '/blocks/sign-in',
    title: 'Sign in',
    summary: 'Sign in or create an account in tabs, with checked fields and a server that can refuse both.',
    group: BLOCK_GROUP,
    elements: ['form', 'tabs', 'text-input', 'checkbox'],
    Page: lazyPage(() => import('./content/blocks/sign-in-page.js')),
  },
  {
    path: '/blocks/invoice',
    title: 'Invoice editor',
    summary: 'An invoice with items that users add and remove, a discount, and totals that follow.',
    group: BLOCK_GROUP,
    elements: ['form', 'field-list', 'number-input', 'date-time-picker', 'error-summary'],
    Page: lazyPage(() => import('./content/blocks/invoice-page.js')),
  },
  {
    path: '/blocks/team',
    title: 'Team and roles',
    summary: 'Members in a table, with modals that invite people, change roles, and remove members.',
    group: BLOCK_GROUP,
    elements: ['data-table', 'modal', 'radio-box', 'avatar', 'toast'],
    Page: lazyPage(() => import('./content/blocks/team-page.js')),
  },
  {
    path: '/blocks/master-detail',
    title: 'Master and detail',
    summary:
      'Orders beside the details of one, with a history that loads, a note, and a way back on a phone.',
    group: BLOCK_GROUP,
    elements: ['split-panel', 'search-input', 'timeline', 'callout', 'skeleton', 'text-area'],
    Page: lazyPage(() => import('./content/blocks/master-detail/master-detail-page.js')),
  },
  {
    path: '/blocks/error-pages',
    title: 'Empty and error pages',
    summary: 'An empty page, and pages that do not exist, are not allowed, or failed, each with a next step.',
    group: BLOCK_GROUP,
    elements: ['empty-state', 'callout', 'card', 'form', 'copy-button', 'segmented'],
    Page: lazyPage(() => import('./content/blocks/error-pages/error-pages-page.js')),
  },
  {
    path: '/blocks/sign-up',
    title: 'Sign up with a code',
    summary: 'A new account with an email, and the code that it gets, which can be wrong and sent again.',
    group: BLOCK_GROUP,
    elements: ['code-input', 'form', 'text-input', 'callout', 'button'],
    Page: lazyPage(() => import('./content/blocks/sign-up/sign-up-page.js')),
  },
  {
    path: '/blocks/reset-password',
    title: 'Reset a password',
    summary:
      'A forgotten password, the link in an email, which can be too old, and a new password with its rules.',
    group: BLOCK_GROUP,
    elements: ['form', 'text-input', 'callout', 'button'],
    Page: lazyPage(() => import('./content/blocks/reset-password/reset-password-page.js')),
  },
  {
    path: '/blocks/profile',
    title: 'Profile with files',
    summary:
      'A profile with a picture and certificates that are sent at once, beside what customers see of it.',
    group: BLOCK_GROUP,
    elements: ['file-upload', 'form', 'avatar', 'checkbox-group', 'text-area', 'toast'],
    Page: lazyPage(() => import('./content/blocks/profile/profile-page.js')),
  },
  {
    path: '/blocks/customer-wizard',
    title: 'Wizard',
    summary:
      'A new customer in four steps, with a draft, a review of all entries, and a server that refuses one.',
    group: BLOCK_GROUP,
    elements: ['steps', 'form', 'radio-box', 'checkbox-group', 'text-input'],
    Page: lazyPage(() => import('./content/blocks/customer-wizard/customer-wizard-page.js')),
  },
  {
    path: '/blocks/checkout',
    title: 'Checkout',
    summary: 'A basket with quantities and a discount, an address, and a payment that the bank can refuse.',
    group: BLOCK_GROUP,
    elements: ['form', 'radio-box', 'number-input', 'text-input', 'empty-state'],
    Page: lazyPage(() => import('./content/blocks/checkout/checkout-page.js')),
  },
  {
    path: '/blocks/pricing',
    title: 'Pricing',
    summary: 'Plans by the month or the year, a table that compares them, and answers to common questions.',
    group: BLOCK_GROUP,
    elements: ['segmented', 'badge', 'button', 'callout', 'accordion', 'toast'],
    Page: lazyPage(() => import('./content/blocks/pricing/pricing-page.js')),
  },
  {
    path: '/blocks/onboarding',
    title: 'Onboarding',
    summary: 'The first steps of a new workspace, which are done or skipped, with how many are left.',
    group: BLOCK_GROUP,
    elements: ['progress', 'form', 'text-input', 'callout', 'button'],
    Page: lazyPage(() => import('./content/blocks/onboarding/onboarding-page.js')),
  },
];
