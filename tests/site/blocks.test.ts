/** The blocks: each screen in React on the site, and as a page without React. Most of it with the keyboard alone. */
import assert from 'node:assert/strict';
import {readFile} from 'node:fs/promises';
import {after, afterEach, before, beforeEach, describe, it} from 'node:test';
import {routes} from 'demo-app/routes';
import type {Locator, Page} from 'playwright-core';
import {
  axe,
  eventually,
  hasFocus,
  heading,
  nextFrame,
  startSite,
  tabTo,
  visit,
  type Site,
} from './support.js';

const BLOCKS = ['settings', 'list', 'dashboard', 'sign-in', 'invoice', 'team'] as const;
/** All of them, also those with their own tests, such as in `data-blocks.test.ts`. */
const ALL_BLOCKS = routes.flatMap(({path}) => /^\/blocks\/(.+)$/.exec(path)?.[1] ?? []);
const FOLDER = new URL('../../demo-app/src/content/blocks/', import.meta.url);

let site: Site;
let page: Page;
let problems: string[];

before(async () => {
  site = await startSite();
});
after(() => site.close());
beforeEach(async () => {
  ({page, problems} = await site.newPage());
});
afterEach(() => site.release(page));

const button = (name: string) => page.getByRole('button', {name, exact: true});
const dialog = (name: string) => page.getByRole('dialog', {name, exact: true});
const tab = (name: string | RegExp) => page.locator('lc-tabs').getByRole('tab', {name});
const toast = (text: string) => page.locator('lc-toast').filter({hasText: text}).first().waitFor();
const press = (...keys: string[]) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
const focused = (locator: Locator) => eventually(() => hasFocus(locator), true);

for (const [kind, ending] of [
  ['in React', ''],
  ['in HTML', '.html'],
] as const) {
  describe(`the blocks ${kind}`, () => {
    for (const block of BLOCKS) {
      it(`show ${block} without accessibility violations and messages, in light and dark`, async () => {
        await visit(page, `/blocks/${block}${ending}`);
        assert.deepEqual(await axe(page), []);
        await page.emulateMedia({colorScheme: 'dark'});
        assert.deepEqual(await axe(page, 'colors'), []);
        assert.deepEqual(problems, []);
      });

      it(`show ${block} on a small phone without scrolling sideways`, async () => {
        await page.setViewportSize({width: 320, height: 720});
        await visit(page, `/blocks/${block}${ending}`);
        await nextFrame(page);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(width <= 320, `The page is ${width} px wide.`);
      });
    }
  });

  describe(`the settings ${kind}`, () => {
    beforeEach(() => visit(page, `/blocks/settings${ending}`));

    it('change the tab with the arrow keys, and keep it in the address', async () => {
      await tabTo(tab('Profile'));
      await press('ArrowRight');
      await focused(tab(/^Team/));
      await button('Send the invitation').waitFor();
      await eventually(() => new URL(page.url()).search, '?tab=team');
      await page.reload();
      await button('Send the invitation').waitFor();
      await press('Shift');
      assert.equal(await button('Save changes').filter({visible: true}).count(), 0);
    });

    it('show the error of the server at its field, and save once it is corrected', async () => {
      const email = page.getByRole('textbox', {name: 'Email', exact: true});
      await tabTo(email);
      await press('ControlOrMeta+a');
      await page.keyboard.type('team@northlight.example');
      await press('Enter');
      await page.getByText('Another member uses this email address.').waitFor();
      await focused(email);
      await press('ControlOrMeta+a');
      await page.keyboard.type('lindqvist@northlight.example');
      await page.getByText('Another member uses this email address.').waitFor({state: 'detached'});
      await press('Enter');
      await toast('Your profile is saved.');
    });

    it('discard changes, and return to what was saved last', async () => {
      const name = page.getByRole('textbox', {name: 'Name', exact: true});
      await name.fill('Mara L.');
      await name.press('Enter');
      await toast('Your profile is saved.');
      await eventually(() => button('Save changes').filter({visible: true}).isDisabled(), true);
      await name.fill('Somebody else');
      await page.getByText('Not saved yet').waitFor();
      assert.equal(await button('Save changes').filter({visible: true}).isDisabled(), false);
      await tabTo(button('Discard changes').filter({visible: true}));
      await press('Enter');
      await eventually(() => name.inputValue(), 'Mara L.');
      await eventually(() => page.getByText('Not saved yet').count(), 0);
    });

    it('show initials without a picture, and the picture again after changes are discarded', async () => {
      const picture = page.locator('.settings-picture lc-avatar img');
      await picture.waitFor();
      const remove = page.locator('lc-file-upload [part~=remove-button]');
      await tabTo(remove);
      await press('Enter');
      await picture.waitFor({state: 'detached'});
      await button('Discard changes').filter({visible: true}).click();
      await picture.waitFor();
    });

    it('ask before a member is removed, and return the focus', async () => {
      await tab(/^Team/).click();
      const remove = button('Remove Idris Bekele');
      await tabTo(remove);
      await press('Enter');
      await dialog('Remove Idris Bekele?').waitFor();
      await press('Escape');
      await focused(remove);
      await press('Enter');
      await dialog('Remove Idris Bekele?').getByRole('button', {name: 'Remove', exact: true}).click();
      await toast('Idris Bekele is no longer a member.');
      await focused(page.locator('.settings-members'));
      await eventually(() => page.locator('lc-tab [slot=badge]').innerText(), '3');
    });

    it('invite a member once', async () => {
      await tab(/^Team/).click();
      const email = page.getByRole('textbox', {name: 'Email of the new member'});
      await email.fill('sofia@northlight.example');
      await email.press('Enter');
      await page.getByText('This person is a member already.').waitFor();
      await email.fill('lena@northlight.example');
      await email.press('Enter');
      await toast('lena@northlight.example is invited.');
      await page.getByText('Invited, not joined yet').waitFor();
      await eventually(() => email.inputValue(), '');
    });

    it('close the workspace only after its name is typed', async () => {
      await tab('Billing').click();
      const close = button('Close the workspace').filter({visible: true});
      await tabTo(close);
      await press('Enter');
      const question = dialog('Close Northlight Coffee?');
      await question.waitFor();
      await page.getByRole('textbox', {name: /to go on/}).press('Enter');
      await page.getByText('Type “Northlight Coffee” to go on is required.').waitFor();
      await page.keyboard.type('Northlight Coffee');
      await press('Enter');
      await question.waitFor({state: 'hidden'});
      await page.getByText('This workspace closes on 31 December').waitFor();
      await button('Keep the workspace').click();
      await toast('The workspace stays open.');
    });
  });

  describe(`the list ${kind}`, () => {
    /** The names are children of the table, and so not in its rows. */
    const row = (city: string) => page.getByRole('row').filter({hasText: city});
    const menu = () => page.getByRole('menu', {name: 'Customer'});

    beforeEach(() => visit(page, `/blocks/list${ending}`));

    it('opens the menu of a row with Shift+F10, and the drawer from it', async () => {
      await tabTo(button('Atelier 22'));
      await press('Shift+F10');
      await menu().waitFor();
      await focused(page.getByRole('menuitem', {name: 'Open'}));
      await press('Enter');
      await dialog('Atelier 22').waitFor();
      await page.locator('lc-drawer').getByText('NC-1025').first().waitFor();
      await page.getByText('Order NC-1025-7 was delivered.').waitFor();
      assert.deepEqual(await axe(page), []);
      await press('Escape');
      await dialog('Atelier 22').waitFor({state: 'hidden'});
      await focused(button('Atelier 22'));
    });

    it('has its main action at the end of the drawer', async () => {
      await button('Atelier 22').click();
      await dialog('Atelier 22').waitFor();
      const startOf = async (name: string) => (await button(name).boundingBox())!.x;
      assert.ok((await startOf('Cancel')) < (await startOf('Save changes')));
    });

    it('saves what is edited in the drawer', async () => {
      await tabTo(button('Brygga & Co'));
      await press('Enter');
      const name = page.locator('lc-drawer').getByRole('textbox', {name: 'Name', exact: true});
      await tabTo(name);
      await press('ControlOrMeta+a');
      await page.keyboard.type('Brygga & Sons');
      await press('Enter');
      await toast('Brygga & Sons is saved.');
      await dialog('Brygga & Sons').waitFor({state: 'hidden'});
      await button('Brygga & Sons').waitFor();
    });

    it('opens the menu with a right click anywhere in a row, but not on a header', async () => {
      await page.getByRole('columnheader', {name: 'City'}).click({button: 'right'});
      await row('Antwerp').getByText('Antwerp').click({button: 'right', force: true});
      await page.getByRole('menuitem', {name: 'Delete'}).click();
      await toast('Atelier 22 is deleted.');
      await button('Atelier 22').waitFor({state: 'detached'});
      await button('Undo').click();
      await button('Atelier 22').waitFor();
    });

    it('has the same actions in a button of each row', async () => {
      await row('Antwerp').getByRole('button').last().click();
      await page.getByRole('menuitem', {name: 'Duplicate'}).click();
      await dialog('Atelier 22, second shop').waitFor();
      await button('Add customer').click();
      await toast('Atelier 22, second shop is saved.');
    });

    it('says when nothing matches, and clears the search', async () => {
      const search = page.getByRole('searchbox', {name: 'Search customers'});
      await search.fill('tea');
      await page.getByRole('heading', {name: 'No customer matches'}).waitFor();
      await tabTo(button('Clear search'));
      await press('Enter');
      await focused(search);
      await button('Atelier 22').waitFor();
    });

    it('shows the customers of a state', async () => {
      await page.getByRole('radio', {name: 'Paused'}).check({force: true});
      await button('Harbor Canteen').waitFor({state: 'detached'});
      await button('The Reading Room').waitFor();
    });
  });

  describe(`the dashboard ${kind}`, () => {
    beforeEach(() => visit(page, `/blocks/dashboard${ending}`));

    it('says in words what the line of a figure shows', async () => {
      await page.getByRole('img', {name: 'Revenue by month: Start €48,200, end €53,600'}).waitFor();
    });

    it('shows other figures in another period, chosen with the arrow keys', async () => {
      const revenue = page.locator('.dashboard-figure').first();
      await eventually(() => revenue.innerText(), '€53,600');
      await tabTo(page.getByRole('radio', {name: 'Month'}));
      await press('ArrowRight');
      await eventually(() => revenue.innerText(), '€153,400');
      await page.getByText('€153,400 of €168,000').waitFor();
      await page.getByText('vs. last quarter').first().waitFor();
      await page.getByText('4 out of 7 entries').waitFor();
    });

    it('has two lines for each order on a phone, and nothing at the side', async () => {
      await page.setViewportSize({width: 375, height: 812});
      const {lines, isCut} = await page.locator('.dashboard-orders lc-data-table').evaluate(table => {
        const root = table.shadowRoot!;
        const cells = root.querySelector<HTMLTableRowElement>('tbody > tr')!.cells;
        const [id, date, customer, status, amount] = [...cells].map(cell => cell.getBoundingClientRect()) as [
          DOMRect,
          DOMRect,
          DOMRect,
          DOMRect,
          DOMRect,
        ];
        const scroller = root.querySelector('.scroller')!;
        return {
          lines: [
            amount.top < date.top,
            status.top > customer.top,
            date.right === amount.right,
            id.right < status.left,
          ],
          isCut: scroller.scrollWidth > scroller.clientWidth,
        };
      });
      assert.deepEqual({lines, isCut}, {lines: [true, true, true, true], isCut: false});
      const tops = await page
        .locator('.dashboard-figures > *')
        .evaluateAll(cards => cards.map(card => card.getBoundingClientRect().top));
      assert.equal(new Set(tops).size, 2);
    });

    it('has a menu in a card, which returns the focus', async () => {
      const actions = button('Actions for Revenue by channel');
      await tabTo(actions);
      await press('Enter');
      await page.getByRole('menuitem', {name: 'Copy the figures'}).waitFor();
      await press('Escape');
      await focused(actions);
      await press('Enter', 'Enter');
      await toast('Revenue by channel: the figures are copied.');
    });

    it('counts the tasks that are done', async () => {
      await page.getByText('1 of 5', {exact: true}).waitFor();
      const task = page.getByRole('treeitem', {name: 'Send the new wholesale prices'});
      await tabTo(page.locator('[role=treeitem][tabindex="0"]'));
      while (!(await hasFocus(task))) await press('ArrowDown');
      await press('Space');
      await page.getByText('2 of 5', {exact: true}).waitFor();
    });

    it('filters the orders in a popover', async () => {
      await tabTo(button('Filter'));
      await press('Enter');
      await page.getByRole('checkbox', {name: 'Only orders that are not paid'}).check({force: true});
      await page.getByRole('row').filter({hasText: 'Brygga & Co'}).waitFor({state: 'detached'});
      await page.getByRole('row').filter({hasText: 'Café Almada'}).waitFor();
    });
  });

  describe(`the sign-in ${kind}`, () => {
    const form = (name: string) => page.getByRole('form', {name, exact: true});
    const result = (name: string) => page.getByRole('heading', {name, exact: true});

    beforeEach(() => visit(page, `/blocks/sign-in${ending}`));

    it('checks the fields, shows what the server refuses, and signs in', async () => {
      const email = form('Sign in').getByRole('textbox', {name: 'Email', exact: true});
      const password = form('Sign in').getByLabel(/^Password/);
      await tabTo(email);
      await press('Enter');
      await page.getByText('Email is required.').waitFor();
      await page.keyboard.type('mara@northlight.example');
      await tabTo(password);
      await page.keyboard.type('espresso');
      await press('Enter');
      await page.getByText('This email and this password do not belong together.').waitFor();
      await focused(password);
      await page.keyboard.type('-2026');
      await press('Enter');
      await focused(result('Welcome back, Mara'));
      await tabTo(button('Sign out'));
      await press('Enter');
      await eventually(() => email.inputValue(), '');
    });

    it('shows the password while it is typed', async () => {
      const password = form('Sign in').getByLabel(/^Password/);
      await tabTo(password);
      await press('Tab');
      await press('Enter');
      await eventually(() => password.getAttribute('type'), 'text');
    });

    it('creates an account, unless there is one', async () => {
      await tabTo(tab('Sign in'));
      await press('ArrowRight');
      await eventually(() => new URL(page.url()).search, '?account=sign-up');
      const fields = form('Create an account');
      const email = fields.getByRole('textbox', {name: 'Work email'});
      await fields.getByRole('textbox', {name: 'Name'}).fill('Lena Berg');
      await email.fill('mara@northlight.example');
      await fields.getByLabel(/^New password/).fill('short');
      await email.press('Enter');
      await page.getByText('New password must have at least 10 characters.').waitFor();
      await page.getByText('I accept the terms of use must be checked.').waitFor();
      await fields.getByLabel(/^New password/).fill('flat-white-41');
      await fields.getByRole('checkbox').check({force: true});
      await email.press('Enter');
      await page.getByText('This email has an account. Sign in instead.').waitFor();
      await email.fill('lena@northlight.example');
      await email.press('Enter');
      await focused(result('Check your inbox'));
      await page.getByText('We sent a link to lena@northlight.example.').waitFor();
    });
  });

  describe(`the invoice ${kind}`, () => {
    const amounts = () => page.locator('.invoice-foot dd').allInnerTexts();
    const item = (number: number) => page.getByRole('group', {name: `Item ${number}`, exact: true});

    beforeEach(() => visit(page, `/blocks/invoice${ending}`));

    it('calculates while a quantity is typed', async () => {
      await eventually(amounts, ['€665.00', '-€33.25', '€145.30', '€777.05']);
      const quantity = item(1).getByLabel(/^Quantity/);
      await tabTo(quantity);
      await press('ControlOrMeta+a');
      await page.keyboard.type('10');
      await eventually(() => item(1).locator('output').innerText(), '€215.00');
      await eventually(amounts, ['€364.00', '-€18.20', '€79.53', '€425.33']);
    });

    it('adds and removes items, and keeps the last one', async () => {
      await tabTo(button('Add an item'));
      await press('Enter');
      await item(4).getByRole('textbox', {name: 'Item'}).fill('Tasting');
      await item(4)
        .getByLabel(/^Price/)
        .fill('50');
      await eventually(async () => (await amounts())[0], '€715.00');
      for (const number of [4, 3, 2]) {
        await button(`Remove item ${number}`).click();
        await item(number).waitFor({state: 'detached'});
      }
      await eventually(async () => (await amounts())[0], '€516.00');
      await eventually(() => button('Remove item 1').isDisabled(), true);
    });

    it('lists what is missing, shows what the server refuses, and is sent', async () => {
      const name = item(2).getByRole('textbox', {name: 'Item'});
      await name.fill('');
      await name.press('Enter');
      await page.getByRole('group', {name: 'There is 1 problem'}).getByRole('link').click();
      await focused(name);
      await name.fill('Decaf, 500 g');
      await page.getByRole('combobox', {name: 'Customer'}).selectOption('The Reading Room');
      await name.press('Enter');
      await page.getByRole('link', {name: /has to pay the invoice of October first/}).waitFor();
      await page.getByRole('combobox', {name: 'Customer'}).selectOption('Brygga & Co');
      await name.press('Enter');
      await toast('Brygga & Co gets it by email.');
      await page.locator('lc-badge').getByText('Sent').waitFor();
    });

    it('starts again', async () => {
      await button('Remove item 2').click();
      await eventually(async () => (await amounts())[0], '€551.00');
      await button('Start again').click();
      await eventually(async () => (await amounts())[0], '€665.00');
    });
  });

  describe(`the team ${kind}`, () => {
    /** The names are children of the table, and so not in its rows. */
    const row = (text: string) => page.getByRole('row').filter({hasText: text});
    const choose = async (seen: string, action: string) => {
      await row(seen).getByRole('button').last().focus();
      await press('Enter');
      await page.getByRole('menuitem', {name: action, exact: true}).waitFor();
      await page.getByRole('menuitem', {name: action, exact: true}).press('Enter');
    };

    beforeEach(() => visit(page, `/blocks/team${ending}`));

    it('invites a member, unless the server refuses the address', async () => {
      await tabTo(button('Invite someone'));
      await press('Enter');
      const email = page.getByRole('textbox', {name: 'Email'});
      assert.deepEqual(await axe(page), []);
      for (const [address, message] of [
        ['lena@example.com', 'Only addresses at northlight.example can be invited.'],
        ['idris@northlight.example', 'This person is a member already.'],
      ] as const) {
        await email.fill(address);
        await email.press('Enter');
        await page.getByText(message).waitFor();
      }
      await email.fill('lena@northlight.example');
      await page.getByRole('radio', {name: /^Accounting/}).check({force: true});
      await email.press('Enter');
      await toast('lena@northlight.example is invited.');
      await focused(button('Invite someone'));
      await eventually(() => row('Accounting').count(), 2);
      await page.getByText('7 of 10 places').waitFor();
    });

    it('changes a role in a modal that says what each allows', async () => {
      await choose('23 November', 'Change the role');
      const modal = dialog('The role of Amal Haddad');
      await eventually(() => page.getByRole('radio', {name: /^Roaster/}).isChecked(), true);
      await page.getByText('Invoices and payments, without changing orders').filter({visible: true}).click();
      await modal.getByRole('button', {name: 'Save the role'}).click();
      await toast('Amal Haddad has the role Accounting now.');
      await row('23 November').getByText('Accounting').waitFor();
    });

    it('asks before a member is removed, and brings one back', async () => {
      await choose('24 November', 'Remove');
      await dialog('Remove Jonas Weber?').getByRole('button', {name: 'Remove', exact: true}).click();
      await toast('Jonas Weber is no longer a member.');
      await row('24 November').waitFor({state: 'detached'});
      await button('Undo').click();
      await row('24 November').waitFor();
    });

    it('keeps the owner', async () => {
      await row('Owner').waitFor();
      assert.equal(await row('Owner').getByRole('button').count(), 0);
    });
  });
}

describe('the dashboard on a phone', () => {
  it('does not move when its people are counted', async () => {
    await page.setViewportSize({width: 375, height: 900});
    await page.addInitScript(() => {
      const marked = globalThis as unknown as {shift: number};
      marked.shift = 0;
      new PerformanceObserver(list => {
        for (const entry of list.getEntries() as unknown as {value: number}[]) marked.shift += entry.value;
      }).observe({type: 'layout-shift', buffered: true});
    });
    await visit(page, '/blocks/dashboard');
    await nextFrame(page);
    const shift = await page.evaluate(() => (globalThis as unknown as {shift: number}).shift);
    assert.ok(shift < 0.01, `The layout shifted by ${shift}.`);
    await page.context().close();
  });
});

describe('the code of the blocks', () => {
  for (const block of BLOCKS) {
    it(`of ${block} are the files that run`, async () => {
      await visit(page, `/blocks/${block}`);
      await page.getByRole('radio', {name: 'HTML', exact: true}).check({force: true});
      const panel = page.locator('.code-panel');
      for (const [name, path] of [
        [`${block}.css`, `${block}.css`],
        [`${block}.html`, `plain/${block}.html`],
        [`${block}.js`, `plain/${block}.js`],
      ] as const) {
        const file = (await readFile(new URL(path, FOLDER), 'utf8')).trimEnd();
        await panel.getByRole('tab', {name, exact: true}).click();
        await eventually(async () => (await panel.locator('code').textContent())?.trimEnd(), file);
        assert.equal((await (await fetch(`${site.origin}/blocks/${name}`)).text()).trimEnd(), file);
      }
    });
  }

  it('load when the reader comes near them, in React first', async () => {
    const code = () => page.evaluate(() => performance.getEntriesByType('resource').map(({name}) => name));
    const isLoaded = async () => (await code()).some(url => url.includes('/dashboard-code-'));
    await page.setViewportSize({width: 1280, height: 600});
    await visit(page, '/blocks/dashboard');
    await page.waitForLoadState('networkidle');
    assert.equal(await isLoaded(), false);
    await page.locator('.block-code').scrollIntoViewIfNeeded();
    await page.getByRole('tab', {name: 'dashboard.tsx', exact: true}).waitFor();
    assert.equal(await isLoaded(), true);
  });

  it('is reached from the menu', async () => {
    await visit(page, '/tables');
    await page.locator('lc-sidebar').getByRole('button', {name: 'Blocks'}).click();
    await page.locator('lc-sidebar').getByRole('link', {name: 'List with details'}).click();
    await heading(page, 'List with details').waitFor();
  });

  it('have a link each in the overview', async () => {
    await visit(page, '/blocks');
    const cards = page.locator('.block-gallery > li');
    assert.deepEqual(
      (
        await cards.getByRole('link').evaluateAll(links => links.map(link => link.getAttribute('href')))
      ).sort(),
      ALL_BLOCKS.map(block => `/blocks/${block}`).sort(),
    );
  });
});

describe('the page of a block', () => {
  it('shows the screen in another scheme and width', async () => {
    await visit(page, '/blocks/team');
    await page.getByRole('button', {name: 'Dark', exact: true}).click();
    assert.equal(await page.locator('.stage').getAttribute('data-theme'), 'dark');
    await page.getByRole('combobox', {name: 'Width', exact: true}).selectOption('375 px');
    await eventually(async () => (await page.locator('.block-live').boundingBox())?.width, 375);
  });

  it('has no ground behind the screen', async () => {
    await visit(page, '/blocks/dashboard');
    const {backgroundImage, backgroundColor} = await page.locator('.stage').evaluate(one => {
      const style = getComputedStyle(one);
      return {backgroundImage: style.backgroundImage, backgroundColor: style.backgroundColor};
    });
    assert.deepEqual([backgroundImage, backgroundColor], ['none', 'rgba(0, 0, 0, 0)']);
  });

  it('shows the screen alone', async () => {
    await visit(page, '/blocks/team');
    const address = await page.getByRole('link', {name: 'Open alone, in a new tab'}).getAttribute('href');
    await page.goto(new URL(address!, page.url()).href);
    await page.locator('.team-block').waitFor();
    for (const selector of ['h1', '.stage-bar', '.block-code', '.site-footer'])
      assert.equal(await page.locator(selector).first().isVisible(), false, selector);
  });
});

describe('the overview of the blocks', () => {
  const cards = () => page.locator('.block-gallery > li');
  /** The number of pictures with a part of a screen, which must be inert and hidden. */
  const pictured = () =>
    page
      .locator('.thumbnail[inert][aria-hidden="true"]')
      .evaluateAll(
        all => all.filter(({clientHeight, textContent}) => clientHeight > 100 && textContent).length,
      );

  it('shows a part of each screen without a script', async () => {
    const plain = await site.newPage({javaScriptEnabled: false});
    await plain.page.goto('/blocks');
    assert.equal(await plain.page.locator('.thumbnail > .thumb-screen').count(), ALL_BLOCKS.length);
    await site.release(plain.page);
  });

  it('keeps the pictures of the server, and loads no code for them', async () => {
    const scripts: string[] = [];
    page.on('request', request => scripts.push(request.url()));
    await visit(page, '/blocks');
    await eventually(() => cards().count(), ALL_BLOCKS.length);
    await eventually(() => pictured(), ALL_BLOCKS.length);
    assert.deepEqual(
      scripts.filter(url => /\/(data-table|invoice|dashboard)-/.test(url)),
      [],
    );
    assert.deepEqual(await axe(page), []);
    assert.deepEqual(problems, []);
  });

  it('shows them after a navigation too', async () => {
    await visit(page, '/buttons');
    await page.evaluate(() => {
      history.pushState(null, '', '/blocks');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await heading(page, 'Blocks').waitFor();
    await eventually(() => pictured(), ALL_BLOCKS.length);
    assert.equal(new URL(page.url()).search, '');
    assert.deepEqual(problems, []);
  });
});
