import {expect} from '@open-wc/testing';
import {setUpRanges} from '../../../../testing/ranges-harness.js';
import {press} from '../../../../testing/keyboard.js';
import {until} from '../../../../testing/until.js';
import '../editing/editing.define.js';

it('selects and clears cells from the one with the focus when it is imported later', async () => {
  const {table, root, at, selected, settle, texts, cell} = await setUpRanges();
  await until(() => root.querySelector('table')!.role === 'grid');
  at(1, 1);
  await import('./ranges.define.js');
  await until(() => root.querySelector('table')!.ariaMultiSelectable === 'true');
  expect(root.activeElement === cell(1, 1), 'keeps the focus').to.equal(true);
  await press('Shift+ArrowDown');
  expect(selected()).to.deep.equal(['1.1', '2.1']);
  // Its key comes before that of the feature that was imported first.
  await press('Delete');
  await settle();
  expect(texts().map(text => text.split('|')[1])).to.deep.equal(['Bread', '', '', 'Roll']);
  table.undo();
  await settle();
  expect(texts().map(text => text.split('|')[1])).to.deep.equal(['Bread', 'Bun', 'Cake', 'Roll']);
});
