import type {LcIconButton} from '@life-changers/elements/icon-button';
import {expect} from '@open-wc/testing';
import {IconButton, type IconButtonProps} from './icon-button.js';
import {mount, renderError} from '../testing/mount.js';

const noop = () => {};

describe('IconButton', () => {
  for (const [title, props, message] of [
    ['without onClick', {text: 'Close'}, 'onClick is mandatory.'],
    [
      'with an onClick that is not a function',
      {text: 'Close', onClick: 'close()'},
      'onClick must be a function.',
    ],
    ['without text', {onClick: noop}, 'text is mandatory.'],
    ['with an empty text', {onClick: noop, text: ''}, 'text is mandatory.'],
  ] as const) {
    it(`throws "${message}" ${title}`, async () => {
      expect(await renderError(<IconButton {...(props as unknown as IconButtonProps)} />)).to.equal(message);
    });
  }

  it('needs no onClick when it is a link', async () => {
    expect(await renderError(<IconButton text="People" href="/people" />)).to.equal(null);
  });

  it('is named by its text and shows its icon', async () => {
    const {container} = await mount(
      <IconButton text="Close" round onClick={noop}>
        <svg />
      </IconButton>,
    );
    const button = container.querySelector<LcIconButton>('lc-icon-button')!;
    expect([button.text, button.round, button.innerHTML]).to.deep.equal(['Close', true, '<svg></svg>']);
  });

  it('calls onClick once per press', async () => {
    let count = 0;
    const {container} = await mount(<IconButton text="Close" onClick={() => (count += 1)} />);
    container.querySelector<LcIconButton>('lc-icon-button')!.click();
    expect(count).to.equal(1);
  });
});
