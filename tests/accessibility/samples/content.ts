/** Navigation, tables, trees, and content with a role. */
import {
  CHROMIUM_SUMMARY,
  CHROMIUM_VALUE_TEXT,
  GRID_CELL,
  GRID_ROW,
  WEBKIT_CELL,
  WEBKIT_HIDDEN,
  WEBKIT_SELECT,
  chromiumPoint,
} from './differences.js';
import type {Sample} from './sample.js';

const PEOPLE = {
  columns: [
    {label: 'Name', field: 'name', sort: 'asc'},
    {label: 'Age', field: 'age'},
  ],
  rows: [
    {name: 'Ada', age: 36},
    {name: 'Grace', age: 85},
    {name: 'Alan', age: 41},
  ],
};

export const content: readonly Sample[] = [
  {
    element: 'split-panel',
    state: 'whose first panel can collapse, after ArrowRight',
    html: `<lc-split-panel label="Orders" position="30" breakpoint="0" collapsible="start">
      <p slot="start">4021</p>
      <p slot="end">Three books</p>
    </lc-split-panel>`,
    focus: '[role=separator]',
    keys: ['ArrowRight'],
    expected: {
      '[role=separator]': {role: 'separator', name: 'Orders', value: '31'},
      button: {role: 'button', name: 'Hide the panel'},
    },
  },
  {
    element: 'tabs',
    state: 'with a selected tab',
    plan: 'tabs-manual-activation',
    html: `<lc-tabs aria-label="Danish Composers">
      <lc-tab panel="a">Maria Ahlefeldt</lc-tab>
      <lc-tab panel="b">Carl Andersen</lc-tab>
      <lc-tab panel="c" disabled>Ida da Fonseca</lc-tab>
      <lc-tab-panel name="a">German</lc-tab-panel>
      <lc-tab-panel name="b">Danish</lc-tab-panel>
      <lc-tab-panel name="c">Danish</lc-tab-panel>
    </lc-tabs>`,
    expected: {
      '[role=tablist]': {role: 'tablist', name: 'Danish Composers'},
      '[role=tab]': {
        role: 'tab',
        name: 'Maria Ahlefeldt',
        selected: true,
        position: '1 of 3',
        controls: 'tabpanel "Maria Ahlefeldt"',
      },
    },
  },
  {
    element: 'tab',
    state: 'that is disabled',
    plan: 'tabs-manual-activation',
    html: '<lc-tabs aria-label="T"><lc-tab panel="a">A</lc-tab><lc-tab panel="b" disabled>B</lc-tab><lc-tab-panel name="a">a</lc-tab-panel><lc-tab-panel name="b">b</lc-tab-panel></lc-tabs>',
    expected: {
      '[role=tab]:disabled': {role: 'tab', name: 'B', selected: false, disabled: true, position: '2 of 2'},
    },
  },
  {
    element: 'tab-panel',
    state: 'that is shown',
    plan: 'tabs-manual-activation',
    html: '<lc-tabs aria-label="T"><lc-tab panel="a">Maria Ahlefeldt</lc-tab><lc-tab-panel name="a">German</lc-tab-panel></lc-tabs>',
    expected: {'lc-tab-panel': {role: 'tabpanel', name: 'Maria Ahlefeldt'}},
  },
  {
    element: 'accordion-item',
    state: 'that is open',
    plan: 'accordion',
    html: '<lc-accordion><lc-accordion-item heading="Billing Address" open>Two days</lc-accordion-item></lc-accordion>',
    expected: {
      summary: {role: '', name: 'Billing Address', expanded: true, differs: CHROMIUM_SUMMARY},
      '[role=heading]': {role: 'heading', name: 'Billing Address', level: 2},
    },
  },
  {
    element: 'accordion-item',
    state: 'that is closed',
    plan: 'accordion',
    html: '<lc-accordion><lc-accordion-item heading="Billing Address">Two days</lc-accordion-item></lc-accordion>',
    expected: {summary: {role: '', name: 'Billing Address', expanded: false, differs: CHROMIUM_SUMMARY}},
  },
  {
    element: 'breadcrumb',
    state: 'with two pages',
    plan: 'breadcrumb',
    html: '<lc-breadcrumb location="/guides/forms"></lc-breadcrumb>',
    expected: {
      nav: {role: 'navigation', name: 'Breadcrumb'},
      ol: {role: 'list', name: ''},
      a: {role: 'link', name: 'guides'},
      '[aria-current]': {role: 'link', name: 'forms', current: 'page'},
    },
  },
  {
    element: 'pagination',
    state: 'on its second page',
    html: '<lc-pagination total="95" page-size="10" page="2"></lc-pagination>',
    expected: {
      nav: {role: 'navigation', name: 'Pages'},
      button: {role: 'button', name: 'First page'},
      '[aria-current]': {role: 'button', name: 'Page 2', current: 'page'},
    },
  },
  {
    element: 'filter-bar',
    state: 'with a condition and a group',
    html: '<lc-filter-bar></lc-filter-bar>',
    properties: {
      columns: [
        {label: 'Name', field: 'name', filter: 'text'},
        {label: 'Age', field: 'age', filter: 'number'},
      ],
      value: {
        match: 'all',
        conditions: [
          {field: 'name', filter: {type: 'text', operator: 'contains', value: 'a'}},
          {match: 'any', conditions: [{field: 'age', filter: {type: 'number', from: 65}}]},
        ],
      },
    },
    expected: {
      '[part=filter-bar]': {role: 'group', name: 'Filters'},
      '[part=filter-group]': {role: 'group', name: 'Any of: Age: from 65'},
      '[part=edit-filter-button]': {
        role: 'button',
        name: 'Name: contains a',
        expanded: false,
        haspopup: 'dialog',
      },
      '[part=remove-filter-button]': {role: 'button', name: 'Remove filter Name: contains a'},
      '[part=add-group-button]': {role: 'button', name: 'Add group', expanded: false, haspopup: 'menu'},
    },
  },
  {
    element: 'sidebar',
    state: 'with links',
    plan: 'disclosure-navigation',
    html: '<lc-page-layout><lc-sidebar slot="sidebar" current="/"><lc-sidebar-group heading="Pages"></lc-sidebar-group></lc-sidebar></lc-page-layout>',
    script: `findDeep('lc-sidebar-group').links = [{text: 'Home', href: '/'}, {text: 'About', links: [{text: 'Overview', href: '/a'}]}]`,
    expected: {
      nav: {role: 'navigation', name: 'Main menu'},
      '[part=list][aria-labelledby]': {role: 'list', name: 'Pages'},
      'a[aria-current]': {role: 'link', name: 'Home', current: 'page'},
      '#parent': {role: 'button', name: 'About', expanded: false},
    },
  },
  {
    element: 'page-content',
    state: 'in a layout',
    plan: 'main',
    html: '<lc-page-layout><lc-page-content>Text</lc-page-content></lc-page-layout>',
    expected: {
      '[part=skip-link]': {role: 'button', name: 'Skip to content'},
      main: {role: 'main', name: ''},
    },
  },
  {
    element: 'steps',
    state: 'at the first step',
    html: '<form><lc-steps><lc-step heading="Person">A</lc-step><lc-step heading="Address">B</lc-step></lc-steps></form>',
    expected: {
      '[part=list]': {role: 'list', name: 'Steps'},
      '[part=heading]': {role: 'heading', name: 'Step 1 of 2: Person', level: 2},
    },
  },
  {
    element: 'import',
    state: 'without a file',
    html: '<lc-import></lc-import>',
    expected: {
      '[role=status]': {role: 'status', name: ''},
    },
  },
  {
    element: 'sparkline',
    state: 'with values',
    html: '<lc-sparkline label="Orders" values="[3, 9, 5]"></lc-sparkline>',
    expected: {'[part=base]': {role: 'image', name: 'Orders: Start 3, end 5, lowest 3, highest 9'}},
  },
  {
    element: 'bar-chart',
    state: 'with two series',
    html: `<lc-bar-chart label="Orders" categories='["Jan", "Feb"]' series='[{"label": "Shops", "values": [4, 6]}, {"label": "Online", "values": [2, null]}]'></lc-bar-chart>`,
    expected: {
      '[part=plot]': {
        role: 'slider',
        name: 'Orders',
        value: 'Jan: Shops 4, Online 2',
        differs: chromiumPoint('1'),
      },
      table: {role: 'table', name: 'Orders'},
      'th[scope=col]': {role: 'columnheader', name: 'Shops', differs: WEBKIT_CELL},
      'th[scope=row]': {role: 'rowheader', name: 'Jan', differs: WEBKIT_CELL},
    },
  },
  {
    element: 'line-chart',
    state: 'after a key',
    html: `<lc-line-chart label="Orders" categories='["Jan", "Feb"]' values="[4, 8]"></lc-line-chart>`,
    focus: '[part=plot]',
    keys: ['End'],
    expected: {'[part=plot]': {role: 'slider', name: 'Orders', value: 'Feb: 8', differs: chromiumPoint('2')}},
  },
  {
    element: 'donut',
    state: 'with slices',
    html: `<lc-donut label="Orders" slices='[{"label": "Shops", "value": 3}, {"label": "Online", "value": 1}]'></lc-donut>`,
    expected: {
      '[part=plot]': {role: 'slider', name: 'Orders', value: 'Shops 3 (75%)', differs: chromiumPoint('1')},
    },
  },
  {
    element: 'tree',
    state: 'with an open item',
    html: '<lc-tree label="Files" value="b"><lc-tree-item value="a" open>One<lc-tree-item slot="items" value="c">In</lc-tree-item></lc-tree-item><lc-tree-item value="b">Two</lc-tree-item></lc-tree>',
    expected: {
      '[role=tree]': {role: 'tree', name: 'Files'},
      '[role=treeitem]': {
        role: 'treeitem',
        name: 'One',
        level: 1,
        expanded: true,
        selected: false,
        position: '1 of 2',
      },
      '[aria-selected=true]': {role: 'treeitem', name: 'Two', level: 1, selected: true, position: '2 of 2'},
    },
  },
  {
    element: 'data-table',
    state: 'that is sorted',
    plan: 'minimal-data-grid',
    html: '<lc-data-table label="Transactions" page-size="2"></lc-data-table>',
    properties: PEOPLE,
    expected: {
      table: {role: 'table', name: 'Transactions'},
      th: {role: 'columnheader', name: 'Name', sort: 'ascending', differs: WEBKIT_CELL},
      '[part=sort-button]': {role: 'button', name: 'Name'},
      td: {role: 'cell', name: 'Ada', differs: WEBKIT_CELL},
      '[part=search-input]': {role: 'searchbox', name: 'Search'},
      '[part=page-size-select]': {
        role: 'combobox',
        name: 'Entries per page',
        value: '2',
        expanded: false,
        haspopup: 'menu',
        differs: WEBKIT_SELECT,
      },
      '[part=pager]': {role: 'navigation', name: 'Transactions Pages'},
    },
  },
  {
    element: 'data-table',
    state: 'that is a grid',
    plan: 'minimal-data-grid',
    html: '<lc-data-table label="Transactions" grid></lc-data-table>',
    properties: PEOPLE,
    expected: {
      table: {role: 'grid', name: 'Transactions'},
      'tbody tr': {role: 'row', name: 'Ada 36', differs: GRID_ROW},
      th: {role: 'columnheader', name: 'Name', sort: 'ascending', differs: WEBKIT_CELL},
      td: {role: 'gridcell', name: 'Ada', differs: GRID_CELL},
    },
  },
  {
    element: 'server-table',
    state: 'that is loading',
    html: '<lc-server-table label="Orders"></lc-server-table>',
    expected: {table: {role: 'table', name: 'Orders', busy: true}},
  },
  {
    element: 'progress',
    state: 'with a value',
    plan: 'meter',
    html: '<lc-progress label="CPU Usage" value="0.4"></lc-progress>',
    expected: {
      '[role=progressbar]': {
        role: 'progressbar',
        name: 'CPU Usage',
        value: '40%',
        differs: CHROMIUM_VALUE_TEXT,
      },
    },
  },
  {
    element: 'spinner',
    state: 'with a label',
    html: '<lc-spinner label="Loading"></lc-spinner>',
    expected: {'[role=progressbar]': {role: 'progressbar', name: 'Loading'}},
  },
  {
    element: 'bar-loader',
    state: 'that is loading',
    html: '<lc-bar-loader loading></lc-bar-loader>',
    expected: {'[role=progressbar]': {role: 'progressbar', name: 'Loading'}},
  },
  {
    element: 'main-loader',
    state: 'with a label',
    html: '<lc-main-loader label="Opening the bakery"></lc-main-loader>',
    // The text that is drawn is left out.
    expected: {
      svg: {role: 'none', name: '', differs: WEBKIT_HIDDEN},
      '[role=status]': {role: 'status', name: ''},
    },
  },
  {
    element: 'navbar',
    state: 'with an icon button',
    html: '<lc-navbar notifications notification-count="3"></lc-navbar>',
    expected: {'[part~=notifications]': {role: 'button', name: 'Notifications, 3 new'}},
  },
  {
    element: 'navbar',
    state: 'in a narrow place',
    html: '<div style="width: 20rem"><lc-navbar notifications></lc-navbar></div>',
    expected: {'[part=toggle]': {role: 'button', name: 'More', expanded: false}},
  },
  {
    element: 'avatar',
    state: 'with a name',
    html: '<lc-avatar name="Ada Lovelace"></lc-avatar>',
    expected: {'[role=img]': {role: 'image', name: 'Ada Lovelace'}},
  },
  {
    element: 'avatar-group',
    state: 'with a label',
    html: '<lc-avatar-group label="Team"><lc-avatar name="Ada"></lc-avatar></lc-avatar-group>',
    expected: {ul: {role: 'list', name: 'Team'}},
  },
  {
    element: 'callout',
    state: 'that is announced',
    plan: 'alert',
    html: '<lc-callout variant="danger" announce>Hello</lc-callout>',
    expected: {'[part=base]': {role: 'alert', name: ''}},
  },
  {
    element: 'callout',
    state: 'with a heading',
    html: '<lc-callout variant="warning" heading="Note">Text</lc-callout>',
    expected: {'[role=note]': {role: 'note', name: ''}},
  },
  {
    element: 'card',
    state: 'with an address',
    html: '<lc-card heading="Title" href="/x" heading-level="3">Text</lc-card>',
    expected: {
      a: {role: 'link', name: 'Title'},
      '[role=heading]': {role: 'heading', name: 'Title', level: 3},
    },
  },
  {
    element: 'timeline',
    state: 'with a label',
    html: `<lc-timeline label="Order 4021">
      <lc-timeline-item heading="Ordered" date="2026-03-01"></lc-timeline-item>
    </lc-timeline>`,
    expected: {ol: {role: 'list', name: 'Order 4021'}},
  },
  {
    element: 'timeline-item',
    state: 'that is pending',
    html: '<lc-timeline><lc-timeline-item heading="Sent" pending></lc-timeline-item></lc-timeline>',
    expected: {'[role=listitem]': {role: 'listitem', name: ''}},
  },
  {
    element: 'empty-state',
    state: 'with a level',
    html: '<lc-empty-state heading="Nothing" heading-level="2"></lc-empty-state>',
    expected: {'[role=heading]': {role: 'heading', name: 'Nothing', level: 2}},
  },
  {
    element: 'typography',
    state: 'with a level',
    html: '<lc-typography level="2">Title</lc-typography>',
    expected: {h2: {role: 'heading', name: 'Title', level: 2}},
  },
  {
    element: 'profile-card',
    state: 'with a link',
    html: '<lc-profile-card profile-name="Ada" image-link="/users" image-alt="Ada"></lc-profile-card>',
    expected: {a: {role: 'link', name: 'Ada'}},
  },
  {
    element: 'toast',
    state: 'that is an error',
    plan: 'alert',
    html: '<lc-toast type="error" heading="Not saved">Try again.</lc-toast>',
    expected: {
      '[role=group]': {role: 'group', name: 'Error Not saved Try again.'},
      button: {role: 'button', name: 'Close notification'},
    },
  },
  {
    element: 'toast-region',
    state: 'with a toast',
    html: '<lc-toast-region></lc-toast-region>',
    script: `elements.toast('Saved')`,
    expected: {section: {role: 'region', name: 'Notifications, F8'}},
  },
];
