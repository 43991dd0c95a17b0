/**
 * The states of each element, as HTML for a server. Dialogs and popups are closed on a server. The values of form controls, and
 * the states that others do not have, are in their records.
 */
import {jsonAttribute, optionTags, type ControlRecord} from '../../elements/src/testing/control-record.js';
import {readControls} from '../../scripts/lib/controls.mjs';

const COLUMNS = jsonAttribute([
  {label: 'Name', field: 'name', sort: 'asc'},
  {label: 'Age', field: 'age'},
]);
const ROWS = jsonAttribute([
  {name: 'Grace', age: 85},
  {name: 'Ada', age: 36},
]);
const FILTERED = jsonAttribute([
  {label: 'Name', field: 'name', filter: 'text'},
  {label: 'Age', field: 'age', filter: 'number'},
]);

const CATEGORIES = jsonAttribute(['Jan', 'Feb', 'Mar']);
const SERIES = jsonAttribute([
  {label: 'Shops', values: [4, 6, null]},
  {label: 'Online', values: [2, -3, 5]},
]);
const SLICES = jsonAttribute([
  {label: 'Shops', value: 3},
  {label: 'Online', value: 1},
]);

const LINKS = jsonAttribute([
  {text: 'Tables', href: '/tables', icon: 'T'},
  {text: 'People', links: [{text: 'All', href: '/people'}]},
]);
const MENU = `<lc-sidebar-link text="Home" href="/"></lc-sidebar-link>
  <lc-sidebar-link text="People" href="/people"></lc-sidebar-link>`;

const CHILD_LINKS = `
  <lc-sidebar-link text="Tables" href="/tables"></lc-sidebar-link>
  <lc-sidebar-link text="People" href="/people"><b slot="icon">i</b></lc-sidebar-link>
  <lc-sidebar-link text="Hidden" href="/hidden" hidden></lc-sidebar-link>
  <lc-sidebar-link text="Deep"><lc-sidebar-link href="/deep">Deeper</lc-sidebar-link></lc-sidebar-link>`;
const TREE = `<lc-sidebar-link text="Closed">
    <lc-sidebar-link text="Charts" href="/charts"></lc-sidebar-link>
  </lc-sidebar-link>
  <lc-sidebar-link text="Open" open>
    <lc-sidebar-link text="Maps" href="/maps"></lc-sidebar-link>
  </lc-sidebar-link>
  <lc-sidebar-link text="Data"><b slot="icon">i</b>${CHILD_LINKS}</lc-sidebar-link>`;
const ACCORDION_ITEMS = `<lc-accordion-item heading="Delivery"><p>Two days</p></lc-accordion-item>
  <lc-accordion-item heading="Returns" open><p>Send it back</p></lc-accordion-item>
  <lc-accordion-item><b slot="heading">Warranty</b>Three years</lc-accordion-item>`;
const TABS = `<lc-tab panel="a">Overview</lc-tab><lc-tab panel="b">Members</lc-tab>
  <lc-tab-panel name="a"><p>Starts in May</p></lc-tab-panel>
  <lc-tab-panel name="b"><p>Twelve people</p><p>Two guests</p></lc-tab-panel>`;
/** States of a link with links. */
const PARENT: States = {
  closed: 'current="/"',
  open: 'open current="/"',
  'open for the current page': 'current="/people/1"',
  'open for a page further inside': 'current="/deep"',
};

type States = Readonly<Record<string, string>>;

/** Returns the HTML of an element in each state, from its attributes in that state. */
function states(tag: string, attributes: States, content = ''): States {
  return Object.fromEntries(
    Object.entries(attributes).map(([state, given]) => [state, `<${tag} ${given}>${content}</${tag}>`]),
  );
}

/** Returns states with more in their names and attributes. */
function named(name: string, attributes: States, more = ''): States {
  return Object.fromEntries(
    Object.entries(attributes).map(([state, given]) => [`${name}, ${state}`, `${more} ${given}`]),
  );
}

/** Returns the states of a form control: those of all controls, and those in its record. */
function field(tag: string, {options, frame}: ControlRecord): States {
  const attributes: States = {
    empty: '',
    hint: 'hint="Hint"',
    required: 'required',
    disabled: 'disabled',
    'disabled and required': 'disabled required show-validation',
    invalid: 'required show-validation',
    error: 'error="Taken"',
    filled: frame.value,
    'filled and valid': `${frame.value} show-validation`,
    'filled and disabled': `${frame.value} disabled`,
    'filled with an error': `${frame.value} error="Taken"`,
    'without a label': 'label=""',
    'named by aria-label': 'label="" aria-label="Name"',
    'named by aria-label, with an error': 'label="" aria-label="Name" hint="Hint" error="Taken"',
    ...frame.states,
  };
  // The parser keeps the first of two attributes with one name.
  const more = [frame.attributes, 'label="Label"'].filter(Boolean).join(' ');
  const complete = Object.entries(attributes).map(([state, given]) => [state, `${given} ${more}`]);
  return states(tag, Object.fromEntries(complete) as States, optionTags(options));
}

const controls = Object.entries(await readControls()).map(([name, record]) => {
  const tag = `lc-${name}`;
  return [tag, field(tag, record)] as const;
});

/** By tag. A page has one page layout, so each of its states is alone. */
export const FRAME_STATES: Readonly<Record<string, States>> = {
  ...Object.fromEntries(controls),
  'lc-avatar': states('lc-avatar', {
    initials: 'name="Ada Lovelace"',
    icon: 'size="lg"',
    square: 'name="Nile Coffee" shape="square" size="sm"',
  }),
  'lc-avatar-group': states(
    'lc-avatar-group',
    {all: 'label="Team"', small: 'size="sm"'},
    '<lc-avatar name="Ada Lovelace"></lc-avatar><lc-avatar name="Grace Hopper"></lc-avatar>',
  ),
  'lc-badge': states(
    'lc-badge',
    {neutral: '', solid: 'variant="danger" appearance="solid" pill', dot: 'dot', labeled: 'label="3 orders"'},
    '3',
  ),
  'lc-accordion': {
    ...states(
      'lc-accordion',
      {'one open': '', 'several allowed': 'multiple', 'heading level': 'heading-level="3"'},
      ACCORDION_ITEMS,
    ),
  },
  'lc-accordion-item': states(
    'lc-accordion-item',
    {closed: 'heading="Delivery"', open: 'heading="Delivery" open', disabled: 'heading="Delivery" disabled'},
    '<p>Two days</p>',
  ),
  'lc-bar-loader': states('lc-bar-loader', {loading: 'label="People"'}),
  'lc-breadcrumb': states('lc-breadcrumb', {
    'current page': 'location="/people/ada"',
    home: 'location="/people" home-text="Home"',
    empty: 'location="/"',
  }),
  'lc-button': states(
    'lc-button',
    {
      primary: '',
      small: 'size="sm"',
      large: 'size="lg"',
      link: 'href="/people"',
      disabled: 'disabled',
      'disabled secondary': 'disabled variant="secondary"',
      'disabled ghost': 'disabled variant="ghost"',
      'disabled danger': 'disabled variant="danger"',
      'disabled link': 'disabled href="/people"',
      loading: 'loading',
      'loading and disabled': 'loading disabled',
    },
    'Save',
  ),
  'lc-callout': {
    ...states(
      'lc-callout',
      {
        info: 'heading="Search is slow"',
        neutral: 'variant="neutral"',
        closable: 'variant="danger" heading="Search is slow" dismissible',
        announced: 'variant="warning" announce',
      },
      'We are working on it.',
    ),
    actions: '<lc-callout heading="Search is slow"><a slot="actions" href="/status">Status</a></lc-callout>',
  },
  'lc-card': {
    ...states(
      'lc-card',
      {
        plain: '',
        heading: 'heading="Order 4021" appearance="soft"',
        link: 'heading="Order 4021" href="/orders/4021" appearance="raised"',
      },
      'Three books',
    ),
    full: '<lc-card heading="Order 4021"><b slot="header">Paid</b>Three books<i slot="footer">Today</i></lc-card>',
    'without content': '<lc-card heading="Order 4021"></lc-card>',
  },
  'lc-copy-button': states('lc-copy-button', {
    secondary: 'value="a"',
    icon: 'value="a" icon-only',
    disabled: 'value="a" disabled',
    'small ghost': 'value="a" text="Copy the link" variant="ghost" size="sm"',
  }),
  'lc-data-table': states('lc-data-table', {
    rows: `columns="${COLUMNS}" rows="${ROWS}"`,
    labeled: `columns="${COLUMNS}" rows="${ROWS}" label="People"`,
    empty: `columns="${COLUMNS}"`,
    loading: `columns="${COLUMNS}" rows="${ROWS}" loading`,
    features: `columns="${FILTERED}" rows="${ROWS}" selection="multiple" row-key="name" column-menu download`,
    'saved views': `columns="${COLUMNS}" rows="${ROWS}" views="first-frame"`,
    reorderable: `columns="${jsonAttribute([{label: 'Name', field: 'name'}])}" rows="${ROWS}" row-key="name" reorderable`,
    'reorderable, but sorted': `columns="${COLUMNS}" rows="${ROWS}" row-key="name" reorderable`,
  }),
  'lc-empty-state': {
    ...states('lc-empty-state', {text: 'heading="No invoices yet"', compact: 'compact'}, 'Write one.'),
    actions: '<lc-empty-state heading="No results"><a slot="actions" href="/">Back</a></lc-empty-state>',
  },
  'lc-drawer': states(
    'lc-drawer',
    {
      closed: 'heading="Details"',
      inline: 'heading="Details" inline open',
      start: 'heading="Details" inline open placement="start"',
    },
    '<p>Total: 12</p><button slot="footer">Pay</button>',
  ),
  'lc-error-summary': states('lc-error-summary', {hidden: '', 'without focus': 'no-focus heading-level="3"'}),
  'lc-fieldset': states(
    'lc-fieldset',
    {legend: 'legend="Address" hint="Hint"', 'named by aria-label': 'aria-label="Address"'},
    '<p>Content</p>',
  ),
  'lc-icon-button': states(
    'lc-icon-button',
    {
      ghost: 'text="Close"',
      disabled: 'text="Close" disabled',
      loading: 'text="Close" loading',
      round: 'text="Close" variant="primary" round',
    },
    '<svg width="16" height="16"><rect width="16" height="16"/></svg>',
  ),
  'lc-menu': states(
    'lc-menu',
    {closed: '', 'a context menu': 'context'},
    '<button slot="trigger">Actions</button><lc-menu-item>Rename</lc-menu-item><hr><lc-menu-item>Delete</lc-menu-item>',
  ),
  'lc-menu-item': states(
    'lc-menu-item',
    {
      normal: '',
      disabled: 'disabled',
      dangerous: 'danger',
      checked: 'type="checkbox" checked',
      'a radio button': 'type="radio" checked',
      'a link': 'href="/profile"',
      'a shortcut': 'shortcut="mod+s"',
    },
    'Save',
  ),
  'lc-modal': states('lc-modal', {closed: 'heading="Delete"'}, '<p>Really?</p>'),
  'lc-navbar': states('lc-navbar', {
    'current page': 'brand-text="Life" location="/people" notifications notification-count="3" log-out',
    sticky: 'brand-text="Life" location="/people" sticky',
    bare: 'brand-text="Life" location="/"',
  }),
  'lc-page-content': states('lc-page-content', {wide: '', text: 'width="text"'}, '<p>Content</p>'),
  'lc-page-layout': states(
    'lc-page-layout',
    {'sidebar below a header': ''},
    `<lc-navbar slot="header" brand-text="Life" location="/people"></lc-navbar>
    <lc-sidebar slot="sidebar">
      <lc-sidebar-link text="People" href="/people"></lc-sidebar-link>
      <p slot="footer">Version 1</p>
    </lc-sidebar>
    <lc-page-content><h1>People</h1></lc-page-content>
    <footer slot="footer">Imprint</footer>`,
  ),
  'lc-page-layout without a header': states(
    'lc-page-layout',
    {'only a sidebar': ''},
    '<lc-sidebar slot="sidebar"><p slot="footer">Version 1</p></lc-sidebar><p>Content</p>',
  ),
  'lc-timeline': states(
    'lc-timeline',
    {start: 'label="Order"', alternate: 'align="alternate"'},
    '<lc-timeline-item heading="Ordered" date="2026-03-01">Books</lc-timeline-item><lc-timeline-item heading="Sent" variant="success" pending></lc-timeline-item>',
  ),
  'lc-split-panel': states(
    'lc-split-panel',
    {
      horizontal: 'position="37"',
      fraction: 'position="33.33"',
      edge: 'position="5"',
      full: 'position="100"',
      'limit in pixels': 'position="5" min-start="200px"',
      'limit in percent': 'position="5" min-start="20%"',
      vertical: 'orientation="vertical" position="70"',
      collapsible: 'collapsible="start"',
      collapsed: 'collapsible="end" collapsed',
    },
    '<p slot="start">4021</p><p slot="end">Three books</p>',
  ),
  'lc-filter-bar': states('lc-filter-bar', {
    empty: `columns='[{"label":"Age","field":"age","filter":"number"}]'`,
    condition: `columns='[{"label":"Age","field":"age","filter":"number"}]' value='{"match":"all","conditions":[{"field":"age","filter":{"type":"number","from":65}}]}'`,
  }),
  'lc-pagination': states('lc-pagination', {
    'first page': 'total="12"',
    'middle page': 'total="95" page-size="10" page="5"',
    links: 'total="12" href="?page={page}"',
    empty: 'total="0"',
  }),
  'lc-permissions': states(
    'lc-permissions',
    {'not allowed': ''},
    '<template slot="yes">Secret</template><p slot="no">Sign in</p>',
  ),
  'lc-notification-list': states('lc-notification-list', {
    empty: '',
    failed: 'failed',
    loading: 'loading',
    bell: 'button',
    filled: `group-by="none" removable has-more notifications='[{"id":1,"title":"Order","date":"2026-03-01","type":"info"}]'`,
  }),
  'lc-tour': states('lc-tour', {closed: ''}),
  'lc-popover': states(
    'lc-popover',
    {heading: 'for="share" heading="Share"', label: 'label="Share"'},
    '<p>Link</p>',
  ),
  'lc-profile-card': states('lc-profile-card', {
    initials: 'profile-name="Ada Lovelace" profile-position="Analyst"',
    link: 'profile-name="Ada Lovelace" image-link="/ada"',
  }),
  'lc-progress': states('lc-progress', {
    bar: 'value="0.4" label="Upload"',
    'bar with its value': 'value="3" max="8" value-text="3 of 8 files" show-value label="Upload"',
    'bar without a value': 'label="Upload"',
    ring: 'shape="ring" value="0.4" show-value label="Upload"',
    'ring without a value': 'shape="ring" label="Upload"',
    empty: 'value="0" label="Upload"',
  }),
  'lc-search-button': states('lc-search-button', {
    shortcut: 'text="Search" shortcut="mod+k"',
    disabled: 'text="Search" disabled',
  }),
  'lc-search-modal': states('lc-search-modal', {closed: '', text: 'search-text="Find"'}),
  'lc-server-table': states('lc-server-table', {
    loading: `endpoint="/no-people" columns="${COLUMNS}"`,
    features: `endpoint="/no-people" columns="${FILTERED}" selection="multiple" column-menu download`,
    labeled: `endpoint="/no-people" columns="${COLUMNS}" label="People"`,
  }),
  'lc-sidebar': {
    ...states('lc-sidebar', {'current page': 'current="/people"', 'unknown page': ''}, MENU),
    ...states(
      'lc-sidebar',
      {
        full: 'current="/people/1"',
      },
      `<lc-profile-card slot="profile" profile-name="Ada Lovelace"></lc-profile-card>
      <lc-sidebar-group heading="Data" links="${LINKS}"></lc-sidebar-group>
      <lc-sidebar-group slot="settings" heading="Settings">${MENU}</lc-sidebar-group><p slot="footer">Version 1</p>`,
    ),
    ...states(
      'lc-sidebar',
      {'child links': 'current="/"', 'current page in child links': 'current="/people"'},
      TREE,
    ),
  },
  'lc-sidebar-group': {
    ...states('lc-sidebar-group', {
      links: `heading="Data" links="${LINKS}" current="/people"`,
      'closed links': `heading="Data" links="${LINKS}" current="/"`,
      'no heading': `links="${LINKS}" current="/"`,
      empty: 'heading="Data"',
    }),
    ...states('lc-sidebar-group', {children: 'heading="Data" current="/people"'}, MENU),
    ...states(
      'lc-sidebar-group',
      {'child links': 'current="/"', 'current page in child links': 'current="/people"'},
      TREE,
    ),
  },
  'lc-sidebar-link': {
    ...states('lc-sidebar-link', {
      current: 'text="People" href="/people" current="/people"',
      within: 'text="People" href="/people" current="/people/1"',
      other: 'text="People" href="/people" current="/"',
      plain: 'text="People"',
      closed: `text="Data" links="${LINKS}" current="/"`,
      'open for the current page': `text="Data" links="${LINKS}" current="/people"`,
      open: `text="Data" links="${LINKS}" open current="/"`,
      'closed on a page below its URL': `text="Data" href="/data" links="${LINKS}" current="/data/1"`,
    }),
    ...states(
      'lc-sidebar-link',
      {'own icon': 'text="People" href="/people" current="/"'},
      '<b slot="icon">i</b>',
    ),
    ...states(
      'lc-sidebar-link',
      {'own icon and links': `text="Data" links="${LINKS}" open current="/"`},
      '<b slot="icon">i</b>',
    ),
    ...states('lc-sidebar-link', {'own text': 'href="/people" current="/people"'}, 'People'),
    ...states('lc-sidebar-link', {'white space': 'text="People" href="/people" current="/"'}, '\n'),
    ...states('lc-sidebar-link', named('child links', PARENT, 'text="Data"'), CHILD_LINKS),
    ...states(
      'lc-sidebar-link',
      named('child links and own text', PARENT),
      `<b slot="icon">i</b> <i>Data</i> ${CHILD_LINKS}`,
    ),
    ...states(
      'lc-sidebar-link',
      named('only hidden child links', PARENT),
      'Data <lc-sidebar-link hidden>No</lc-sidebar-link>',
    ),
  },
  'lc-skeleton': states('lc-skeleton', {
    text: '',
    'lines of text': 'lines="3"',
    circle: 'shape="circle"',
    rectangle: 'shape="rectangle"',
  }),
  'lc-sparkline': states('lc-sparkline', {
    line: 'label="Orders" values="[3, 5, 4]"',
    gap: 'values="[3, null, 4, 5]"',
    empty: 'label="Orders"',
    'from right to left': 'dir="rtl" values="[3, 5]"',
  }),
  'lc-bar-chart': states('lc-bar-chart', {
    'one series': `label="Orders" categories="${CATEGORIES}" values="[4, 8, -2]"`,
    'several series': `label="Orders" categories="${CATEGORIES}" series="${SERIES}"`,
    stacked: `label="Orders" categories="${CATEGORIES}" series="${SERIES}" stacked`,
    empty: 'label="Orders"',
    loading: 'label="Orders" loading',
    'from right to left': `dir="rtl" label="Orders" categories="${CATEGORIES}" values="[4, 8]"`,
  }),
  'lc-line-chart': states('lc-line-chart', {
    'one series': `label="Orders" categories="${CATEGORIES}" values="[4, 8, 2]"`,
    'several series': `label="Orders" categories="${CATEGORIES}" series="${SERIES}"`,
    empty: 'label="Orders"',
    loading: 'label="Orders" loading',
  }),
  'lc-donut': states('lc-donut', {
    slices: `label="Orders" slices="${SLICES}"`,
    empty: 'label="Orders"',
    loading: 'label="Orders" loading',
  }),
  'lc-spinner': states('lc-spinner', {
    medium: '',
    small: 'size="sm"',
    large: 'size="lg"',
    waiting: 'delay="100000"',
  }),
  'lc-tag': states(
    'lc-tag',
    {
      plain: '',
      small: 'size="sm" pill',
      removable: 'removable',
      selectable: 'selectable',
      selected: 'selectable selected removable',
      disabled: 'selectable removable disabled',
    },
    'Design',
  ),
  'lc-tab': states('lc-tabs', {link: 'current="/people"'}, '<lc-tab href="/people">People</lc-tab>'),
  'lc-tab-panel': states(
    'lc-tabs',
    {shown: ''},
    '<lc-tab panel="a">A</lc-tab><lc-tab-panel name="a"><p>Text</p></lc-tab-panel>',
  ),
  'lc-tabs': states('lc-tabs', {first: '', start: 'placement="start"'}, TABS),
  'lc-toast': states('lc-toast', {info: '', success: 'type="success"', loading: 'loading'}, 'Saved'),
  'lc-toast-region': states('lc-toast-region', {empty: ''}),
  'lc-tooltip': states('lc-tooltip', {closed: 'for="save"', bottom: 'placement="bottom"'}, 'Saves the draft'),
  'lc-tree-item': states('lc-tree-item', {text: ''}, 'Reports'),
  'lc-typography': states(
    'lc-typography',
    {text: '', heading: 'variant="h2"', code: 'variant="code"', truncated: 'truncate'},
    'People',
  ),
};
