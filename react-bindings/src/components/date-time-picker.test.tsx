import type {InputError, LcDateTimePicker} from '@life-changers/elements/date-time-picker';
import '@life-changers/elements/typed-dates';
import {expect} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import {useState} from 'react';
import '@life-changers/elements/calendar';
import {DateTimePicker, type DateTimePickerProps} from './date-time-picker.js';
import {mount} from '../testing/mount.js';

const JUNE_1 = new Date(2019, 5, 1);
const JUNE_15 = new Date(2019, 5, 15);
const JUNE_16 = new Date(2019, 5, 16);

const controlIn = (container: Element) => container.querySelector<LcDateTimePicker>('lc-date-time-picker')!;
const shownIn = (container: Element) =>
  controlIn(container).shadowRoot!.querySelector('#control')!.textContent.trim();

/** Opens the calendar and presses keys like a user does, and returns the visible date. */
async function press(container: Element, ...keys: string[]): Promise<string> {
  const control = controlIn(container);
  control.showPicker();
  for (const key of keys) {
    await control.updateComplete;
    await sendKeys({press: key});
  }
  await control.updateComplete;
  return shownIn(container);
}

/** A controlled component whose parent may replace the chosen date. */
function Controlled({answer = value => value}: {answer?: (value: Date | null) => Date | null}) {
  const [value, setValue] = useState<Date | null>(JUNE_15);
  return <DateTimePicker value={value} onChange={next => setValue(answer(next))} />;
}

/** A controlled component that users can type into. */
function Typed({onChange}: {onChange: (value: Date | null) => void}) {
  const [value, setValue] = useState<Date | null>(JUNE_15);
  const handleChange = (next: Date | null) => {
    onChange(next);
    setValue(next);
  };
  return <DateTimePicker value={value} onChange={handleChange} typeable />;
}

/** An uncontrolled component whose parent re-renders on every edit. */
function Counting(props: DateTimePickerProps) {
  const [count, setCount] = useState(0);
  return <DateTimePicker {...props} hint={`${count} edits`} onChange={() => setCount(count + 1)} />;
}

describe('DateTimePicker', () => {
  describe('onChange', () => {
    it('is called once with a Date for a chosen day', async () => {
      const values: (Date | null)[] = [];
      const {container} = await mount(
        <DateTimePicker initValue={JUNE_15} onChange={value => values.push(value)} />,
      );
      await press(container, 'ArrowRight', 'Enter');
      expect(values).to.deep.equal([JUNE_16]);
    });

    it('is called with null when the value is cleared', async () => {
      const values: (Date | null)[] = [];
      const {container} = await mount(
        <DateTimePicker initValue={JUNE_15} onChange={value => values.push(value)} />,
      );
      controlIn(container).focus();
      await sendKeys({press: 'Delete'});
      expect(values).to.deep.equal([null]);
    });

    it('is not called when the value is set', async () => {
      const values: unknown[] = [];
      const onChange = (value: Date | null) => values.push(value);
      const {render} = await mount(<DateTimePicker value={JUNE_15} onChange={onChange} />);
      await render(<DateTimePicker value={JUNE_16} onChange={onChange} />);
      expect(values).to.deep.equal([]);
    });
  });

  it('calls onInputError for a move to a date that does not exist', async () => {
    const details: InputError[] = [];
    const {container} = await mount(
      <DateTimePicker
        initValue={JUNE_15}
        maxDate={JUNE_15}
        onInputError={event => details.push(event.detail)}
      />,
    );
    await press(container, 'ArrowRight');
    expect(details).to.deep.equal([{code: 1, msg: 'Date input not valid.'}]);
  });

  it("keeps the user's choice when its parent re-renders", async () => {
    const {container} = await mount(<Counting initValue="2019-06-15" />);
    expect(await press(container, 'ArrowRight', 'Enter')).to.equal('16/06/2019');
    expect(controlIn(container).hint).to.equal('1 edits');
  });

  describe('controlled', () => {
    it('shows the controlled value', async () => {
      const {container} = await mount(<Controlled />);
      expect(await press(container, 'ArrowRight', 'Enter')).to.equal('16/06/2019');
    });

    it('reverts a day that its parent rejects', async () => {
      const {container} = await mount(<Controlled answer={() => JUNE_15} />);
      expect(await press(container, 'ArrowRight', 'Enter')).to.equal('15/06/2019');
    });

    it('shows nothing for null', async () => {
      const {container} = await mount(<DateTimePicker initValue={JUNE_15} value={null} />);
      expect(shownIn(container)).to.equal('Choose a date');
    });
  });

  describe('typeable', () => {
    const inputIn = (container: Element) => controlIn(container).shadowRoot!.querySelector('input')!;

    for (const [text, value, shown] of [
      ['6/16/2019', JUNE_16, '06/16/2019'],
      ['soon', null, 'soon'],
    ] as const) {
      it(`calls onChange with ${value === null ? 'null' : 'a Date'} for ${text}, and keeps what the field shows`, async () => {
        const values: (Date | null)[] = [];
        const {container} = await mount(<Typed onChange={date => values.push(date)} />);
        inputIn(container).select();
        await sendKeys({type: text});
        await sendKeys({press: 'Tab'});
        await controlIn(container).updateComplete;
        expect([values, inputIn(container).value]).to.deep.equal([[value], shown]);
      });
    }
  });

  describe('props', () => {
    const filterDate = () => true;
    for (const [prop, value, standard] of [
      ['picker', 'month', 'date'],
      ['initValue', JUNE_1, ''],
      ['minDate', JUNE_1, null],
      ['maxDate', '2019-06-30', null],
      ['filterDate', filterDate, null],
      ['dateFormat', 'yyyy', 'dd/MM/yyyy'],
      ['showTimeSelect', true, false],
      ['timeCaption', 'Hour', null],
      ['timeFormat', 'HH:mm', 'HH:mm AM/PM'],
      ['timeIntervals', 15, 30],
      ['typeable', true, false],
      ['required', true, false],
      ['disabled', true, false],
    ] as const) {
      it(`sets ${prop}, and its default again when the prop is removed`, async () => {
        const {container, render} = await mount(<DateTimePicker {...{[prop]: value}} />);
        expect(controlIn(container)[prop]).to.equal(value);
        await render(<DateTimePicker />);
        expect(controlIn(container)[prop]).to.equal(standard);
      });
    }
  });
});
