import type {LcTreeSelect, TreeTyped} from '@life-changers/elements/tree-select';
import {expect} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import {useState} from 'react';
import {mount} from '../testing/mount.js';
import {until} from '../testing/until.js';
import {TreeSelect} from './tree-select.js';

const OPTIONS = [
  {text: 'Europe', value: 'eu', children: [{text: 'Rome', value: 'rome'}]},
  {text: 'Asia', value: 'as'},
];

const controlIn = (container: Element) => container.querySelector<LcTreeSelect>('lc-tree-select')!;
const popupIn = (container: Element) => controlIn(container).shadowRoot!.querySelector('.popup')!;

/** Types a text and chooses what it finds, like a user does, and returns the value. */
async function choose(container: Element, text: string): Promise<TreeTyped> {
  controlIn(container).focus();
  await sendKeys({type: text});
  await until(() => popupIn(container).matches(':popover-open'));
  await sendKeys({press: 'Enter'});
  await controlIn(container).updateComplete;
  return controlIn(container).value;
}

/** A component with a controlled value, which the parent may replace. */
function Controlled({answer = value => value}: {answer?: (value: TreeTyped) => TreeTyped}) {
  const [value, setValue] = useState<TreeTyped>('as');
  return (
    <TreeSelect label="Place" options={OPTIONS} value={value} onChange={next => setValue(answer(next))} />
  );
}

describe('TreeSelect', () => {
  it('calls onChange with the value, or with the list of several', async () => {
    const values: TreeTyped[] = [];
    const field = (multiple: boolean) => (
      <TreeSelect
        label="Place"
        options={OPTIONS}
        multiple={multiple}
        onChange={value => values.push(value)}
      />
    );
    const {container, render} = await mount(field(false));
    await choose(container, 'rom');
    await render(field(true));
    await choose(container, 'asi');
    expect(values).to.deep.equal(['rome', ['rome', 'as']]);
  });

  it('starts with initValue, and keeps what the user chose when its parent renders again', async () => {
    const field = (label: string) => <TreeSelect label={label} options={[...OPTIONS]} initValue="as" />;
    const {container, render} = await mount(field('Place'));
    const seen = [controlIn(container).value];
    await choose(container, 'rom');
    await render(field('Another'));
    expect([...seen, controlIn(container).value]).to.deep.equal(['as', 'rome']);
  });

  it('shows an edit that its parent accepts', async () => {
    const {container} = await mount(<Controlled />);
    expect(await choose(container, 'rom')).to.equal('rome');
  });

  it('reverts an edit that its parent rejects', async () => {
    const {container} = await mount(<Controlled answer={() => 'as'} />);
    await choose(container, 'rom');
    await until(() => controlIn(container).value === 'as');
  });

  it('calls onShow and onHide', async () => {
    const seen: string[] = [];
    const {container} = await mount(
      <TreeSelect
        label="Place"
        options={OPTIONS}
        onShow={() => seen.push('show')}
        onHide={({detail}) => seen.push(detail.reason)}
      />,
    );
    await choose(container, 'rom');
    expect(seen).to.deep.equal(['show', 'select']);
  });

  for (const [prop, value, standard] of [
    ['label', 'Place', ''],
    ['multiple', true, false],
    ['checkedStrategy', 'parents', 'leaves'],
    ['showPath', true, false],
    ['readOnly', true, false],
    ['tagLines', 1, 2],
  ] as const) {
    it(`sets ${prop}, and its default again when the prop is removed`, async () => {
      const {container, render} = await mount(<TreeSelect {...{[prop]: value}} />);
      const seen: unknown[] = [controlIn(container)[prop]];
      await render(<TreeSelect />);
      expect([...seen, controlIn(container)[prop]]).to.deep.equal([value, standard]);
    });
  }
});
