import {expect, fixture, html} from '@open-wc/testing';
import {recordEvents} from '../../testing/events.js';
import {clickAt, clickOn, dragAlong} from '../../testing/pointer.js';
import type {LcRangeSlider} from './range-slider.define.js';
import './range-slider.define.js';

type Point = [x: number, y: number];

async function setUp(properties: Partial<LcRangeSlider> = {}): Promise<LcRangeSlider> {
  const control = await fixture<LcRangeSlider>(html`
    <lc-range-slider label="Price" style="inline-size: 420px; margin: 40px"></lc-range-slider>
  `);
  Object.assign(control, properties);
  await control.updateComplete;
  return control;
}

/** Where the center of a thumb is at a number from 0 to 100. */
function pointAt(control: LcRangeSlider, number: number): Point {
  const {left, top, bottom, width, height} = control
    .shadowRoot!.querySelector('.travel')!
    .getBoundingClientRect();
  if (control.orientation === 'vertical')
    return [Math.round(left + width / 2), Math.round(bottom - (height * number) / 100)];
  const share = control.dir === 'rtl' ? 1 - number / 100 : number / 100;
  return [Math.round(left + width * share), Math.round(top + height / 2)];
}

const drag = (control: LcRangeSlider, ...numbers: number[]) =>
  dragAlong(numbers.map(number => pointAt(control, number)));

const focused = (control: LcRangeSlider) => control.shadowRoot!.activeElement?.id;

/** Sends a pointer event of a finger. */
function touch(control: LcRangeSlider, type: string, number: number): void {
  const [clientX, clientY] = pointAt(control, number);
  const init = {pointerId: 5, pointerType: 'touch', isPrimary: true, bubbles: true, clientX, clientY};
  control.shadowRoot!.querySelector('.thumbs')!.dispatchEvent(new PointerEvent(type, init));
}

describe('ThumbDrag', () => {
  for (const [title, number, value, thumb] of [
    ['the lower thumb, which is nearer', 30, [30, 80], 'control'],
    ['the upper thumb, which is nearer', 60, [20, 60], 'end'],
    ['the lower thumb before both', 5, [5, 80], 'control'],
    ['the upper thumb after both', 95, [20, 95], 'end'],
  ] as const) {
    it(`moves ${title}, to a click on the track`, async () => {
      const control = await setUp({value: [20, 80]});
      await clickAt(pointAt(control, number));
      expect([control.value, focused(control)]).to.deep.equal([value, thumb]);
    });
  }

  for (const [direction, to, value, thumb] of [
    ['up', 70, [50, 70], 'end'],
    ['down', 30, [30, 50], 'control'],
  ] as const) {
    it(`moves the thumb in the direction of the drag, ${direction}, if both are on one spot`, async () => {
      const control = await setUp({value: [50, 50]});
      await drag(control, 50, to);
      expect([control.value, focused(control)]).to.deep.equal([value, thumb]);
    });
  }

  for (const [end, other, value] of [
    [0, 30, [0, 30]],
    [100, 70, [70, 100]],
  ] as const) {
    it(`takes both thumbs apart at ${end}, also if the drag first goes beyond the track`, async () => {
      const control = await setUp({value: [end, end]});
      const [x, y] = pointAt(control, end);
      await dragAlong([[x, y], [end === 0 ? x - 8 : x + 8, y], pointAt(control, other)]);
      expect(control.value).to.deep.equal(value);
    });
  }

  it('decides by the direction too if the thumbs overlap', async () => {
    const control = await setUp({value: [50, 51]});
    await drag(control, 50.5, 40);
    expect(control.value[1]).to.equal(51);
    expect(control.value[0]).to.be.closeTo(40, 1);
  });

  it('holds a thumb where it is pressed', async () => {
    const control = await setUp({value: [20, 80], step: 'any'});
    const [x, y] = pointAt(control, 20);
    const seen = recordEvents(control, 'input', 'change');
    await dragAlong([
      [x + 8, y],
      [x + 8, y],
    ]);
    expect([control.value, seen]).to.deep.equal([[20, 80], []]);
  });

  it('has targets of 24 px', async () => {
    const control = await setUp({value: [20, 80]});
    const [x, y] = pointAt(control, 20);
    const {height} = control.shadowRoot!.querySelector('.thumbs')!.getBoundingClientRect();
    await dragAlong([
      [x + 11, y],
      [x + 11, y],
    ]);
    expect([control.value, height >= 24]).to.deep.equal([[20, 80], true]);
  });

  it('stops at the other thumb', async () => {
    const control = await setUp({value: [20, 60]});
    await drag(control, 20, 90);
    expect(control.value).to.deep.equal([60, 60]);
  });

  it('sends input while a thumb is dragged, and change once, on release', async () => {
    const control = await setUp({value: [20, 80]});
    const seen = recordEvents(control, 'input', 'change');
    const points = [20, 30, 40].map(number => pointAt(control, number));
    await dragAlong(points, () => expect(seen).to.not.contain('change'));
    expect([seen.at(-1), seen.filter(name => name === 'change').length]).to.deep.equal(['change', 1]);
  });

  it('sends no change if the thumb is back where it was', async () => {
    const control = await setUp({value: [20, 80]});
    const seen = recordEvents(control, 'change');
    await drag(control, 20, 30, 20);
    expect([control.value, seen]).to.deep.equal([[20, 80], []]);
  });

  it('follows the pointer from right to left', async () => {
    const control = await setUp({dir: 'rtl', value: [20, 80]});
    await drag(control, 20, 40);
    expect(control.value).to.deep.equal([40, 80]);
  });

  it('follows the pointer from bottom to top', async () => {
    const control = await setUp({orientation: 'vertical', value: [20, 80]});
    await drag(control, 80, 60);
    expect(control.value[0]).to.equal(20);
    expect(control.value[1]).to.be.closeTo(60, 1);
  });

  it('cannot be moved while it is disabled', async () => {
    const control = await setUp({value: [20, 80], disabled: true});
    await drag(control, 20, 40);
    expect(control.value).to.deep.equal([20, 80]);
  });

  it('moves the nearer thumb to a mark that is clicked', async () => {
    const control = await setUp({value: [20, 80], marks: [{value: 75, label: 'Many'}]});
    const seen = recordEvents(control, 'input', 'change');
    await clickOn(control.shadowRoot!.querySelector('[part=mark]')!);
    expect([control.value, seen, focused(control)]).to.deep.equal([[20, 75], ['input', 'change'], 'end']);
  });

  describe('with a finger', () => {
    it('moves a thumb that is dragged', async () => {
      const control = await setUp({value: [20, 80]});
      touch(control, 'pointerdown', 20);
      touch(control, 'pointermove', 40);
      touch(control, 'pointerup', 40);
      expect(control.value).to.deep.equal([40, 80]);
    });

    it('moves the nearer thumb once it moves along the track', async () => {
      const control = await setUp({value: [20, 80]});
      touch(control, 'pointerdown', 40);
      touch(control, 'pointermove', 45);
      expect(control.value).to.deep.equal([45, 80]);
    });

    it('moves the nearer thumb to a tap on the track, on release', async () => {
      const control = await setUp({value: [20, 80]});
      const seen = recordEvents(control, 'input', 'change');
      touch(control, 'pointerdown', 40);
      const before = control.value;
      touch(control, 'pointerup', 40);
      expect([before, control.value, seen]).to.deep.equal([
        [20, 80],
        [40, 80],
        ['input', 'change'],
      ]);
    });

    it('moves nothing when the page scrolls', async () => {
      const control = await setUp({value: [20, 80]});
      const seen = recordEvents(control, 'input', 'change');
      touch(control, 'pointerdown', 40);
      touch(control, 'pointermove', 40.5);
      touch(control, 'pointercancel', 40);
      touch(control, 'pointermove', 45);
      expect([control.value, seen]).to.deep.equal([[20, 80], []]);
    });

    it('returns to where it was when the browser takes the pointer away', async () => {
      const control = await setUp({value: [20, 80]});
      touch(control, 'pointerdown', 20);
      touch(control, 'pointermove', 40);
      touch(control, 'pointercancel', 40);
      expect(control.value).to.deep.equal([20, 80]);
    });

    it('ignores a second finger', async () => {
      const control = await setUp({value: [20, 80]});
      const init = {pointerId: 6, pointerType: 'touch', isPrimary: false, bubbles: true};
      control.shadowRoot!.querySelector('.thumbs')!.dispatchEvent(new PointerEvent('pointerdown', init));
      touch(control, 'pointermove', 40);
      expect(control.value).to.deep.equal([20, 80]);
    });
  });
});
