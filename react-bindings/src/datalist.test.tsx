import type {LcDatalist} from '@life-changers/elements/datalist';
import {expect} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import {useState} from 'react';
import {Datalist, type DatalistProps} from './datalist.js';
import {mount} from './testing/mount.js';

const options = [
  {text: 'PYTHON', value: 'python'},
  {text: 'C', value: 'c'},
];

const controlIn = (container: Element) => container.querySelector<LcDatalist>('lc-datalist')!;
const nativeIn = (container: Element) => controlIn(container).shadowRoot!.querySelector('input')!;

/** Types as a user does, and tells what is then in the field. */
async function typeInto(container: Element, text: string): Promise<string> {
  controlIn(container).focus();
  await sendKeys({type: text});
  await controlIn(container).updateComplete;
  return nativeIn(container).value;
}

/** Takes the first suggestion as a user does, and tells what is then in the field. */
async function takeFirst(container: Element): Promise<string> {
  controlIn(container).focus();
  await sendKeys({press: 'ArrowDown'});
  await sendKeys({press: 'Enter'});
  await controlIn(container).updateComplete;
  return nativeIn(container).value;
}

/** A parent that renders anew on every edit, with new options, and leaves the value to the control. */
function Counting(props: DatalistProps) {
  const [count, setCount] = useState(0);
  const fresh = options.map(option => ({...option}));
  return <Datalist {...props} options={fresh} hint={`${count} edits`} onChange={() => setCount(count + 1)} />;
}

/** A parent that holds the value, and may answer an edit with another one. */
function Controlled({answer = value => value}: {answer?: (value: string) => string}) {
  const [value, setValue] = useState('c');
  return <Datalist options={options} value={value} onChange={next => setValue(answer(next))} />;
}

describe('Datalist', () => {
  describe('onChange', () => {
    it('is called with the value at every letter', async () => {
      const values: string[] = [];
      const {container} = await mount(<Datalist options={options} onChange={value => values.push(value)} />);
      await typeInto(container, 'cx');
      expect(values).to.deep.equal(['c', 'cx']);
    });

    it('is called once with the value of a suggestion that is taken', async () => {
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

    it('keeps what the user typed while its parent renders anew', async () => {
      const {container} = await mount(<Counting />);
      expect(await typeInto(container, 'python 3')).to.equal('python 3');
      expect(controlIn(container).hint).to.equal('8 edits');
    });
  });

  describe('controlled', () => {
    it('shows what its parent holds', async () => {
      const {container} = await mount(<Controlled />);
      expect(nativeIn(container).value).to.equal('C');
      expect(await takeFirst(container)).to.equal('PYTHON');
    });

    it('leaves the letters as they are typed, also when they are an option', async () => {
      const {container} = await mount(<Controlled answer={value => value} />);
      nativeIn(container).select();
      expect(await typeInto(container, 'python')).to.equal('python');
      expect(controlIn(container).value).to.equal('python');
    });

    it('takes back an edit that its parent refuses', async () => {
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
      it(`sets ${prop}, and its default again when the prop is taken away`, async () => {
        const {container, render} = await mount(<Datalist {...{[prop]: value}} />);
        expect(controlIn(container)[prop]).to.equal(value);
        await render(<Datalist />);
        expect(controlIn(container)[prop]).to.equal(standard);
      });
    }

    it('takes its options away with the prop', async () => {
      const {container, render} = await mount(<Datalist options={options} />);
      expect(controlIn(container).options).to.have.length(2);
      await render(<Datalist />);
      expect(controlIn(container).options).to.deep.equal([]);
    });

    it('takes option children', async () => {
      const {container} = await mount(
        <Datalist initValue="b">
          <option value="a">A</option>
          <option value="b">B</option>
        </Datalist>,
      );
      expect(nativeIn(container).value).to.equal('B');
    });

    it('hands attributes to the control inside', async () => {
      const {container} = await mount(<Datalist attributes={{inputmode: 'search'}} />);
      expect(nativeIn(container).inputMode).to.equal('search');
    });
  });
});
