/**
 * Blocks with forms: each in React on the site, and as a page without React, with one way through the screen.
 * `pages.test.ts` looks at those in React with axe and on a phone, so only the plain pages are looked at here.
 */
import assert from 'node:assert/strict';
import {after, afterEach, before, beforeEach, describe, it} from 'node:test';
import type {Locator, Page} from 'playwright-core';
import {axe, eventually, hasFocus, nextFrame, startSite, visit, type Site} from './support.js';

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
const field = (name: string) => page.getByRole('textbox', {name, exact: true});
const heading = (name: string) => page.getByRole('heading', {name, exact: true});
/** Waits for a text on the screen, not in its code. */
const text = (name: string) => page.locator('section[class$="-block"]').getByText(name).first().waitFor();
const toast = (name: string) => page.locator('lc-toast').filter({hasText: name}).first().waitFor();
const focused = (locator: Locator) => eventually(() => hasFocus(locator), true);

/** Looks at a plain page in light and dark, and on a small phone. */
async function look(): Promise<void> {
  assert.deepEqual(await axe(page), []);
  await page.emulateMedia({colorScheme: 'dark'});
  assert.deepEqual(await axe(page, 'colors'), []);
  const size = page.viewportSize()!;
  await page.setViewportSize({width: 320, height: 720});
  await nextFrame(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(width <= 320, `The page is ${width} px wide.`);
  await page.setViewportSize(size);
}

/** Lets the sample servers answer at once, which otherwise take 400 ms. As text, because the compiler adds to functions. */
const HURRY = `{
  const later = setTimeout;
  globalThis.setTimeout = (run, wait) => later(run, wait === 400 ? 0 : wait);
}`;

/** What a user does on the screen of each block. */
const flows: Readonly<Record<string, () => Promise<void>>> = {
  'sign-up': async () => {
    await field('Name').fill('Lena Berg');
    await button('Send the code').click();
    await text('Work email is required.');
    await field('Work email').fill('mara@northlight.example');
    await button('Send the code').click();
    await text('This email has an account.');
    await field('Work email').fill('lena@northlight.example');
    await button('Send the code').click();
    await focused(field('Code'));
    await page.keyboard.type('111111');
    await text('This is not the code in our latest email.');
    await button('Send a new code').click();
    await text('A new code is on its way.');
    await focused(field('Code'));
    await button('Use another email').click();
    await focused(field('Work email'));
    assert.equal(await field('Work email').inputValue(), 'lena@northlight.example');
    await page.keyboard.press('Enter');
    await focused(field('Code'));
    await page.keyboard.type('246810');
    await focused(heading('Welcome, Lena Berg'));
  },
  'reset-password': async () => {
    await field('Email').fill('rita@mail.example');
    await button('Send the link').click();
    await text('Emails to mail.example come back.');
    await field('Email').fill('rita@almada.example');
    await button('Send the link').click();
    await focused(heading('Check your email'));
    await button('Open an old link').click();
    await text('This link is too old');
    await button('Send the link').click();
    await button('Open the link').click();
    await focused(heading('Choose a new password'));
    const password = page.getByLabel(/^New password/);
    const repeated = page.getByLabel(/^Repeat the password/);
    await password.fill('espresso');
    await repeated.fill('Espresso-2026');
    await button('Change the password').click();
    await text('The new password does not meet all rules below.');
    await password.fill('Espresso-2026');
    await eventually(() => page.locator('.reset-rules > .is-met').count(), 3);
    await button('Change the password').click();
    await text('You had this password before.');
    await password.fill('Ristretto-2027');
    await button('Change the password').click();
    await text('The two passwords are not the same.');
    await repeated.fill('Ristretto-2027');
    await button('Change the password').click();
    await focused(heading('Your password is changed'));
  },
  profile: async () => {
    const name = field('Name');
    const preview = page.locator('.profile-card');
    const files = (label: string) => page.locator(`lc-file-upload[name="${label}"] input`);
    const pdf = {mimeType: 'application/pdf', buffer: Buffer.from('%PDF')};
    await name.fill('');
    await button('Save the profile').click();
    await text('Name is required.');
    await name.fill('Northlight');
    await button('Save the profile').click();
    await text('This is the name of the company.');
    await name.fill('Sofia Almada');
    await preview.getByText('Sofia Almada').waitFor();
    await files('picture').setInputFiles({
      name: 'sofia.png',
      mimeType: 'image/png',
      buffer: Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
    });
    await preview.locator('img[src^="blob:"]').waitFor();
    await files('certificates').setInputFiles({name: 'scan.pdf', ...pdf});
    await button('Try again to upload scan.pdf').click();
    await button('Save the profile').click();
    await toast('Customers see the new profile now.');
    await name.fill('Sofia');
    await button('Discard changes').click();
    await preview.getByText('Sofia Almada').waitFor();
  },
  'customer-wizard': async () => {
    await button('Next').click();
    await text('Company is required.');
    await field('Company').fill('Kaffebar Norr');
    await field('VAT number').fill('SE556677889901');
    await button('Next').click();
    await field('Street and number').fill('Odengatan 12');
    await field('Postal code and city').fill('113 51 Stockholm');
    await button('Next').click();
    await field('Name').fill('Alva Holm');
    await field('Email').fill('alva@norr.example');
    await button('Next').click();
    await page.locator('.wizard-summary').getByText('113 51 Stockholm').waitFor();
    await page.getByRole('checkbox', {name: /^I have checked/}).check({force: true});
    await button('Add the customer').click();
    await text('This VAT number belongs to Bageriet Söder');
    await field('VAT number').fill('SE556677889902');
    for (let step = 0; step < 3; step += 1) await button('Next').click();
    await button('Add the customer').click();
    await focused(heading('Kaffebar Norr is a customer'));
    await button('Add another customer').click();
    await eventually(() => field('Company').inputValue(), '');
  },
  checkout: async () => {
    const total = (amount: string) => button(`Pay ${amount}`);
    await total('€60.10').click();
    await text('Email is required.');
    await field('Quantity of Huila decaf').press('ArrowDown');
    await total('€50.60').waitFor();
    await button('Remove Filter papers').click();
    await total('€46.40').waitFor();
    await focused(heading('Basket'));
    await field('Discount code').fill('LATTE');
    await button('Apply').click();
    await text('This code is unknown, or has expired.');
    await field('Discount code').fill('espresso10');
    await button('Apply').click();
    await total('€42.25').waitFor();
    await page.getByRole('radio', {name: /^Express/}).check({force: true});
    const values = {
      Email: 'rita@almada.example',
      Name: 'Rita Almada',
      'Street and number': 'Rua do Loreto 4',
      'Postal code': '1200-241',
      City: 'Lisbon',
      'Card number': '4000 0000 0000 0002',
      'Valid until': '10/29',
      'Security code': '123',
    };
    for (const [name, value] of Object.entries(values)) await field(name).fill(value);
    await total('€47.25').click();
    await text('Your bank has refused this card.');
    await field('Card number').fill('4242 4242 4242 4242');
    await total('€47.25').click();
    await focused(heading('Thank you for your order'));
    await button('Start again').click();
    for (const name of ['Yirgacheffe', 'Huila decaf', 'Filter papers'])
      await button(`Remove ${name}`).click();
    await heading('Your basket is empty').waitFor();
    await button('Put everything back').click();
    await total('€60.10').waitFor();
  },
  pricing: async () => {
    await page.getByRole('radio', {name: /^Yearly/}).check({force: true});
    await page.getByText('€790', {exact: true}).waitFor();
    await button('Choose Solo').click();
    await text('You have four members, and Solo is for one.');
    await button('Choose Company').click();
    await toast('You have Company now');
    await focused(page.getByRole('link', {name: 'Show the invoices'}));
    await button('Choose Team').waitFor();
    await page.locator('.pricing-questions summary').first().click();
    await text('A larger plan applies at once');
  },
  onboarding: async () => {
    const done = (count: number) => text(`${count} of 4 done`);
    await button('Save the name').click();
    await text('Name of the workspace is required.');
    await field('Name of the workspace').fill('Kaffebar Norr');
    await button('Save the name').click();
    await focused(heading('Invite somebody'));
    await done(1);
    await field('Email').fill('mara@northlight.example');
    await button('Send the invitation').click();
    await text('This is you. Invite somebody else.');
    await button('Later: Invite somebody').click();
    await focused(heading('Connect your bank'));
    await button('Connect the bank').click();
    await text('The bank does not answer.');
    await button('Connect the bank').click();
    await field('Customer').fill('Hotel Marlow');
    await button('Add the order').click();
    await text('You can start to work');
    await done(3);
    await button('Do it now: Invite somebody').click();
    await field('Email').fill('alva@norr.example');
    await button('Send the invitation').click();
    await text('Everything is set up');
    await done(4);
    await button('Start again').click();
    await focused(heading('Name your workspace'));
  },
  'api-keys': async () => {
    await button('Create a key').click();
    await focused(field('Name'));
    await button('Create the key').click();
    await text('Name is required.');
    await field('Name').fill('Website');
    await button('Create the key').click();
    await text('A key has this name.');
    await field('Name').fill('Stock monitor');
    await button('Create the key').click();
    await focused(page.getByRole('group', {name: 'Your new key'}));
    await text('nl_live_51aa_this_is_not_a_real_key');
    await button('I have copied it').click();
    await focused(button('Create a key'));
    assert.equal(
      await page.getByText('nl_live_51aa_this_is_not_a_real_key').filter({visible: true}).count(),
      0,
    );
    await button('Revoke Till in Hornsgatan').click();
    await button('Revoke the key').click();
    await page.getByText('The key is in use at this moment.').first().waitFor();
    await button('Revoke the key').click();
    await toast('Till in Hornsgatan has no access any more.');
    await focused(page.locator('#keys-heading'));
    for (const name of ['Stock monitor', 'Website', 'Export of 2025']) {
      await button(`Revoke ${name}`).click();
      await button('Revoke the key').click();
      await toast(`${name} has no access any more.`);
    }
    await heading('No keys yet').waitFor();
  },
};

for (const [name, flow] of Object.entries(flows))
  describe(`the block ${name}`, () => {
    for (const [kind, ending] of [
      ['in React', ''],
      ['in HTML', '.html'],
    ] as const)
      it(`works ${kind}`, async () => {
        await visit(page, `/blocks/${name}${ending}`);
        if (ending !== '') await look();
        await page.evaluate(HURRY);
        await flow();
        assert.deepEqual(problems, []);
      });
  });
