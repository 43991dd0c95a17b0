import {expect, fixture, html} from '@open-wc/testing';
import {LitElement, css} from 'lit';
import {popupStyles} from '../styles/popup.styles.js';
import {press} from '../testing/keyboard.js';
import {clickOn} from '../testing/pointer.js';
import {PopupController, type PopupHideReason} from './popup.controller.js';

class TestHost extends LitElement {
  // Elements measure their boxes with border and padding.
  static override styles = [
    popupStyles,
    css`
      * {
        box-sizing: border-box;
      }
    `,
  ];
  readonly reasons: (PopupHideReason | null)[] = [];
  /** The calls of the popup, in order. */
  readonly told: string[] = [];
  mayHide = true;
  /** Whether the popup was open, and shown, when the element could render it. */
  atOpen: readonly boolean[] = [];
  readonly popup = new PopupController(this, {
    anchor: () => this.inner('anchor'),
    popup: () => this.inner('popup'),
    onOpen: () => void (this.atOpen = [this.popup.isOpen, isShown(this)]),
    onHide: reason => this.reasons.push(reason),
    onShow: () => this.told.push('show'),
    onAfterShow: () => this.told.push(`after show, rendered: ${!this.isUpdatePending}`),
    mayHide: reason => {
      this.told.push(`may hide: ${reason}`);
      return this.mayHide;
    },
    onAfterHide: () => this.told.push('after hide'),
  });

  inner(name: string): HTMLElement | null {
    return this.shadowRoot?.querySelector<HTMLElement>(`.${name}`) ?? null;
  }

  protected override render() {
    return html`
      <input class="anchor" aria-label="Anchor" />
      <div class="popup" popover="manual"><button>Inside</button></div>
    `;
  }
}
customElements.define('popup-host', TestHost);

/** An element with an open popup and a focused input. */
async function setUp(open = true): Promise<TestHost> {
  const page = await fixture(html`
    <div>
      <popup-host></popup-host>
      <p>Outside</p>
      <button>After</button>
    </div>
  `);
  const host = page.querySelector<TestHost>('popup-host')!;
  await host.updateComplete;
  host.inner('anchor')!.focus();
  if (open) host.popup.show();
  return host;
}

const isShown = (host: TestHost) => host.inner('popup')!.matches(':popover-open');

describe('PopupController', () => {
  it('lets the element render the popup before it is shown', async () => {
    const host = await setUp();
    expect(host.atOpen).to.deep.equal([true, false]);
  });

  it('opens the popup and closes it', async () => {
    const host = await setUp();
    expect([host.popup.isOpen, isShown(host)]).to.deep.equal([true, true]);
    host.popup.hide();
    expect([host.popup.isOpen, isShown(host)]).to.deep.equal([false, false]);
  });

  it('reports once why it closed', async () => {
    const host = await setUp();
    host.popup.hide();
    host.popup.hide();
    expect(host.reasons).to.deep.equal(['api']);
  });

  it('reports that it opens and, after the element has rendered, that it is open', async () => {
    const host = await setUp();
    expect(host.told).to.deep.equal(['show']);
    await host.updateComplete;
    expect(host.told).to.deep.equal(['show', 'after show, rendered: true']);
  });

  it('asks whether it may close, and reports that it has closed', async () => {
    const host = await setUp();
    await host.updateComplete;
    host.told.length = 0;
    host.popup.hide('select');
    await host.updateComplete;
    expect(host.told).to.deep.equal(['may hide: select', 'after hide']);
  });

  it('does not report a state that ended before the element rendered', async () => {
    const host = await setUp();
    host.popup.hide();
    host.popup.show();
    await host.updateComplete;
    expect(host.told).to.deep.equal(['show', 'may hide: api', 'show', 'after show, rendered: true']);
  });

  it('stays open if it may not close', async () => {
    const host = await setUp();
    host.mayHide = false;
    host.popup.hide();
    expect([host.popup.isOpen, isShown(host), host.reasons]).to.deep.equal([true, true, []]);
  });

  it('closes without asking when it must close', async () => {
    const host = await setUp();
    await host.updateComplete;
    host.told.length = 0;
    host.mayHide = false;
    host.popup.close();
    await host.updateComplete;
    expect([host.popup.isOpen, host.reasons, host.told]).to.deep.equal([false, [null], []]);
  });

  it('does nothing before the element has rendered', () => {
    const host = new TestHost();
    host.popup.show();
    expect(host.popup.isOpen).to.equal(false);
  });

  it('is below its anchor, aligned to its start', async () => {
    const host = await setUp();
    const anchor = host.inner('anchor')!.getBoundingClientRect();
    const popup = host.inner('popup')!.getBoundingClientRect();
    expect(popup.top).to.be.within(anchor.bottom, anchor.bottom + 8);
    expect(popup.left).to.be.closeTo(anchor.left, 1);
    expect(popup.width).to.be.at.least(anchor.width - 1);
  });

  it('is aligned to the right edge of its anchor from right to left', async () => {
    const host = await setUp();
    host.dir = 'rtl';
    const anchor = host.inner('anchor')!.getBoundingClientRect();
    expect(host.inner('popup')!.getBoundingClientRect().right).to.be.closeTo(anchor.right, 1);
  });

  it('is above an anchor at the bottom of the page', async () => {
    const host = await setUp(false);
    host.style.cssText = 'position: fixed; inset-block-end: 0';
    host.popup.show();
    const anchor = host.inner('anchor')!.getBoundingClientRect();
    expect(host.inner('popup')!.getBoundingClientRect().bottom).to.be.at.most(anchor.top);
  });

  it('is a little lower than its content if it nearly fits below its anchor', async () => {
    const host = await setUp(false);
    host.inner('popup')!.firstElementChild!.setAttribute('style', 'block-size: 20rem; display: block');
    host.style.cssText = 'position: fixed; inset-block-end: 20rem';
    host.popup.show();
    const anchor = host.inner('anchor')!.getBoundingClientRect();
    const {top, bottom, height} = host.inner('popup')!.getBoundingClientRect();
    expect(top).to.be.within(anchor.bottom, anchor.bottom + 8);
    expect(bottom).to.be.at.most(innerHeight);
    expect(height).to.be.lessThan(320);
  });

  describe('below a sticky header', () => {
    const HEADER = 150;

    /** A popup of this height, whose anchor is at this place in the window. */
    async function setUpAt(top: number, height: number): Promise<DOMRect> {
      const host = await setUp(false);
      host.style.cssText = `position: fixed; inset-block-start: ${top}px; --lc-header-height: ${HEADER}px`;
      host.inner('popup')!.style.cssText = `block-size: ${height}px`;
      host.popup.show();
      return host.inner('popup')!.getBoundingClientRect();
    }

    it('is above its anchor if it fits between', async () => {
      const {top, bottom} = await setUpAt(innerHeight - 40, innerHeight - 40 - HEADER - 20);
      expect(top).to.be.at.least(HEADER);
      expect(bottom).to.be.within(innerHeight - 60, innerHeight - 40);
    });

    it('is not above its anchor if it would cover the header', async () => {
      const {top, bottom} = await setUpAt(innerHeight - 40, innerHeight - HEADER - 20);
      expect(top).to.be.at.least(HEADER);
      expect(bottom).to.be.at.most(innerHeight);
    });

    it('does not cover the header if its anchor is under it', async () => {
      const {top} = await setUpAt(0, 100);
      expect(top).to.be.within(HEADER, HEADER + 8);
    });
  });

  it('closes with a press outside', async () => {
    const host = await setUp();
    await clickOn(host.parentElement!.querySelector('p')!);
    expect(host.reasons).to.deep.equal(['outside']);
  });

  it('stays open with a press inside and on the anchor', async () => {
    const host = await setUp();
    await clickOn(host.inner('popup')!.querySelector('button')!);
    await clickOn(host.inner('anchor')!);
    expect(host.popup.isOpen).to.equal(true);
  });

  it('closes when focus leaves the element, but not when it moves inside', async () => {
    const host = await setUp();
    host.inner('popup')!.querySelector('button')!.focus();
    expect(host.popup.isOpen).to.equal(true);
    host.parentElement!.querySelector<HTMLElement>(':scope > button')!.focus();
    expect(host.reasons).to.deep.equal(['blur']);
  });

  it('closes when the element is removed', async () => {
    const host = await setUp();
    host.remove();
    expect(host.popup.isOpen).to.equal(false);
  });

  it('handles Escape even if it may not close', async () => {
    const host = await setUp();
    host.mayHide = false;
    const reached: string[] = [];
    host.parentElement!.addEventListener('keydown', event => reached.push(event.key));
    await press('Escape');
    expect([host.popup.isOpen, reached]).to.deep.equal([true, []]);
  });

  it('closes with Escape, one layer at a time', async () => {
    const host = await setUp(false);
    const dialog = document.createElement('dialog');
    host.before(dialog);
    dialog.append(host);
    dialog.showModal();
    host.inner('anchor')!.focus();
    host.popup.show();
    await press('Escape');
    expect([host.reasons, dialog.open]).to.deep.equal([['escape'], true]);
    await press('Escape');
    expect(dialog.open).to.equal(false);
  });
});
