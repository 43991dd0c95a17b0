import type {LcSearchInput} from '@life-changers/elements/search-input';
import {expect} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import {useState} from 'react';
import {SearchInput, type SearchInputProps} from './search-input.js';
import {mount, renderError} from '../testing/mount.js';

const noop = () => {};

async function mountInput(props: Partial<SearchInputProps> = {}) {
  const {container} = await mount(<SearchInput text="Search" onChange={noop} {...props} />);
  const control = container.querySelector<LcSearchInput>('lc-search-input')!;
  await control.updateComplete;
  return control;
}

/** A parent that controls the text and trims it. */
function Controlled() {
  const [value, setValue] = useState('');
  return <SearchInput text="Search" value={value} onChange={text => setValue(text.replaceAll(' ', ''))} />;
}

describe('SearchInput', () => {
  for (const [title, props, message] of [
    ['without onChange', {text: 'Search'}, 'onChange is mandatory.'],
    ['with a null onChange', {text: 'Search', onChange: null}, 'onChange is mandatory.'],
    ['with an onChange that is a string', {text: 'Search', onChange: 'go()'}, 'onChange must be a function.'],
    ['without text', {onChange: noop}, 'text must be provided as a prop.'],
    ['with an empty text', {onChange: noop, text: ''}, 'text must be provided as a prop.'],
    ['without onChange and text', {}, 'onChange is mandatory.'],
  ] as const) {
    it(`throws "${message}" ${title}`, async () => {
      const element = <SearchInput {...(props as unknown as SearchInputProps)} />;
      expect(await renderError(element)).to.equal(message);
    });
  }

  it('needs no onChange with onSearch, or with a name in a form', async () => {
    expect(await renderError(<SearchInput text="Search" onSearch={noop} />)).to.equal(null);
    expect(await renderError(<SearchInput text="Search" name="query" />)).to.equal(null);
  });

  it('keeps typed text without an onChange', async () => {
    const control = await mountInput({name: 'query', onChange: undefined});
    control.focus();
    await sendKeys({type: 'ab'});
    expect(control.value).to.equal('ab');
  });

  it('calls onChange with the text on every edit', async () => {
    const texts: string[] = [];
    const control = await mountInput({onChange: text => texts.push(text)});
    control.focus();
    await sendKeys({type: 'ab'});
    expect(texts).to.deep.equal(['a', 'ab']);
  });

  it('calls onChange when it is cleared', async () => {
    const texts: string[] = [];
    const control = await mountInput({initValue: 'Ada', onChange: text => texts.push(text)});
    control.focus();
    await sendKeys({press: 'Escape'});
    expect(texts).to.deep.equal(['']);
  });

  it('calls onSearch with the query', async () => {
    const queries: string[] = [];
    const control = await mountInput({onSearch: event => queries.push(event.detail.query)});
    control.focus();
    await sendKeys({type: 'Ada'});
    await sendKeys({press: 'Enter'});
    expect(queries).to.deep.equal(['Ada']);
  });

  it('shows the text that a controlling parent sets', async () => {
    const {container} = await mount(<Controlled />);
    const control = container.querySelector<LcSearchInput>('lc-search-input')!;
    control.focus();
    await sendKeys({type: 'a b'});
    await control.updateComplete;
    expect(control.value).to.equal('ab');
  });
});
