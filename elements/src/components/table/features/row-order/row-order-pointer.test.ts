import {expect} from '@open-wc/testing';
import {press} from '../../../../testing/keyboard.js';
import {clickOn, dragAlong, middleOf} from '../../../../testing/pointer.js';
import {type RowOrderHarness, setUpRowOrder} from '../../../../testing/row-order-harness.js';
import {until} from '../../../../testing/until.js';

/** Drags the handle of a row over another row. */
async function dragTo(
  harness: RowOrderHarness,
  name: string,
  target: string,
  meanwhile?: () => unknown,
): Promise<void> {
  const [x, y] = middleOf(harness.handle(name));
  const [, end] = middleOf(harness.handle(target));
  await dragAlong(
    [
      [x, y],
      [x, Math.round((y + end) / 2)],
      [x, end],
    ],
    async () => {
      await until(() => harness.target !== null || name === target, 'a line shows the place');
      await meanwhile?.();
    },
  );
  await harness.settle();
}

describe('lc-data-table row order with the pointer', () => {
  for (const dir of ['ltr', 'rtl'] as const) {
    it(`moves a row down and up in ${dir}`, async () => {
      const harness = await setUpRowOrder({dir});
      const moves = harness.recordMoves();
      await dragTo(harness, 'Ada', 'Cem');
      expect(harness.names.slice(0, 4)).to.deep.equal(['Bea', 'Cem', 'Ada', 'Dov']);
      expect(harness.announcement).to.equal('Ada is row 3 of 7.');
      await dragTo(harness, 'Ada', 'Bea');
      expect(harness.names.slice(0, 4)).to.deep.equal(['Ada', 'Bea', 'Cem', 'Dov']);
      expect(moves).to.deep.equal([
        {key: 1, before: 4},
        {key: 1, before: 2},
      ]);
    });
  }

  it('moves a row to the end', async () => {
    const harness = await setUpRowOrder();
    const moves = harness.recordMoves();
    await dragTo(harness, 'Ada', 'Gus');
    expect(moves).to.deep.equal([{key: 1, before: null}]);
  });

  it('shows where the row will be, and opens no menu', async () => {
    const harness = await setUpRowOrder();
    let during: unknown;
    await dragTo(harness, 'Ada', 'Cem', () => (during = harness.target));
    expect(during).to.equal('before Dov');
    expect(harness.target).to.equal(null);
    expect(harness.handles.map(handle => handle.getAttribute('aria-expanded'))).not.to.include('true');
  });

  it('leaves the row where it was with Escape', async () => {
    const harness = await setUpRowOrder();
    const moves = harness.recordMoves();
    await dragTo(harness, 'Ada', 'Cem', () => press('Escape'));
    expect([moves, harness.names[0]]).to.deep.equal([[], 'Ada']);
    expect(harness.announcement).to.equal('Ada was not moved.');
  });

  it('opens the menu with a click', async () => {
    const harness = await setUpRowOrder();
    await clickOn(harness.handle('Ada'));
    expect(harness.part('move-menu')!.matches(':popover-open')).to.equal(true);
  });

  it('does not drag while the table is sorted', async () => {
    const harness = await setUpRowOrder({sort: {field: 'name', direction: 'asc'}});
    const moves = harness.recordMoves();
    const [x, y] = middleOf(harness.handle('Ada'));
    await dragAlong([
      [x, y],
      [x, y + 60],
      [x, y + 90],
    ]);
    expect([moves, harness.target]).to.deep.equal([[], null]);
  });

  it('puts the row back if other rows come, or the table is removed', async () => {
    for (const end of [
      ({table}: RowOrderHarness) => Object.assign(table, {rows: [{id: 9, name: 'Zoe'}]}),
      ({table}: RowOrderHarness) => table.remove(),
    ]) {
      const harness = await setUpRowOrder();
      const moves = harness.recordMoves();
      await dragTo(harness, 'Ada', 'Cem', async () => {
        end(harness);
        await harness.settle();
      });
      expect([moves, harness.target]).to.deep.equal([[], null]);
    }
  });

  it('scrolls the rows while the pointer is at their edge', async () => {
    const harness = await setUpRowOrder();
    harness.table.style.setProperty('--lc-table-max-height', '10rem');
    const scroller = harness.part('scroller')!;
    await until(() => scroller.scrollHeight > scroller.clientHeight, 'the rows scroll');
    const [x, y] = middleOf(harness.handle('Ada'));
    const {bottom} = scroller.getBoundingClientRect();
    await dragAlong(
      [
        [x, y],
        [x, y + 20],
        [x, Math.round(bottom - 5)],
      ],
      () =>
        until(
          () => scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 1,
          'the last row is visible',
        ),
    );
    await harness.settle();
    expect(harness.names.at(-1)).to.equal('Ada');
  });
});
