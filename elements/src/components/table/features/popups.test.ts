import {expect} from '@open-wc/testing';
import {setUpDataTable} from '../../../testing/data-table-fixture.js';
import './actions/actions.define.js';
import './columns/columns.define.js';
// Its style sheet has the rules of a popup once more, after those of the menus.
import './filters/filters.define.js';
import {until} from '../../../testing/until.js';

it('keeps the width of menus, whichever features are imported later', async () => {
  const {table} = await setUpDataTable({
    rowActions: [{label: 'Edit', action: 'edit'}],
  });
  const widthOf = (part: string) => {
    const menu = table.shadowRoot!.querySelector(`[part~=${part}]`);
    return menu && getComputedStyle(menu).minInlineSize;
  };
  table.shadowRoot!.querySelector<HTMLElement>('.row-menu-button')!.click();
  await until(() => widthOf('row-menu') !== null);
  expect(widthOf('row-menu')).to.equal('160px');
});
