import {expect} from '@open-wc/testing';
import {expectAccessible} from '../../testing/accessibility.js';
import {clickOn} from '../../testing/pointer.js';
import {
  activeIn,
  enter,
  isOpen,
  listed,
  open,
  rowOf,
  setUp,
  setUpWith,
} from '../../testing/tree-select-harness.js';
import {until} from '../../testing/until.js';
import type {LcTreeSelect} from './tree-select.define.js';
import './tree-columns.define.js';

/** The options of each column. */
const columnsOf = (control: LcTreeSelect) =>
  [...control.shadowRoot!.querySelectorAll('.column')].map(column =>
    [...column.querySelectorAll('[part=label]')].map(label => label.textContent).join(' '),
  );

describe('A tree select in columns', () => {
  for (const [keys, active, dir = 'ltr'] of [
    [['ArrowDown', 'ArrowDown'], 'Asia'],
    [['ArrowDown', 'ArrowRight', 'ArrowDown'], 'Asia'],
    [['ArrowDown', 'ArrowRight', 'ArrowRight'], 'Italy'],
    [['ArrowDown', 'ArrowRight', 'ArrowRight', 'End'], 'Austria'],
    [['ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowLeft'], 'Europe'],
    [['ArrowDown', 'ArrowLeft', 'ArrowLeft', 'ArrowDown'], 'Austria', 'rtl'],
  ] as const) {
    it(`has ${active} active after ${keys.join(', ')} in ${dir}`, async () => {
      const control = await setUpWith(keys.slice(0, 1), {columns: true, dir});
      await until(() => isOpen(control));
      await enter(control, ...keys.slice(1));
      expect(activeIn(control)).to.equal(active);
    });
  }

  it('opens at the path of the chosen option, and shows one path', async () => {
    const control = await setUp({columns: true, value: 'rome'});
    await open(control);
    expect(columnsOf(control)).to.deep.equal(['Europe Asia', 'Italy Austria', 'Rome Milan']);
    await clickOn(rowOf(control, 'Asia'));
    await control.updateComplete;
    expect([columnsOf(control)[0], columnsOf(control).length, control.value]).to.deep.equal([
      'Europe Asia',
      2,
      'rome',
    ]);
  });

  it('chooses an option that has options inside with Enter', async () => {
    const control = await setUpWith(['ArrowDown'], {columns: true});
    await until(() => isOpen(control));
    await enter(control, 'Enter');
    expect([control.value, isOpen(control)]).to.deep.equal(['eu', false]);
  });

  it('has the columns as parts of one tree', async () => {
    const control = await setUp({columns: true, value: 'rome'});
    await open(control);
    const owned = ['Europe', 'Italy'].map(name => rowOf(control, name).getAttribute('aria-owns'));
    expect(owned).to.deep.equal(['column-2', 'column-3']);
    await expectAccessible(control);
  });

  it('shows the tree for a text', async () => {
    const control = await setUp({columns: true});
    control.focus();
    await enter(control, 'm', 'i');
    await until(() => isOpen(control));
    expect([columnsOf(control), listed(control)]).to.deep.equal([[], 'Europe Italy Milan']);
  });
});
