import type {DateRange, LcDateRangePicker} from '@life-changers/elements/date-range-picker';
import {expect} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import {useState} from 'react';
import {mount} from '../testing/mount.js';
import {DateRangePicker} from './date-range-picker.js';

const MAY = {start: '2026-05-12', end: '2026-05-14'};
const JUNE = {start: '2026-06-01', end: '2026-06-03'};

const pickerIn = (container: Element) => container.querySelector<LcDateRangePicker>('lc-date-range-picker')!;

/** Types a start date, and returns the value afterwards. */
async function typeStart(container: Element, text: string): Promise<DateRange | null> {
  const input = pickerIn(container).shadowRoot!.querySelector('input')!;
  input.focus();
  input.select();
  await sendKeys({type: text});
  await sendKeys({press: 'Enter'});
  await pickerIn(container).updateComplete;
  return pickerIn(container).value;
}

/** A controlled component whose parent may replace the edited range. */
function Controlled({answer}: {answer: (range: DateRange | null) => DateRange | null}) {
  const [value, setValue] = useState<DateRange | null>(MAY);
  return <DateRangePicker label="Stay" value={value} onChange={next => setValue(answer(next))} />;
}

describe('DateRangePicker', () => {
  it('calls onChange with the range and the event once a date is read', async () => {
    const calls: unknown[] = [];
    const {container} = await mount(
      <DateRangePicker initValue={MAY} onChange={(value, {type}) => calls.push([value, type])} />,
    );
    await typeStart(container, '2026-05-10');
    expect(calls).to.deep.equal([[{start: '2026-05-10', end: '2026-05-14'}, 'change']]);
  });

  it('starts with initValue, and keeps edits when its parent renders again', async () => {
    const {container, render} = await mount(<DateRangePicker initValue={MAY} />);
    await typeStart(container, '2026-05-10');
    await render(<DateRangePicker initValue={MAY} hint="A hint" />);
    expect(pickerIn(container).value).to.deep.equal({start: '2026-05-10', end: '2026-05-14'});
  });

  it('shows what its parent makes of an edit', async () => {
    const {container} = await mount(<Controlled answer={() => JUNE} />);
    expect(await typeStart(container, '2026-05-10')).to.deep.equal(JUNE);
  });

  it('reverts an edit that its parent rejects', async () => {
    const {container} = await mount(<Controlled answer={() => MAY} />);
    expect(await typeStart(container, '2026-05-10')).to.deep.equal(MAY);
  });

  for (const [prop, value, standard] of [
    ['picker', 'month', 'date'],
    ['minDays', 2, null],
    ['maxDays', 5, null],
    ['startName', 'from', null],
    ['nonContiguous', true, false],
    ['presets', [{label: 'May', range: MAY}], null],
  ] as const) {
    it(`sets ${prop}, and its default again when the prop is removed`, async () => {
      const {container, render} = await mount(<DateRangePicker {...{[prop]: value}} />);
      const before = pickerIn(container)[prop];
      await render(<DateRangePicker />);
      expect([before, pickerIn(container)[prop]]).to.deep.equal([value, standard]);
    });
  }
});
