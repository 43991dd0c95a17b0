/** What the user enters in the form controls of a server before React hydrates them. Needs a build. */
import assert from 'node:assert/strict';
import {after, before, describe, it} from 'node:test';
import {browserScript, REACT_VERSIONS, serverPage} from '../react/bundles.js';
import {latePage, openLate, stylesheet} from './late-page.js';
import {startSite, type Site} from './support.js';

/** React's development build recommends its tools. */
const isProblem = (message: string) => !message.includes('Download the React DevTools');

/** What the user enters, by the name of the control. */
const SUBMITTED = {
  text: 'Grace',
  number: '42',
  search: 'grace',
  datalist: 'p',
  select: 'p',
  radio: 'p',
  box: 'p',
  checkbox: 'on',
  switch: 'on',
  slider: '70',
};

for (const version of REACT_VERSIONS) {
  describe(`form controls of a server with React ${version}`, () => {
    let site: Site;
    let html: string;
    let script: string;

    before(async () => {
      site = await startSite();
      const page = await serverPage(version);
      page.linkStyles(stylesheet);
      html = latePage(`<div id="root">${page.controls()}</div>`);
      script = await browserScript(version, 'browser-controls.tsx');
    });
    after(() => site.close());

    async function enter(id: string) {
      const {page, problems, start} = await openLate(site, html);
      const form = page.locator(`#${id}`);
      await form.getByLabel('Text').fill('Grace');
      await form.getByLabel('Number').fill('42');
      await form.locator('lc-search-input input').fill('grace');
      await form.getByRole('combobox', {name: 'Datalist'}).fill('Pear');
      await form.locator('lc-select select').selectOption('Pear');
      await form.locator('lc-radio-button').getByLabel('Pear').check();
      await form.locator('lc-radio-box').getByLabel('Pear').check({force: true});
      await form.getByLabel('Checkbox').check({force: true});
      await form.getByLabel('Switch').check({force: true});
      await form.getByLabel('Slider').fill('70');
      await start(script);
      const submitted = () =>
        form.evaluate(element => Object.fromEntries(new FormData(element as HTMLFormElement)));
      return {page, problems, submitted};
    }

    for (const id of ['initial', 'controlled']) {
      it(`keep every edit and submit it (${id})`, async () => {
        const {page, problems, submitted} = await enter(id);
        assert.deepEqual(await submitted(), SUBMITTED);
        assert.deepEqual(problems.filter(isProblem), []);
        await site.release(page);
      });
    }

    it('report every edit to the parent', async () => {
      const {page} = await enter('controlled');
      const reported = JSON.parse((await page.locator('#root > output').textContent())!) as object;
      assert.deepEqual(reported, {...SUBMITTED, number: 42, checkbox: true, switch: true, slider: 70});
      await site.release(page);
    });
  });
}
