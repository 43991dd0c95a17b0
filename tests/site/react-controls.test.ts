/** What the user enters in server-rendered form controls before React hydrates them. Needs a build. */
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import type {Locator} from 'playwright-core';
import {readControls} from '../../scripts/lib/controls.mjs';
import {REACT_VERSIONS} from '../react/bundles.js';
import {enteredControls, type EnteredControl} from '../react/entered-controls.js';
import {reactSite} from './react-site.js';

const CONTROLS = enteredControls(await readControls());

/** The entries of the form after the edits. */
const SUBMITTED = Object.fromEntries(
  CONTROLS.flatMap(({name, typed, submitted = String(typed)}) =>
    submitted === null ? [] : [[name, submitted]],
  ),
);

/** What `onChange` has reported after the edits. */
const REPORTED = Object.fromEntries(
  CONTROLS.flatMap(({name, typed}) => (typed === undefined ? [] : [[name, typed]])),
);

/** Enters a value in the native controls inside a control. */
async function enterInto(form: Locator, {tag, index, edits}: EnteredControl): Promise<void> {
  // Before it hydrates, a control has no attributes.
  const control = form.locator(tag).nth(index);
  for (const [selector, value] of Object.entries(edits)) {
    const native = control.locator(selector);
    // Some native controls are below what is drawn in their place.
    if (typeof value === 'boolean') await native.setChecked(value, {force: true});
    else if (selector === 'select') await native.selectOption(value);
    else await native.fill(value);
  }
}

for (const version of REACT_VERSIONS) {
  describe(`server-rendered form controls with React ${version}`, () => {
    const site = reactSite(version, page => page.controls(), 'browser-controls.tsx');

    async function enter(id: string) {
      const {page, problems, hydrate} = await site.open();
      const form = page.locator(`#${id}`);
      for (const control of CONTROLS) await enterInto(form, control);
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
      assert.deepEqual(reported, REPORTED);
      await site.release(page);
    });
  });
}
