import type {LcToastRegion} from '@life-changers/elements/toast-region';
import {expect} from '@open-wc/testing';
import {mount} from '../testing/mount.js';
import {until} from '../testing/until.js';
import {ToastRegion} from './toast-region.js';

const regionIn = (container: Element) => container.querySelector<LcToastRegion>('lc-toast-region')!;

describe('ToastRegion', () => {
  it('sets its properties', async () => {
    const {container} = await mount(
      <ToastRegion position="bottom-center" limit={2} autoClose={false} hotkey="F9" expanded />,
    );
    const {position, limit, autoClose, hotkey, expanded} = regionIn(container);
    expect([position, limit, autoClose, hotkey, expanded]).to.deep.equal([
      'bottom-center',
      2,
      false,
      'F9',
      true,
    ]);
  });

  it('resets a removed prop to its default', async () => {
    const {container, render} = await mount(<ToastRegion position="bottom-center" autoClose={false} />);
    await render(<ToastRegion />);
    const {position, autoClose} = regionIn(container);
    expect([position, autoClose]).to.deep.equal(['top-right', 5000]);
  });

  it('can be unmounted while its toasts are in a modal', async () => {
    const {container, unmount} = await mount(<ToastRegion />);
    const dialog = document.createElement('dialog');
    document.body.append(dialog);
    dialog.showModal();
    await until(() => dialog.querySelector('lc-toast-region') !== null);
    await unmount();
    dialog.remove();
    expect(regionIn(container)).to.equal(null);
  });
});
