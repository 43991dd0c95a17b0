/** One page for each element, as a server without script writes it. Those of form controls are in their records. */
import {jsonAttribute, type ServerSample} from '../elements/src/testing/control-record.js';
import {readControls} from '../scripts/lib/controls.mjs';

const COLUMNS = jsonAttribute([
  {label: 'Name', field: 'name', sort: 'asc'},
  {label: 'Age', field: 'age', columnClass: 'wide'},
]);
const ROWS = jsonAttribute([
  {name: 'Grace', age: 85},
  {name: 'Ada', age: 36},
]);

const EUROS = jsonAttribute({style: 'currency', currency: 'EUR'});

const OTHERS: Readonly<Record<string, ServerSample>> = {
  'lc-accordion': {
    html: '<lc-accordion><lc-accordion-item heading="Delivery" open>Two days</lc-accordion-item></lc-accordion>',
    shows: ['Delivery', '<details', 'open', '<slot'],
    note: 'Its items',
  },
  'lc-accordion-item': {
    html: '<lc-accordion-item heading="Delivery" open>Two days</lc-accordion-item>',
    shows: ['Delivery', '<summary', 'open', '<slot'],
    note: 'A native disclosure, which opens and closes without a script',
  },
  'lc-avatar': {
    html: '<lc-avatar name="Ada Lovelace"></lc-avatar>',
    shows: ['role="img"', 'aria-label="Ada Lovelace"', 'AL'],
    note: 'The picture, or the initials',
  },
  'lc-avatar-group': {
    html: '<lc-avatar-group label="Team" max="1"><lc-avatar name="Ada"></lc-avatar><lc-avatar name="Grace"></lc-avatar></lc-avatar-group>',
    shows: ['aria-label="Team"', '<slot'],
    note: 'All avatars; `max` needs a script',
  },
  'lc-badge': {
    html: '<lc-badge variant="success" label="3 paid orders">3</lc-badge>',
    shows: ['success', '3 paid orders', '<slot'],
    note: 'Its content',
  },
  'lc-bar-loader': {
    html: '<lc-bar-loader label="Loading people"></lc-bar-loader>',
    shows: ['Loading people'],
    note: 'The animation',
  },
  'lc-bar-chart': {
    html: `<lc-bar-chart label="Orders" categories="${jsonAttribute(['Jan', 'Feb'])}" values="[4, 8]" format="${EUROS}"></lc-bar-chart>`,
    shows: ['role="slider"', 'Jan: €4.00', '<table', '<rect'],
    note: 'The chart, and its values in a table',
  },
  'lc-breadcrumb': {
    html: '<lc-breadcrumb location="/people/ada-lovelace" home-text="Home"></lc-breadcrumb>',
    shows: ['Home', 'people', 'ada lovelace', 'aria-current="page"'],
    note: 'The path of location',
  },
  'lc-button': {
    html: '<lc-button type="submit" disabled>Save</lc-button>',
    shows: [' disabled', 'type="submit"'],
    note: 'Its text',
  },
  'lc-callout': {
    html: '<lc-callout variant="warning" heading="Search is slow" dismissible>We are working on it.</lc-callout>',
    shows: ['role="note"', 'Warning', 'Search is slow', 'aria-label="Close"', '<slot'],
    note: 'Its content; the close button needs a script',
  },
  'lc-card': {
    html: '<lc-card heading="Order 4021" href="/orders/4021">Three books</lc-card>',
    shows: ['aria-level="2"', 'href="/orders/4021"', 'Order 4021', '<slot'],
    note: 'Its content and its link',
  },
  'lc-copy-button': {
    html: '<lc-copy-button value="LC-2026" text="Copy the number"></lc-copy-button>',
    shows: ['Copy the number', 'role="status"'],
    note: 'Its text',
  },
  'lc-data-table': {
    html: `<lc-data-table label="People" columns="${COLUMNS}" rows="${ROWS}"></lc-data-table>`,
    shows: ['People', 'Name', 'Grace', 'Ada', '36', 'aria-sort="ascending"', 'data-number'],
    note: 'The rows of the first page',
  },
  'lc-donut': {
    html: `<lc-donut label="Orders" slices="${jsonAttribute([
      {label: 'Shops', value: 3},
      {label: 'Online', value: 1},
    ])}"></lc-donut>`,
    shows: ['role="slider"', 'Shops 3 (75%)', '<table', '<circle'],
    note: 'The chart, and its values in a table',
  },
  'lc-drawer': {
    html: '<lc-drawer heading="Details" inline open><p>Total: 12</p></lc-drawer>',
    shows: ['Details', '<section'],
    note: 'The region with inline; otherwise nothing, and the dialog is closed',
  },
  'lc-empty-state': {
    html: '<lc-empty-state heading="No invoices yet">Your first one appears here.</lc-empty-state>',
    shows: ['No invoices yet', 'aria-level="2"', '<slot'],
    note: 'Its content',
  },
  'lc-error-summary': {html: '<lc-error-summary></lc-error-summary>', shows: [], note: 'Nothing'},
  'lc-field-list': {
    html: '<lc-field-list name="items"><template><lc-text-input name="qty"></lc-text-input></template></lc-field-list>',
    shows: ['<slot'],
    note: 'Nothing: rows need a script',
  },
  'lc-fieldset': {
    html: '<lc-fieldset legend="Address" hint="Where you live"><input name="city" aria-label="City"></lc-fieldset>',
    shows: ['Address', 'Where you live', 'role="group"', '<slot'],
    note: 'Legend, hint, and content; `disabled` needs a script',
  },
  'lc-form': {
    html: '<lc-form><form><lc-text-input name="name" label="Name"></lc-text-input></form></lc-form>',
    shows: ['<slot', 'Name'],
    note: 'Its content',
  },
  'lc-icon-button': {
    html: '<lc-icon-button text="Close"><svg width="16" height="16" aria-hidden="true"></svg></lc-icon-button>',
    shows: ['aria-label="Close"'],
    note: 'Its icon',
  },
  'lc-import': {
    html: '<lc-import></lc-import>',
    shows: ['CSV or Excel file', 'heading="Rows"'],
    note: 'The choice of the file; the steps after it need a script',
  },
  'lc-line-chart': {
    html: '<lc-line-chart label="Orders" values="[4, null, 8]"></lc-line-chart>',
    shows: ['role="slider"', '1: 4', 'No value', '<path'],
    note: 'The chart, and its values in a table',
  },
  'lc-main-loader': {
    html: '<lc-main-loader message="HELLO" duration="3"></lc-main-loader>',
    shows: ['HELLO'],
    note: 'Default size',
  },
  'lc-menu': {
    html: '<lc-menu><button slot="trigger">Actions</button><lc-menu-item>Rename</lc-menu-item></lc-menu>',
    shows: ['role="menu"', '<slot'],
    note: 'Its button',
  },
  'lc-menu-item': {
    html: '<lc-menu><button slot="trigger">File</button><lc-menu-item shortcut="mod+s">Save</lc-menu-item></lc-menu>',
    shows: ['role="menuitem"', 'Ctrl S'],
    note: 'Nothing, because its menu is closed',
  },
  'lc-modal': {
    html: '<lc-modal heading="Delete"><p>Really?</p></lc-modal>',
    shows: ['Delete', 'Accept', 'Cancel', '<dialog'],
    note: 'Closed',
  },
  'lc-navbar': {
    html: '<lc-navbar brand-text="Life" location="/people" notifications notification-count="3" log-out></lc-navbar>',
    shows: ['Life', 'people', 'Log out', '3'],
    note: 'The bar, not its menu',
  },
  'lc-page-content': {
    html: '<lc-page-content width="text"><p>Content</p></lc-page-content>',
    shows: ['<main'],
    note: 'Its content',
  },
  'lc-page-layout': {
    html: '<lc-page-layout><lc-sidebar slot="sidebar"></lc-sidebar><p>Content</p></lc-page-layout>',
    shows: ['Skip to content'],
    note: 'All areas',
  },
  'lc-filter-bar': {
    html: `<lc-filter-bar columns='[{"label":"Age","field":"age","filter":"number"}]' value='{"match":"all","conditions":[{"field":"age","filter":{"type":"number","from":65}}]}'></lc-filter-bar>`,
    shows: ['aria-label="Filters"', 'Age: from 65', 'Add filter'],
    note: 'The conditions; they open with the script',
  },
  'lc-pagination': {
    html: '<lc-pagination total="95" page-size="10" page="4" href="/orders?page={page}"></lc-pagination>',
    shows: ['aria-label="Page 4"', 'aria-current="page"', 'href="/orders?page=5"'],
    note: 'The pages; with `href`, links that work',
  },
  'lc-permissions': {
    html: '<lc-permissions><template slot="yes">Secret</template><p slot="no">Sign in</p></lc-permissions>',
    shows: ['name="no"'],
    note: 'What everybody may see',
  },
  'lc-notification-list': {
    html: `<lc-notification-list group-by="none" removable notifications='${jsonAttribute([
      {id: 1, title: 'Order 4021', date: '2026-03-01', href: '/orders/4021'},
    ])}'></lc-notification-list>`,
    shows: ['Unread', 'Order 4021', 'href="/orders/4021"', 'datetime="2026-03-01"', 'Mark all as read'],
    note: 'The notifications of its attribute, with times in UTC',
  },
  'lc-popover': {
    html: '<lc-popover for="share" heading="Share"><p>Copy the link</p></lc-popover>',
    shows: ['Share', 'role="dialog"'],
    note: 'Nothing; the popover is closed',
  },
  'lc-profile-card': {
    html: '<lc-profile-card profile-name="Ada Lovelace" profile-position="Analyst"></lc-profile-card>',
    shows: ['Ada Lovelace', 'Analyst', 'data-initials="AL"'],
    note: 'Name, position, and initials',
  },
  'lc-progress': {
    html: '<lc-progress label="Upload" value="3" max="8" value-text="3 of 8 files" show-value></lc-progress>',
    shows: ['Upload', 'aria-valuenow="3"', '3 of 8 files', 'width="37.5%"'],
    note: 'The value',
  },
  'lc-search-button': {
    html: '<lc-search-button text="Search" shortcut="mod+k"></lc-search-button>',
    shows: ['Search', 'Ctrl'],
    note: 'The shortcut with Ctrl',
  },
  'lc-search-modal': {
    html: '<lc-search-modal search-text="Find a page"></lc-search-modal>',
    shows: ['Find a page'],
    note: 'The button; the dialog is closed',
  },
  'lc-server-table': {
    html: `<lc-server-table label="People" endpoint="/no-people" columns="${COLUMNS}"></lc-server-table>`,
    shows: ['People', 'Name', 'progressbar'],
    note: 'Loading',
  },
  'lc-sidebar': {
    html: '<lc-sidebar label="Menu"><lc-sidebar-link text="Home" href="/"></lc-sidebar-link></lc-sidebar>',
    shows: ['aria-label="Menu"'],
    note: 'All links, not a drawer',
  },
  'lc-sidebar-group': {
    html: `<lc-sidebar-group heading="Data" links="${jsonAttribute([{text: 'Tables', href: '/tables'}])}">
      <lc-sidebar-link text="Charts" href="/charts"></lc-sidebar-link>
    </lc-sidebar-group>`,
    shows: ['Data', 'Tables', '/tables'],
    note: 'The heading and the links',
  },
  'lc-sidebar-link': {
    html: '<lc-sidebar-link text="People" href="/people" current="/people/ada"></lc-sidebar-link>',
    shows: ['People', 'href="/people"', 'aria-current="true"'],
    note: 'The link, and whether it is current',
  },
  'lc-skeleton': {
    html: '<lc-skeleton lines="2"></lc-skeleton>',
    shows: ['aria-hidden="true"'],
    note: 'Its outlines',
  },
  'lc-sparkline': {
    html: '<lc-sparkline label="Orders" values="[4, 8]"></lc-sparkline>',
    shows: ['Orders: Start 4, end 8, lowest 4, highest 8', '<path'],
    note: 'The line, and its name',
  },
  'lc-spinner': {
    html: '<lc-spinner label="Loading orders"></lc-spinner>',
    shows: ['Loading orders', 'progressbar'],
    note: 'The ring, unless it has a delay',
  },
  'lc-split-panel': {
    html: '<lc-split-panel position="30" label="Orders"><p slot="start">4021</p><p slot="end">Three books</p></lc-split-panel>',
    shows: ['role="separator"', 'aria-valuenow="30"', 'data-position="30"', 'slot name="start"'],
    note: 'The panels at their position; the separator needs a script',
  },
  'lc-step': {
    html: '<lc-steps><lc-step heading="Address"><lc-text-input name="city" label="City"></lc-text-input></lc-step></lc-steps>',
    shows: ['Address', 'role="heading"', 'City'],
    note: 'Its heading and its fields',
  },
  'lc-steps': {
    html: '<lc-steps><lc-step heading="Person">A</lc-step><lc-step heading="Address">B</lc-step></lc-steps>',
    shows: ['Person', 'Address', '<slot'],
    note: 'All steps, one below the other; with a script, the first one until it runs',
  },
  'lc-timeline': {
    html: '<lc-timeline label="Order 4021"><lc-timeline-item heading="Ordered" date="2026-03-01">Three books</lc-timeline-item></lc-timeline>',
    shows: ['role="list"', 'aria-label="Order 4021"', '<slot'],
    note: 'A list with all items',
  },
  'lc-timeline-item': {
    html: '<lc-timeline><lc-timeline-item heading="Ordered" date="2026-03-01T14:20" pending>Three books</lc-timeline-item></lc-timeline>',
    shows: ['role="listitem"', 'Ordered', 'In progress', 'datetime="2026-03-01T14:20"', '<slot'],
    note: 'All of it; a time with a zone is in UTC',
  },
  'lc-tour': {
    html: `<lc-tour steps='${jsonAttribute([{title: 'Welcome'}])}'></lc-tour>`,
    shows: ['role="dialog"'],
    note: 'Nothing; a tour starts with a script',
  },
  'lc-tab': {
    html: '<lc-tabs><lc-tab href="/people">People</lc-tab></lc-tabs>',
    shows: ['href="/people"', '<slot'],
    note: 'Its text, or its link',
  },
  'lc-tab-panel': {
    html: '<lc-tabs><lc-tab panel="a">A</lc-tab><lc-tab-panel name="a">Text</lc-tab-panel></lc-tabs>',
    shows: ['<slot'],
    note: 'Its content',
  },
  'lc-tabs': {
    html: '<lc-tabs active="b"><lc-tab panel="a">A</lc-tab><lc-tab panel="b">B</lc-tab><lc-tab-panel name="a">1</lc-tab-panel><lc-tab-panel name="b">2</lc-tab-panel></lc-tabs>',
    shows: ['slot name="tab"', 'name="panel-a"', 'name="panel-b"'],
    note: 'The tabs, and the panel of `active`; without a script, all panels',
  },
  'lc-tag': {
    html: '<lc-tag value="design" selectable selected removable>Design</lc-tag>',
    shows: ['aria-pressed="true"', 'aria-label="Remove"', '<slot'],
    note: 'Its text and its buttons',
  },
  'lc-toast': {html: '<lc-toast>Saved</lc-toast>', shows: [], note: 'Its text'},
  'lc-toast-region': {
    html: '<lc-toast-region></lc-toast-region>',
    shows: ['aria-live="polite"'],
    note: 'Empty',
  },
  'lc-tooltip': {
    html: '<lc-tooltip for="save">Saves the draft</lc-tooltip>',
    shows: ['popover="hint"'],
    note: 'Nothing; the tooltip is closed',
  },
  'lc-tree-item': {
    html: '<lc-tree-item value="reports">Reports</lc-tree-item>',
    shows: ['<slot'],
    note: 'Its text, and its items if it is open',
  },
  'lc-typography': {
    html: '<lc-typography variant="h2">People</lc-typography>',
    shows: ['<h2'],
    note: 'Its text',
  },
};

const controls = Object.entries(await readControls()).map(
  ([name, {server}]) => [`lc-${name}`, server] as const,
);

/** By tag, sorted. */
export const SERVER_SAMPLES: Readonly<Record<string, ServerSample>> = Object.fromEntries(
  [...controls, ...Object.entries(OTHERS)].sort(([one], [other]) => (one < other ? -1 : 1)),
);
