import {expect} from '@open-wc/testing';
import {backdropPoint, closedFor, focusedText} from '../../testing/dialog-harness.js';
import {press} from '../../testing/keyboard.js';
import {makeOpen} from '../../testing/modal-fixture.js';
import {dragBetween} from '../../testing/pointer.js';
import {activeRegion, clearToasts, partOf, shownMessages, shownToasts} from '../../testing/toasts.js';
import {toast} from '../toast/toast.define.js';
import type {LcModal} from './modal.define.js';

/** Whether the toasts are inside the modal, where the user can reach them. */
const isInside = ({shadowRoot}: LcModal) => shadowRoot!.querySelector('dialog')!.contains(activeRegion());

describe('lc-modal and toasts', () => {
  afterEach(clearToasts);

  it('keeps toasts reachable while it is open', async () => {
    const {modal} = await makeOpen();
    toast('Saved.', {autoClose: false});
    expect(await shownMessages()).to.deep.equal(['Saved.']);
    expect(isInside(modal)).to.equal(true);
  });

  it('contains visible toasts while it is open, and returns them', async () => {
    toast('Saved.', {autoClose: false});
    const {modal} = await makeOpen();
    const wasInside = isInside(modal);
    expect(await shownMessages()).to.deep.equal(['Saved.']);
    await closedFor(modal, () => modal.hide());
    expect([wasInside, isInside(modal)]).to.deep.equal([true, false]);
    expect(await shownMessages()).to.deep.equal(['Saved.']);
  });

  it('stays open when a toast above it is closed', async () => {
    const {modal} = await makeOpen();
    toast('Saved.', {autoClose: false});
    const [shown] = await shownToasts();
    partOf(shown!, 'close')!.click();
    expect(await shownMessages()).to.deep.equal([]);
    expect(modal.open).to.equal(true);
  });

  it('stays open with the Escape that closes a toast', async () => {
    const {modal} = await makeOpen();
    toast('Saved.', {autoClose: false});
    await shownToasts();
    await press('F8');
    expect(focusedText()).to.contain('Saved.');
    await press('Escape');
    expect(await shownMessages()).to.deep.equal([]);
    expect(modal.open).to.equal(true);
  });

  it('closes with a press on the backdrop next to a toast', async () => {
    const {modal} = await makeOpen();
    toast('Saved.', {autoClose: false, position: 'bottom-left'});
    await shownToasts();
    await dragBetween(backdropPoint(modal), backdropPoint(modal));
    expect(modal.open).to.equal(false);
  });
});
