// Alone on its page: without the features that other tests import.
import {expect} from '@open-wc/testing';
import {until} from '../../../../testing/until.js';
import {FakeViews, setUpViews} from '../../../../testing/views-harness.js';

it('shows the default of the user when the feature is imported later', async () => {
  const views = new FakeViews({isDefault: true, query: {search: 'person 1'}});
  const test = await setUpViews({views});
  expect(test.info).to.equal('1 - 10 out of 42 entries');
  await import('./views.define.js');
  await until(() => test.part('views') !== null);
  await test.table.settled;
  expect(test.shown).to.equal('Views View 1');
  expect(test.info).to.equal('1 - 10 out of 11 entries');
});
