import type {LcRadioBox} from '@life-changers/elements/radio-box';
import {expect} from '@open-wc/testing';
import {RadioBox} from './radio-box.js';
import {mount} from '../testing/mount.js';
import {testRadioGroupBinding} from '../testing/radio-group-binding.js';

testRadioGroupBinding(RadioBox, 'RadioBox');

describe('RadioBox', () => {
  it('sets boxesPerRow, and its default again when the prop is removed', async () => {
    const {container, render} = await mount(<RadioBox boxesPerRow={3} />);
    const group = container.querySelector<LcRadioBox>('lc-radio-box')!;
    expect(group.boxesPerRow).to.equal(3);
    await render(<RadioBox />);
    expect(group.boxesPerRow).to.equal(1);
  });
});
