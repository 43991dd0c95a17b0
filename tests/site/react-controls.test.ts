/** What the user enters in server-rendered form controls before React hydrates them. Needs a build. */
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {REACT_VERSIONS} from '../react/bundles.js';
import {reactSite} from './react-site.js';

/** What the user enters, by the name of the control. */
const SUBMITTED = {
  text: 'Grace',
  note: 'Hello',
  number: '42',
  code: '654321',
  search: 'grace',
  datalist: 'p',
  select: 'p',
  radio: 'p',
  box: 'p',
  boxes: 'p',
  checkbox: 'on',
  switch: 'on',
  amount: '42.5',
  time: '14:30',
  slider: '70',
};

for (const version of REACT_VERSIONS) {
  describe(`server-rendered form controls with React ${version}`, () => {
    const site = reactSite(version, page => page.controls(), 'browser-controls.tsx');

    async function enter(id: string) {
      const {page, problems, hydrate} = await site.open();
      const form = page.locator(`#${id}`);
      await form.getByLabel('Text').fill('Grace');
      await form.getByLabel('Note').fill('Hello');
      await form.getByLabel('Number').fill('42');
      await form.getByLabel('Code').fill('654321');
      await form.locator('lc-search-input input').fill('grace');
      await form.getByRole('combobox', {name: 'Datalist'}).fill('Pear');
      await form.locator('lc-select select').selectOption('Pear');
      await form.locator('lc-radio-button').getByLabel('Pear').check();
      await form.locator('lc-radio-box').getByLabel('Pear').check({force: true});
      await form.locator('lc-checkbox-group').getByLabel('Apple').uncheck({force: true});
      await form.locator('lc-checkbox-group').getByLabel('Pear').check({force: true});
      await form.getByLabel('Checkbox').check({force: true});
      await form.getByLabel('Switch').check({force: true});
      await form.locator('lc-number-input input').fill('42.5');
      await form.locator('lc-time-input input').fill('14:30');
      await form.getByLabel('Slider').fill('70');
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
