import {expect, fixture, html} from '@open-wc/testing';
import {enterTopLayer} from '../../dom/top-layer.js';
import {recordEvents} from '../../testing/events.js';
import {press} from '../../testing/keyboard.js';
import {clickOn, deepElementAt, middleOf} from '../../testing/pointer.js';
import {expectSame} from '../../testing/same-element.js';
import {
  activeRegion,
  clearToasts,
  partOf,
  shownMessages,
  shownToasts,
  spoken,
  untilSpoken,
} from '../../testing/toasts.js';
import {until} from '../../testing/until.js';
import {toast} from '../toast/toast.define.js';

/** A region in the page, next to a dialog. */
async function setUp(dialog = html`<dialog aria-label="Edit"><button>Save</button></dialog>`) {
  const page = await fixture(
    html`<div><lc-toast-region auto-close="3600000"></lc-toast-region>${dialog}</div>`,
  );
  return {
    home: page.querySelector('lc-toast-region')!,
    dialog: page.querySelector<HTMLDialogElement>('dialog')!,
  };
}

/** An element with a dialog in its shadow root. */
async function setUpShadow() {
  const {home, dialog: host} = await setUp(html`<dialog></dialog>`);
  host.remove();
  const element = await fixture<HTMLElement>(html`<div></div>`);
  const dialog = document.createElement('dialog');
  dialog.append(document.createElement('button'));
  element.attachShadow({mode: 'open'}).append(dialog);
  return {home, element, dialog};
}

const untilActiveIn = (dialog: Element) =>
  until(() => dialog.contains(activeRegion()), 'the toasts are in the dialog');

/** Whether a click in the middle of a toast's close button would reach it. */
async function isWithinReach(): Promise<boolean> {
  const [one] = await shownToasts();
  const close = partOf(one!, 'close')!;
  return close.contains(deepElementAt(middleOf(close)));
}

describe('toasts and modals', () => {
  afterEach(async () => {
    for (const dialog of document.querySelectorAll('dialog')) dialog.close();
    await clearToasts();
  });

  it('can be clicked above a modal that is open', async () => {
    const {dialog} = await setUp();
    dialog.showModal();
    toast('Saved.');
    const [one] = await shownToasts();
    await clickOn(partOf(one!, 'close')!);
    expect(await shownMessages()).to.deep.equal([]);
  });

  it('can be clicked when a modal opens after it', async () => {
    const {dialog} = await setUp();
    toast('Saved.');
    await shownToasts();
    expect(await isWithinReach()).to.equal(true);
    dialog.showModal();
    await untilActiveIn(dialog);
    expect(await isWithinReach()).to.equal(true);
  });

  it('has live regions in the modal before the first toast, and uses them', async () => {
    const {dialog} = await setUp();
    dialog.showModal();
    await untilActiveIn(dialog);
    await activeRegion().updateComplete;
    const live = activeRegion().shadowRoot!.querySelector('[role=status]');
    expect(spoken('status')).to.deep.equal([]);
    toast('Saved.');
    await untilSpoken('status', 'Saved.');
    expect(live === activeRegion().shadowRoot!.querySelector('[role=status]')).to.equal(true);
  });

  it('is announced once if a modal opens at the same time', async () => {
    const {home, dialog} = await setUp();
    toast('Saved.');
    dialog.showModal();
    await untilSpoken('status', 'Saved.');
    expect([dialog.contains(activeRegion()), home.shadowRoot!.textContent.includes('Saved.')]).to.deep.equal([
      true,
      false,
    ]);
  });

  it('keeps its time when it moves into a modal', async () => {
    const {dialog} = await setUp();
    toast('Saved.', {autoClose: 60});
    await shownToasts();
    dialog.showModal();
    await untilActiveIn(dialog);
    await until(async () => (await shownMessages()).length === 0);
  });

  it('returns to the page when the modal closes, and leaves nothing behind', async () => {
    const {home, dialog} = await setUp();
    dialog.showModal();
    toast('Saved.');
    await shownToasts();
    dialog.close();
    await until(() => activeRegion() === home);
    expect(await shownMessages()).to.deep.equal(['Saved.']);
    expectSame(dialog.querySelector('lc-toast-region'), null);
  });

  it('returns to the page when the modal is removed', async () => {
    const {home, dialog} = await setUp();
    dialog.showModal();
    toast('Saved.');
    await shownToasts();
    dialog.remove();
    expect([activeRegion() === home, await shownMessages()]).to.deep.equal([true, ['Saved.']]);
  });

  it('moves into the modal on top of another, and back into the first', async () => {
    const {dialog} = await setUp();
    const second = await fixture<HTMLDialogElement>(
      html`<dialog aria-label="Sure?"><button>Yes</button></dialog>`,
    );
    dialog.showModal();
    toast('Saved.');
    await untilActiveIn(dialog);
    second.showModal();
    await untilActiveIn(second);
    expect(await isWithinReach()).to.equal(true);
    second.close();
    await untilActiveIn(dialog);
    expect(await isWithinReach()).to.equal(true);
  });

  it('stays in the page while a dialog that is not modal opens', async () => {
    const {home, dialog} = await setUp();
    dialog.show();
    toast('Saved.');
    await shownToasts();
    expect(activeRegion() === home).to.equal(true);
  });

  it('uses the region that the app has put into the modal', async () => {
    const {dialog} = await setUp();
    const inside = document.createElement('lc-toast-region');
    dialog.append(inside);
    dialog.showModal();
    toast('Saved.');
    await shownToasts();
    expect(activeRegion() === inside).to.equal(true);
  });

  it('returns when the content of the modal is replaced', async () => {
    const {dialog} = await setUp();
    dialog.showModal();
    toast('Saved.');
    await shownToasts();
    dialog.textContent = 'Something else';
    await untilActiveIn(dialog);
    expect(await shownMessages()).to.deep.equal(['Saved.']);
  });

  it('has the settings of the region in the page', async () => {
    const {home, dialog} = await setUp();
    home.position = 'bottom-left';
    await home.updateComplete;
    dialog.showModal();
    toast('Saved.');
    const [one] = await shownToasts();
    expect(one!.slot).to.equal('bottom-left');
  });

  it('closes with one Escape, and leaves the next one to the modal', async () => {
    const {dialog} = await setUp();
    dialog.showModal();
    toast('Saved.');
    await shownToasts();
    await press('F8');
    await press('Escape');
    await until(async () => (await shownMessages()).length === 0);
    expect(dialog.open).to.equal(true);
    await press('Escape');
    expect(dialog.open).to.equal(false);
  });

  it('hides its clicks from the modal that contains it', async () => {
    const {dialog} = await setUp();
    const seen = recordEvents(dialog, 'click', 'pointerdown');
    dialog.showModal();
    toast('Saved.', {action: {text: 'Undo', onClick: () => {}}});
    const [one] = await shownToasts();
    await clickOn(partOf(one!, 'action')!);
    expect(seen).to.deep.equal([]);
  });

  it('moves into a modal in a shadow root that reports it', async () => {
    const {home, dialog} = await setUpShadow();
    toast('Saved.');
    dialog.showModal();
    const leave = enterTopLayer(dialog);
    expect(dialog.contains(activeRegion())).to.equal(true);
    expect(await isWithinReach()).to.equal(true);
    dialog.close();
    leave();
    expect([activeRegion() === home, await shownMessages()]).to.deep.equal([true, ['Saved.']]);
  });

  it('finds a modal in a shadow root that does not report it', async () => {
    const {home, dialog} = await setUpShadow();
    dialog.showModal();
    toast('Saved.');
    await shownToasts();
    expect(dialog.contains(activeRegion())).to.equal(true);
    expect(await isWithinReach()).to.equal(true);
    dialog.close();
    await until(() => activeRegion() === home);
  });

  it('finds a modal in a shadow root that does not have the focus', async () => {
    const {dialog} = await setUpShadow();
    dialog.showModal();
    (document.activeElement as HTMLElement).blur();
    toast('Saved.');
    await shownToasts();
    expect(dialog.contains(activeRegion())).to.equal(true);
  });
});
