import type {LcCopyButton} from '@life-changers/elements/copy-button';
import {expect} from '@open-wc/testing';
import {mount} from '../testing/mount.js';
import {CopyButton} from './copy-button.js';

const elementIn = (container: Element) => container.querySelector<LcCopyButton>('lc-copy-button')!;

describe('CopyButton', () => {
  it('sets its props, and their defaults again when they are removed', async () => {
    const {container, render} = await mount(
      <CopyButton value="a" from="b" text="Copy it" variant="ghost" iconOnly />,
    );
    const read = () => {
      const {value, from, text, variant, iconOnly} = elementIn(container);
      return [value, from, text, variant, iconOnly];
    };
    const before = read();
    await render(<CopyButton />);
    expect([before, read()]).to.deep.equal([
      ['a', 'b', 'Copy it', 'ghost', true],
      ['', '', null, 'secondary', false],
    ]);
  });

  it('calls onAfterCopy and onCopyError', async () => {
    const seen: string[] = [];
    const {container} = await mount(
      <CopyButton
        value="a"
        onAfterCopy={() => seen.push('copied')}
        onCopyError={() => seen.push('failed')}
      />,
    );
    for (const name of ['lc-after-copy', 'lc-copy-error'])
      elementIn(container).dispatchEvent(new CustomEvent(name));
    expect(seen).to.deep.equal(['copied', 'failed']);
  });
});
