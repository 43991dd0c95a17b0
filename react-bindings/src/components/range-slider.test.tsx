import type {LcRangeSlider, NumberPair} from '@life-changers/elements/range-slider';
import {expect} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import {useState} from 'react';
import {mount} from '../testing/mount.js';
import {RangeSlider} from './range-slider.js';

const controlIn = (container: Element) => container.querySelector<LcRangeSlider>('lc-range-slider')!;

/** Presses keys on the lower thumb like a user does, and returns the numbers that are visible. */
async function press(container: Element, ...keys: string[]): Promise<number[]> {
  const control = controlIn(container);
  control.focus();
  for (const key of keys) await sendKeys({press: key});
  await control.updateComplete;
  return [...control.shadowRoot!.querySelectorAll('input')].map(({valueAsNumber}) => valueAsNumber);
}

/** A component with controlled numbers, which the parent may replace. */
function Controlled({answer = value => value}: {answer?: (value: NumberPair) => NumberPair}) {
  const [value, setValue] = useState<NumberPair>([20, 60]);
  return <RangeSlider label="Price" value={[...value]} onChange={next => setValue(answer(next))} />;
}

describe('RangeSlider', () => {
  it('calls onChange with both numbers on every step', async () => {
    const values: NumberPair[] = [];
    const {container} = await mount(
      <RangeSlider initValue={[20, 60]} onChange={pair => values.push(pair)} />,
    );
    await press(container, 'ArrowRight', 'ArrowRight');
    expect(values).to.deep.equal([
      [21, 60],
      [22, 60],
    ]);
  });

  it('keeps the numbers of the user when its parent re-renders with a new array', async () => {
    const {container, render} = await mount(<RangeSlider initValue={[20, 60]} />);
    await press(container, 'ArrowRight');
    await render(<RangeSlider initValue={[20, 60]} hint="A hint" />);
    expect(controlIn(container).value).to.deep.equal([21, 60]);
  });

  it('shows what its parent makes of a step', async () => {
    const {container} = await mount(<Controlled answer={([from]) => [from, from + 10]} />);
    expect(await press(container, 'ArrowRight')).to.deep.equal([21, 31]);
  });

  it('reverts a step that its parent rejects', async () => {
    const {container} = await mount(<Controlled answer={() => [20, 60]} />);
    expect(await press(container, 'ArrowRight')).to.deep.equal([20, 60]);
  });

  for (const [prop, value, standard] of [
    ['initValue', '20,60', null],
    ['min', -5, 0],
    ['max', 10, 100],
    ['step', 0.5, 1],
    ['minDistance', 5, 0],
    ['fromLabel', 'from', ''],
    ['toLabel', 'to', ''],
    ['orientation', 'vertical', 'horizontal'],
    ['measurementUnit', '€', ''],
    ['showBubble', true, false],
  ] as const) {
    it(`sets ${prop} to ${value}, and its default again when the prop is removed`, async () => {
      const {container, render} = await mount(<RangeSlider {...{[prop]: value}} />);
      expect(controlIn(container)[prop]).to.equal(value);
      await render(<RangeSlider />);
      expect(controlIn(container)[prop]).to.equal(standard);
    });
  }
});
