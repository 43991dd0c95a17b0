/** The main flows whose transcripts are in `transcripts`: what is shown, and what a user does. */

/** A key by its name in `KeyboardEvent`, or a text to type. */
export type Step = string | {readonly text: string};

export interface Flow {
  /** The name of its file. */
  readonly name: string;
  readonly html: string;
  /** A script that runs after it is shown, with `elements` (the package) and `findDeep`. */
  readonly script?: string;
  readonly steps: readonly Step[];
}

const FRUIT = ['Apple', 'Apricot', 'Pear'].map(text => `<option value="${text}">${text}</option>`).join('');

export const FLOWS: readonly Flow[] = [
  {
    name: 'sign-in-with-an-error',
    html: `<lc-form><form>
      <lc-text-input name="email" label="Email" type="email" required hint="The one you signed up with."></lc-text-input>
      <lc-text-input name="password" label="Password" type="password" required></lc-text-input>
      <lc-button type="submit">Sign in</lc-button>
    </form></lc-form>`,
    steps: ['Tab', 'Enter', {text: 'ada@example.org'}, 'Tab', 'Enter', {text: 'x'}, 'Tab'],
  },
  {
    name: 'choose-in-a-combobox',
    html: `<lc-datalist label="Fruit">${FRUIT}</lc-datalist>`,
    steps: ['Tab', {text: 'ap'}, 'ArrowDown', 'ArrowDown', 'Enter', {text: 'zz'}, 'Escape'],
  },
  {
    name: 'choose-several',
    html: `<lc-multi-select label="Fruit">${FRUIT}</lc-multi-select>`,
    steps: ['Tab', 'ArrowDown', 'Enter', 'ArrowDown', 'Enter', 'Escape'],
  },
  {
    name: 'pick-a-date',
    html: '<lc-date-time-picker label="Delivery" value="2026-03-14" lang="en-GB"></lc-date-time-picker>',
    steps: ['Tab', 'Alt+ArrowDown', 'ArrowRight', 'PageDown', 'Enter'],
  },
  {
    name: 'sort-and-page-a-table',
    html: `<lc-data-table label="Breads" page-size="5" columns='[{"label":"Name","field":"name"},{"label":"Price","field":"price"}]'></lc-data-table>`,
    script: `findDeep('lc-data-table').rows = Array.from({length: 12}, (_, index) => ({id: index, name: 'Bread ' + (index + 1), price: (index * 7) % 12}))`,
    steps: [
      'Tab',
      {text: 'bread 1'},
      'Tab',
      'Enter',
      'Enter',
      'Shift+Tab',
      'Control+a',
      'Delete',
      ...Array<Step>(8).fill('Tab'),
      'Enter',
    ],
  },
  {
    name: 'move-among-cells',
    html: `<lc-data-table label="Breads" grid search-hidden columns='[{"label":"Name","field":"name"},{"label":"Price","field":"price"}]'></lc-data-table>`,
    script: `findDeep('lc-data-table').rows = Array.from({length: 3}, (_, index) => ({id: index, name: 'Bread ' + (index + 1), price: (index * 7) % 12}))`,
    steps: ['Tab', 'ArrowRight', 'ArrowDown', 'Control+Home', 'Enter', 'Control+End', 'Tab', 'Shift+Tab'],
  },
  {
    name: 'open-and-close-a-modal',
    html: `<lc-button onclick="findDeep('lc-modal').open = true">Delete the report</lc-button>
      <lc-modal heading="Delete the report?" accept-text="Delete">It cannot be restored.</lc-modal>`,
    // The first Escape hides the tooltip of the close button.
    steps: ['Tab', 'Enter', 'Tab', 'Tab', 'Escape', 'Escape'],
  },
  {
    name: 'show-a-toast',
    html: `<lc-button onclick="elements.toast('The report was sent.', {type: 'success'})">Send</lc-button>
      <lc-button onclick="elements.toast('The server does not answer.', {type: 'error'})">Send again</lc-button>`,
    steps: ['Tab', 'Enter', 'Tab', 'Enter'],
  },
  {
    name: 'change-tabs',
    html: `<lc-tabs label="Account">
      <lc-tab panel="profile">Profile</lc-tab><lc-tab panel="billing">Billing</lc-tab>
      <lc-tab-panel name="profile">Your name.</lc-tab-panel><lc-tab-panel name="billing"><a href="#">Your invoices</a></lc-tab-panel>
    </lc-tabs>`,
    steps: ['Tab', 'ArrowRight', 'Enter', 'Tab'],
  },
  {
    name: 'use-a-menu',
    html: `<lc-menu><lc-button slot="trigger">Actions</lc-button>
      <lc-menu-item value="rename">Rename</lc-menu-item><lc-menu-item value="share" disabled>Share</lc-menu-item>
      <lc-menu-item value="delete">Delete</lc-menu-item></lc-menu>`,
    steps: ['Tab', 'Enter', 'ArrowDown', 'ArrowDown', 'Escape'],
  },
];
