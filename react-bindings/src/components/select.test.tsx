import type {LcSelect} from '@life-changers/elements/select';
import {expect, nextFrame, oneEvent} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import {useState} from 'react';
import {Select, type SelectProps} from './select.js';
import {mount} from '../testing/mount.js';

const options = [
  {text: 'Hola', value: 'hola'},
  {text: 'Hello', value: 'hello'},
];

const controlIn = (container: Element) => container.querySelector<LcSelect>('lc-select')!;
const nativeIn = (container: Element) => controlIn(container).shadowRoot!.querySelector('select')!;
const shownIn = (container: Element) => nativeIn(container).selectedOptions[0]?.text;

/**
 * Chooses the previous option like a user does, and returns the visible text. WebKit sometimes ignores a key that reaches
 * a new `<select>` before it has been painted, and handles others shortly after they were pressed.
 */
async function chooseBefore(container: Element): Promise<string | undefined> {
  controlIn(container).focus();
  await nextFrame();
  await nextFrame();
  const change = oneEvent(controlIn(container), 'change');
  await sendKeys({press: 'ArrowUp'});
  await change;
  await controlIn(container).updateComplete;
  return shownIn(container);
}

/** An uncontrolled component whose parent re-renders with new options on every edit. */
function Counting(props: SelectProps) {
  const [count, setCount] = useState(0);
  const fresh = options.map(option => ({...option}));
  return <Select {...props} options={fresh} hint={`${count} edits`} onChange={() => setCount(count + 1)} />;
}

/** A controlled component whose parent may replace the edited value. */
function Controlled({answer = value => value}: {answer?: (value: string) => string}) {
  const [value, setValue] = useState('hello');
  return <Select options={options} value={value} onChange={next => setValue(answer(next))} />;
}

describe('Select', () => {
  describe('onChange', () => {
    it('is called with the value on every choice', async () => {
      const values: string[] = [];
      const {container} = await mount(
        <Select options={options} initValue="hello" onChange={value => values.push(value)} />,
      );
      await chooseBefore(container);
      expect(values).to.deep.equal(['hola']);
    });

    it('is called with the event of the value', async () => {
      const events: Event[] = [];
      const {container} = await mount(
        <Select options={options} initValue="hello" onChange={(_, event) => events.push(event)} />,
      );
      await chooseBefore(container);
      expect(events.map(({target}) => (target as Element).localName)).to.deep.equal(['lc-select']);
    });

    it('is not called when the value is set', async () => {
      const values: string[] = [];
      const {render} = await mount(<Select options={options} value="hola" onChange={v => values.push(v)} />);
      await render(<Select options={options} value="hello" onChange={v => values.push(v)} />);
      expect(values).to.deep.equal([]);
    });
  });

  describe('uncontrolled', () => {
    it('starts with initValue', async () => {
      const {container} = await mount(<Select options={options} initValue="hello" />);
      expect(shownIn(container)).to.equal('Hello');
    });

    it("keeps the user's choice when its parent re-renders", async () => {
      const {container} = await mount(<Counting initValue="hello" />);
      expect(await chooseBefore(container)).to.equal('Hola');
      expect(controlIn(container).hint).to.equal('1 edits');
    });
  });

  describe('controlled', () => {
    it('shows the controlled value', async () => {
      const {container} = await mount(<Controlled />);
      expect(await chooseBefore(container)).to.equal('Hola');
    });

    it('reverts a choice that its parent rejects', async () => {
      const {container} = await mount(<Controlled answer={() => 'hello'} />);
      expect(await chooseBefore(container)).to.equal('Hello');
    });

    it('shows the value once its option arrives', async () => {
      const {container, render} = await mount(<Select value="hello" options={[]} />);
      await render(<Select value="hello" options={options} />);
      expect(shownIn(container)).to.equal('Hello');
    });
  });

  describe('a value without an option', () => {
    it('shows the empty option, and is selected once its option arrives', async () => {
      const {container, render} = await mount(<Select value="hello" options={options.slice(0, 1)} />);
      const before = shownIn(container);
      await render(<Select value="hello" options={options} />);
      expect([before, shownIn(container)]).to.deep.equal(['Choose...', 'Hello']);
    });
  });

  describe('props', () => {
    for (const [prop, value, standard] of [
      ['options', options, []],
      ['unselectedOptionText', 'Pick one', null],
      ['noUnselectedOptionText', true, false],
      ['searchable', true, false],
      ['initValue', 'hello', ''],
      ['required', true, false],
      ['disabled', true, false],
    ] as const) {
      it(`sets ${prop}, and its default again when the prop is removed`, async () => {
        const {container, render} = await mount(<Select {...{[prop]: value}} />);
        expect(controlIn(container)[prop]).to.deep.equal(prop === 'options' ? allowed(options) : value);
        await render(<Select />);
        expect(controlIn(container)[prop]).to.deep.equal(standard);
      });
    }

    it('accepts option children', async () => {
      const {container} = await mount(
        <Select initValue="b">
          <option value="a">A</option>
          <option value="b">B</option>
        </Select>,
      );
      expect(shownIn(container)).to.equal('B');
    });

    it('passes attributes to the native control', async () => {
      const {container} = await mount(<Select attributes={{autocomplete: 'country'}} />);
      expect(nativeIn(container).autocomplete).to.equal('country');
    });
  });
});

const allowed = (given: typeof options) => given.map(option => ({...option, disabled: false}));
