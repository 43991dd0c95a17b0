import type {LcColorInput} from '@life-changers/elements/color-input';
import {expect} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import {useState} from 'react';
import {mount} from '../testing/mount.js';
import {until} from '../testing/until.js';
import {ColorInput} from './color-input.js';

const controlIn = (container: Element) => container.querySelector<LcColorInput>('lc-color-input')!;
const inputIn = (container: Element) =>
  controlIn(container).shadowRoot!.querySelector<HTMLInputElement>('#control')!;

/** Types a text over the old one, and leaves the field. Returns the value. */
async function enter(container: Element, text: string): Promise<string> {
  inputIn(container).focus();
  inputIn(container).select();
  await sendKeys({type: text});
  await sendKeys({press: 'Tab'});
  await controlIn(container).updateComplete;
  return controlIn(container).value;
}

/** A component with a controlled value, which the parent may replace. */
function Controlled({answer = value => value}: {answer?: (value: string) => string}) {
  const [value, setValue] = useState('#ff0000');
  return <ColorInput label="Color" value={value} onChange={next => setValue(answer(next))} />;
}

describe('ColorInput', () => {
  it('calls onChange with the color once it is read', async () => {
    const values: string[] = [];
    const {container} = await mount(<ColorInput label="Color" onChange={value => values.push(value)} />);
    await enter(container, 'lime');
    expect(values).to.deep.equal(['#00ff00']);
  });

  it('starts with initValue, and keeps what the user typed when its parent re-renders', async () => {
    const {container, render} = await mount(<ColorInput label="Color" initValue="red" />);
    const seen = [controlIn(container).value];
    await enter(container, 'lime');
    await render(<ColorInput label="Another" initValue="red" />);
    expect([...seen, controlIn(container).value]).to.deep.equal(['#ff0000', '#00ff00']);
  });

  it('reverts an edit that its parent rejects', async () => {
    const {container} = await mount(<Controlled answer={() => '#ff0000'} />);
    await enter(container, 'lime');
    await until(() => inputIn(container).value === '#ff0000');
  });

  it('keeps text that is not a color when its parent accepts the empty value', async () => {
    const {container} = await mount(<Controlled />);
    await enter(container, 'blau');
    expect([
      controlIn(container).value,
      inputIn(container).value,
      controlIn(container).validity.valid,
    ]).to.deep.equal(['', 'blau', false]);
  });

  for (const [prop, value, standard] of [
    ['format', 'rgb', 'hex'],
    ['alpha', true, false],
    ['contrastWith', '#fff', ''],
    ['swatches', null, null],
    ['initValue', 'red', ''],
  ] as const) {
    it(`sets ${prop}, and its default again when the prop is removed`, async () => {
      const {container, render} = await mount(<ColorInput {...{[prop]: value}} />);
      const seen: unknown[] = [controlIn(container)[prop]];
      await render(<ColorInput />);
      expect([...seen, controlIn(container)[prop]]).to.deep.equal([value, standard]);
    });
  }

  it('calls onShow and onAfterHide', async () => {
    const seen: string[] = [];
    const {container} = await mount(
      <ColorInput label="Color" onShow={() => seen.push('show')} onAfterHide={() => seen.push('hide')} />,
    );
    controlIn(container).showPicker();
    await until(() => seen.length === 1);
    controlIn(container).hidePicker();
    await until(() => seen.length === 2);
    expect(seen).to.deep.equal(['show', 'hide']);
  });
});
