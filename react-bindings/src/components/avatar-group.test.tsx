import type {LcAvatarGroup} from '@life-changers/elements/avatar-group';
import {expect} from '@open-wc/testing';
import {mount} from '../testing/mount.js';
import {Avatar} from './avatar.js';
import {AvatarGroup} from './avatar-group.js';

const elementIn = (container: Element) => container.querySelector<LcAvatarGroup>('lc-avatar-group')!;

describe('AvatarGroup', () => {
  it('sets max, and its default again when the prop is taken away', async () => {
    const {container, render} = await mount(<AvatarGroup max={3} />);
    const seen = [elementIn(container).max];
    await render(<AvatarGroup />);
    expect([...seen, elementIn(container).max]).to.deep.equal([3, null]);
  });

  it('counts the avatars that are not shown', async () => {
    const {container} = await mount(
      <AvatarGroup label="Team" max={1}>
        <Avatar name="Ada" />
        <Avatar name="Grace" />
      </AvatarGroup>,
    );
    await elementIn(container).updateComplete;
    const more = elementIn(container).shadowRoot!.querySelector('[part=more]');
    expect(more?.textContent).to.equal('+1');
  });
});
