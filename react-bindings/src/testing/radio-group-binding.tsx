import type {LcRadioBox} from '@life-changers/elements/radio-box';
import type {LcRadioButton} from '@life-changers/elements/radio-button';
import type {LcSegmented} from '@life-changers/elements/segmented';
import {expect} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import {useState, type FunctionComponent, type ReactNode} from 'react';
import * as s from 'superstruct';
import type {ChoiceProps} from '../components/choice-props.js';
import {mount} from './mount.js';

const OPTIONS = [
  {text: 'Hola', value: 'hola'},
  {text: 'Hello', value: 'hello'},
  {text: 'Ciao', value: 'ciao', disabled: false},
];

type RadioGroup = LcRadioButton | LcRadioBox | LcSegmented;

const groupIn = (container: Element) =>
  container.querySelector<RadioGroup>(':is(lc-radio-button, lc-radio-box, lc-segmented)')!;
const radiosIn = (container: Element) => [...groupIn(container).shadowRoot!.querySelectorAll('input')];
const checkedIn = (container: Element) => radiosIn(container).find(radio => radio.checked)?.value ?? null;

/** Moves to the next option like a user does, and returns the selected one. */
async function chooseNext(container: Element): Promise<string | null> {
  groupIn(container).focus();
  await sendKeys({press: 'ArrowDown'});
  await groupIn(container).updateComplete;
  return checkedIn(container);
}

/** The React components of radio buttons, radio boxes, and segments. */
export function testRadioGroupBinding(
  Radios: FunctionComponent<ChoiceProps<LcRadioButton> & {children?: ReactNode}>,
  name: string,
): void {
  /** A controlled component whose parent may replace the edited value. */
  function Controlled({answer = value => value}: {answer?: (value: string) => string}) {
    const [value, setValue] = useState('hola');
    return <Radios options={OPTIONS} value={value} onChange={next => setValue(answer(next))} />;
  }

  /** An uncontrolled component whose parent re-renders with new options on every edit. */
  function Counting() {
    const [count, setCount] = useState(0);
    return (
      <Radios
        options={OPTIONS.map(option => ({...option}))}
        hint={`${count} edits`}
        onChange={() => setCount(count + 1)}
      />
    );
  }

  describe(name, () => {
    describe('onChange', () => {
      it('is called with the value on every choice', async () => {
        const values: string[] = [];
        const {container} = await mount(<Radios options={OPTIONS} onChange={value => values.push(value)} />);
        await chooseNext(container);
        await chooseNext(container);
        expect(values).to.deep.equal(['hello', 'ciao']);
      });

      it('is called with the event of the value', async () => {
        const events: Event[] = [];
        const {container} = await mount(
          <Radios options={OPTIONS} onChange={(_, event) => events.push(event)} />,
        );
        await chooseNext(container);
        expect(events.map(({type, target}) => [type, (target as Element).localName])).to.deep.equal([
          ['change', groupIn(container).localName],
        ]);
      });

      it('is not called when the value is set', async () => {
        const values: string[] = [];
        const radios = (value: string) => (
          <Radios options={OPTIONS} value={value} onChange={next => values.push(next)} />
        );
        const {render} = await mount(radios('hola'));
        await render(radios('hello'));
        expect(values).to.deep.equal([]);
      });
    });

    describe('uncontrolled', () => {
      for (const [initValue, checked] of [
        ['hello', 'hello'],
        ['', null],
        [undefined, null],
      ] as const) {
        it(`starts with ${checked} for an initValue of ${JSON.stringify(initValue)}`, async () => {
          const {container} = await mount(<Radios options={OPTIONS} initValue={initValue} />);
          expect(checkedIn(container)).to.equal(checked);
        });
      }

      it("keeps the user's choice when its parent re-renders", async () => {
        const {container} = await mount(<Counting />);
        expect(await chooseNext(container)).to.equal('hello');
        expect(groupIn(container).hint).to.equal('1 edits');
      });

      it("continues from the user's choice when its parent re-renders", async () => {
        const {container} = await mount(<Counting />);
        await chooseNext(container);
        expect(await chooseNext(container)).to.equal('ciao');
      });

      it('reads option children', async () => {
        const {container} = await mount(
          <Radios initValue="b">
            <option value="a">A</option>
            <option value="b">B</option>
          </Radios>,
        );
        expect(checkedIn(container)).to.equal('b');
      });
    });

    describe('controlled', () => {
      it('shows the controlled value', async () => {
        const {container, render} = await mount(<Radios options={OPTIONS} value="hello" />);
        await render(<Radios options={OPTIONS} value="ciao" />);
        expect(checkedIn(container)).to.equal('ciao');
      });

      it('shows an edit that its parent accepts', async () => {
        const {container} = await mount(<Controlled />);
        expect([await chooseNext(container), await chooseNext(container)]).to.deep.equal(['hello', 'ciao']);
      });

      it('reverts every choice that its parent rejects', async () => {
        const {container} = await mount(<Controlled answer={() => 'hola'} />);
        expect([await chooseNext(container), await chooseNext(container)]).to.deep.equal(['hola', 'hola']);
      });

      it('shows the value that its parent sets instead', async () => {
        const {container} = await mount(<Controlled answer={() => 'ciao'} />);
        expect(await chooseNext(container)).to.equal('ciao');
      });

      it('shows a value whose option arrives later', async () => {
        const {container, render} = await mount(<Radios value="hello" options={[]} />);
        await render(<Radios value="hello" options={OPTIONS} />);
        expect(checkedIn(container)).to.equal('hello');
      });
    });

    describe('a value without an option', () => {
      it('selects nothing until its option arrives', async () => {
        const {container, render} = await mount(<Radios value="ciao" options={OPTIONS.slice(0, 2)} />);
        const before = checkedIn(container);
        await render(<Radios value="ciao" options={OPTIONS} />);
        expect([before, checkedIn(container)]).to.deep.equal([null, 'ciao']);
      });

      it('is not reported', async () => {
        const values: string[] = [];
        const radios = (options: typeof OPTIONS) => (
          <Radios value="ciao" options={options} onChange={value => values.push(value)} />
        );
        const {render} = await mount(radios(OPTIONS.slice(0, 2)));
        await render(radios(OPTIONS));
        expect(values).to.deep.equal([]);
      });
    });

    describe('form', () => {
      it('submits the chosen value', async () => {
        const {container} = await mount(
          <form>
            <Radios name="greeting" options={OPTIONS} />
          </form>,
        );
        await chooseNext(container);
        expect(new FormData(container.querySelector('form')!).get('greeting')).to.equal('hello');
      });

      for (const [title, rules, message] of [
        ['a nonempty string', s.nonempty(s.string()), 'Greeting is required.'],
        ['a string', s.string(), ''],
      ] as const) {
        it(`shows "${message}" if its rules require ${title}`, async () => {
          const {container} = await mount(<Radios label="Greeting" options={OPTIONS} rules={rules} />);
          expect(groupIn(container).validationMessage).to.equal(message);
        });
      }
    });

    describe('props', () => {
      for (const [prop, value, standard] of [
        ['label', 'Greeting', ''],
        ['hint', 'Help', ''],
        ['name', 'greeting', ''],
        ['required', true, false],
        ['disabled', true, false],
        ['showValidation', true, false],
        ['rules', s.string(), null],
        ['initValue', 'hello', ''],
        ['value', 'hello', ''],
      ] as const) {
        it(`sets ${prop}, and its default again when the prop is removed`, async () => {
          const {container, render} = await mount(<Radios {...{[prop]: value}} />);
          const group = groupIn(container);
          expect(group[prop]).to.equal(value);
          await render(<Radios />);
          expect(group[prop]).to.equal(standard);
        });
      }

      it('sets options, and removes them with the prop', async () => {
        const {container, render} = await mount(<Radios options={OPTIONS} />);
        expect(radiosIn(container)).to.have.length(3);
        await render(<Radios />);
        expect(radiosIn(container)).to.have.length(0);
      });

      it('passes attributes to the group', async () => {
        const {container} = await mount(<Radios options={OPTIONS} attributes={{'data-test': 'greeting'}} />);
        expect(groupIn(container).shadowRoot!.querySelector('fieldset')!.dataset.test).to.equal('greeting');
      });
    });
  });
}
