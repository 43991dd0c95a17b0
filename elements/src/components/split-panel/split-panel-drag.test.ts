import {expect} from '@open-wc/testing';
import {press} from '../../testing/keyboard.js';
import {dragAlong} from '../../testing/pointer.js';
import {
  makeSplitPanel as make,
  recordChanges,
  separatorIn,
  shares,
  wait,
} from '../../testing/split-panel-harness.js';
import {until} from '../../testing/until.js';
import type {LcSplitPanel} from './split-panel.js';
import './split-panel.define.js';

/** Drags the separator by a number of pixels. Its button is in the middle. */
async function drag(element: LcSplitPanel, x: number, y = 0, meanwhile?: () => unknown): Promise<void> {
  const {left, top, width, height} = separatorIn(element).getBoundingClientRect();
  const isWide = width > height;
  const start = [
    Math.round(left + (isWide ? 20 : width / 2)),
    Math.round(top + (isWide ? height / 2 : 20)),
  ] as const;
  await dragAlong(
    [[...start], [start[0] + Math.round(x / 2), start[1] + Math.round(y / 2)], [start[0] + x, start[1] + y]],
    meanwhile,
  );
  await wait(element);
}

/** Sends a synthetic pointer event to the separator. */
function send(element: LcSplitPanel, type: string, options: PointerEventInit = {}): void {
  separatorIn(element).dispatchEvent(
    new PointerEvent(type, {bubbles: true, pointerId: 7, isPrimary: true, clientX: 500, ...options}),
  );
}

const HIGH = 'block-size: 300px';

describe('lc-split-panel with the pointer', () => {
  it('follows the pointer and sends one event at the end', async () => {
    const element = await make({style: HIGH});
    const changes = recordChanges(element);
    let during: unknown;
    await drag(element, 150, 0, async () => {
      during = [await shares(element), separatorIn(element).ariaValueNow, element.position, changes.length];
    });
    expect(during).to.deep.equal([[75, 25], '75', 50, 0]);
    expect([changes, await shares(element)]).to.deep.equal([[{position: 75, collapsed: false}], [75, 25]]);
  });

  it('follows the pointer from right to left', async () => {
    const element = await make({style: HIGH, dir: 'rtl'});
    await drag(element, -150);
    expect([element.position, await shares(element)]).to.deep.equal([75, [75, 25]]);
  });

  it('follows the pointer between vertical panels, also from right to left', async () => {
    const element = await make({style: 'block-size: 424px', orientation: 'vertical', dir: 'rtl'});
    await drag(element, 50, 100);
    expect([element.position, await shares(element)]).to.deep.equal([75, [75, 25]]);
  });

  it('stops at the limits', async () => {
    const element = await make({style: HIGH, minStart: '20%', maxStart: '70%'});
    await drag(element, -220);
    const first = separatorIn(element).ariaValueNow;
    await drag(element, 420);
    expect([first, separatorIn(element).ariaValueNow]).to.deep.equal(['20', '70']);
  });

  it('collapses a panel that becomes much smaller than its minimum, and opens it again', async () => {
    const element = await make({style: HIGH, position: 30, minStart: '120px', collapsible: 'start'});
    await drag(element, -140);
    const collapsed = [element.collapsed, element.position];
    await drag(element, 180);
    expect([collapsed, element.collapsed, Math.round(element.position)]).to.deep.equal([
      [true, 30],
      false,
      30,
    ]);
  });

  it('ends without effect with Escape', async () => {
    const element = await make({style: HIGH});
    const changes = recordChanges(element);
    await drag(element, 100, 0, () => press('Escape'));
    expect([changes, await shares(element)]).to.deep.equal([[], [50, 50]]);
  });

  it('moves to the position of the app with a double click', async () => {
    const element = await make({style: HIGH, position: 30});
    await drag(element, 120);
    const dragged = element.position;
    send(element, 'pointerdown');
    send(element, 'pointerup');
    separatorIn(element).dispatchEvent(new MouseEvent('dblclick', {bubbles: true}));
    expect([dragged > 45, element.position]).to.deep.equal([true, 30]);
  });

  it('focuses the separator, so that the keys continue', async () => {
    const element = await make({style: HIGH});
    await drag(element, 150);
    await press('ArrowLeft');
    expect(element.position).to.equal(74);
  });

  it('continues over an iframe', async () => {
    const element = await make({style: HIGH});
    const frame = document.createElement('iframe');
    frame.style.cssText = 'block-size: 100%; border: 0; inline-size: 100%';
    element.querySelector('[slot=end]')!.replaceChildren(frame);
    element.querySelector<HTMLElement>('[slot=end]')!.style.blockSize = '100%';
    await drag(element, 150);
    expect(element.position).to.equal(75);
  });

  it('moves only the inner one of two', async () => {
    const outer = await make({style: HIGH});
    const inner = document.createElement('lc-split-panel');
    inner.breakpoint = 0;
    inner.style.blockSize = '280px';
    outer.querySelector('[slot=end]')!.replaceChildren(inner);
    await wait(inner);
    await drag(inner, 40);
    expect([outer.position, inner.position > 55]).to.deep.equal([50, true]);
  });

  for (const pointerType of ['touch', 'pen'])
    it(`follows a ${pointerType}`, async () => {
      const element = await make({style: HIGH});
      send(element, 'pointerdown', {pointerType});
      send(element, 'pointermove', {pointerType, clientX: 560});
      send(element, 'pointerup', {pointerType, clientX: 560});
      expect(element.position).to.be.closeTo(60, 0.1);
    });

  it('does not scroll with a finger', async () => {
    expect(getComputedStyle(separatorIn(await make())).touchAction).to.equal('none');
  });

  for (const type of ['pointercancel', 'lostpointercapture'])
    it(`ends without effect with ${type}`, async () => {
      const element = await make({style: HIGH});
      send(element, 'pointerdown');
      send(element, 'pointermove', {clientX: 700});
      send(element, type);
      send(element, 'pointermove', {clientX: 800});
      expect([element.position, await shares(element)]).to.deep.equal([50, [50, 50]]);
    });

  it('ignores a second finger, other buttons, and a press that does not move', async () => {
    const element = await make({style: HIGH});
    const changes = recordChanges(element);
    send(element, 'pointerdown', {button: 2});
    send(element, 'pointermove', {clientX: 700});
    send(element, 'pointerdown');
    send(element, 'pointermove', {clientX: 700, pointerId: 8});
    send(element, 'pointerup');
    expect([changes, await shares(element)]).to.deep.equal([[], [50, 50]]);
  });

  it('ends a drag when it is removed', async () => {
    const element = await make({style: HIGH});
    send(element, 'pointerdown');
    send(element, 'pointermove', {clientX: 700});
    const {parentElement} = element;
    element.remove();
    parentElement!.append(element);
    await until(() => !element.isUpdatePending);
    expect(await shares(element)).to.deep.equal([50, 50]);
  });
});
