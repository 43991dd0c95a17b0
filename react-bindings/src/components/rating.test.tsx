import type {LcRating} from '@life-changers/elements/rating';
import {expect} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import {useState} from 'react';
import {mount} from '../testing/mount.js';
import {until} from '../testing/until.js';
import {Rating} from './rating.js';

const controlIn = (container: Element) => container.querySelector<LcRating>('lc-rating')!;

/** Selects the next choice, and returns the value. */
async function chooseNext(container: Element): Promise<number | null> {
  controlIn(container).focus();
  await sendKeys({press: 'ArrowDown'});
  await controlIn(container).updateComplete;
  return controlIn(container).value;
}

/** A component with a controlled value, which the parent may replace. */
function Controlled({answer = value => value}: {answer?: (value: number | null) => number | null}) {
  const [value, setValue] = useState<number | null>(4);
  return <Rating label="Quality" value={value} onChange={next => setValue(answer(next))} />;
}

describe('Rating', () => {
  it('calls onChange with the number, and with null when it is cleared', async () => {
    const values: (number | null)[] = [];
    const {container} = await mount(
      <Rating label="Quality" initValue={4} onChange={value => values.push(value)} />,
    );
    await chooseNext(container);
    await chooseNext(container);
    expect(values).to.deep.equal([5, null]);
  });

  it('starts with initValue, and keeps what the user chose when its parent re-renders', async () => {
    const {container, render} = await mount(<Rating label="Quality" initValue={2} />);
    await chooseNext(container);
    await render(<Rating label="Another" initValue={2} />);
    expect(controlIn(container).value).to.equal(3);
  });

  it('shows an edit that its parent accepts, also none', async () => {
    const {container} = await mount(<Controlled />);
    expect([await chooseNext(container), await chooseNext(container)]).to.deep.equal([5, null]);
  });

  it('reverts an edit that its parent rejects', async () => {
    const {container} = await mount(<Controlled answer={() => 4} />);
    expect([await chooseNext(container), await chooseNext(container)]).to.deep.equal([4, 4]);
  });

  for (const [prop, value, standard] of [
    ['label', 'Quality', ''],
    ['max', 10, 5],
    ['step', 0.5, 1],
    ['readOnly', true, false],
    ['size', 'lg', 'md'],
    ['initValue', 3, null],
    ['value', 3, null],
    ['required', true, false],
  ] as const) {
    it(`sets ${prop}, and its default again when the prop is removed`, async () => {
      const {container, render} = await mount(<Rating {...{[prop]: value}} />);
      const seen: unknown[] = [controlIn(container)[prop]];
      await render(<Rating />);
      expect([...seen, controlIn(container)[prop]]).to.deep.equal([value, standard]);
    });
  }

  it('has the words of valueText', async () => {
    const {container} = await mount(<Rating label="Quality" value={4} readOnly valueText={() => 'Good'} />);
    expect(controlIn(container).shadowRoot!.querySelector('#control')!.ariaLabel).to.equal('Quality, Good');
  });

  it('has an icon among its children', async () => {
    const {container} = await mount(
      <Rating label="Quality" max={2}>
        <svg slot="icon" viewBox="0 0 24 24">
          <path className="heart" d="M2 2h20v20z" />
        </svg>
      </Rating>,
    );
    await until(() => controlIn(container).shadowRoot!.querySelectorAll('.heart').length === 4);
  });
});
