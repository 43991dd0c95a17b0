import type {LcSlider} from '@life-changers/elements/slider';
import {expect} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import {useState} from 'react';
import {Slider, type SliderProps} from './slider.js';
import {mount} from '../testing/mount.js';

const controlIn = (container: Element) => container.querySelector<LcSlider>('lc-slider')!;
const nativeIn = (container: Element) => controlIn(container).shadowRoot!.querySelector('input')!;

/** Presses keys like a user does, and returns the visible number. */
async function press(container: Element, ...keys: string[]): Promise<number> {
  controlIn(container).focus();
  for (const key of keys) await sendKeys({press: key});
  await controlIn(container).updateComplete;
  return nativeIn(container).valueAsNumber;
}

/** An uncontrolled component whose parent re-renders on every edit. */
function Counting(props: SliderProps) {
  const [count, setCount] = useState(0);
  return <Slider {...props} hint={`${count} edits`} onChange={() => setCount(count + 1)} />;
}

/** A component with a controlled number, which the parent may replace. */
function Controlled({answer = value => value}: {answer?: (value: number) => number}) {
  const [value, setValue] = useState(5);
  return <Slider value={value} onChange={next => setValue(answer(next))} />;
}

describe('Slider', () => {
  describe('onChange', () => {
    it('is called with a number on every step', async () => {
      const values: number[] = [];
      const {container} = await mount(<Slider onChange={value => values.push(value)} />);
      await press(container, 'ArrowRight', 'ArrowRight');
      expect(values).to.deep.equal([1, 2]);
    });

    it('is called with the event of the number', async () => {
      const events: Event[] = [];
      const {container} = await mount(<Slider onChange={(_, event) => events.push(event)} />);
      await press(container, 'ArrowRight');
      expect(events.map(({type, target}) => [type, (target as Element).localName])).to.deep.equal([
        ['input', 'lc-slider'],
      ]);
    });

    it('is not called when the value is set', async () => {
      const values: number[] = [];
      const {render} = await mount(<Slider value={1} onChange={value => values.push(value)} />);
      await render(<Slider value={2} onChange={value => values.push(value)} />);
      expect(values).to.deep.equal([]);
    });
  });

  describe('uncontrolled', () => {
    it('starts with initValue', async () => {
      const {container} = await mount(<Slider initValue={7} />);
      expect(nativeIn(container).value).to.equal('7');
    });

    it("keeps the user's number when its parent re-renders", async () => {
      const {container} = await mount(<Counting initValue={7} />);
      expect(await press(container, 'ArrowRight', 'ArrowRight')).to.equal(9);
      expect(controlIn(container).hint).to.equal('2 edits');
    });
  });

  describe('controlled', () => {
    it('shows the controlled value', async () => {
      const {container} = await mount(<Controlled />);
      expect(await press(container, 'ArrowRight', 'ArrowRight')).to.equal(7);
    });

    it('reverts a step that its parent rejects', async () => {
      const {container} = await mount(<Controlled answer={() => 5} />);
      expect(await press(container, 'ArrowRight')).to.equal(5);
    });

    it('shows a number that is only valid with its new bounds', async () => {
      const {container, render} = await mount(<Slider value={5} />);
      await render(<Slider value={150} maxValue={200} />);
      expect(nativeIn(container).value).to.equal('150');
    });
  });

  describe('props', () => {
    for (const [prop, value, standard] of [
      ['initValue', 7, 0],
      ['minValue', -5, 0],
      ['maxValue', 10, 100],
      ['step', 0.5, 1],
      ['step', 'any', 1],
      ['measurementUnit', 'px', ''],
      ['required', true, false],
      ['disabled', true, false],
    ] as const) {
      it(`sets ${prop} to ${value}, and its default again when the prop is removed`, async () => {
        const {container, render} = await mount(<Slider {...{[prop]: value}} />);
        expect(controlIn(container)[prop]).to.equal(value);
        await render(<Slider />);
        expect(controlIn(container)[prop]).to.equal(standard);
      });
    }
  });
});
