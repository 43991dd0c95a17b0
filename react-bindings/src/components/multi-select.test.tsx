import '@life-changers/elements/popups';
import '@life-changers/elements/option-loading';
import type {LcMultiSelect} from '@life-changers/elements/multi-select';
import {expect} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import {useState} from 'react';
import * as s from 'superstruct';
import {MultiSelect} from './multi-select.js';
import {mount} from '../testing/mount.js';
import {until} from '../testing/until.js';

const OPTIONS = [
  {text: 'Red', value: 'red'},
  {text: 'Blue', value: 'blue'},
];

const controlIn = (container: Element) => container.querySelector<LcMultiSelect>('lc-multi-select')!;
const tagsIn = (container: Element) =>
  [...controlIn(container).shadowRoot!.querySelectorAll('.tag')].map(tag => tag.textContent.trim());

/** Types a text and chooses what it finds, like a user does, and returns the texts of the tags. */
async function choose(container: Element, text: string): Promise<string[]> {
  controlIn(container).focus();
  await sendKeys({type: text});
  await sendKeys({press: 'Enter'});
  await controlIn(container).updateComplete;
  return tagsIn(container);
}

/** A controlled component whose parent may replace the edited value, and passes a new list each time. */
function Controlled({answer = value => value}: {answer?: (value: readonly string[]) => readonly string[]}) {
  const [value, setValue] = useState<readonly string[]>(['blue']);
  return <MultiSelect options={OPTIONS} value={[...value]} onChange={next => setValue(answer(next))} />;
}

describe('MultiSelect', () => {
  it('calls onChange with the list and the event on every edit', async () => {
    const calls: unknown[] = [];
    const {container} = await mount(
      <MultiSelect options={OPTIONS} onChange={(value, {type}) => calls.push([value, type])} />,
    );
    await choose(container, 'bl');
    await choose(container, 're');
    expect(calls).to.deep.equal([
      [['blue'], 'change'],
      [['blue', 'red'], 'change'],
    ]);
  });

  it('starts with its initial value, and keeps edits when its parent renders again', async () => {
    const field = (hint: string) => <MultiSelect options={OPTIONS} initValue={['blue']} hint={hint} />;
    const {container, render} = await mount(field(''));
    await choose(container, 're');
    await render(field('A hint'));
    expect(tagsIn(container)).to.deep.equal(['Blue', 'Red']);
  });

  it('keeps what is typed when its parent renders again', async () => {
    const field = (hint: string) => <MultiSelect options={OPTIONS} value={['blue']} hint={hint} />;
    const {container, render} = await mount(field(''));
    controlIn(container).focus();
    await sendKeys({type: 'r'});
    await render(field('A hint'));
    await sendKeys({type: 'e'});
    expect(controlIn(container).shadowRoot!.querySelector('input')!.value).to.equal('re');
  });

  it('shows edits that its parent accepts', async () => {
    const {container} = await mount(<Controlled />);
    expect([await choose(container, 're'), await choose(container, 'bl')]).to.deep.equal([
      ['Blue', 'Red'],
      ['Red'],
    ]);
  });

  it('reverts every edit that its parent rejects', async () => {
    const {container} = await mount(<Controlled answer={() => ['blue']} />);
    expect([await choose(container, 're'), await choose(container, 're')]).to.deep.equal([
      ['Blue'],
      ['Blue'],
    ]);
  });

  it('reads option children in groups', async () => {
    const {container} = await mount(
      <MultiSelect initValue={['b']}>
        <optgroup label="Letters">
          <option value="a">A</option>
          <option value="b">B</option>
        </optgroup>
      </MultiSelect>,
    );
    expect(tagsIn(container)).to.deep.equal(['B']);
  });

  it('calls onCreate before a new value is added', async () => {
    const calls: unknown[] = [];
    const {container} = await mount(
      <MultiSelect
        creatable
        options={OPTIONS}
        onCreate={event => {
          calls.push([event.detail.text, controlIn(container).value]);
          if (event.detail.text === 'no') event.preventDefault();
        }}
      />,
    );
    expect([await choose(container, 'pink'), await choose(container, 'no'), calls]).to.deep.equal([
      ['pink'],
      ['pink'],
      [
        ['pink', []],
        ['no', ['pink']],
      ],
    ]);
  });

  it('calls onShow and onHide', async () => {
    const calls: string[] = [];
    const {container} = await mount(
      <MultiSelect
        options={OPTIONS}
        onShow={() => calls.push('show')}
        onHide={({detail}) => calls.push(detail.reason)}
      />,
    );
    controlIn(container).focus();
    await sendKeys({press: 'ArrowDown'});
    await sendKeys({press: 'Escape'});
    expect(calls).to.deep.equal(['show', 'escape']);
  });

  it('submits an entry for each chosen option', async () => {
    const {container} = await mount(
      <form>
        <MultiSelect name="colors" options={OPTIONS} initValue={['red', 'blue']} />
      </form>,
    );
    expect(new FormData(container.querySelector('form')!).getAll('colors')).to.deep.equal(['red', 'blue']);
  });

  it('checks the list with its rules', async () => {
    const rules = s.nonempty(s.array(s.string()));
    const {container} = await mount(<MultiSelect label="Colors" options={OPTIONS} rules={rules} />);
    expect(controlIn(container).validationMessage).to.equal('Colors is required.');
  });

  for (const [prop, value, standard] of [
    ['min', 1, null],
    ['max', 2, null],
    ['creatable', true, false],
    ['tagLines', 3, 2],
    ['placeholder', 'Colors', ''],
    ['required', true, false],
  ] as const) {
    it(`sets ${prop}, and its default again when the prop is removed`, async () => {
      const {container, render} = await mount(<MultiSelect options={OPTIONS} {...{[prop]: value}} />);
      const before = controlIn(container)[prop];
      await render(<MultiSelect options={OPTIONS} />);
      expect([before, controlIn(container)[prop]]).to.deep.equal([value, standard]);
    });
  }

  it('loads its options, and the label of a value', async () => {
    const asked: unknown[] = [];
    const field = (
      <MultiSelect
        initValue={['7']}
        loadOptions={async (text, {page, signal}) => {
          asked.push([text, page, signal.aborted]);
          return {options: OPTIONS, hasMore: page < 3};
        }}
        loadLabel={async value => `Row ${value}`}
      />
    );
    const {container} = await mount(field);
    await until(() => tagsIn(container)[0] === 'Row 7');
    controlIn(container).focus();
    await sendKeys({press: 'ArrowDown'});
    await until(() => controlIn(container).shadowRoot!.querySelectorAll('.option').length === 3);
    expect(asked).to.deep.equal([['', 1, false]]);
  });

  it('has the types of what loads', () => {
    // @ts-expect-error -- Options are a list.
    const wrongList = <MultiSelect loadOptions={() => 'Red'} />;
    // @ts-expect-error -- A label is text.
    const wrongLabel = <MultiSelect loadLabel={() => 7} />;
    expect([wrongList, wrongLabel]).to.have.length(2);
  });
});
