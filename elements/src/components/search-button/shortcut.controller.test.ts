import {expect, fixture, html} from '@open-wc/testing';
import {LitElement, type TemplateResult} from 'lit';
import {parseShortcut} from '../../core/shortcut/index.js';
import {press} from '../../testing/keyboard.js';
import {ShortcutController} from './shortcut.controller.js';

class ShortcutElement extends LitElement {
  presses = 0;
  readonly controller = new ShortcutController(this, () => (this.presses += 1));
}
customElements.define('test-shortcut', ShortcutElement);

async function setUp(
  shortcut = 'alt+k',
  around = (element: TemplateResult) => html`<div>${element}<input aria-label="Name" /></div>`,
) {
  const place = await fixture<HTMLElement>(around(html`<test-shortcut></test-shortcut>`));
  const element = place.querySelector<ShortcutElement>('test-shortcut')!;
  element.controller.shortcut = parseShortcut(shortcut, false);
  return {place, element};
}

describe('ShortcutController', () => {
  it('acts wherever the key is pressed', async () => {
    const {element} = await setUp();
    await press('Alt+k');
    expect(element.presses).to.equal(1);
  });

  it('acts on no other key', async () => {
    const {element} = await setUp();
    await press('Alt+j');
    expect(element.presses).to.equal(0);
  });

  it('keeps the key from the browser', async () => {
    await setUp();
    const event = new KeyboardEvent('keydown', {key: 'k', altKey: true, bubbles: true, cancelable: true});
    document.body.dispatchEvent(event);
    expect(event.defaultPrevented).to.equal(true);
  });

  it('leaves a key that another listener has taken', async () => {
    const {place, element} = await setUp();
    place.addEventListener('keydown', event => event.preventDefault());
    place.querySelector('input')!.focus();
    await press('Alt+k');
    expect(element.presses).to.equal(0);
  });

  it('acts once while the key is held', async () => {
    const {element} = await setUp();
    const init = {key: 'k', altKey: true, bubbles: true};
    document.body.dispatchEvent(new KeyboardEvent('keydown', init));
    document.body.dispatchEvent(new KeyboardEvent('keydown', {...init, repeat: true}));
    expect(element.presses).to.equal(1);
  });

  it('acts in a text field when a key is held with it', async () => {
    const {place, element} = await setUp();
    place.querySelector('input')!.focus();
    await press('Alt+k');
    expect(element.presses).to.equal(1);
  });

  it('leaves a plain key to a text field', async () => {
    const {place, element} = await setUp('/');
    place.querySelector('input')!.focus();
    await press('/');
    expect(element.presses).to.equal(0);
  });

  it('acts on a plain key outside of text fields', async () => {
    const {element} = await setUp('/');
    await press('/');
    expect(element.presses).to.equal(1);
  });

  it('leaves a key that is pressed in a modal dialog', async () => {
    const {place, element} = await setUp(
      'alt+k',
      control =>
        html`<div>
          ${control}
          <dialog><button>Close</button></dialog>
        </div>`,
    );
    place.querySelector('dialog')!.showModal();
    await press('Alt+k');
    expect(element.presses).to.equal(0);
  });

  it('acts in the modal dialog that it is part of', async () => {
    const {place, element} = await setUp(
      'alt+k',
      control =>
        html`<div>
          <dialog><button>Close</button>${control}</dialog>
        </div>`,
    );
    place.querySelector('dialog')!.showModal();
    await press('Alt+k');
    expect(element.presses).to.equal(1);
  });

  it('acts no more after its element has left', async () => {
    const {element} = await setUp();
    element.remove();
    await press('Alt+k');
    expect(element.presses).to.equal(0);
  });
});
