import type {LcProgress} from '@life-changers/elements/progress';
import {expect} from '@open-wc/testing';
import {mount} from '../testing/mount.js';
import {Progress} from './progress.js';

const elementIn = (container: Element) => container.querySelector<LcProgress>('lc-progress')!;

describe('Progress', () => {
  it('sets its props', async () => {
    const {container} = await mount(
      <Progress value={3} max={8} label="Upload" valueText="3 of 8 files" shape="ring" showValue />,
    );
    const {value, max, label, valueText, shape, showValue} = elementIn(container);
    expect([value, max, label, valueText, shape, showValue]).to.deep.equal([
      3,
      8,
      'Upload',
      '3 of 8 files',
      'ring',
      true,
    ]);
  });

  it('has no value again when the prop is removed', async () => {
    const {container, render} = await mount(<Progress label="Upload" value={0.5} />);
    await render(<Progress label="Upload" />);
    expect(elementIn(container).value).to.equal(null);
  });
});
