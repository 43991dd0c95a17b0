/** Buttons, links, and what they open. */
import {WEBKIT_MENU} from './differences.js';
import type {Sample} from './sample.js';

export const buttons: readonly Sample[] = [
  {
    element: 'button',
    state: 'with text',
    plan: 'command-button',
    html: '<lc-button>Print Page</lc-button>',
    expected: {button: {role: 'button', name: 'Print Page'}},
  },
  {
    element: 'button',
    state: 'that is disabled',
    html: '<lc-button disabled>Save</lc-button>',
    expected: {button: {role: 'button', name: 'Save', disabled: true}},
  },
  {
    element: 'button',
    state: 'that is loading',
    html: '<lc-button loading>Save</lc-button>',
    expected: {button: {role: 'button', name: 'Save', disabled: true, busy: true}},
  },
  {
    element: 'button',
    state: 'with an address',
    plan: 'link-span-text',
    html: '<lc-button href="/a">W3C website</lc-button>',
    expected: {a: {role: 'link', name: 'W3C website'}},
  },
  {
    element: 'icon-button',
    state: 'with its text',
    plan: 'command-button',
    html: '<lc-icon-button text="Edit"></lc-icon-button>',
    expected: {button: {role: 'button', name: 'Edit'}},
  },
  {
    element: 'copy-button',
    state: 'with text',
    html: '<lc-copy-button value="x">Copy</lc-copy-button>',
    expected: {button: {role: 'button', name: 'Copy'}},
  },
  {
    element: 'copy-button',
    state: 'as an icon',
    html: '<lc-copy-button icon-only text="Copy the link" value="x"></lc-copy-button>',
    expected: {button: {role: 'button', name: 'Copy the link'}},
  },
  {
    element: 'search-button',
    state: 'with a shortcut',
    html: '<lc-search-button text="Search" shortcut="k"></lc-search-button>',
    expected: {button: {role: 'button', name: 'Search'}},
  },
  {
    element: 'tag',
    state: 'that is not pressed',
    plan: 'toggle-button',
    html: '<lc-tag selectable>Mute</lc-tag>',
    expected: {button: {role: 'button', name: 'Mute', pressed: false}},
  },
  {
    element: 'tag',
    state: 'that is pressed',
    plan: 'toggle-button',
    html: '<lc-tag selectable selected>Mute</lc-tag>',
    expected: {button: {role: 'button', name: 'Mute', pressed: true}},
  },
  {
    element: 'tag',
    state: 'that can be removed',
    html: '<lc-tag removable>Mute</lc-tag>',
    expected: {button: {role: 'button', name: 'Remove Mute'}},
  },
  {
    element: 'menu',
    state: 'that is closed',
    plan: 'menu-button-actions',
    html: '<lc-menu><button slot="trigger">Actions</button><lc-menu-item>Action 1</lc-menu-item></lc-menu>',
    expected: {button: {role: 'button', name: 'Actions', haspopup: 'menu', expanded: false}},
  },
  {
    element: 'menu-item',
    state: 'in an open menu',
    plan: 'menu-button-actions',
    html: `<lc-menu>
      <button slot="trigger">Actions</button>
      <lc-menu-item>Action 1</lc-menu-item>
      <lc-menu-item type="checkbox" checked>Action 2</lc-menu-item>
      <lc-menu-item disabled>Action 3</lc-menu-item>
    </lc-menu>`,
    focus: 'button',
    keys: ['Enter'],
    expected: {
      button: {role: 'button', name: 'Actions', haspopup: 'menu', expanded: true},
      '[role=menu]': {role: 'menu', name: 'Actions', differs: WEBKIT_MENU},
      '[role=menuitem]': {role: 'menuitem', name: 'Action 1', position: '1 of 3'},
      '[role=menuitemcheckbox]': {
        role: 'menuitemcheckbox',
        name: 'Action 2',
        checked: true,
        position: '2 of 3',
      },
      '[role=menuitem][aria-disabled=true]': {
        role: 'menuitem',
        name: 'Action 3',
        disabled: true,
        position: '3 of 3',
      },
    },
  },
  {
    element: 'modal',
    state: 'that is open',
    plan: 'modal-dialog',
    html: '<lc-modal open><span slot="heading">Add Delivery Address</span><lc-text-input label="Street"></lc-text-input></lc-modal>',
    expected: {
      dialog: {role: 'dialog', name: 'Add Delivery Address', modal: true},
      h2: {role: 'heading', name: 'Add Delivery Address', level: 2},
      input: {role: 'textbox', name: 'Street'},
    },
  },
  {
    element: 'drawer',
    state: 'that is open',
    plan: 'modal-dialog',
    html: '<lc-drawer open heading="Filters"><button>Apply</button></lc-drawer>',
    expected: {
      dialog: {role: 'dialog', name: 'Filters', modal: true},
      h2: {role: 'heading', name: 'Filters', level: 2},
    },
  },
  {
    element: 'popover',
    state: 'that is open',
    html: '<div><button id="target">Filters</button><lc-popover for="target" heading="Filters"><button>Apply</button></lc-popover></div>',
    focus: '#target',
    keys: ['Enter'],
    expected: {
      '#target': {role: 'button', name: 'Filters', haspopup: 'dialog', expanded: true},
      '[role=dialog]': {role: 'dialog', name: 'Filters'},
    },
  },
  {
    element: 'notification-list',
    state: 'whose bell is pressed',
    html: `<lc-notification-list button notifications='[{"id":1,"title":"Order 4021","date":"2026-03-01"}]'></lc-notification-list>`,
    focus: '#bell',
    keys: ['Enter'],
    expected: {
      '#bell button': {role: 'button', name: 'Notifications, 1 new', haspopup: 'dialog', expanded: true},
      '[role=dialog]': {role: 'dialog', name: 'Notifications'},
    },
  },
  {
    element: 'tour',
    state: 'that has started',
    html: `<lc-tour steps='[{"title":"Welcome","text":"Two minutes"}]'></lc-tour>`,
    script: "findDeep('lc-tour').start()",
    expected: {'[role=dialog]': {role: 'dialog', name: 'Welcome', description: 'Two minutes Step 1 of 1'}},
  },
  {
    element: 'tooltip',
    state: 'of a button',
    html: '<div><button id="target">Save</button><lc-tooltip for="target">Saves the draft</lc-tooltip></div>',
    expected: {'#target': {role: 'button', name: 'Save', description: 'Saves the draft'}},
  },
  {
    element: 'search-modal',
    state: 'with results',
    html: '<lc-search-modal open></lc-search-modal>',
    script: `findDeep('lc-search-modal').results = [{text: 'Ada', href: '/ada'}, {text: 'Grace', href: '/grace'}]`,
    expected: {
      dialog: {role: 'dialog', name: 'Search...', modal: true},
      input: {
        role: 'combobox',
        name: 'Search...',
        expanded: true,
        haspopup: 'listbox',
        controls: 'listbox "Results"',
      },
      '[role=option]': {role: 'option', name: 'Ada', selected: false, position: '1 of 2'},
    },
  },
];
