import {expect} from '@open-wc/testing';
import {setUpDataTable} from '../../../testing/data-table-fixture.js';
import './filters/filters.define.js';
import {until} from '../../../testing/until.js';

it('keeps an open filter when another feature, shown before it, is imported later', async () => {
  const {table} = await setUpDataTable({columns: [{field: 'name', label: 'Name', filter: 'text'}]});
  const root = table.shadowRoot!;
  root.querySelector<HTMLElement>('.filter-button')!.click();
  const field = () => root.querySelector<HTMLElement>('.filter-popup:popover-open [name=value]');
  await until(() => root.activeElement !== null && root.activeElement === field());
  const before = field();

  await import('./actions/actions.define.js');
  table.rowActions = [{label: 'Edit', action: 'edit'}];
  await until(() => root.querySelector('.row-menu-button') !== null);

  expect(field() === before, 'the same field').to.equal(true);
  expect(root.activeElement === before, 'has the focus').to.equal(true);
  expect(root.querySelector('.filter-button')!.ariaExpanded).to.equal('true');
});
