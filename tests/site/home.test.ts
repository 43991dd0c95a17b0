/**
 * The home page: how to install the library, the live screen with its table, form, toast, and permission, by pointer and
 * by keyboard, wide and narrow, and the theme of the screen.
 */
import assert from 'node:assert/strict';
import {after, afterEach, before, beforeEach, describe, it} from 'node:test';
import type {Page} from 'playwright-core';
import {eventually, hasFocus, heading, startSite, tabTo, type Site} from './support.js';

const FIRST_NAMES = [
  ...['Ada Lovelace', 'Alan Turing', 'Hedy Lamarr', 'Katherine Johnson', 'Lina Bo Bardi', 'Mary Jackson'],
];

let site: Site;
let page: Page;
let problems: string[];

before(async () => {
  site = await startSite();
});
after(() => site.close());
afterEach(async () => {
  await site.release(page);
  assert.deepEqual(problems, []);
});

const example = () => page.getByRole('region', {name: 'Live example', exact: true});
const invite = () => example().getByRole('button', {name: 'Invite', exact: true});
/** The dialog is in a shadow root, its fields are children of the element. */
const form = () => example().locator('lc-modal');
const nameField = () => form().getByRole('textbox', {name: 'Name'});
const roleField = () => form().getByRole('combobox', {name: 'Role'});
const dateField = () => form().getByRole('combobox', {name: 'Start date'});
const send = () => form().getByRole('button', {name: 'Send invitation', exact: true});
const table = () => example().getByRole('table', {name: 'Members', exact: true});
const nameHeader = () => table().getByRole('columnheader', {name: 'Name'});
/** The cells are React content in slots, which comes a little later. */
const names = () =>
  table()
    .locator('tbody tr td:nth-child(2) slot')
    .evaluateAll(slots =>
      slots.map(slot => {
        const content = (slot as HTMLSlotElement).assignedElements()[0] as HTMLElement | undefined;
        return content?.innerText ?? '';
      }),
    );
const firstName = async () => (await names())[0]?.split('\n').at(-1);
const toast = () => page.locator('lc-toast').filter({hasText: 'Grace Hopper has been invited.'});

/** The table shows rows in slices of time. */
const shows = (range: string, count: number) =>
  example().getByText(`${range} out of ${count} entries`, {exact: true}).first().waitFor();

const firstNames = () =>
  eventually(async () => (await names()).map(text => text.split('\n').at(-1)), FIRST_NAMES);

async function openForm(): Promise<void> {
  await invite().click();
  await send().waitFor();
}

async function inviteGrace(): Promise<void> {
  await openForm();
  await nameField().fill('Grace Hopper');
  await roleField().selectOption('Engineering');
  await send().click();
  await toast().waitFor();
}

for (const width of [1280, 320]) {
  describe(`the home page's example at ${width} px`, () => {
    beforeEach(async () => {
      ({page, problems} = await site.newPage({width}));
      await page.goto('/');
      await shows('1 - 6', 8);
    });

    it('says nothing before the form is sent', async () => {
      await openForm();
      await eventually(() => form().getByText('is required.').count(), 0);
    });

    it('says what is missing, and focuses the first field', async () => {
      await openForm();
      await send().click();
      await form().getByText('Name is required.', {exact: true}).waitFor();
      await form().getByText('Role is required.', {exact: true}).waitFor();
      await eventually(() => hasFocus(nameField()), true);
      await firstNames();
    });

    it('focuses the field that is missing alone', async () => {
      await openForm();
      await nameField().fill('Grace Hopper');
      await send().click();
      await form().getByText('Role is required.', {exact: true}).waitFor();
      await eventually(() => hasFocus(roleField()), true);
    });

    it('refuses a name of one letter', async () => {
      await openForm();
      await nameField().fill('G');
      await roleField().selectOption('Design');
      await send().click();
      await form().getByText('Name must have 2 to 30 characters.', {exact: true}).waitFor();
    });

    it('adds a row, and raises a toast', async () => {
      await inviteGrace();
      await shows('1 - 6', 9);
      await example().getByRole('searchbox').fill('grace');
      await shows('1 - 1', 1);
      await eventually(firstName, 'Grace Hopper');
    });

    it('is empty again, without messages, once it was sent', async () => {
      await inviteGrace();
      await openForm();
      await eventually(() => nameField().inputValue(), '');
      await eventually(() => form().getByText('is required.').count(), 0);
    });

    it('takes the row back with Undo in the toast', async () => {
      await inviteGrace();
      await shows('1 - 6', 9);
      await toast().getByRole('button', {name: 'Undo', exact: true}).click();
      await shows('1 - 6', 8);
      await toast().waitFor({state: 'detached'});
      await firstNames();
    });

    it('sorts, and the other way round', async () => {
      await eventually(() => nameHeader().getAttribute('aria-sort'), 'ascending');
      await firstNames();
      await nameHeader().getByRole('button').click();
      await eventually(() => nameHeader().getAttribute('aria-sort'), 'descending');
      await eventually(firstName, 'Rosalind Franklin');
    });

    it('puts a new row where it belongs in the order', async () => {
      await inviteGrace();
      await shows('1 - 6', 9);
      const [ada, alan, ...others] = FIRST_NAMES;
      await eventually(
        async () => (await names()).map(text => text.split('\n').at(-1)),
        [ada, alan, 'Grace Hopper', ...others].slice(0, 6),
      );
    });

    it('has a start date, which can be changed', async () => {
      await openForm();
      const before = await dateField().innerText();
      await dateField().click();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await eventually(async () => (await dateField().innerText()) !== before, true);
    });

    it('offers no invitation to users who are not admins', async () => {
      await example().getByRole('switch', {name: 'Admin'}).click();
      await invite().waitFor({state: 'detached'});
      await example().getByText('Only admins can invite.').waitFor();
    });

    it('does all of it by keyboard alone', async () => {
      await tabTo(invite());
      await page.keyboard.press('Enter');
      await eventually(() => hasFocus(nameField()), true);
      await page.keyboard.press('Enter');
      await form().getByText('Name is required.', {exact: true}).waitFor();
      await page.keyboard.type('Grace Hopper');
      await page.keyboard.press('Tab');
      await eventually(() => hasFocus(roleField()), true);
      await page.keyboard.type('Eng');
      await tabTo(send());
      await page.keyboard.press('Space');
      await toast().waitFor();
      await shows('1 - 6', 9);
      await eventually(() => hasFocus(invite()), true);

      await tabTo(nameHeader().getByRole('button'));
      await page.keyboard.press('Enter');
      await eventually(firstName, 'Rosalind Franklin');

      await page.keyboard.press('F8');
      await tabTo(toast().getByRole('button', {name: 'Undo', exact: true}));
      await page.keyboard.press('Enter');
      await shows('1 - 6', 8);
      await eventually(() => hasFocus(nameHeader().getByRole('button')), true);
    });
  });
}

describe('the theme of the example', () => {
  beforeEach(async () => {
    ({page, problems} = await site.newPage());
    await page.goto('/');
    await shows('1 - 6', 8);
  });

  const controls = () => page.getByRole('group', {name: 'Theme of the example'});
  const choose = (name: string) => controls().getByRole('radio', {name, exact: true}).check();
  const look = (property: string) =>
    invite().evaluate((button, name) => getComputedStyle(button).getPropertyValue(name), property);
  const ground = () => page.locator('.stage-view').evaluate(view => getComputedStyle(view).backgroundColor);

  for (const [name, property, value] of [
    ['Violet', 'background-color', 'rgb(105, 65, 198)'],
    ['0 px', 'border-radius', '0px'],
    ['Compact', 'min-height', '32px'],
    ['18 px', 'font-size', '18px'],
  ] as const) {
    it(`has ${property} ${value} with ${name}`, async () => {
      await choose(name);
      await eventually(() => look(property), value);
    });
  }

  it('is dark without changing the page', async () => {
    await choose('Dark');
    await eventually(() => ground(), 'rgb(27, 24, 21)');
    const page1 = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    assert.equal(page1, 'rgb(255, 255, 255)');
  });

  it('is that of the toasts and modals, too', async () => {
    await choose('Violet');
    await openForm();
    await eventually(
      () => send().evaluate(button => getComputedStyle(button).backgroundColor),
      'rgb(105, 65, 198)',
    );
  });

  it('goes along to the theme builder', async () => {
    await choose('Violet');
    await choose('12 px');
    await controls().getByRole('link', {name: 'Open in the theme builder'}).click();
    await heading(page, 'Theme builder').waitFor();
    assert.equal(new URL(page.url()).search, '?accent=6941c6&radius=12');
    await eventually(() => page.getByRole('radio', {name: 'Violet'}).isChecked(), true);
  });
});

describe('how to install', () => {
  beforeEach(async () => {
    ({page, problems} = await site.newPage());
    await page.goto('/');
  });

  const tab = (name: string) => page.getByRole('tab', {name, exact: true});
  const panel = (name: string) => page.getByRole('tabpanel', {name, exact: true});

  it('is for React first', async () => {
    await eventually(() => tab('React').getAttribute('aria-selected'), 'true');
    await panel('React').getByText('npm i @life-changers/react').waitFor();
    await eventually(() => panel('HTML').count(), 0);
  });

  it('is for HTML with a click', async () => {
    await tab('HTML').click();
    await panel('HTML').getByText('life-changers.min.js').waitFor();
    await eventually(() => panel('React').count(), 0);
  });

  it('changes with the arrow keys', async () => {
    await tab('React').focus();
    await page.keyboard.press('ArrowRight');
    await eventually(() => hasFocus(tab('Vue')), true);
    await panel('Vue').getByText('@life-changers/elements/data-table').waitFor();
    await page.keyboard.press('End');
    await eventually(() => hasFocus(tab('HTML')), true);
    await page.keyboard.press('ArrowRight');
    await eventually(() => hasFocus(tab('React')), true);
  });
});

describe('the first load of the home page', () => {
  it('moves nothing', async () => {
    ({page, problems} = await site.newPage());
    await page.addInitScript(() => {
      const marked = globalThis as unknown as {shift: number};
      marked.shift = 0;
      new PerformanceObserver(list => {
        for (const entry of list.getEntries() as unknown as {value: number}[]) marked.shift += entry.value;
      }).observe({type: 'layout-shift', buffered: true});
    });
    await page.goto('/');
    await shows('1 - 6', 8);
    const shift = await page.evaluate(() => (globalThis as unknown as {shift: number}).shift);
    assert.ok(shift < 0.01, `The layout shifted by ${shift}.`);
    await page.context().close();
  });
});

describe('the live example on a phone', () => {
  it('has its bar on one line', async () => {
    ({page, problems} = await site.newPage());
    await page.setViewportSize({width: 375, height: 812});
    await page.goto('/');
    await invite().waitFor();
    const tops = await example()
      .locator('.admin-bar > *')
      .evaluateAll(parts =>
        parts.map(part => {
          const {top, height} = part.getBoundingClientRect();
          return Math.round(top + height / 2);
        }),
      );
    assert.equal(Math.max(...tops) - Math.min(...tops) <= 1, true, `The centers are at ${tops.join(', ')}.`);
  });
});
