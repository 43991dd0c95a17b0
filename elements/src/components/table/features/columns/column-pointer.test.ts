import {expect} from '@open-wc/testing';
import {type ColumnsHarness, setUpColumns} from '../../../../testing/columns-harness.js';
import {press} from '../../../../testing/keyboard.js';
import {clickOn, dragAlong, middleOf} from '../../../../testing/pointer.js';
import {expectFocus} from '../../../../testing/same-element.js';
import {until} from '../../../../testing/until.js';

describe('lc-data-table columns with the pointer', () => {
  describe('resize', () => {
    /** Drags the end of a column by a number of pixels. */
    async function dragEnd(harness: ColumnsHarness, name: string, distance: number): Promise<void> {
      const [x, y] = middleOf(harness.resizer(name));
      await dragAlong([
        [x, y],
        [x + distance / 2, y],
        [x + distance, y],
      ]);
      await harness.settle();
    }

    it('follows the pointer and sends the state once', async () => {
      const harness = await setUpColumns();
      const before = harness.widths[0]!;
      const changes = harness.recordChanges();
      await dragEnd(harness, 'Name', 60);
      expect(harness.widths[0]).to.be.closeTo(before + 60, 1);
      expect(changes).to.have.length(1);
      expect(changes[0]!.widths!.name).to.be.closeTo(before + 60, 1);
      expect(harness.sorted).to.deep.equal({});
    });

    it('follows the pointer from right to left', async () => {
      const harness = await setUpColumns({dir: 'rtl'});
      const before = harness.widths[0]!;
      await dragEnd(harness, 'Name', -60);
      expect(harness.widths[0]).to.be.closeTo(before + 60, 1);
    });

    it('keeps the minimum width', async () => {
      const harness = await setUpColumns({columnState: {widths: {name: 90}}});
      await dragEnd(harness, 'Name', -80);
      expect(harness.widths[0]).to.equal(48);
    });

    it('ends without effect with Escape', async () => {
      const harness = await setUpColumns();
      const changes = harness.recordChanges();
      const before = harness.widths[0];
      const [x, y] = middleOf(harness.resizer('Name'));
      await dragAlong(
        [
          [x, y],
          [x + 60, y],
        ],
        () => press('Escape'),
      );
      await harness.settle();
      expect(changes).to.deep.equal([]);
      expect(harness.widths[0]).to.equal(before);
    });

    it('starts from the menu, and changes the width with the arrow keys', async () => {
      const harness = await setUpColumns({columnState: {widths: {city: 200}}});
      await harness.choose('City', 'Resize…');
      expectFocus(harness.resizer('City'));
      for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'Shift+ArrowRight']) await press(key);
      await harness.settle();
      expect(harness.widths[1]).to.equal(260);
      await until(() => harness.resizer('City').ariaValueNow === '260', 'the handle has the width');
      await press('Enter');
      await harness.settle();
      expectFocus(harness.menuButton('City'));
    });

    it('uses the arrow keys in the reading direction', async () => {
      const harness = await setUpColumns({dir: 'rtl', columnState: {widths: {city: 200}}});
      await harness.choose('City', 'Resize…');
      await press('ArrowLeft');
      await harness.settle();
      expect(harness.widths[1]).to.equal(210);
    });

    it('returns to the width of the app with Home, and to the one before with Escape', async () => {
      const harness = await setUpColumns({columnState: {widths: {city: 200}}});
      await harness.choose('City', 'Resize…');
      await press('Home');
      await harness.settle();
      expect(harness.table.columnState).to.deep.equal({});
      await press('Escape');
      await harness.settle();
      expect(harness.table.columnState).to.deep.equal({widths: {city: 200}});
      expectFocus(harness.menuButton('City'));
    });

    it('has no tab stop for the handles', async () => {
      const harness = await setUpColumns();
      harness.menuButton('Name').focus();
      await press('Tab');
      expectFocus(harness.header('City').querySelector('button'));
    });
  });

  describe('drag with a finger', () => {
    /** Sends what a browser sends for a finger. */
    function touch(target: EventTarget, type: string, [clientX, clientY]: readonly number[]): void {
      target.dispatchEvent(
        new PointerEvent(type, {
          pointerType: 'touch',
          isPrimary: true,
          button: 0,
          clientX,
          clientY,
          bubbles: true,
          composed: true,
        }),
      );
    }

    /** Whether the header would keep a touch for itself. */
    function isKept(harness: ColumnsHarness, type: 'touchmove' | 'touchend' | 'contextmenu'): boolean {
      const event = new Event(type, {bubbles: true, composed: true, cancelable: true});
      harness.header('Name').dispatchEvent(event);
      return event.defaultPrevented;
    }

    const isDragged = (harness: ColumnsHarness) => harness.header('Name').hasAttribute('data-dragged');

    /** Presses a header until it can be dragged. */
    async function hold(harness: ColumnsHarness): Promise<void> {
      touch(harness.header('Name'), 'pointerdown', middleOf(harness.header('Name')));
      await until(() => isDragged(harness), 'the press is long');
    }

    it('moves a column after a long press, without a scroll, a click, or a menu', async () => {
      const harness = await setUpColumns();
      await hold(harness);
      const end = middleOf(harness.header('Age'));
      touch(window, 'pointermove', end);
      const kept = (['touchmove', 'touchend', 'contextmenu'] as const).map(type => isKept(harness, type));
      touch(window, 'pointerup', end);
      await harness.settle();
      expect(harness.names).to.deep.equal(['City', 'Age', 'Name', 'Note']);
      expect(kept).to.deep.equal([true, true, true]);
      expect(isDragged(harness)).to.equal(false);
    });

    it('leaves the column where it is if the finger does not move', async () => {
      const harness = await setUpColumns();
      const changes = harness.recordChanges();
      await hold(harness);
      touch(window, 'pointerup', middleOf(harness.header('Name')));
      await harness.settle();
      expect([changes, harness.sorted]).to.deep.equal([[], {}]);
    });

    for (const type of ['pointermove', 'pointerup', 'pointercancel'] as const) {
      it(`scrolls and clicks as usual after a ${type} before that`, async () => {
        const harness = await setUpColumns();
        const [x, y] = middleOf(harness.header('Name'));
        touch(harness.header('Name'), 'pointerdown', [x, y]);
        touch(window, type, [x, y + 20]);
        // A press that may still become long would keep the menu away.
        expect([
          isDragged(harness),
          isKept(harness, 'touchmove'),
          isKept(harness, 'contextmenu'),
        ]).to.deep.equal([false, false, false]);
      });
    }

    it('ends without effect if the browser takes the pointer', async () => {
      const harness = await setUpColumns();
      const changes = harness.recordChanges();
      await hold(harness);
      touch(window, 'pointermove', middleOf(harness.header('Age')));
      touch(window, 'pointercancel', [0, 0]);
      touch(window, 'pointerup', middleOf(harness.header('Age')));
      await harness.settle();
      expect([changes, isDragged(harness)]).to.deep.equal([[], false]);
    });
  });

  describe('drag', () => {
    /** Drags the header of a column to another one. */
    async function dragTo(
      harness: ColumnsHarness,
      name: string,
      target: string,
      meanwhile?: () => unknown,
    ): Promise<void> {
      const [x, y] = middleOf(harness.header(name));
      const [end] = middleOf(harness.header(target));
      await dragAlong(
        [
          [x, y],
          [Math.round((x + end) / 2), y],
          [end, y],
        ],
        meanwhile,
      );
      await harness.settle();
    }

    it('moves a column without sorting', async () => {
      const harness = await setUpColumns();
      const changes = harness.recordChanges();
      await dragTo(harness, 'Name', 'Age');
      expect(harness.names).to.deep.equal(['City', 'Age', 'Name', 'Note']);
      expect(changes).to.deep.equal([{order: ['city', 'age', 'name', 'note']}]);
      expect(harness.sorted).to.deep.equal({});
      expect(harness.announcement).to.equal('Name is column 3 of 4.');
    });

    it('moves a column back from right to left', async () => {
      const harness = await setUpColumns({dir: 'rtl'});
      await dragTo(harness, 'Age', 'Name');
      expect(harness.names).to.deep.equal(['Age', 'Name', 'City', 'Note']);
    });

    it('shows where the column will be', async () => {
      const harness = await setUpColumns();
      const marks = () => harness.headerCells.map(cell => cell.getAttribute('data-drop'));
      let during: unknown;
      await dragTo(harness, 'Name', 'Age', () => (during = marks()));
      expect(during).to.deep.equal([null, null, 'after', null]);
      expect(marks()).to.deep.equal([null, null, null, null]);
    });

    it('keeps a column among those with the same edge', async () => {
      const harness = await setUpColumns({columnState: {pinned: {note: 'end'}}});
      await dragTo(harness, 'Name', 'Note');
      expect(harness.names).to.deep.equal(['City', 'Age', 'Name', 'Note']);
    });

    it('ends without effect with Escape', async () => {
      const harness = await setUpColumns();
      await dragTo(harness, 'Name', 'Age', () => press('Escape'));
      expect(harness.names).to.deep.equal(['Name', 'City', 'Age', 'Note']);
      expect(harness.sorted).to.deep.equal({});
    });

    it('leaves a click on a header to sort', async () => {
      const harness = await setUpColumns();
      await clickOn(harness.button('Name'));
      await harness.settle();
      expect(harness.table.sort).to.deep.equal({field: 'name', direction: 'asc'});
    });

    it('does not move columns without column-menu', async () => {
      const harness = await setUpColumns({columnMenu: false, columnState: {}});
      await dragTo(harness, 'Name', 'Age');
      expect(harness.headers).to.deep.equal(['Name', 'City', 'Age', 'Note']);
    });
  });
});
