/** What the user enters in server-rendered form controls before React hydrates them. Needs a build. */
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import type {Locator} from 'playwright-core';
import {REACT_VERSIONS} from '../react/bundles.js';
import {reactSite} from './react-site.js';

/** What a control submits, and how the user enters it. */
type Entered = readonly [submitted: string, enter: (form: Locator) => Promise<unknown>];

/** By the name of the control. */
const ENTERED: Readonly<Record<string, Entered>> = {
  segmented: ['p', form => form.locator('lc-segmented').getByLabel('Pear').check()],
  text: ['Grace', form => form.getByLabel('Text').fill('Grace')],
  note: ['Hello', form => form.getByLabel('Note').fill('Hello')],
  number: ['42', form => form.getByLabel('Number').fill('42')],
  code: ['654321', form => form.getByLabel('Code').fill('654321')],
  search: ['grace', form => form.locator('lc-search-input input').fill('grace')],
  datalist: ['p', form => form.getByRole('combobox', {name: 'Datalist'}).fill('Pear')],
  select: ['p', form => form.locator('lc-select select').selectOption('Pear')],
  radio: ['p', form => form.locator('lc-radio-button').getByLabel('Pear').check()],
  box: ['p', form => form.locator('lc-radio-box').getByLabel('Pear').check({force: true})],
  boxes: ['p', choosePear],
  checkbox: ['on', form => form.getByLabel('Checkbox').check({force: true})],
  switch: ['on', form => form.getByLabel('Switch').check({force: true})],
  amount: ['42.5', form => form.locator('lc-number-input input').fill('42.5')],
  time: ['14:30', form => form.locator('lc-time-input input').fill('14:30')],
  born: ['2001-05-16', changeDate],
  slider: ['70', form => form.getByLabel('Slider').fill('70')],
};

const SUBMITTED = Object.fromEntries(Object.entries(ENTERED).map(([name, [submitted]]) => [name, submitted]));

async function choosePear(form: Locator): Promise<void> {
  const boxes = form.locator('lc-checkbox-group');
  await boxes.getByLabel('Apple').uncheck({force: true});
  await boxes.getByLabel('Pear').check({force: true});
}

async function changeDate(form: Locator): Promise<void> {
  const fields = form.locator('lc-date-fields');
  await fields.getByLabel('Day').fill('16');
  await fields.getByLabel('Year').fill('2001');
}

for (const version of REACT_VERSIONS) {
  describe(`server-rendered form controls with React ${version}`, () => {
    const site = reactSite(version, page => page.controls(), 'browser-controls.tsx');

    async function enter(id: string) {
      const {page, problems, hydrate} = await site.open();
      const form = page.locator(`#${id}`);
      for (const [, enterInto] of Object.values(ENTERED)) await enterInto(form);
      await hydrate();
      const submitted = () =>
        form.evaluate(element => Object.fromEntries(new FormData(element as HTMLFormElement)));
      return {page, problems, submitted};
    }

    for (const id of ['initial', 'controlled']) {
      it(`keep every edit and submit it (${id})`, async () => {
        const {page, problems, submitted} = await enter(id);
        assert.deepEqual(await submitted(), SUBMITTED);
        assert.deepEqual(problems(), []);
        await site.release(page);
      });
    }

    it('report every edit to the parent', async () => {
      const {page} = await enter('controlled');
      const reported = JSON.parse((await page.locator('#root > output').textContent())!) as object;
      assert.deepEqual(reported, {
        ...SUBMITTED,
        number: 42,
        amount: 42.5,
        boxes: ['p'],
        checkbox: true,
        switch: true,
        slider: 70,
      });
      await site.release(page);
    });
  });
}
