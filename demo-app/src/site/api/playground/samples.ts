import {defineElement} from 'references';
import type {Reference} from '../reference.js';

/** A tag of the content of an element. */
export interface SampleTag {
  readonly tag: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly children?: readonly (SampleTag | string)[];
}

/** Props as code. */
type ReactCode = readonly (readonly [name: string, code: string])[];

/** How an element starts in its playground. */
export interface Sample {
  readonly properties?: Readonly<Record<string, unknown>>;
  /** The text inside, which users can edit. */
  readonly text?: string;
  readonly children?: readonly SampleTag[];
  /** The element around it, if it needs one, with what is before it. */
  readonly parent?: SampleTag;
  /** Other elements that it is shown with, by name. */
  readonly uses?: readonly string[];
  /** Props as code that React needs in addition. */
  readonly reactProps?: (element: HTMLElement) => ReactCode;
  /** The children as lines of JSX, if React has them. */
  readonly reactChildren?: readonly string[];
  /** The names of other components in the JSX. */
  readonly reactImports?: readonly string[];
  /** A button that shows what is not visible at first. Its ID is `playground-action`. */
  readonly action?: {readonly text: string; readonly run: (element: HTMLElement) => unknown};
  /** Needs the whole width. */
  readonly isWide?: boolean;
}

const LINKS = [
  {text: 'Overview', href: '/overview'},
  {text: 'Teams', links: [{text: 'Product', href: '/teams/product'}]},
  {text: 'Reports', href: '/reports'},
];
const ORDERS = ['Lisbon', 'Braga', 'Porto', 'Évora', 'Faro', 'Aveiro', 'Coimbra', 'Sintra'].map(
  (city, index) => ({order: index + 1, city, amount: (index * 379) % 500}),
);
const ORDER_COLUMNS = [
  {label: 'Order', field: 'order', width: '7rem'},
  {label: 'City', field: 'city'},
  {label: 'Amount', field: 'amount'},
];
const CHART_MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const CHART_VALUES = [655, 671, 728, 744, 712, 790];
const PEOPLE_COLUMNS = [
  {label: 'ID', field: 'id', width: '5rem'},
  {label: 'Real name', field: 'realName'},
  {label: 'Character', field: 'character'},
];
const noAction = (): ReactCode => [['onClick', '{() => {}}']];

/** In React, a navbar has the buttons that have a handler. */
const navbarHandlers = (element: HTMLElement): ReactCode =>
  (['notifications', 'settings', 'logOut'] as const)
    .filter(name => (element as unknown as Record<string, unknown>)[name] === true)
    .map(name => [`on${name.charAt(0).toUpperCase()}${name.slice(1)}`, '{() => {}}']);

const ICON: SampleTag = {
  tag: 'svg',
  attributes: {viewBox: '0 0 20 20', fill: 'none', stroke: 'currentColor', 'stroke-width': '1.5'},
  children: [{tag: 'path', attributes: {d: 'M10 4v12M4 10h12'}}],
};

interface WithShow {
  show: () => unknown;
}
const show = (element: HTMLElement) => (element as unknown as WithShow).show();

interface ToastModule {
  readonly toast: (message: string) => unknown;
}
const showToast = async () => ((await defineElement('toast')) as ToastModule).toast('The invoice was sent.');

/** What a form sends when it cannot be submitted. */
const showIssues = (element: HTMLElement) => {
  const issues = ['Name is required.', 'Email must be a valid email address.'].map(message => ({
    message,
    element: null,
  }));
  element
    .closest('form')
    ?.dispatchEvent(new CustomEvent('lc-issues', {bubbles: true, cancelable: true, detail: {issues}}));
};

const CITY: SampleTag = {tag: 'lc-text-input', properties: {name: 'city', label: 'City', required: true}};

const groupTag: SampleTag = {
  tag: 'lc-sidebar-group',
  properties: {heading: 'Main menu', links: LINKS},
};

/** The samples by element; those of form controls are in their records. Without one, an element starts with its defaults. */
const SAMPLES: Readonly<Record<string, Sample>> = {
  accordion: {
    uses: ['accordion-item'],
    children: [
      {tag: 'lc-accordion-item', properties: {heading: 'Delivery', open: true}, children: ['Two days.']},
      {tag: 'lc-accordion-item', properties: {heading: 'Returns'}, children: ['Within 30 days.']},
    ],
    reactChildren: [
      '<AccordionItem title="Delivery" open>Two days.</AccordionItem>',
      '<AccordionItem title="Returns">Within 30 days.</AccordionItem>',
    ],
    reactImports: ['AccordionItem'],
    isWide: true,
  },
  'accordion-item': {properties: {heading: 'Delivery'}, text: 'Two days.', isWide: true},
  'bar-loader': {properties: {loading: true}, isWide: true},
  'bar-chart': {
    properties: {label: 'Orders by month', categories: CHART_MONTHS, values: CHART_VALUES},
    isWide: true,
  },
  breadcrumb: {properties: {location: '/shop/chairs/lounge', label: 'Sample breadcrumb'}, isWide: true},
  button: {text: 'Save', reactProps: noAction},
  'copy-button': {properties: {value: 'LC-2026-0417', text: 'Copy the order number'}},
  donut: {
    properties: {
      label: 'Orders by channel',
      slices: [
        {label: 'Shops', value: 812},
        {label: 'Online', value: 655},
        {label: 'Markets', value: 140},
      ],
    },
    isWide: true,
  },
  'data-table': {
    properties: {label: 'Orders', columns: ORDER_COLUMNS, rows: ORDERS, pageSize: 5},
    isWide: true,
  },
  drawer: {
    properties: {heading: 'Order 4021'},
    text: 'Three books, €62.00',
    action: {
      text: 'Open the drawer',
      run: element => ((element as HTMLElement & {open: boolean}).open = true),
    },
  },
  'error-summary': {action: {text: 'Show two issues', run: showIssues}, isWide: true},
  import: {
    properties: {
      columns: [
        {label: 'Product', field: 'product'},
        {label: 'Price', field: 'price', type: 'number'},
      ],
    },
    isWide: true,
  },
  fieldset: {
    properties: {legend: 'Address', hint: 'Where you live.'},
    uses: ['text-input'],
    children: [
      {tag: 'lc-text-input', properties: {name: 'street', label: 'Street'}},
      {tag: 'lc-text-input', properties: {name: 'city', label: 'City'}},
    ],
    reactChildren: ['<TextInput name="street" label="Street" />', '<TextInput name="city" label="City" />'],
    reactImports: ['TextInput'],
  },
  form: {
    uses: ['text-input', 'button'],
    children: [
      {
        tag: 'form',
        children: [
          {tag: 'lc-text-input', properties: {name: 'name', label: 'Name', required: true}},
          {tag: 'lc-button', attributes: {type: 'submit'}, children: ['Save']},
        ],
      },
    ],
    reactProps: () => [['onSubmit', '{values => console.log(values)}']],
    reactChildren: [
      '<TextInput name="name" label="Name" required />',
      '<Button type="submit" text="Save" />',
    ],
    reactImports: ['TextInput', 'Button'],
  },
  'icon-button': {
    properties: {text: 'Add', variant: 'secondary'},
    children: [ICON],
    reactProps: noAction,
    reactChildren: [
      '<svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.5">',
      '  <path d="M10 4v12M4 10h12" />',
      '</svg>',
    ],
  },
  'line-chart': {
    properties: {label: 'Orders by month', categories: CHART_MONTHS, values: CHART_VALUES},
    isWide: true,
  },
  'main-loader': {properties: {fontSize: '3rem', duration: 8}, isWide: true},
  modal: {
    properties: {heading: 'Delete the report?', acceptText: 'Delete', cancelText: 'Keep it'},
    children: [{tag: 'p', children: ['The link will stop working for everyone.']}],
    reactChildren: ['<p>The link will stop working for everyone.</p>'],
    action: {text: 'Open the modal', run: show},
  },
  navbar: {
    properties: {
      brandText: 'Observatory',
      location: '/reports/june',
      breadcrumbLabel: 'Path in the observatory',
      notifications: true,
      notificationCount: 3,
      settings: true,
    },
    isWide: true,
    reactProps: navbarHandlers,
  },
  'page-content': {
    children: [{tag: 'p', children: ['The content of the page.']}],
    reactChildren: ['<p>The content of the page.</p>'],
    isWide: true,
  },
  'page-layout': {
    properties: {breakpoint: 30},
    uses: ['navbar', 'sidebar', 'sidebar-group', 'page-content'],
    children: [
      {
        tag: 'lc-navbar',
        attributes: {slot: 'header'},
        properties: {brandText: 'Observatory', noBreadcrumb: true},
      },
      {
        tag: 'lc-sidebar',
        attributes: {slot: 'sidebar'},
        properties: {label: 'Observatory', current: '/overview'},
        children: [groupTag],
      },
      {tag: 'lc-page-content', children: [{tag: 'p', children: ['The content of the page.']}]},
    ],
    reactChildren: [
      '<Navbar slot="header" brandText="Observatory" noBreadcrumb />',
      '<Sidebar',
      '  slot="sidebar"',
      '  label="Observatory"',
      "  navigationBlocks={[{title: 'Main menu', links: [{text: 'Overview', href: '/overview'}]}]}",
      '/>',
      '<PageContent>',
      '  <p>The content of the page.</p>',
      '</PageContent>',
    ],
    reactImports: ['Navbar', 'PageContent', 'Sidebar'],
    isWide: true,
  },
  menu: {
    uses: ['menu-item', 'button'],
    children: [
      {tag: 'lc-button', attributes: {slot: 'trigger'}, children: ['Actions']},
      {tag: 'lc-menu-item', properties: {value: 'rename'}, children: ['Rename']},
      {tag: 'lc-menu-item', properties: {value: 'delete', danger: true}, children: ['Delete']},
    ],
    reactChildren: [
      '<Button slot="trigger" text="Actions" />',
      '<MenuItem value="rename">Rename</MenuItem>',
      '<MenuItem value="delete" danger>Delete</MenuItem>',
    ],
    reactImports: ['Button', 'MenuItem'],
  },
  'menu-item': {
    properties: {value: 'rename'},
    text: 'Rename',
    parent: {tag: 'lc-menu', attributes: {for: 'playground-action'}},
    uses: ['menu'],
    action: {text: 'Open the menu', run: () => undefined},
  },
  permissions: {
    children: [
      {
        tag: 'template',
        attributes: {slot: 'yes'},
        children: [{tag: 'p', children: ['The salaries of the team.']}],
      },
      {tag: 'p', attributes: {slot: 'no'}, children: ['You are not allowed to see this.']},
    ],
    reactProps: () => [
      ['check', '{false}'],
      ['yes', '{<p>The salaries of the team.</p>}'],
      ['no', '{<p>You are not allowed to see this.</p>}'],
    ],
  },
  'notification-list': {
    properties: {
      removable: true,
      notifications: [
        {id: 1, title: 'Order 4021 was paid', text: 'Three books, €62.00', date: '2026-03-02'},
        {id: 2, title: 'Lev Aronov wants to join', date: '2026-03-01', isRead: true},
      ],
    },
    isWide: true,
  },
  popover: {
    properties: {for: 'playground-action', heading: 'Share the report'},
    text: 'Everybody with the link can read it.',
    action: {text: 'Share', run: () => undefined},
  },
  'profile-card': {
    properties: {
      profileName: 'Ada Lovelace',
      profilePosition: 'Analyst',
      imageSrc: '/portrait.svg',
      profileSummaryStats: [
        {statValue: '12', statLabel: 'Projects'},
        {statValue: '48', statLabel: 'Reviews'},
      ],
    },
  },
  pagination: {properties: {total: 95, pageSize: 10, page: 4}, isWide: true},
  progress: {properties: {value: 0.4, label: 'Uploading photos', showValue: true}, isWide: true},
  'search-button': {properties: {text: 'Search reports'}, reactProps: noAction},
  'search-modal': {
    properties: {
      searchText: 'Search pages',
      results: [
        {text: 'Tables', href: '/tables', description: 'Rows in memory or from a server'},
        {text: 'Buttons', href: '/buttons', description: 'Variants, sizes, and links'},
      ],
    },
    reactProps: () => [['searchOnChange', '{() => {}}']],
  },
  'server-table': {
    properties: {
      label: 'Actors from the server',
      endpoint: '/api-stub/people',
      columns: PEOPLE_COLUMNS,
      pageSize: 5,
    },
    isWide: true,
  },
  sidebar: {
    properties: {label: 'Observatory', current: '/overview'},
    uses: ['sidebar-group', 'sidebar-link'],
    children: [groupTag],
    reactProps: () => [
      ['navigationBlocks', "{[{title: 'Main menu', links: [{text: 'Overview', href: '/overview'}]}]}"],
    ],
  },
  'sidebar-group': {properties: {heading: 'Main menu', links: LINKS, current: '/overview'}},
  'sidebar-link': {properties: {href: '/reports', current: '/reports'}, text: 'Reports'},
  skeleton: {properties: {lines: 3}, isWide: true},
  sparkline: {properties: {label: 'Orders by month', values: CHART_VALUES}},
  spinner: {properties: {label: 'Loading orders', size: 'lg'}},
  step: {
    properties: {heading: 'Address'},
    parent: {tag: 'lc-steps'},
    uses: ['steps', 'text-input'],
    children: [CITY],
    reactChildren: ['<TextInput name="city" label="City" required />'],
    reactImports: ['TextInput'],
  },
  steps: {
    uses: ['step', 'text-input', 'button'],
    children: [
      {
        tag: 'lc-step',
        properties: {heading: 'Person', name: 'person'},
        children: [{tag: 'lc-text-input', properties: {name: 'name', label: 'Name', required: true}}],
      },
      {tag: 'lc-step', properties: {heading: 'Address', name: 'address'}, children: [CITY]},
      {tag: 'lc-button', attributes: {slot: 'submit', type: 'submit'}, children: ['Send']},
    ],
    reactChildren: [
      '<Step title="Person" name="person">',
      '  <TextInput name="name" label="Name" required />',
      '</Step>',
      '<Step title="Address" name="address">',
      '  <TextInput name="city" label="City" required />',
      '</Step>',
      '<Button slot="submit" type="submit" text="Send" />',
    ],
    reactImports: ['Button', 'Step', 'TextInput'],
    isWide: true,
  },
  tab: {
    properties: {panel: 'overview'},
    parent: {
      tag: 'lc-tabs',
      children: [{tag: 'lc-tab-panel', attributes: {name: 'overview'}, children: ['Starts in May.']}],
    },
    uses: ['tabs', 'tab-panel'],
    text: 'Overview',
  },
  'tab-panel': {
    properties: {name: 'overview'},
    parent: {
      tag: 'lc-tabs',
      children: [{tag: 'lc-tab', attributes: {panel: 'overview'}, children: ['Overview']}],
    },
    uses: ['tabs', 'tab'],
    text: 'Starts in May.',
  },
  'split-panel': {
    properties: {label: 'Orders', position: 35},
    children: [
      {tag: 'div', attributes: {slot: 'start'}, children: ['Order 4021']},
      {tag: 'div', attributes: {slot: 'end'}, children: ['Three books, €62.00']},
    ],
    reactChildren: ['<div slot="start">Order 4021</div>', '<div slot="end">Three books, €62.00</div>'],
    isWide: true,
  },
  timeline: {
    properties: {label: 'Order 4021'},
    uses: ['timeline-item'],
    children: [
      {
        tag: 'lc-timeline-item',
        properties: {heading: 'Ordered', date: '2026-03-01'},
        children: ['Three books'],
      },
      {tag: 'lc-timeline-item', properties: {heading: 'On its way', pending: true}},
    ],
    reactChildren: [
      '<TimelineItem title="Ordered" date="2026-03-01">Three books</TimelineItem>',
      '<TimelineItem title="On its way" pending />',
    ],
    reactImports: ['TimelineItem'],
    isWide: true,
  },
  'timeline-item': {
    properties: {heading: 'Ordered', date: '2026-03-01T14:20'},
    parent: {tag: 'lc-timeline'},
    uses: ['timeline'],
    text: 'Three books, €62.00',
    isWide: true,
  },
  tour: {
    properties: {
      steps: [
        {title: 'Welcome', text: 'This tour has two steps.'},
        {target: '#playground-action', title: 'The button', text: 'It starts the tour again.'},
      ],
    },
    action: {text: 'Start the tour', run: element => (element as HTMLElement & {start(): boolean}).start()},
  },
  tabs: {
    uses: ['tab', 'tab-panel'],
    // On a server, they have the slots that the element gives them in a browser.
    children: [
      {tag: 'lc-tab', attributes: {slot: 'tab', panel: 'overview'}, children: ['Overview']},
      {tag: 'lc-tab', attributes: {slot: 'tab', panel: 'members'}, children: ['Members']},
      {
        tag: 'lc-tab-panel',
        attributes: {slot: 'panel-overview', name: 'overview'},
        children: ['Starts in May.'],
      },
      {
        tag: 'lc-tab-panel',
        attributes: {slot: 'panel-members', name: 'members'},
        children: ['Twelve people.'],
      },
    ],
    reactChildren: [
      '<Tab panel="overview">Overview</Tab>',
      '<Tab panel="members">Members</Tab>',
      '<TabPanel name="overview">Starts in May.</TabPanel>',
      '<TabPanel name="members">Twelve people.</TabPanel>',
    ],
    reactImports: ['Tab', 'TabPanel'],
    isWide: true,
  },
  toast: {text: 'The invoice was sent.', properties: {type: 'success'}},
  'toast-region': {action: {text: 'Show a toast', run: showToast}},
  'tree-item': {properties: {label: 'Reports', value: 'reports'}},
  tooltip: {
    properties: {for: 'playground-action'},
    text: 'Saves the draft for everybody in the team',
    action: {text: 'Save', run: () => undefined},
  },
  typography: {text: 'Quarterly report', properties: {variant: 'h3'}},
};

/** Returns how an element starts in its playground. */
export const sampleOf = ({name, sample}: Reference): Sample => SAMPLES[name] ?? sample ?? {};

/** Returns the names of the elements that a playground needs. */
export const elementsIn = (name: string): readonly string[] => [name, ...(SAMPLES[name]?.uses ?? [])];
