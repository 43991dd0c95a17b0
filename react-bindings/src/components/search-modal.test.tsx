import '@life-changers/elements/command-palette';
import type {LcSearchModal} from '@life-changers/elements/search-modal';
import {aTimeout, expect} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import {createRef, useState} from 'react';
import {SearchModal, type SearchModalProps} from './search-modal.js';
import {mount, renderError} from '../testing/mount.js';
import {until} from '../testing/until.js';

const noop = () => {};
const PEOPLE = [{text: 'Arya Stark'}, {text: 'Robb Stark'}, {text: 'Brienne of Tarth'}];

const modalIn = (container: Element) => container.querySelector<LcSearchModal>('lc-search-modal')!;
const optionsIn = (container: Element) =>
  [...modalIn(container).shadowRoot!.querySelectorAll('[part=result-text]')].map(row => row.textContent);
const settle = () => aTimeout(50);

/** A parent that searches people, like an app does. */
function People(props: Partial<SearchModalProps>) {
  const [text, setText] = useState('');
  const results = PEOPLE.filter(person => person.text.toLowerCase().includes(text));
  return <SearchModal {...props} searchOnChange={setText} results={results} />;
}

async function open(container: Element): Promise<void> {
  modalIn(container).show();
  await modalIn(container).updateComplete;
}

describe('SearchModal', () => {
  it('needs no searchOnChange with entries, which it passes on with loadResults', async () => {
    const [entries, loadResults] = [[{text: 'New invoice'}], () => []];
    const {container} = await mount(<SearchModal entries={entries} loadResults={loadResults} />);
    const modal = modalIn(container);
    expect([modal.entries === entries, modal.loadResults === loadResults]).to.deep.equal([true, true]);
    await open(container);
    await until(() => optionsIn(container).join() === 'New invoice');
  });

  for (const [title, props, message] of [
    ['without searchOnChange', {}, 'onChange is mandatory.'],
    ['with a null searchOnChange', {searchOnChange: null}, 'onChange is mandatory.'],
    ['with a searchOnChange that is a string', {searchOnChange: 'find()'}, 'onChange must be a function.'],
    ['with an empty searchText', {searchOnChange: noop, searchText: ''}, 'text must be provided as a prop.'],
    ['with a null searchText', {searchOnChange: noop, searchText: null}, 'text must be provided as a prop.'],
    ['with neither', {searchText: ''}, 'onChange is mandatory.'],
  ] as const) {
    it(`throws "${message}" ${title}`, async () => {
      expect(await renderError(<SearchModal {...(props as unknown as SearchModalProps)} />)).to.equal(
        message,
      );
    });
  }

  it('does not throw with only searchOnChange', async () => {
    expect(await renderError(<SearchModal searchOnChange={noop} />)).to.equal(null);
  });

  it('calls searchOnChange with the text and the event', async () => {
    const seen: [string, string][] = [];
    const {container} = await mount(
      <SearchModal searchOnChange={(text, {type}) => seen.push([text, type])} />,
    );
    await open(container);
    await sendKeys({type: 'ab'});
    expect(seen).to.deep.equal([
      ['a', 'lc-search'],
      ['ab', 'lc-search'],
    ]);
  });

  it('calls the latest searchOnChange', async () => {
    const seen: string[] = [];
    const {container, render} = await mount(<SearchModal searchOnChange={() => seen.push('old')} />);
    await render(<SearchModal searchOnChange={() => seen.push('new')} />);
    await open(container);
    await sendKeys({type: 'a'});
    expect(seen).to.deep.equal(['new']);
  });

  it('keeps typed text while its parent searches', async () => {
    const {container} = await mount(<People />);
    await open(container);
    await sendKeys({type: 'stark'});
    await until(() => optionsIn(container).length === 2);
    expect([modalIn(container).query, optionsIn(container)]).to.deep.equal([
      'stark',
      ['Arya Stark', 'Robb Stark'],
    ]);
  });

  it('calls onSelect with the chosen result', async () => {
    const chosen: string[] = [];
    const {container} = await mount(<People onSelect={({detail}) => chosen.push(detail.result.text)} />);
    await open(container);
    await sendKeys({type: 'robb'});
    await until(() => optionsIn(container).join() === 'Robb Stark');
    await sendKeys({press: 'Enter'});
    expect(chosen).to.deep.equal(['Robb Stark']);
  });

  it('calls onNavigate for a link', async () => {
    const hrefs: string[] = [];
    const onNavigate: SearchModalProps['onNavigate'] = event => {
      event.preventDefault();
      hrefs.push(event.detail.href);
    };
    const {container} = await mount(
      <SearchModal
        searchOnChange={noop}
        results={[{text: 'Tables', href: '#react-search'}]}
        onNavigate={onNavigate}
      />,
    );
    await open(container);
    modalIn(container).shadowRoot!.querySelector<HTMLElement>('[role=option]')!.click();
    expect([hrefs, location.hash === '#react-search']).to.deep.equal([['#react-search'], false]);
  });

  it('shows its children', async () => {
    const {container} = await mount(
      <SearchModal searchOnChange={noop}>
        <p>Nobody yet</p>
      </SearchModal>,
    );
    expect(modalIn(container).querySelector('p')!.textContent).to.equal('Nobody yet');
  });

  it('stays open if its parent keeps it open', async () => {
    const {container} = await mount(<SearchModal searchOnChange={noop} open />);
    await modalIn(container).updateComplete;
    await sendKeys({press: 'Escape'});
    await settle();
    expect(modalIn(container).open).to.equal(true);
  });

  it('sets a ref to its element', async () => {
    const ref = createRef<LcSearchModal>();
    const {container} = await mount(<SearchModal searchOnChange={noop} ref={ref} />);
    expect(ref.current === modalIn(container)).to.equal(true);
  });

  for (const [prop, value, standard] of [
    ['searchText', 'Find', null],
    ['query', 'a', ''],
    ['loading', true, false],
    ['hideTrigger', true, false],
  ] as const) {
    it(`sets ${prop}, and its default again when the prop is removed`, async () => {
      const {container, render} = await mount(<SearchModal searchOnChange={noop} {...{[prop]: value}} />);
      expect(modalIn(container)[prop]).to.equal(value);
      await render(<SearchModal searchOnChange={noop} />);
      expect(modalIn(container)[prop]).to.equal(standard);
    });
  }
});
