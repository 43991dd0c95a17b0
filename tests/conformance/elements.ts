/**
 * The evidence for each element: which test shows what, by the number of the criterion in WCAG 2.2.
 *
 * A title is that of a test in the element's main test file, or follows the name of another file and ` › `. A part of a title
 * that changes from case to case is `…`. `axe` are tests whose rules cover a part of 1.3.1, 1.4.3, and 4.1.2.
 */
export type Evidence = Readonly<Record<string, readonly string[]>>;

/** The shared tests of all form controls, which an element has if its test calls `testFormControl`. */
export const FORM_CONTROL: Evidence = {
  axe: ['testing/form-control-contract.ts › is accessible …, in light and dark'],
  '1.3.1': ['testing/form-control-validity.ts › associates the message with the control'],
  '3.1.2': ['testing/form-control-contract.ts › uses the language of the page'],
  '3.2.1': ['testing/form-control-contract.ts › sends nothing when it gets the focus'],
  '3.3.1': [
    'testing/form-control-validity.ts › shows a message that names the label',
    'testing/form-control-validity.ts › focuses the first invalid control of a form without the bubble of the browser',
  ],
  '3.3.2': [
    'testing/form-control-contract.ts › is named by an outside label',
    'testing/form-control-validity.ts › is required if its rules reject an empty value',
  ],
  '4.1.2': ['testing/form-control-contract.ts › is named by …, also when it is set later'],
};

/** The shared tests of all groups of radio buttons, which an element has if its test calls `testRadioGroup`. */
export const RADIO_GROUP: Evidence = {
  axe: ['testing/radio-group-contract.ts › is accessible …, in light and dark'],
  '1.3.1': ['testing/radio-group-contract.ts › is a radio group named by its label'],
  '2.1.1': [
    'testing/radio-group-choice.ts › moves and selects from … to … with …',
    'testing/radio-group-choice.ts › selects with Space while no option is selected',
  ],
  '2.4.3': [
    'testing/radio-group-choice.ts › is one tab stop',
    'testing/radio-group-contract.ts › keeps the focus when the focused option is removed',
  ],
  '2.5.8': ['testing/radio-group-contract.ts › has options of at least 24 px height'],
  '4.1.2': [
    'testing/radio-group-contract.ts › has a radio for each option, named by its text',
    'testing/radio-group-contract.ts › exposes that it is required',
  ],
};

export const ELEMENTS: Readonly<Record<string, Evidence>> = {
  accordion: {
    axe: ['passes axe in light and dark'],
    '1.3.1': ['has headings of level 2', 'headingLevel sets the level of all headings'],
    '2.1.1': ['opens with Enter, and closes with Space'],
    '2.4.3': [
      'reaches the headings, and the content of open items, with Tab',
      'skips the content of closed items',
    ],
  },
  'accordion-item': {
    axe: ['passes axe in light and dark with …'],
    '1.3.1': ['is not a heading alone on a page'],
    '2.1.1': ['toggles with Enter'],
    '4.1.2': ['says that it is disabled'],
  },
  avatar: {
    axe: ['is accessible with …'],
    '1.1.1': ['is an image with its name …', 'is skipped by screen readers without a name'],
  },
  'avatar-group': {
    axe: ['is accessible with max …'],
    '1.1.1': ['says how many avatars are not shown'],
    '1.3.1': ['is a list with its label as the name'],
    '1.4.10': ['wraps in a narrow place'],
    '3.1.2': ['says it in the language of the page'],
  },
  badge: {
    axe: ['is accessible in each variant if it is …', 'is accessible as a dot with a label'],
    '1.1.1': ['has its label instead of its content for screen readers'],
    '1.3.1': ['is part of the text around it'],
    '1.4.10': ['wraps a long text in a narrow place'],
  },
  'bar-loader': {
    axe: ['is accessible with loading …, in light and dark'],
    '2.2.2': ['is static under reduced motion'],
    '3.1.2': ['uses the language of the page'],
    '4.1.2': ['is a progress bar without a value', 'has its label as its name'],
    '4.1.3': ['announces politely what loads, after a delay', 'clears the announcement when loading ends'],
  },
  breadcrumb: {
    axe: ['is accessible …, in light and dark'],
    '1.3.1': ['is a landmark with a name', 'marks only the last step as the current page'],
    '1.4.10': ['wraps in a narrow container'],
    '2.1.1': ['has a tab stop for each step', 'sends lc-navigate for Enter'],
    '2.4.3': ['shows them and focuses the first one when the button is pressed'],
    '2.5.8': ['has links that are at least 24 px high'],
    '3.1.2': ["is named in the page's language"],
  },
  button: {
    axe: ['is accessible …, in light and dark'],
    '2.1.1': ['sends one click with …', 'sends lc-navigate for Enter on a link'],
    '2.4.3': [
      'is one tab stop',
      'is not a tab stop while disabled',
      'keeps the focus when a … starts loading',
    ],
    '4.1.2': [
      'renders a native button',
      'is named by the aria-label of the element …, also when it changes',
      'is busy and ignores presses while loading',
    ],
  },
  callout: {
    axe: ['is accessible with the variant …'],
    '1.1.1': ['says "…" if it is …'],
    '1.4.1': ['says "…" if it is …'],
    '1.4.10': ['wraps long words in a narrow place'],
    '2.1.1': ['closes with Enter on its close button, and moves the focus to the content around it'],
    '3.1.2': ['names its close button in the language of the page'],
    '4.1.2': ['is a note, and no live region'],
    '4.1.3': ['is a live region with the role … if it is … and announced'],
  },
  card: {
    axe: ['is accessible with the appearance …', 'is accessible as a link'],
    '1.3.1': ['has a heading with its level'],
    '1.4.10': ['wraps long words in a narrow place'],
    '2.1.1': ['follows its link with Enter'],
    '2.4.4': ['has a link with the heading as its name'],
  },
  checkbox: {
    axe: ['is accessible …, in light and dark'],
    '2.1.1': ['toggles with Space, on and off'],
    '2.4.3': ['is one tab stop'],
    '2.5.8': ['has a target that is larger than its box, …'],
    '4.1.2': ['is a native checkbox named by its label'],
  },
  'checkbox-group': {
    axe: ['is accessible …, in light and dark'],
    '1.3.1': ['is a group that its label names', 'is described by …'],
    '2.1.1': ['chooses and no longer chooses with Space'],
    '2.4.3': ['has a tab stop at each checkbox', 'keeps the focus when the focused option is removed'],
    '2.5.8': ['has options of at least 24 px height'],
    '4.1.2': ['has a checkbox for each option, named by its text'],
  },
  'code-input': {
    axe: ['is accessible …, in light and dark'],
    '1.3.5': ['is one text field, for a code that the browser may fill in'],
    '1.4.10': ['fits 12 boxes in a narrow column'],
    '2.1.1': ['replaces a character of a full code by typing in front of it'],
    '2.4.7': ['marks the box of the next character while it has the focus'],
    '4.1.2': ['hides the boxes from screen readers, which read the field'],
  },
  'copy-button': {
    axe: ['is accessible …, in light and dark', 'is accessible after copying with the variant …'],
    '2.1.1': ['copies with …, and keeps the focus'],
    '3.1.2': ['uses the language of the page'],
    '4.1.2': ['has its text as its name and tooltip if it is an icon'],
    '4.1.3': [
      'says that it has copied, visibly and to screen readers',
      'says that the browser refused, and then nothing while it copies again',
    ],
  },
  'data-table': {
    axe: [
      'is accessible …, in light and dark',
      'components/table/features/filters/filters.test.ts › is accessible with the open filter of …, in light and dark',
      'components/table/features/columns/columns.test.ts › is accessible with an open menu, in light and dark',
      'components/table/features/selection/selection.test.ts › is accessible …, in light and dark',
    ],
    '1.3.1': [
      'is a table labeled by its label',
      'has a column header for each column',
      'components/table/features/narrow/narrow.test.ts › keeps the roles of a table',
      'components/table/features/long-pages/long-pages.test.ts › has the position of each row on a page of more',
    ],
    '1.4.10': [
      'scrolls inside, so that a narrow page does not scroll',
      'components/table/features/narrow/narrow.test.ts › shows the label of the column before each value if the table is narrow',
    ],
    '2.1.1': [
      'sorts with Enter and with Space',
      'components/table/features/selection/selection.test.ts › toggles a row with Space',
      'components/table/features/filters/filters.test.ts › chooses options with Space',
      'components/table/features/actions/actions.test.ts › opens with … on item …',
      'components/table/features/columns/column-menu.test.ts › opens with Enter, toggles with Space, and closes with Escape',
      'components/table/features/grid/grid.test.ts › moves by cells, also into the header, and stops at the edges',
    ],
    '2.4.3': [
      'reaches every control with Tab, in reading order',
      'keeps the focus on a button that becomes disabled',
      'components/table/features/filters/filters.test.ts › opens with Enter, and Escape closes and returns the focus',
      'components/table/features/grid/grid.test.ts › returns to the cell that was left, from both sides',
    ],
    '2.4.7': ['components/table/features/grid/grid.test.ts › shows the current cell'],
    '2.4.11': [
      'components/table/features/grid/grid.test.ts › keeps a cell in view, below the header and beside pinned columns',
      'components/table/features/grid/grid.test.ts › keeps a cell in view, above the footers',
    ],
    '2.5.7': [
      'components/table/features/columns/column-pointer.test.ts › starts from the menu, and changes the width with the arrow keys',
      'components/table/features/columns/column-menu.test.ts › keeps the focus on the column that it moves',
    ],
    '3.1.2': ['uses the language and direction of the page'],
    '3.3.1': [
      'components/table/features/selection/selection-form.test.ts › ties the message to the first checkbox, only while it is shown',
    ],
    '4.1.2': [
      'has aria-sort on the sorted column only',
      'components/table/features/grid/grid.test.ts › is a grid only while it is on',
      'components/table/features/selection/selection.test.ts › names the checkboxes',
      'components/table/features/actions/actions.test.ts › has a named menu button in each row',
      'components/table/features/detail/detail.test.ts › has a button per row that names it and controls its detail',
    ],
    '4.1.3': [
      'announces a sort',
      'announces how many entries a search finds',
      'components/table/features/selection/selection.test.ts › announces how many entries are selected',
    ],
  },
  datalist: {
    axe: ['is accessible …'],
    '1.3.1': ['exposes the position of a suggestion among all matches'],
    '2.1.1': ['has … active after …', 'selects the active suggestion with Enter'],
    '2.1.2': ['is one tab stop, and closes on leaving'],
    '2.4.3': ['does not close the dialog around it with the Escape that closes the list'],
    '2.4.11': [
      'datalist.suggestions.test.ts › cover neither the field nor its label and hint at the bottom of the page',
    ],
    '3.1.2': ['uses the language of the page'],
    '4.1.2': [
      'is a combobox with a closed list',
      'exposes that it is open, and controls the listbox in its own root',
      'selects only the active suggestion',
    ],
    '4.1.3': ['announces "…" after "…"'],
  },
  'date-fields': {
    axe: ['passes axe …, in light and dark'],
    '1.3.1': ['is a group with the name of its label, of fields with their own names'],
    '1.3.5': ['has fields for … with autocomplete "…"'],
    '2.1.1': ['submits its form with Enter'],
    '2.4.3': ['moves the focus only with Tab', 'focuses the first wrong field on submit…'],
    '3.3.1': ['marks … with …', 'shows what is wrong with Enter'],
  },
  'date-range-picker': {
    axe: ['is accessible …, in light and dark', 'is accessible while open, in light and dark'],
    '1.3.1': ['is a group of two named fields'],
    '2.1.1': ['chooses the start and then the end with Enter, over the end of the month'],
    '2.1.2': ['forgets the start with Escape, and closes with another one'],
    '4.1.2': ['names the dialog by its field'],
    '4.1.3': [
      'announces a typed range in words',
      'selects a range with two clicks, and announces the first one',
    ],
  },
  'date-time-picker': {
    axe: [
      'is accessible while it is open',
      'is accessible while it is open with times',
      'date-time-picker.typed.test.ts › is accessible …',
    ],
    '2.1.1': [
      'date-time-picker.calendar.test.ts › moves from 12 June to … with …',
      'date-time-picker.calendar.test.ts › selects the day with …, closes, and returns the focus to the control',
      'date-time-picker.times.test.ts › selects a time with the keyboard',
    ],
    '2.1.2': [
      'date-time-picker.calendar.test.ts › closes with Escape, keeps the value, and returns the focus to the control',
      'date-time-picker.calendar.test.ts › closes with Tab from the days and focuses the next element',
    ],
    '2.4.3': [
      'date-time-picker.calendar.test.ts › opens with … and focuses the selected day',
      'has one tab stop among the days',
    ],
    '2.4.11': [
      'date-time-picker.calendar.test.ts › covers neither its control nor its label at the bottom of the page, …',
    ],
    '4.1.2': [
      'exposes that it opens a dialog, and whether it is open',
      'names the dialog by its field, only while it is open',
      'gives each day a full name',
    ],
    '4.1.3': [
      'exposes the visible month to assistive technology',
      'date-time-picker.typed.test.ts › announces the date in words when it is read, and not while the user types',
    ],
  },
  drawer: {
    axe: [
      'passes axe while it is open, in light and dark',
      'passes axe beside the content, in light and dark',
    ],
    '1.3.1': ['is a region beside the content'],
    '2.1.2': ['closes with one Escape for each: popover, drawer'],
    '2.4.3': ['moves the focus inside, and back', 'returns the focus when it closes beside the content'],
    '4.1.2': ['is a modal dialog with its heading as the name'],
  },
  'empty-state': {
    axe: ['is accessible with compact …'],
    '1.1.1': ['hides its icon from screen readers'],
    '1.3.1': ['has a heading with its level'],
  },
  'error-summary': {
    axe: ['passes axe with issues, in light and dark', 'passes axe before the first attempt'],
    '1.3.1': [
      'is a group with its heading as the name, and not a live region',
      'has links to the fields in a list',
    ],
    '1.4.10': ['wraps long messages in a narrow form'],
    '2.1.1': ['focuses the field of a link with Enter'],
    '2.4.3': ['shows all issues in document order, and gets the focus'],
    '2.5.8': ['has links that are at least 24 px high'],
    '3.1.2': ['counts … in Arabic, if it is the language of the page'],
    '3.3.1': ['gets the focus again after an identical attempt'],
  },
  'field-list': {
    axe: ['passes axe in light and dark', 'passes axe with icon buttons'],
    '1.3.1': ['gives each row its ids and references', 'numbers the rows'],
    '2.4.3': [
      'goes to the first field of a new row',
      'goes to the button that removes the next row',
      'stays in a button that moves its row',
    ],
    '3.3.1': ['shows and announces an issue of the list itself until a row is added'],
  },
  fieldset: {
    axe: ['is accessible …, in light and dark'],
    '1.3.1': ['is a group that its legend names', 'is described by its hint and its message'],
    '2.4.3': ['is skipped by Tab'],
    '3.3.1': ['moves the focus to its first control after a failed submit'],
    '4.1.2': ['is named by aria-label without a legend'],
  },
  'file-upload': {
    axe: [
      'is accessible …, in light and dark',
      'is accessible after a file is rejected, in light and dark',
      'file-upload.multiple.test.ts › is accessible …, in light and dark',
    ],
    '1.3.1': ['is described by its file'],
    '2.1.1': ['opens the picker with Space', 'removes the file with Enter and focuses the button'],
    '2.4.3': [
      'is one tab stop while empty, and two with a file',
      'file-upload.multiple.test.ts › moves the focus to the button of …',
    ],
    '2.4.7': ['shows its focus ring on the button'],
    '4.1.2': ['is a native file input, named by its label and the text of its button'],
    '4.1.3': [
      'file-upload.multiple.test.ts › announces added files, and a removed one',
      'transfer/file-transfer.test.ts › announces a failure, and once that all others were sent',
    ],
  },
  form: {
    axe: ['passes axe in light and dark', 'passes axe with messages, in light and dark'],
    '2.1.1': ['submits the values when Enter is pressed in a field'],
    '3.1.2': ['form-alert.test.ts › is in the language of the form'],
    '3.3.1': ['focuses the first invalid field after a failed submit'],
    '4.1.3': ['form-alert.test.ts › is announced once for each attempt'],
  },
  'icon-button': {
    axe: ['is accessible …, in light and dark'],
    '1.1.1': ['is named by its text'],
    '1.4.13': ['shows its text when the keyboard reaches it'],
    '2.1.1': ['sends one click with …'],
    '2.4.4': ['is named by its text as a link'],
  },
  import: {
    axe: ['passes axe in each step'],
    '2.1.1': ['saves what the user has corrected, with the keyboard'],
    '2.4.3': ['moves the focus to the heading of each step', 'focuses the result'],
    '3.3.1': ['shows what is wrong in the cells', 'refuses … with one sentence'],
    '4.1.3': ['says what it has found'],
  },
  'main-loader': {
    axe: ['is accessible, in light and dark'],
    '1.1.1': ['hides its text from screen readers', 'announces its label'],
    '2.2.2': ['is static and fully drawn under reduced motion'],
    '3.1.2': ['uses the language of the page'],
    '4.1.3': ['announces politely that it loads'],
  },
  menu: {
    axe: [
      'passes axe closed and open, in light and dark',
      'passes axe with an open submenu',
      'is a sheet at the bottom, which passes axe',
    ],
    '2.1.1': [
      'leads to … with …',
      'opens and closes a submenu in …',
      'opens at the focused element with Shift+F10',
    ],
    '2.1.2': ['closes with Tab, and goes on from the button', 'is not a trap without items'],
    '2.4.3': [
      'returns the focus to its button',
      'closes one level with Escape, and leaves the key to nobody else',
    ],
    '4.1.2': ['is a menu with the name of its button', 'marks its button'],
  },
  'menu-item': {
    '2.1.1': ['components/menu/menu.test.ts › leads to … with …'],
    '4.1.2': ['is …', 'is disabled for assistive technology, and has the focus', 'has its shortcut'],
  },
  modal: {
    axe: ['is accessible …, in light and dark', 'is accessible while closed'],
    '1.3.1': ['has no page landmarks'],
    '1.4.10': ['is narrower than a narrow page, even with long words'],
    '2.1.1': ['can be scrolled by keyboard if its content is long'],
    '2.1.2': ['modal.focus.test.ts › hides with Escape'],
    '2.4.3': [
      'modal.focus.test.ts › moves from the last tab stop to the first with Tab',
      'modal.focus.test.ts › moves from the first tab stop to the last with Shift+Tab',
      'testing/lost-focus.test.ts › moves to the region around a removed opener',
    ],
    '2.4.11': ['keeps heading and footer visible if its content is long'],
    '3.1.2': ['labels its close button in the language of the page'],
    '4.1.2': ['is a modal dialog', 'is labeled by its heading'],
  },
  'multi-select': {
    axe: ['is accessible …, in light and dark'],
    '1.3.1': ['names the groups of its options', 'exposes the position of an option among all that match'],
    '2.1.1': [
      'multi-select.choosing.test.ts › has … active after …',
      'multi-select.choosing.test.ts › has the focus on "…" after …',
    ],
    '2.1.2': ['multi-select.choosing.test.ts › closes with Escape, and then clears the text'],
    '2.5.8': ['has buttons of at least 24 px'],
    '3.1.2': ['uses the language of the page'],
    '4.1.2': ['is a combobox with a closed list of several choices', 'marks the chosen options in its list'],
    '4.1.3': ['announces …', 'multi-select.loading.test.ts › announces a failure'],
  },
  navbar: {
    axe: ['is accessible …, in light and dark', 'is accessible with links, in light and dark'],
    '1.1.1': ['names its buttons', 'includes the number of notifications in the name of the button'],
    '1.3.1': ['is a header'],
    '1.4.10': ['fits in 320 px'],
    '2.1.1': ['opens its menu with …'],
    '2.4.3': [
      'closes its menu with Escape, and returns the focus to its button',
      'has no tab stops in a collapsed menu',
    ],
    '3.1.2': ["names its buttons in the page's language"],
    '4.1.2': ['exposes that its menu is …', 'references the menu with aria-controls'],
  },
  'number-input': {
    axe: ['passes axe …, in light and dark'],
    '1.4.10': ['fits into a native fieldset in a narrow page, with a prefix'],
    '2.1.1': ['changes 5 to … with …'],
    '2.4.3': ['is one tab stop', 'do not move the focus'],
    '4.1.2': ['is a text field whose buttons are named by the label'],
    '4.1.3': ['announces the number after a step, until the focus leaves'],
  },
  'page-content': {
    axe: ['is accessible'],
    '1.3.1': ['is the main landmark', 'is not a landmark inside another …'],
    '2.4.3': ['is not a tab stop', 'continues tabbing from its start'],
  },
  'page-layout': {
    axe: ['is accessible …'],
    '2.4.1': [
      'reaches the skip link first …',
      'moves the focus to the content with the skip link, and on from there',
    ],
    '2.4.7': ['shows the skip link only while it has the focus'],
    '2.4.11': ['page-layout.header.test.ts › shows a control that gets the focus with Shift+Tab'],
    '3.1.2': ["names its skip link in the page's language"],
  },
  pagination: {
    axe: ['is accessible with …, in light and dark'],
    '1.3.1': ['is a navigation named Pages', 'is named by its label'],
    '2.1.1': ['shows the next page with Enter and Space, and keeps the focus'],
    '2.4.3': [
      'moves the focus to the current page if its button is removed',
      'skips numbers that are not visible',
    ],
    '4.1.2': [
      'has buttons with names',
      'disables the arrows to pages that do not exist, and keeps them focusable',
    ],
  },
  permissions: {
    axe: ['is accessible with …, in light and dark'],
    '2.4.3': ['moves focus to the shown content in document order'],
  },
  popover: {
    axe: ['passes axe while it is open, in light and dark'],
    '2.1.2': ['closes with Escape when the focus is outside', 'closes with Tab past its end, and moves on'],
    '2.4.3': ['moves the focus inside, and back with Escape', 'returns to its target with Shift+Tab'],
    '4.1.2': [
      'is a dialog with its heading as the name',
      'says at the target that it opens a dialog, and when it is open',
    ],
  },
  'profile-card': {
    axe: ['is accessible with …'],
    '1.1.1': [
      'names its link "…" when the alternative text is "…"',
      'hides the initials from screen readers',
    ],
    '2.1.1': ['follows its link with Enter'],
  },
  progress: {
    axe: ['is accessible as …, in light and dark'],
    '2.2.2': ['is static under reduced motion'],
    '3.1.2': ['has a name in the language of the page if it has no label'],
    '4.1.2': [
      'reports its value, its maximum, and its value in words',
      'reports no value while nobody knows it',
      'has its label as its name',
    ],
  },
  'radio-box': {'1.4.10': ['puts fewer boxes in a row that is too narrow']},
  'radio-button': {},
  'search-button': {
    axe: ['is accessible …, in light and dark'],
    '2.1.1': ['sends one click with …', 'sends one click with its shortcut, from anywhere'],
    '2.1.4': [
      'shortcut.controller.test.ts › ignores a plain key in a text field',
      'sends no click for a shortcut that has been replaced',
    ],
    '2.5.3': ['does not include the shortcut in its name'],
    '4.1.2': ['exposes its shortcut to assistive technology'],
  },
  'search-input': {
    axe: ['is accessible …, in light and dark'],
    '1.3.1': ['is a search landmark if landmark is set'],
    '2.1.1': ['sends the query with Enter, without white space around it', 'is cleared by Escape'],
    '2.4.3': ['is one tab stop, even with text to clear', 'keeps the focus when it is cleared'],
    '4.1.2': ['is named by its text', 'names the button that clears it'],
  },
  'search-modal': {
    axe: [
      'is accessible …, in light and dark',
      'command-palette.test.ts › is accessible with entries, on a page inside, and after a failure',
    ],
    '1.3.1': ['labels the groups with their headings'],
    '2.1.1': ['moves to … with …', 'chooses with Enter'],
    '2.1.2': ['hides with one Escape, also with text in the field'],
    '2.4.3': ['starts in the field', 'returns the focus to its button'],
    '3.1.2': ['announces it in the language of the page'],
    '4.1.2': [
      'is a combobox with a list if the app sets results',
      'labels button, field, and dialog with its text',
      'marks only the active result as selected',
    ],
    '4.1.3': ['announces …'],
  },
  segmented: {'1.4.10': ['wraps in a narrow place, and is not wider']},
  select: {
    axe: [
      'is accessible with a selected, a disabled, and no empty option',
      'select-list.test.ts › is accessible …',
      'select-list.searchable.test.ts › is accessible with the text "…"',
    ],
    '1.3.1': ['select-list.test.ts › lists the options in groups with a name'],
    '2.1.1': [
      'moves through the options with the arrow keys',
      'select-list.test.ts › makes … active with … and …',
      'select-list.test.ts › selects the active option with …',
    ],
    '2.1.2': ['select-list.test.ts › closes with Escape without selecting'],
    '2.4.3': ['is one tab stop'],
    '3.1.2': ['select-list.test.ts › shows the empty option in the language of the page'],
    '4.1.2': [
      'exposes that it is required',
      'select-list.test.ts › is a closed combobox with the text of its option',
      'select-list.test.ts › exposes the selected and the disabled option',
    ],
    '4.1.3': ['select-list.searchable.test.ts › announces "…" after "…"'],
  },
  'server-table': {
    axe: [
      'is accessible with rows, in light and dark',
      'is accessible while it loads for the first time, in light and dark',
      'is accessible with an error, in light and dark',
    ],
    '2.4.3': ['keeps the focus in the table when the retry button is removed'],
    '4.1.2': ['is busy while it loads'],
    '4.1.3': ['shows the error message in an existing alert'],
  },
  sidebar: {
    axe: ['is accessible in a wide layout', 'is accessible while the drawer is open'],
    '1.3.1': ['is a navigation landmark with a name when …'],
    '1.4.10': ['shows only a button in a narrow layout'],
    '2.1.1': ['opens with its button and moves the focus inside'],
    '2.4.3': ['does not reach the page behind it with …', 'returns the focus to its button after …'],
    '3.1.2': ["is in the page's language"],
    '4.1.2': ['exposes on its button whether the drawer is open', 'names the drawer only while it is open'],
  },
  'sidebar-group': {
    axe: ['is accessible', 'is accessible without a heading'],
    '1.3.1': ['names its list with its heading'],
  },
  'sidebar-link': {
    axe: ['is accessible as …'],
    '1.3.1': ['names the list of its links'],
    '2.1.1': ['toggles its links with …', 'follows its link with Enter'],
    '2.4.3': ['skips hidden links with Tab'],
    '4.1.2': ['is a link with an href', 'is a button with links', 'has aria-current … on … for …'],
  },
  skeleton: {
    axe: ['is accessible with the shape …, in light and dark'],
    '1.1.1': ['is hidden from screen readers'],
    '2.2.2': ['is static under reduced motion'],
  },
  slider: {
    '2.1.1': ['goes from 50 to … with …', 'goes from 50 to … with … in right-to-left text'],
    '2.4.3': ['is one tab stop'],
    '2.5.7': ['goes from 50 to … with …'],
    '4.1.2': ['announces the value with its unit', 'does not announce the value twice'],
  },
  spinner: {
    axe: ['is accessible in the size …, in light and dark'],
    '4.1.2': ['is a progress bar without a value', 'has its label as its name'],
    '4.1.3': ['announces its label politely, after a moment'],
  },
  step: {
    axe: ['passes axe in light and dark'],
    '1.3.1': ['has a heading of level 2'],
    '2.4.6': ['says in the heading where one is'],
  },
  steps: {
    axe: ['passes axe in light and dark', 'passes axe at 320 px'],
    '1.3.1': [
      'marks the current step in the list',
      'says in the list which steps are done',
      'names the list',
    ],
    '1.4.10': ['shows only the signs of the list where there is little room'],
    '2.1.1': ['reaches Next with Tab, and goes on with Space'],
    '2.4.3': ['moves the focus to the heading of the next step'],
    '3.1.2': ['is in the language of the page'],
    '3.3.1': ['steps.form.test.ts › focuses the first invalid field'],
  },
  switch: {
    axe: ['is accessible on, in light and dark'],
    '2.1.1': ['toggles with Space, on and off'],
    '3.3.2': ['keeps its label when it is switched on'],
    '4.1.2': ['is exposed as a switch'],
  },
  tab: {
    axe: ['passes axe as a link in light and dark'],
    '1.3.1': ['makes the tabs a navigation with a current page'],
    '2.1.1': ['reaches each link with Tab'],
  },
  'tab-panel': {
    '1.3.1': ['components/tabs/tabs.test.ts › names each panel with its tab'],
    '2.4.3': ['components/tabs/tabs.test.ts › active moves the focus out of a panel that it hides'],
    '4.1.2': ['components/tabs/tabs.test.ts › refers from each tab to its panel'],
  },
  tabs: {
    axe: ['passes axe in light and dark with …'],
    '1.3.1': ['names each panel with its tab', 'refers from each tab to its panel'],
    '2.1.1': ['… shows …', 'shows a panel only with Enter or Space with manual activation'],
    '2.4.3': [
      'has one tab stop for the tabs, then the panel',
      'keep the focus when the focused tab is removed',
    ],
    '3.3.1': ['shows the panel of an invalid control, which gets the focus'],
    '4.1.2': ['has a named list of tabs', 'says which tab is selected'],
  },
  tag: {
    axe: ['is accessible …', 'is accessible in each variant'],
    '1.4.10': ['wraps a long word in a narrow place'],
    '2.1.1': ['toggles with …', 'sends lc-remove with … on the remove button'],
    '2.4.3': ['moves the focus to the … tag when tag … of 3 is removed'],
    '2.5.8': ['has targets of at least 24 pixels if it is small'],
    '3.1.2': ['names its remove button in the language of the page'],
    '4.1.2': ['is a toggle button with aria-pressed …', 'names its remove button after its text'],
  },
  'text-area': {
    axe: ['text-area.counter.test.ts › is accessible … its limit, in light and dark'],
    '2.1.1': ['inserts a line with Enter, and does not submit'],
    '2.1.2': ['moves on with Tab'],
    '3.3.2': ['text-area.counter.test.ts › describes the control'],
    '4.1.3': [
      'text-area.counter.test.ts › announces once how many characters are left, when the user pauses',
    ],
  },
  'text-input': {
    axe: ['text-input.password.test.ts › passes axe while it is hidden, and while it is shown'],
    '2.1.1': ['text-input.password.test.ts › can be reached and pressed with keys'],
    '2.4.3': ['is one tab stop'],
    '3.3.1': ['text-input.number.test.ts › prevents submission with Enter'],
    '4.1.2': ['text-input.password.test.ts › names and announces what the button does'],
  },
  'time-input': {
    axe: ['passes axe …, in light and dark', 'passes axe while its list is open'],
    '2.1.1': ['moves with the arrow keys, and chooses with Enter'],
    '2.4.3': ['is one tab stop', 'opens and closes with the button, which leaves the focus in the field'],
    '4.1.2': ['is a combobox whose list opens on request'],
    '4.1.3': ['announces the time that it has read from other text'],
  },
  toast: {
    axe: ['is accessible …, in light and dark'],
    '1.1.1': ['has the text "…" for the icon of …'],
    '1.4.1': ['has the text "…" for the icon of …'],
    '2.1.1': ['closes with …', 'closes with Escape on its action'],
    '2.4.3': ['is not a tab stop, but its buttons are'],
    '2.5.7': ['closes with …'],
    '3.1.2': ['uses Arabic if the page is in Arabic'],
    '4.1.2': ['labels the close button', 'has a heading in the name of its card'],
  },
  'toast-region': {
    axe: ['is accessible with toasts of every type, in light and dark'],
    '1.3.1': ['is a landmark with its key in the name'],
    '2.1.1': ['moves focus to the latest toast with F8, and back'],
    '2.2.1': ['pauses while the focus is in a toast'],
    '2.4.3': [
      'returns the focus when the last toast closes with …',
      'moves the focus to the next toast if there is one',
    ],
    '4.1.3': [
      'announces a toast politely',
      'announces an error assertively',
      'has its live regions, empty, before the first toast',
    ],
  },
  tooltip: {
    axe: ['passes axe while it is open, in light and dark'],
    '1.3.1': ['describes its target, also while it is closed', 'keeps the hint and the message of a field'],
    '1.4.10': ['is in the window on a narrow screen with a long word'],
    '1.4.13': [
      'opens on hover, and stays while the pointer is on it',
      'closes with Escape, and leaves a dialog around it open',
    ],
    '2.1.1': ['opens with the focus, and closes without it'],
  },
  tree: {
    axe: ['is accessible …, in light and dark', 'tree.long.test.ts › is accessible, in light and dark'],
    '1.3.1': ['has the level, the place, and the number of siblings of each item'],
    '2.1.1': [
      'moves to "…" with …',
      'selects with …',
      'closes an open item with Left, and opens it with Right',
    ],
    '2.1.2': ['leaves the tree with Tab'],
    '2.4.3': [
      'has one tab stop: the first item, or the selected one',
      'moves the focus to the row in its place if the item is removed',
    ],
    '4.1.2': [
      'says what is open, and nothing for items without items',
      'says which item is selected',
      'has a mixed state for an item of which some items are checked',
    ],
    '4.1.3': ['tree.loading.test.ts › announces that items are loading, and that they could not be loaded'],
  },
  'tree-item': {
    axe: ['passes axe in light and dark'],
    '4.1.2': ['components/tree/tree.test.ts › says which item is selected'],
  },
  typography: {
    axe: [
      'is accessible as …, in light and dark',
      'is accessible as a quote with its source, in light and dark',
    ],
    '1.3.1': ['renders a <…> as …', 'is a heading of its level, even if as is set'],
    '1.4.3': ['is accessible in the tone …, in light and dark'],
  },
};
