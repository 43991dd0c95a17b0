/**
 * The tests of the ARIA Authoring Practices (`aria-practices.json`), by the example that they belong to, and then by the id of
 * what they check: a test of ours, or why there is none. A title of theirs comes before its id.
 */

/** A test of ours, or the reason why there is none: the browser does it, it is optional, or we do it in another way. */
export type Answer = string | {readonly why: string};

export type Practice =
  | {readonly element: string; readonly answers: Readonly<Record<string, Answer>>}
  | {readonly why: string};

const why = (text: string): Answer => ({why: text});

const NATIVE_FOCUS = why('A native control is a tab stop without tabindex.');
const NATIVE_ROLE = why('A native control has its role from the browser.');
const PAGE_AROUND = why('The page around the example is not a part of the element.');
const NO_ICON = why('Shapes are drawn with CSS, so there is nothing to hide.');
const GRID = 'components/table/features/grid/grid.test.ts';
const LONG_POSITION =
  'components/table/features/long-pages/long-pages.test.ts › has the position of each row on a page of more';
const ALL_COLUMNS = why('All visible columns are in the table, so the browser counts them.');
const OTHER_WAY = 'Another example of the same pattern, with a technique that we do not use: ';

const button = {
  element: 'button',
  answers: {
    'button-role': 'renders a native button',
    'button-tabindex': 'is one tab stop',
    'button-aria-pressed': 'components/tag/tag.test.ts › is a toggle button with aria-pressed …',
    'svg-aria-hidden': 'hides its spinner from screen readers',
    'key-enter': 'sends one click with …',
    'key-space': 'sends one click with …',
  },
};

const openLists = {
  'combobox-role': 'is a combobox with a closed list',
  'combobox-aria-autocomplete': 'is a combobox with a closed list',
  'combobox-aria-controls': 'exposes that it is open, and controls the listbox in its own root',
  'combobox-aria-expanded': 'exposes that it is open, and controls the listbox in its own root',
  'combobox-aria-activedescendant': 'has … active after …',
  'combobox-id': why('The label is that of the element, not of an id in the page.'),
  'listbox-role': 'exposes that it is open, and controls the listbox in its own root',
  'listbox-aria-label': 'names the list only while it is shown',
  'option-role': 'exposes the position of a suggestion among all matches',
  'option-aria-selected': 'selects only the active suggestion',
  'button-tabindex': 'is one tab stop, and closes on leaving',
  'button-aria-label': 'says at its button what it opens, and whether it is open',
  'button-aria-controls': 'says at its button what it opens, and whether it is open',
  'button-aria-expanded': 'says at its button what it opens, and whether it is open',
  'textbox-key-alt-down-arrow': 'has … active after …',
  'textbox-key-down-arrow': 'has … active after …',
  'listbox-key-down-arrow': 'has … active after …',
  'textbox-key-up-arrow': 'has … active after …',
  'listbox-key-up-arrow': 'has … active after …',
  'textbox-key-enter': 'keeps the text with Enter while no suggestion is active',
  'listbox-key-enter': 'selects the active suggestion with Enter',
  'textbox-key-escape': 'closes with Escape, then clears the text',
  'listbox-key-escape': 'closes with Escape, then clears the text',
  'listbox-key-left-arrow': 'has … active after …',
  'listbox-key-right-arrow': 'has … active after …',
  'listbox-key-home': 'moves the caret with Home and End',
  'listbox-key-end': 'moves the caret with Home and End',
  'listbox-key-char': 'resets the active suggestion when the text changes',
  'listbox-characters': 'resets the active suggestion when the text changes',
  'standard-single-line-editing-keys': why('The field is a native input, which the browser edits.'),
  'test-additional-behavior': 'testing/popup-events.ts › report a press outside',
};

const PICKER = 'date-time-picker.calendar.test.ts';
const calendar = {
  'calendar-button-aria-label':
    'date-time-picker.typed.test.ts › has a button with a name, which says that it opens a dialog, and whether it is open',
  'dialog-role': 'exposes that it opens a dialog, and whether it is open',
  'dialog-aria-modal': why('The calendar is a popup that Tab leaves, and not a modal dialog.'),
  'dialog-aria-label': 'names the dialog by its field, only while it is open',
  'dialog-aria-live': why('The calendar has no text about its keys.'),
  'calendar-navigation-aria-live': 'exposes the visible month to assistive technology',
  'change-date-aria-live': 'exposes the visible month to assistive technology',
  'calendar-navigation-button-aria-label': 'is accessible while it is open',
  'change-date-button-aria-label': 'is accessible while it is open',
  'grid-role': 'has its days in a grid that the month names, with one selected',
  'grid-aria-labelledby': 'has its days in a grid that the month names, with one selected',
  'gridcell-tabindex': 'has one tab stop among the days',
  'gridcell-button-tabindex': 'has one tab stop among the days',
  'gridcell-aria-selected': 'has its days in a grid that the month names, with one selected',
  'gridcell-button-aria-selected': 'has its days in a grid that the month names, with one selected',
  'button-space-return': `${PICKER} › opens with … and focuses the selected day`,
  'dialog-esc': `${PICKER} › closes with Escape, keeps the value, and returns the focus to the control`,
  'month-year-button-space-return':
    'date-time-picker.jump.test.ts › shows the year with …, and keeps the focus on the button',
  'dialog-tab': `${PICKER} › closes with Tab from the days and focuses the next element`,
  'dialog-shift-tab': `${PICKER} › closes with Shift+Tab before the first part`,
  'grid-enter': `${PICKER} › selects the day with …, closes, and returns the focus to the control`,
  'grid-space': `${PICKER} › selects the day with …, closes, and returns the focus to the control`,
  'grid-space-return': `${PICKER} › selects the day with …, closes, and returns the focus to the control`,
  'grid-up-arrow': `${PICKER} › moves from 12 June to … with …`,
  'grid-down-arrow': `${PICKER} › moves from 12 June to … with …`,
  'grid-right-arrow': `${PICKER} › moves from 12 June to … with …`,
  'grid-left-arrow': `${PICKER} › moves from 12 June to … with …`,
  'grid-home': `${PICKER} › moves from 12 June to … with …`,
  'grid-end': `${PICKER} › moves from 12 June to … with …`,
  'grid-pageup': `${PICKER} › moves from 12 June to … with …`,
  'grid-shift-pageup': `${PICKER} › moves from 12 June to … with …`,
  'grid-pagedown': `${PICKER} › moves from 12 June to … with …`,
  'grid-shift-pagedown': `${PICKER} › moves from 12 June to … with …`,
  'okay-cancel-button-space-return': why('A day is chosen at once, so there are no such buttons.'),
};

const disclosure = {
  element: 'accordion-item',
  answers: {
    'button-aria-controls': why('A native summary refers to its details without an attribute.'),
    'aria-controls': why('A native summary refers to its details without an attribute.'),
    'button-aria-expanded': why('A native details has its state from the browser.'),
    'aria-expanded': why('A native details has its state from the browser.'),
    'key-tab':
      'components/accordion/accordion.test.ts › reaches the headings, and the content of open items, with Tab',
    'key-enter-or-space': 'components/accordion/accordion.test.ts › opens with Enter, and closes with Space',
    'key-space-or-enter': 'components/accordion/accordion.test.ts › opens with Enter, and closes with Space',
  },
};

const navigation = {
  element: 'sidebar-link',
  answers: {
    'button-aria-controls': 'refers from its button to the list of its links',
    'button-aria-expanded': 'are toggled by the user',
    'link-aria-current': 'has aria-current … on … for …',
    'key-tab': 'skips hidden links with Tab',
    'key-enter-space': 'toggles its links with …',
    'key-escape': why('The links are in the flow of the page and cover nothing, so they stay open.'),
    'key-arrows': why('Optional in this pattern. Tab reaches each link.'),
    'key-home-end': why('Optional in this pattern. Tab reaches each link.'),
  },
};

const menuButton = {
  element: 'menu',
  answers: {
    'menu-button-aria-haspopup': 'marks its button',
    'button-aria-haspopup': 'marks its button',
    'menu-button-aria-controls': why('Optional. The menu follows its button, which gets the focus back.'),
    'button-aria-controls': why('Optional. The menu follows its button, which gets the focus back.'),
    'menu-button-aria-expanded': 'marks its button',
    'button-aria-expanded': 'marks its button',
    'menu-role': 'is a menu with the name of its button',
    'menu-aria-labelledby': 'is a menu with the name of its button',
    'none-role': why('There are no list items between the menu and its items.'),
    'menuitem-role': 'components/menu-item/menu-item.test.ts › is …',
    'menuitem-tabindex': 'closes with Tab, and goes on from the button',
    'menu-button-key-open': 'leads to … with …',
    'button-down-arrow-or-space-or-enter': 'leads to … with …',
    'menu-button-key-up-arrow': 'leads to … with …',
    'button-up-arrow': 'leads to … with …',
    'menu-key-enter': 'report the reason …',
    'menu-enter': 'report the reason …',
    'menu-key-escape': 'closes one level with Escape, and leaves the key to nobody else',
    'menu-escape': 'closes one level with Escape, and leaves the key to nobody else',
    'menu-key-down-arrow': 'leads to … with …',
    'menu-down-arrow': 'leads to … with …',
    'menu-key-up-arrow': 'leads to … with …',
    'menu-up-arrow': 'leads to … with …',
    'menu-key-home': 'leads to … with …',
    'menu-home': 'leads to … with …',
    'menu-key-end': 'leads to … with …',
    'menu-end': 'leads to … with …',
    'menu-key-character': 'leads to … with …',
    'menu-character': 'leads to … with …',
  },
};

const slider = {
  element: 'slider',
  answers: {
    'svg-none': NO_ICON,
    'aria-hidden-rect': NO_ICON,
    'slider-role': NATIVE_ROLE,
    'slider-tabindex': 'is one tab stop',
    tabindex: 'is one tab stop',
    'aria-orientation': why('All sliders are horizontal, which is the default.'),
    'aria-valuemax': why('A native range has its limits from the browser.'),
    'aria-valuemin': why('A native range has its limits from the browser.'),
    'aria-valuenow': 'goes from 50 to … with …',
    'aria-valuetext': 'announces the value with its unit',
    'aria-labelledby': 'testing/form-control-contract.ts › is named by …, also when it is set later',
    'aria-label': 'testing/form-control-contract.ts › is named by …, also when it is set later',
    'key-right-arrow': 'goes from 50 to … with …',
    'key-up-arrow': 'goes from 50 to … with …',
    'key-page-up': 'goes from 50 to … with …',
    'key-end': 'goes from 50 to … with …',
    'key-left-arrow': 'goes from 50 to … with …',
    'key-down-arrow': 'goes from 50 to … with …',
    'key-page-down': 'goes from 50 to … with …',
    'key-home': 'goes from 50 to … with …',
  },
};

const switches = {
  element: 'switch',
  answers: {
    h3: PAGE_AROUND,
    'group-role': 'components/fieldset/fieldset.test.ts › is a group that its legend names',
    'group-aria-labelledby': 'components/fieldset/fieldset.test.ts › is a group that its legend names',
    'switch-role': 'is exposed as a switch',
    'aria-hidden': why('A switch shows no words for on and off.'),
    'switch-tabindex': NATIVE_FOCUS,
    'switch-aria-checked': why('A native check box has its state from the browser.'),
    'key-tab': NATIVE_FOCUS,
    'key-space': 'toggles with Space, on and off',
    'key Enter turns switch on and off': why('Enter submits the form, like in a native check box.'),
  },
};

const tabs = {
  element: 'tabs',
  answers: {
    'tablist-role': 'has a named list of tabs',
    'tablist-aria-labelledby': 'has a named list of tabs',
    'tab-role': 'says which tab is selected',
    'tab-aria-selected': 'says which tab is selected',
    'tab-tabindex': 'has one tab stop for the tabs, then the panel',
    'tab-aria-control': 'refers from each tab to its panel',
    'tab-aria-controls': 'refers from each tab to its panel',
    'tabpanel-role': 'names each panel with its tab',
    'tabpanel-aria-labelledby': 'names each panel with its tab',
    'tabpanel-tabindex': 'has one tab stop for the tabs, then the panel',
    'key-tab': 'has one tab stop for the tabs, then the panel',
    'key-right-arrow': '… shows …',
    'key-left-arrow': '… shows …',
    'key-home': '… shows …',
    'key-end': '… shows …',
    'key-enter-or-space': 'shows a panel only with Enter or Space with manual activation',
  },
};

const tree = {
  element: 'tree',
  answers: {
    'tree-role': 'is a tree of items that its label names',
    'tree-aria-labelledby': 'is a tree of items that its label names',
    'tree-aria-label': 'is a tree of items that its label names',
    'treeitem-role': 'is a tree of items that its label names',
    'treeitem-tabindex': 'has one tab stop: the first item, or the selected one',
    'treeitem-aria-selected': 'says which item is selected',
    'treeitem-aria-setsize': 'has the level, the place, and the number of siblings of each item',
    'treeitem-aria-posinset': 'has the level, the place, and the number of siblings of each item',
    'treeitem-aria-level': 'has the level, the place, and the number of siblings of each item',
    'treeitem-aria-expanded': 'says what is open, and nothing for items without items',
    'treeitem-aria-owns': why('The rows are a flat list with levels, so nothing owns another row.'),
    'treeitem-aria-current': why(
      'A link of a tree is selected, not current. Use a sidebar for the links of a site.',
    ),
    'group-role': why('The rows are a flat list with levels and need no groups.'),
    'role-group': why('The rows are a flat list with levels and need no groups.'),
    'none-role': why('There are no list items between the tree and its items.'),
    'banner-role': PAGE_AROUND,
    'navigation-role': PAGE_AROUND,
    'navigation-aria-label': PAGE_AROUND,
    'region-role': PAGE_AROUND,
    'region-aria-labelledby': PAGE_AROUND,
    'contentinfo-role': PAGE_AROUND,
    'key-enter': 'selects with …',
    'key-space': 'selects with …',
    'key-enter-or-space': 'follows a link with Enter, and only selects it with Space',
    'key-down-arrow': 'moves to "…" with …',
    'key-up-arrow': 'moves to "…" with …',
    'key-right-arrow': 'closes an open item with Left, and opens it with Right',
    'key-left-arrow': 'closes an open item with Left, and opens it with Right',
    'key-home': 'moves to "…" with …',
    'key-end': 'moves to "…" with …',
    'key-character': 'moves to "…" with …',
    'key-asterisk': 'opens all siblings with an asterisk',
  },
};

export const PRACTICES: Readonly<Record<string, Practice>> = {
  accordion_accordion: {
    element: 'accordion',
    answers: {
      'h3-element': 'has headings of level 2',
      'button-aria-expanded': why('A native details has its state from the browser.'),
      'button-aria-controls': why('A native summary refers to its details without an attribute.'),
      'region-role': why('Optional. Many regions would fill the list of landmarks.'),
      'region-aria-labelledby': why('Optional. Many regions would fill the list of landmarks.'),
      'key-enter-or-space': 'opens with Enter, and closes with Space',
      'key-tab': 'reaches the headings, and the content of open items, with Tab',
      'key-shift-tab': 'goes back the same way with Shift+Tab',
    },
  },
  alert_alert: {
    element: 'callout',
    answers: {'alert-role': 'is a live region with the role … if it is … and announced'},
  },
  alertdialog_alertdialog: {why: 'The library has no alert dialog: a modal that asks is a dialog.'},
  breadcrumb_breadcrumb: {
    element: 'breadcrumb',
    answers: {
      'aria-label': 'is a landmark with a name',
      'aria-current': 'marks only the last step as the current page',
    },
  },
  button_button: button,
  'button_button-idl': button,
  'carousel_carousel-1-prev-next': {why: 'The library has no carousel.'},
  'carousel_carousel-2-tablist': {why: 'The library has no carousel.'},
  checkbox_checkbox: {
    element: 'checkbox-group',
    answers: {
      h3: PAGE_AROUND,
      'group-role': 'is a group that its label names',
      'group-aria-labelledby': 'is a group that its label names',
      'checkbox-role': 'has a checkbox for each option, named by its text',
      'checkbox-tabindex': 'has a tab stop at each checkbox',
      'checkbox-aria-checked': 'chooses and no longer chooses with Space',
      'key-tab': 'has a tab stop at each checkbox',
      'key-space': 'chooses and no longer chooses with Space',
    },
  },
  'checkbox_checkbox-mixed': {
    element: 'checkbox',
    answers: {
      'checkbox-role': 'is a native checkbox named by its label',
      'checkbox-tabindex': 'is one tab stop',
      'checkbox-aria-controls': why('What a mixed checkbox controls is known only to the app.'),
      'checkbox-aria-checked-false': 'toggles with Space, on and off',
      'checkbox-aria-checked-mixed': 'shows indeterminate without changing what it submits',
      'checkbox-aria-checked-true': 'toggles with Space, on and off',
      'key-tab': 'is one tab stop',
      'key-space': 'toggles with Space, on and off',
    },
  },
  'combobox_autocomplete-both': {
    why: `${OTHER_WAY}the field is not completed while the user types.`,
  },
  'combobox_autocomplete-list': {element: 'datalist', answers: openLists},
  'combobox_autocomplete-none': {
    why: `${OTHER_WAY}the suggestions always depend on the text, as in the example with a list.`,
  },
  combobox_datepicker: {
    element: 'date-time-picker',
    answers: {
      ...calendar,
      'textbox-role': 'tests/site/testing-guide.test.ts › finds … as … by its …',
      'textbox-aria-haspopup': 'exposes that it opens a dialog, and whether it is open',
      'textbox-aria-controls': 'refers from its control to the calendar',
      'textbox-aria-describedby':
        'testing/form-control-validity.ts › associates the message with the control',
      'textbox-aria-expanded-false': 'exposes that it opens a dialog, and whether it is open',
      'textbox-aria-expanded-true': 'exposes that it opens a dialog, and whether it is open',
      'calendar-button-aria-label': why(
        'The whole control opens the calendar, so there is no second button.',
      ),
      'calendar-button-tabindex': why('The whole control opens the calendar, so there is no second button.'),
      'textbox-aria-autocomplete': why(
        'Nothing can be typed into the control, so there is nothing to complete.',
      ),
      'combobox-down-arrow': `${PICKER} › opens with … and focuses the selected day`,
    },
  },
  'combobox_grid-combo': {why: 'No combobox of the library has a grid.'},
  'combobox_select-only': {
    element: 'select',
    answers: {
      'combobox-role': 'select-list.test.ts › is a closed combobox with the text of its option',
      'listbox-role': 'select-list.test.ts › refers to its list, also while it is closed',
      'option-role': 'select-list.test.ts › exposes the selected and the disabled option',
      'combobox-aria-labelledby':
        'testing/form-control-contract.ts › is named by …, also when it is set later',
      'combobox-aria-controls': 'select-list.test.ts › refers to its list, also while it is closed',
      'combobox-aria-expanded': 'select-list.test.ts › is a closed combobox with the text of its option',
      'combobox-aria-activedescendant': 'select-list.test.ts › makes … active with … and …',
      'option-aria-selected': 'select-list.test.ts › exposes the selected and the disabled option',
      'combobox-key-alt-down-arrow': 'select-list.test.ts › makes … active with … and …',
      'combobox-key-up-arrow': 'select-list.test.ts › makes … active with … and …',
      'combobox-key-down-arrow': 'select-list.test.ts › makes … active with … and …',
      'combobox-key-enter': 'select-list.test.ts › makes … active with … and …',
      'combobox-key-space': 'select-list.test.ts › makes … active with … and …',
      'combobox-key-home': 'select-list.test.ts › makes … active with … and …',
      'combobox-key-end': 'select-list.test.ts › makes … active with … and …',
      'printable-chars': 'select-list.test.ts › makes … active with … and …',
      'test-additional-behavior': 'select-list.test.ts › selects the pressed option, and keeps the focus',
      'End scrolls last option into view': 'select-list.test.ts › renders a far option to make it active',
      'listbox-key-enter': 'select-list.test.ts › selects the active option with …',
      'listbox-key-space': 'select-list.test.ts › selects the active option with …',
      'listbox-key-alt-up-arrow': 'select-list.test.ts › selects the active option with …',
      'listbox-key-escape': 'select-list.test.ts › closes with Escape without selecting',
      'listbox-key-tab': 'select-list.test.ts › selects the active option with …',
      'listbox-key-down-arrow': 'select-list.test.ts › makes … active with … and …',
      'listbox-key-up-arrow': 'select-list.test.ts › makes … active with … and …',
      'listbox-key-end': 'select-list.test.ts › makes … active with … and …',
      'listbox-key-home': 'select-list.test.ts › makes … active with … and …',
      'listbox-key-pagedown': 'select-list.test.ts › makes … active with … and …',
      'listbox-key-pageup': 'select-list.test.ts › makes … active with … and …',
    },
  },
  'dialog-modal_datepicker': {element: 'date-time-picker', answers: calendar},
  'dialog-modal_dialog': {
    element: 'modal',
    answers: {
      'dialog-role': 'is a modal dialog',
      'aria-labelledby': 'is labeled by its heading',
      'aria-describedby': why('Optional. The content of a modal is often too long for a description.'),
      'aria-modal': 'is a modal dialog',
      'key-tab': 'modal.focus.test.ts › moves from the last tab stop to the first with Tab',
      'key-shift-tab': 'modal.focus.test.ts › moves from the first tab stop to the last with Shift+Tab',
      'key-escape': 'modal.focus.test.ts › hides with Escape',
    },
  },
  disclosure_card: disclosure,
  disclosure_faq: disclosure,
  'disclosure_image-description': disclosure,
  disclosure_navigation: navigation,
  disclosure_navigation_hybrid: navigation,
  feed_feed: {why: 'The library has no feed.'},
  grid_data_grids: {
    element: 'data-table',
    answers: {
      'grid-role': `${GRID} › is a grid only while it is on`,
      'aria-labelledby': 'is a table labeled by its label',
      'aria-rowcount': LONG_POSITION,
      'aria-colcount': ALL_COLUMNS,
      'aria-rowindex': LONG_POSITION,
      'aria-colindex': ALL_COLUMNS,
      'aria-sort': 'has aria-sort on the sorted column only',
      'key-right-arrow': `${GRID} › moves by cells, also into the header, and stops at the edges`,
      'key-left-arrow': `${GRID} › moves by cells, also into the header, and stops at the edges`,
      'key-down-arrow': `${GRID} › moves by cells, also into the header, and stops at the edges`,
      'key-up-arrow': `${GRID} › moves by cells, also into the header, and stops at the edges`,
      'key-page-down': `${GRID} › moves by the rows in view`,
      'key-page-up': `${GRID} › moves by the rows in view`,
      'key-home': `${GRID} › moves to the ends of the row and of the grid`,
      'key-end': `${GRID} › moves to the ends of the row and of the grid`,
      'key-control-home': `${GRID} › moves to the ends of the row and of the grid`,
      'key-control-end': `${GRID} › moves to the ends of the row and of the grid`,
    },
  },
  grid_layout_grids: {why: 'The library has no grid for layout.'},
  link_link: {
    element: 'card',
    answers: {
      'link-role': 'has a link with the heading as its name',
      tabindex: why('A native link is a tab stop without tabindex.'),
      alt: 'components/profile-card/profile-card.test.ts › names its link "…" when the alternative text is "…"',
      'aria-label': 'components/icon-button/icon-button.test.ts › is named by its text as a link',
      'key-enter': 'follows its link with Enter',
    },
  },
  listbox_collapsible: {
    why: 'A list of options is the popup of a combobox: see the example combobox_select-only.',
  },
  listbox_grouped: {
    why: 'A list of options is the popup of a combobox: see the example combobox_select-only.',
  },
  listbox_rearrangeable: {why: 'The library has no list that users rearrange or select from in ranges.'},
  listbox_scrollable: {
    why: 'A list of options is the popup of a combobox: see the example combobox_select-only.',
  },
  'menu-button_actions': menuButton,
  'menu-button_actions-active-descendant': {why: `${OTHER_WAY}the focus moves to the items of a menu.`},
  'menu-button_links': menuButton,
  'menubar_menubar-editor': {why: 'The library has no menu bar. Checked items are tested with the menu.'},
  'menubar_menubar-navigation': {why: 'The library has no menu bar: a navbar has plain links.'},
  meter_meter: {why: 'The library has no meter. Progress is a progress bar.'},
  radio_radio: {
    element: 'radio-button',
    answers: {
      'radiogroup-role': 'testing/radio-group-contract.ts › is a radio group named by its label',
      'radiogroup-aria-labelledby': 'testing/radio-group-contract.ts › is a radio group named by its label',
      'radio-role': 'testing/radio-group-contract.ts › has a radio for each option, named by its text',
      'radio-tabindex': 'testing/radio-group-choice.ts › is one tab stop',
      'radio-aria-checked': 'testing/radio-group-contract.ts › checks the option of its value',
      'key-tab': 'testing/radio-group-choice.ts › has its tab stop at …',
      'key-space': 'testing/radio-group-choice.ts › selects with Space while no option is selected',
      'key-down-right-arrow': 'testing/radio-group-choice.ts › moves and selects from … to … with …',
      'key-up-left-arrow': 'testing/radio-group-choice.ts › moves and selects from … to … with …',
    },
  },
  'radio_radio-activedescendant': {why: `${OTHER_WAY}the focus moves to the radio buttons.`},
  'radio_radio-rating': {why: 'The library has no rating.'},
  'slider_slider-color-viewer': {
    why: 'Three sliders next to each other: see the example slider_slider-temperature.',
  },
  'slider_slider-multithumb': {why: 'The library has no slider for a range.'},
  'slider_slider-rating': {why: 'The library has no rating.'},
  'slider_slider-seek': slider,
  'slider_slider-temperature': slider,
  spinbutton_datepicker: {
    why: 'Fields for the parts of a date are text fields, which every keyboard on a phone can fill in.',
  },
  spinbutton_quantity: {
    element: 'number-input',
    answers: {
      'spinbutton-role': why(
        'The field is a text field: a spinbutton would read a formatted number, such as “€1,000”, wrongly.',
      ),
      'spinbutton-aria-valuemin': why('A text field has no limits. The message says what is allowed.'),
      'spinbutton-aria-valuemax': why('A text field has no limits. The message says what is allowed.'),
      'spinbutton-aria-valuenow': 'announces the number after a step, until the focus leaves',
      'spinbutton-aria-errormessage':
        'testing/form-control-validity.ts › associates the message with the control',
      'button-tabindex': 'is one tab stop',
      'button-aria-controls': 'refers from its buttons to the field',
      'button-title': 'is a text field whose buttons are named by the label',
      'span-aria-hidden': 'is a text field whose buttons are named by the label',
      output: 'announces the number after a step, until the focus leaves',
      'spinbutton-end': 'changes 5 to … with …',
      'spinbutton-home': 'changes 5 to … with …',
      'spinbutton-up-arrow': 'changes 5 to … with …',
      'spinbutton-down-arrow': 'changes 5 to … with …',
      'standard-single-line-editing-keys': 'keeps what is typed until the focus leaves',
      'increment-button': 'do not move the focus',
      'decrement-button': 'do not move the focus',
    },
  },
  switch_switch: switches,
  'switch_switch-button': switches,
  'switch_switch-checkbox': switches,
  'table_sortable-table': {
    element: 'data-table',
    answers: {
      'span-aria-hidden': why('All icons of the library are hidden pictures, which have no text.'),
      'th-aria-sort': 'has aria-sort on the sorted column only',
    },
  },
  table_table: {
    element: 'data-table',
    answers: {
      'table-role': 'is a table labeled by its label',
      'table-aria-label': 'is a table labeled by its label',
      'table-aria-describedby': why('Optional. A table has a name, and its number of entries is announced.'),
      'rowgroup-role': 'components/table/features/narrow/narrow.test.ts › keeps the roles of a table',
      'row-role': 'components/table/features/narrow/narrow.test.ts › keeps the roles of a table',
      'columnheader-role': 'has a column header for each column',
      'cell-role': 'components/table/features/narrow/narrow.test.ts › keeps the roles of a table',
    },
  },
  'tabs_tabs-automatic': tabs,
  'tabs_tabs-manual': tabs,
  toolbar_toolbar: {why: 'The library has no toolbar: the buttons above a table are plain buttons.'},
  'treegrid_treegrid-1': {why: 'The library has no tree grid.'},
  'treeview_treeview-1a': tree,
  'treeview_treeview-1b': tree,
  'treeview_treeview-navigation': tree,
};
