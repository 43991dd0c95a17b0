import type {LcAvatar} from '@life-changers/elements/avatar';
import {expect} from '@open-wc/testing';
import {mount} from '../testing/mount.js';
import {Avatar} from './avatar.js';

const elementIn = (container: Element) => container.querySelector<LcAvatar>('lc-avatar')!;

describe('Avatar', () => {
  it('sets name, and its default again when the prop is taken away', async () => {
    const {container, render} = await mount(<Avatar name="Ada Lovelace" />);
    const seen = [elementIn(container).name];
    await render(<Avatar />);
    expect([...seen, elementIn(container).name]).to.deep.equal(['Ada Lovelace', '']);
  });
});
