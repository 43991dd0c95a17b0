// Alone on its page: other pages have the code from the start.
import {aTimeout, expect, fixture, html} from '@open-wc/testing';
import type {LcToast} from '../components/toast/toast.define.js';
import '../components/toast/toast.define.js';
import {until} from '../testing/until.js';
import * as dragAway from './drag-away.controller.js';
import {dragCode} from './lazy-drag.js';

const {source} = dragCode;
let load: () => void;

/** Moves a pressed pointer, and returns how far the toast has followed it. */
function drag(toast: LcToast): string {
  const base = toast.shadowRoot!.querySelector<HTMLElement>('.base')!;
  const send = (type: string, clientX: number) =>
    base.dispatchEvent(
      new PointerEvent(type, {bubbles: true, composed: true, isPrimary: true, pointerId: 1, clientX}),
    );
  send('pointerdown', 0);
  send('pointermove', 20);
  const {translate} = base.style;
  send('pointerup', 20);
  return translate;
}

describe('lazyDrag', () => {
  before(() => {
    dragCode.source = () => new Promise(resolve => (load = () => resolve(dragAway)));
  });
  after(() => (dragCode.source = source));

  it('drags from the first press after its code has loaded', async () => {
    const toast = await fixture<LcToast>(html`<lc-toast>Saved.</lc-toast>`);
    await aTimeout(100);
    const before = drag(toast);
    load();
    await until(() => dragCode.code !== null);
    expect([before, drag(toast)]).to.deep.equal(['', '20px']);
  });
});
