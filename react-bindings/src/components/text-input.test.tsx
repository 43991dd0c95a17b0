import '@life-changers/elements/text-format';
import type {LcTextInput} from '@life-changers/elements/text-input';
import {expect} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import {useState} from 'react';
import * as s from 'superstruct';
import {mount} from '../testing/mount.js';
import {TextInput, type TextInputProps} from './text-input.js';

const LONG_TEXT = 'The quick brown fox jumps over the lazy dog, and then it does so again.';

const controlIn = (container: Element) => container.querySelector<LcTextInput>('lc-text-input')!;
const nativeIn = (container: Element) => controlIn(container).shadowRoot!.querySelector('input')!;

async function typeInto(container: Element, text: string): Promise<string> {
  controlIn(container).focus();
  await sendKeys({type: text});
  await controlIn(container).updateComplete;
  return nativeIn(container).value;
}

/** An uncontrolled component whose parent re-renders on every edit. */
function Counting(props: TextInputProps) {
  const [count, setCount] = useState(0);
  return <TextInput {...props} label="Name" hint={`${count} edits`} onChange={() => setCount(count + 1)} />;
}

/** A controlled component whose parent may replace the edited value. */
function Controlled({
  answer = text => text,
  start = '',
}: {
  answer?: (text: string) => string;
  start?: string;
}) {
  const [value, setValue] = useState(start);
  return <TextInput label="Name" value={value} onChange={text => setValue(answer(text))} />;
}

describe('TextInput', () => {
  describe('onChange', () => {
    it('is called with the value on every edit', async () => {
      const values: string[] = [];
      const {container} = await mount(<TextInput label="Name" onChange={value => values.push(value)} />);
      await typeInto(container, 'abc');
      expect(values).to.deep.equal(['a', 'ab', 'abc']);
    });

    it('is called with the event of the value', async () => {
      const events: Event[] = [];
      const {container} = await mount(<TextInput label="Name" onChange={(_, event) => events.push(event)} />);
      await typeInto(container, 'a');
      expect(events.map(({type, target}) => [type, (target as Element).localName])).to.deep.equal([
        ['input', 'lc-text-input'],
      ]);
    });

    it('is not called when the value is set', async () => {
      const values: string[] = [];
      const {render} = await mount(<TextInput value="a" onChange={value => values.push(value)} />);
      await render(<TextInput value="b" onChange={value => values.push(value)} />);
      expect(values).to.deep.equal([]);
    });

    it('is not called when the user leaves the field', async () => {
      const values: string[] = [];
      const {container} = await mount(<TextInput label="Name" onChange={value => values.push(value)} />);
      await typeInto(container, 'a');
      controlIn(container).blur();
      expect(values).to.deep.equal(['a']);
    });

    it('is optional', async () => {
      const {container} = await mount(<TextInput label="Name" />);
      expect(await typeInto(container, 'a')).to.equal('a');
    });
  });

  describe('uncontrolled', () => {
    it('starts with initValue', async () => {
      const {container} = await mount(<TextInput initValue="Ada" />);
      expect(nativeIn(container).value).to.equal('Ada');
    });

    it('keeps typed text when its parent re-renders', async () => {
      const {container} = await mount(<Counting initValue="" />);
      expect(await typeInto(container, LONG_TEXT)).to.equal(LONG_TEXT);
      expect(controlIn(container).hint).to.equal(`${LONG_TEXT.length} edits`);
    });

    it('keeps text that is typed after its initial value', async () => {
      const {container} = await mount(<Counting initValue="Ada" />);
      controlIn(container).focus();
      await sendKeys({press: 'End'});
      expect(await typeInto(container, ' Lovelace')).to.equal('Ada Lovelace');
    });

    it('keeps typed text when initValue changes', async () => {
      const {container, render} = await mount(<TextInput initValue="Ada" />);
      controlIn(container).select();
      await typeInto(container, 'Grace');
      await render(<TextInput initValue="Alan" />);
      expect(nativeIn(container).value).to.equal('Grace');
    });

    it('checks rules that the parent creates on every render', async () => {
      const Strict = () => {
        const [text, setText] = useState('');
        return <TextInput label={text} showValidation rules={s.size(s.string(), 3, 30)} onChange={setText} />;
      };
      const {container} = await mount(<Strict />);
      await typeInto(container, 'ab');
      expect(controlIn(container).validationMessage).to.equal('ab must have 3 to 30 characters.');
      await typeInto(container, 'c');
      expect(controlIn(container).validationMessage).to.equal('');
    });
  });

  describe('with type number', () => {
    /** A component with a controlled number, which the parent may replace. */
    function ControlledNumber({
      answer = number => number,
      start = null,
    }: {
      answer?: (number: number | null) => number | null;
      start?: number | null;
    }) {
      const [value, setValue] = useState(start);
      return (
        <TextInput label="Age" type="number" value={value} onChange={number => setValue(answer(number))} />
      );
    }

    /** A parent that controls the text, like that of a native input. */
    function ControlledText() {
      const [text, setText] = useState('');
      const handleChange = (_: number | null, {target}: Event) => setText((target as LcTextInput).value);
      return <TextInput label="Age" type="number" value={text} onChange={handleChange} />;
    }

    it('calls onChange with the number, and with null when it is empty', async () => {
      const values: (number | null)[] = [];
      const {container} = await mount(
        <TextInput label="Age" type="number" onChange={value => values.push(value)} />,
      );
      await typeInto(container, '12');
      await sendKeys({press: 'Backspace'});
      await sendKeys({press: 'Backspace'});
      expect(values).to.deep.equal([1, 12, 1, null]);
    });

    it('shows the controlled number', async () => {
      const {container, render} = await mount(<ControlledNumber start={5} />);
      expect(nativeIn(container).value).to.equal('5');
      await render(<TextInput label="Age" type="number" value={null} initValue={7} />);
      expect(nativeIn(container).value).to.equal('');
    });

    it('goes back to its initial value when the parent stops controlling the number', async () => {
      const {container, render} = await mount(<TextInput type="number" value={null} initValue={7} />);
      await render(<TextInput type="number" initValue={7} />);
      expect(nativeIn(container).value).to.equal('7');
    });

    for (const [what, Parent] of [
      ['the number', ControlledNumber],
      ['the text', ControlledText],
    ] as const) {
      for (const keys of ['-1.050', '1e-3', '.5', '007'])
        it(`keeps ${keys} as typed while ${what} is controlled`, async () => {
          const {container} = await mount(<Parent />);
          expect(await typeInto(container, keys)).to.equal(keys);
        });

      it(`keeps a partial number while ${what} is controlled`, async () => {
        const {container} = await mount(<Parent />);
        await typeInto(container, '1e');
        expect(nativeIn(container).validity.badInput).to.equal(true);
        await sendKeys({press: 'Backspace'});
        expect(nativeIn(container).value).to.equal('1');
      });
    }

    it('shows what its parent makes of an edit', async () => {
      const answer = (number: number | null) => number && Math.min(number, 10);
      const {container} = await mount(<ControlledNumber answer={answer} />);
      expect(await typeInto(container, '12')).to.equal('10');
      expect(await typeInto(container, '5')).to.equal('10');
    });

    it('reverts every edit when the parent does not respond', async () => {
      const {container} = await mount(<TextInput label="Age" type="number" value={5} />);
      expect(await typeInto(container, '-1e')).to.equal('5');
      expect(nativeIn(container).validity.badInput).to.equal(false);
    });
  });

  describe('with a format', () => {
    it('keeps what the user types while the value without separators is controlled', async () => {
      const values: string[] = [];
      function Time() {
        const [value, setValue] = useState('');
        const change = (text: string) => {
          values.push(text);
          setValue(text);
        };
        return <TextInput label="Time" format="00:00" value={value} onChange={change} />;
      }
      const {container} = await mount(<Time />);
      expect(await typeInto(container, '09:30')).to.equal('09:30');
      expect(values).to.deep.equal(['0', '09', '09', '093', '0930']);
    });
  });

  describe('controlled', () => {
    it('shows the controlled value', async () => {
      const {container, render} = await mount(<TextInput value="Ada" />);
      await render(<TextInput value="Grace" />);
      expect(nativeIn(container).value).to.equal('Grace');
    });

    it('does not lose characters of a long text', async () => {
      const {container} = await mount(<Controlled />);
      expect(await typeInto(container, LONG_TEXT)).to.equal(LONG_TEXT);
    });

    it('keeps the caret in the middle of the text', async () => {
      const {container} = await mount(<Controlled start="ad" />);
      controlIn(container).focus();
      await sendKeys({press: 'Home'});
      await sendKeys({press: 'ArrowRight'});
      expect(await typeInto(container, 'bc')).to.equal('abcd');
    });

    it('shows what its parent makes of an edit', async () => {
      const {container} = await mount(<Controlled answer={text => text.toUpperCase()} />);
      expect(await typeInto(container, 'upper case')).to.equal('UPPER CASE');
    });

    it('reverts an edit that its parent rejects', async () => {
      const {container} = await mount(<Controlled answer={text => text.replace(/\d/g, '')} />);
      expect(await typeInto(container, 'a1b22c3')).to.equal('abc');
    });

    it('reverts every edit when the parent does not respond', async () => {
      const {container} = await mount(<TextInput label="Name" value="fixed" />);
      expect(await typeInto(container, 'abc')).to.equal('fixed');
    });

    it('submits the value that its parent set', async () => {
      const {container} = await mount(
        <form>
          <TextInput name="name" value="fixed" />
        </form>,
      );
      await typeInto(container, 'abc');
      expect(new FormData(container.querySelector('form')!).get('name')).to.equal('fixed');
    });

    it('can be emptied by its parent', async () => {
      const {container, render} = await mount(<TextInput value="Ada" initValue="start" />);
      await render(<TextInput value="" initValue="start" />);
      expect(nativeIn(container).value).to.equal('');
    });

    it('goes back to its initial value when the parent stops controlling the value', async () => {
      const {container, render} = await mount(<TextInput value="Ada" initValue="start" />);
      await render(<TextInput initValue="start" />);
      expect(nativeIn(container).value).to.equal('start');
    });
  });

  describe('props', () => {
    for (const [prop, value, standard] of [
      ['label', 'Name', ''],
      ['hint', 'Help', ''],
      ['name', 'name', ''],
      ['type', 'email', 'text'],
      ['required', true, false],
      ['disabled', true, false],
      ['readOnly', true, false],
      ['showValidation', true, false],
      ['placeholder', 'Ada', ''],
      ['minLength', 3, null],
      ['maxLength', 30, null],
      ['rules', s.string(), null],
      ['initValue', 'start', ''],
    ] as const) {
      it(`sets ${prop}, and its default again when the prop is removed`, async () => {
        const {container, render} = await mount(<TextInput {...{[prop]: value}} />);
        const control = controlIn(container);
        expect(control[prop]).to.equal(value);
        await render(<TextInput />);
        expect(control[prop]).to.equal(standard);
      });

      it(`has the default of ${prop} when the prop is undefined`, async () => {
        const {container} = await mount(<TextInput {...{[prop]: undefined}} />);
        expect(controlIn(container)[prop]).to.equal(standard);
      });
    }

    it('passes attributes to the native control', async () => {
      const {container} = await mount(<TextInput attributes={{placeholder: 'Ada', inputmode: 'numeric'}} />);
      expect([nativeIn(container).placeholder, nativeIn(container).inputMode]).to.deep.equal([
        'Ada',
        'numeric',
      ]);
    });

    it('removes attributes again', async () => {
      const {container, render} = await mount(<TextInput attributes={{placeholder: 'Ada'}} />);
      await render(<TextInput />);
      expect(nativeIn(container).hasAttribute('placeholder')).to.equal(false);
    });
  });
});
