import '@life-changers/elements/popups';
import type {LcDatalist} from '@life-changers/elements/datalist';
import {expect} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import {useState} from 'react';
import {Datalist, type DatalistProps} from './datalist.js';
import {mount} from '../testing/mount.js';

const options = [
  {text: 'PYTHON', value: 'python'},
  {text: 'C', value: 'c'},
];

const controlIn = (container: Element) => container.querySelector<LcDatalist>('lc-datalist')!;
const nativeIn = (container: Element) => controlIn(container).shadowRoot!.querySelector('input')!;

/** Types like a user does, and returns the text of the field. */
async function typeInto(container: Element, text: string): Promise<string> {
  controlIn(container).focus();
  await sendKeys({type: text});
  await controlIn(container).updateComplete;
  return nativeIn(container).value;
}

/** Accepts the first suggestion like a user does, and returns the text of the field. */
async function takeFirst(container: Element, ...keys: readonly string[]): Promise<string> {
  controlIn(container).focus();
  for (const press of ['ArrowDown', ...keys, 'Enter']) await sendKeys({press});
  await controlIn(container).updateComplete;
  return nativeIn(container).value;
}

/** An uncontrolled component whose parent re-renders with new options on every edit. */
function Counting(props: DatalistProps) {
  const [count, setCount] = useState(0);
  const fresh = options.map(option => ({...option}));
  return <Datalist {...props} options={fresh} hint={`${count} edits`} onChange={() => setCount(count + 1)} />;
}

/** A controlled component whose parent may replace the edited value. */
function Controlled({answer = value => value}: {answer?: (value: string) => string}) {
  const [value, setValue] = useState('c');
  return <Datalist options={options} value={value} onChange={next => setValue(answer(next))} />;
}

describe('Datalist', () => {
  describe('onChange', () => {
    it('is called with the value for every character', async () => {
      const values: string[] = [];
      const {container} = await mount(<Datalist options={options} onChange={value => values.push(value)} />);
      await typeInto(container, 'cx');
      expect(values).to.deep.equal(['c', 'cx']);
    });

    it('is called once with the value of an accepted suggestion', async () => {
      const values: string[] = [];
      const {container} = await mount(<Datalist options={options} onChange={value => values.push(value)} />);
      await takeFirst(container);
      expect(values).to.deep.equal(['python']);
    });

    it('is not called when the value is set', async () => {
      const values: string[] = [];
      const {render} = await mount(<Datalist options={options} value="c" onChange={v => values.push(v)} />);
      await render(<Datalist options={options} value="python" onChange={v => values.push(v)} />);
      expect(values).to.deep.equal([]);
    });
  });

  describe('uncontrolled', () => {
    it('starts with initValue', async () => {
      const {container} = await mount(<Datalist options={options} initValue="python" />);
      expect(nativeIn(container).value).to.equal('PYTHON');
    });

    it('keeps typed text when its parent re-renders', async () => {
      const {container} = await mount(<Counting />);
      expect(await typeInto(container, 'python 3')).to.equal('python 3');
      expect(controlIn(container).hint).to.equal('8 edits');
    });
  });

  describe('controlled', () => {
    it('shows the controlled value', async () => {
      const {container} = await mount(<Controlled />);
      expect(nativeIn(container).value).to.equal('C');
      // The arrow keys start at the chosen option.
      expect(await takeFirst(container, 'ArrowUp')).to.equal('PYTHON');
    });

    it('keeps the text as typed, even if it is the value of an option', async () => {
      const {container} = await mount(<Controlled answer={value => value} />);
      nativeIn(container).select();
      expect(await typeInto(container, 'python')).to.equal('python');
      expect(controlIn(container).value).to.equal('python');
    });

    it('reverts an edit that its parent rejects', async () => {
      const {container} = await mount(<Controlled answer={() => 'c'} />);
      expect(await typeInto(container, 'xyz')).to.equal('C');
    });
  });

  describe('props', () => {
    for (const [prop, value, standard] of [
      ['placeholder', 'Python', ''],
      ['initValue', 'python', ''],
      ['required', true, false],
      ['disabled', true, false],
    ] as const) {
      it(`sets ${prop}, and its default again when the prop is removed`, async () => {
        const {container, render} = await mount(<Datalist {...{[prop]: value}} />);
        expect(controlIn(container)[prop]).to.equal(value);
        await render(<Datalist />);
        expect(controlIn(container)[prop]).to.equal(standard);
      });
    }

    it('removes its options with the prop', async () => {
      const {container, render} = await mount(<Datalist options={options} />);
      expect(controlIn(container).options).to.have.length(2);
      await render(<Datalist />);
      expect(controlIn(container).options).to.deep.equal([]);
    });

    it('accepts option children', async () => {
      const {container} = await mount(
        <Datalist initValue="b">
          <option value="a">A</option>
          <option value="b">B</option>
        </Datalist>,
      );
      expect(nativeIn(container).value).to.equal('B');
    });

    it('passes attributes to the native control', async () => {
      const {container} = await mount(<Datalist attributes={{inputmode: 'search'}} />);
      expect(nativeIn(container).inputMode).to.equal('search');
    });
  });
});
