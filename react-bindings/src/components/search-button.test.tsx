import type {LcSearchButton} from '@life-changers/elements/search-button';
import {expect} from '@open-wc/testing';
import {SearchButton, type SearchButtonProps} from './search-button.js';
import {mount, renderError} from '../testing/mount.js';

const noop = () => {};

async function mountButton(props: Partial<SearchButtonProps> = {}) {
  const {container} = await mount(<SearchButton text="Search" onClick={noop} {...props} />);
  const button = container.querySelector<LcSearchButton>('lc-search-button')!;
  await button.updateComplete;
  return button;
}

describe('SearchButton', () => {
  for (const [title, props, message] of [
    ['without onClick', {text: 'Search'}, 'onClick is mandatory.'],
    ['with a null onClick', {text: 'Search', onClick: null}, 'onClick is mandatory.'],
    ['with an onClick that is a string', {text: 'Search', onClick: 'go()'}, 'onClick must be a function.'],
    ['without text', {onClick: noop}, 'text must be provided as a prop.'],
    ['with an empty text', {onClick: noop, text: ''}, 'text must be provided as a prop.'],
    ['without onClick and text', {}, 'onClick is mandatory.'],
  ] as const) {
    it(`throws "${message}" ${title}`, async () => {
      const element = <SearchButton {...(props as unknown as SearchButtonProps)} />;
      expect(await renderError(element)).to.equal(message);
    });
  }

  it('does not throw with both props', async () => {
    expect(await renderError(<SearchButton text="Search" onClick={noop} />)).to.equal(null);
  });

  it('sets its properties', async () => {
    const {text, shortcut, disabled} = await mountButton({shortcut: 'mod+k', disabled: true});
    expect([text, shortcut, disabled]).to.deep.equal(['Search', 'mod+k', true]);
  });

  it('calls onClick once per press', async () => {
    let count = 0;
    const button = await mountButton({onClick: () => (count += 1)});
    button.click();
    expect(count).to.equal(1);
  });
});
