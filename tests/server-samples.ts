/** One page for each element, as a server without script writes it. */

/** What a server writes, and what its user reads before the script runs. */
export interface ServerSample {
  readonly html: string;
  /** Texts of the shadow root; those of attributes count too. */
  readonly shows: readonly string[];
  /** The same for the guide, in words. */
  readonly note: string;
}

const OPTIONS = `<option value="a">Apple</option><option value="p" selected>Pear &amp; co</option>`;
const json = (value: unknown) => JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const COLUMNS = json([
  {label: 'Name', field: 'name', sort: 'asc'},
  {label: 'Age', field: 'age', columnClass: 'wide'},
]);
const ROWS = json([
  {name: 'Grace', age: 85},
  {name: 'Ada', age: 36},
]);

export const SERVER_SAMPLES: Readonly<Record<string, ServerSample>> = {
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
  'lc-checkbox': {
    html: '<lc-checkbox name="terms" label="I agree" required checked></lc-checkbox>',
    shows: ['I agree', 'required-mark', 'checked', 'aria-describedby="message"'],
    note: 'Its state',
  },
  'lc-checkbox-group': {
    html: `<lc-checkbox-group label="Fruit" select-all required>${OPTIONS}</lc-checkbox-group>`,
    shows: ['Fruit', 'Select all', 'Apple', 'Pear &amp; co', 'checked', 'id="required"'],
    note: 'All options',
  },
  'lc-code-input': {
    html: '<lc-code-input name="code" label="Security code" value="123"></lc-code-input>',
    shows: ['Security code', 'one-time-code', '123'],
    note: 'The value',
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
  'lc-datalist': {
    html: `<lc-datalist name="fruit" label="Fruit" hint="Any">${OPTIONS}</lc-datalist>`,
    shows: ['Fruit', 'Any', 'value="Pear &amp; co"', 'aria-describedby="hint message"'],
    note: 'The value; the suggestions are closed',
  },
  'lc-date-fields': {
    html: '<lc-date-fields lang="en-GB" name="born" label="Born" hint="Help" required value="1990-05-15"></lc-date-fields>',
    shows: ['Born', 'Help', 'required-mark', 'aria-describedby="hint message"', 'Day', 'Month', '1990'],
    note: 'The date',
  },
  'lc-date-range-picker': {
    html: '<lc-date-range-picker lang="en-GB" label="Stay" hint="Help" required value="2026-05-12/2026-05-14"></lc-date-range-picker>',
    shows: ['Stay', 'Help', 'required-mark', 'aria-describedby="hint message"'],
    note: 'The range',
  },
  'lc-date-time-picker': {
    html: '<lc-date-time-picker label="Birthday" value="1815-12-10" date-format="yyyy-MM-dd"></lc-date-time-picker>',
    shows: ['Birthday', '1815-12-10'],
    note: 'The value; the calendar is closed',
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
  'lc-file-upload': {
    html: '<lc-file-upload label="Photo" accept=".png" init-value="/photos/ada.png"></lc-file-upload>',
    shows: ['Photo', 'ada.png', 'accept=".png"'],
    note: 'The name of the first file',
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
  'lc-multi-select': {
    html: `<lc-multi-select name="fruit" label="Fruit" hint="Any" required>${OPTIONS}</lc-multi-select>`,
    shows: ['Fruit', 'Any', 'required-mark', 'aria-describedby="hint chosen message"', 'Pear &amp; co'],
    note: 'The tags; the list is closed',
  },
  'lc-navbar': {
    html: '<lc-navbar brand-text="Life" location="/people" notifications notification-count="3" log-out></lc-navbar>',
    shows: ['Life', 'people', 'Log out', '3'],
    note: 'The bar, not its menu',
  },
  'lc-number-input': {
    html: `<lc-number-input label="Price" value="1234.5" min="0" format='{"style":"currency","currency":"EUR"}'></lc-number-input>`,
    shows: ['Price', 'value="€1,234.50"', 'inputmode="decimal"', 'aria-label="Increase Price"'],
    note: 'The number in its format, and the message',
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
  'lc-radio-box': {
    html: `<lc-radio-box label="Size" value="m" options="${json([
      {text: 'Small', value: 's'},
      {text: 'Medium', value: 'm'},
    ])}"></lc-radio-box>`,
    shows: ['Size', 'Small', 'Medium', 'checked'],
    note: 'All options',
  },
  'lc-radio-button': {
    html: `<lc-radio-button label="Fruit" required>${OPTIONS}</lc-radio-button>`,
    shows: ['Fruit', 'Apple', 'Pear &amp; co', 'checked', 'aria-required="true"'],
    note: 'All options',
  },
  'lc-search-button': {
    html: '<lc-search-button text="Search" shortcut="mod+k"></lc-search-button>',
    shows: ['Search', 'Ctrl'],
    note: 'The shortcut with Ctrl',
  },
  'lc-search-input': {
    html: '<lc-search-input label="Search people" value="ada"></lc-search-input>',
    shows: ['ada', 'Search people'],
    note: 'The value',
  },
  'lc-search-modal': {
    html: '<lc-search-modal search-text="Find a page"></lc-search-modal>',
    shows: ['Find a page'],
    note: 'The button; the dialog is closed',
  },
  'lc-segmented': {
    html: `<lc-segmented label="Fruit" required>${OPTIONS}</lc-segmented>`,
    shows: ['Fruit', 'Apple', 'Pear &amp; co', 'checked', 'aria-required="true"'],
    note: 'All options',
  },
  'lc-select': {
    html: `<lc-select name="fruit" label="Fruit" required>${OPTIONS}</lc-select>`,
    shows: ['Fruit', 'Choose...', 'Apple', 'Pear &amp; co', 'selected', ' required'],
    note: 'The selected option',
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
    html: `<lc-sidebar-group heading="Data" links="${json([{text: 'Tables', href: '/tables'}])}">
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
  'lc-slider': {
    html: '<lc-slider label="Volume" value="30" measurement-unit="%"></lc-slider>',
    shows: ['Volume', '30 %', 'value="30"'],
    note: 'The value',
  },
  'lc-spinner': {
    html: '<lc-spinner label="Loading orders"></lc-spinner>',
    shows: ['Loading orders', 'progressbar'],
    note: 'The ring, unless it has a delay',
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
  'lc-switch': {
    html: '<lc-switch label="Notify me" checked></lc-switch>',
    shows: ['Notify me', 'role="switch"', 'checked'],
    note: 'Its state',
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
  'lc-text-area': {
    html: '<lc-text-area name="note" label="Note" hint="Help" required value="&lt;Ada&gt;" counter></lc-text-area>',
    shows: [
      'Note',
      'Help',
      'required-mark',
      'aria-describedby="hint counter message"',
      '&lt;Ada&gt;</textarea>',
    ],
    note: 'The text and the counter',
  },
  'lc-text-input': {
    html: '<lc-text-input name="email" type="email" label="Email" hint="Work" show-validation required></lc-text-input>',
    shows: ['Email', 'Work', 'required-mark', 'aria-describedby="hint message"', 'Email is required.'],
    note: 'The value and the message',
  },
  'lc-time-input': {
    html: '<lc-time-input name="field" label="Field" hint="Help" required value="14:30"></lc-time-input>',
    shows: ['Field', 'Help', 'required-mark', 'aria-describedby="hint message"', '2:30 PM'],
    note: 'The time in the language',
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
  'lc-tree': {
    html: `<lc-tree name="file" label="Files" hint="Help" required value="june" items="${json([
      {value: 'reports', open: true, items: [{value: 'june', label: 'June.pdf'}]},
      {value: 'contracts', items: [{value: 'office'}]},
    ])}"></lc-tree>`,
    shows: [
      'Files',
      'Help',
      'required-mark',
      'aria-level="2"',
      'aria-selected="true"',
      'June.pdf',
      'contracts',
    ],
    note: 'The items of `items`; of the children, only what they show themselves',
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
