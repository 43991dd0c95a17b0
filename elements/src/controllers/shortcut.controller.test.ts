import {expect, fixture, html} from '@open-wc/testing';
import {LitElement, type TemplateResult} from 'lit';
import {parseShortcut} from '../core/shortcut/index.js';
import {press} from '../testing/keyboard.js';
import {ShortcutController} from './shortcut.controller.js';

class ShortcutElement extends LitElement {
  readonly pressed: string[] = [];
  readonly controller = new ShortcutController(this, ({key}) => this.pressed.push(key));
  get presses() {
    return this.pressed.length;
  }

  override render() {
    return html`<dialog><button>Close</button></dialog>`;
  }
}
customElements.define('test-shortcut', ShortcutElement);

async function setUp(
  shortcuts = 'alt+k',
  around = (element: TemplateResult) => html`<div>${element}<input aria-label="Name" /></div>`,
) {
  const place = await fixture<HTMLElement>(around(html`<test-shortcut></test-shortcut>`));
  const element = place.querySelector<ShortcutElement>('test-shortcut')!;
  element.controller.shortcuts = shortcuts.split(' ').map(shortcut => parseShortcut(shortcut, false)!);
  return {place, element};
}

describe('ShortcutController', () => {
  it('acts on the key anywhere on the page', async () => {
    const {element} = await setUp();
    await press('Alt+k');
    expect(element.presses).to.equal(1);
  });

  it('says which of several keys it was', async () => {
    const {element} = await setUp('alt+k alt+j /');
    for (const key of ['/', 'Alt+j']) await press(key);
    expect(element.pressed).to.deep.equal(['/', 'j']);
  });

  it('ignores other keys', async () => {
    const {element} = await setUp();
    await press('Alt+j');
    expect(element.presses).to.equal(0);
  });

  it('prevents the default action of the key', async () => {
    await setUp();
    const event = new KeyboardEvent('keydown', {key: 'k', altKey: true, bubbles: true, cancelable: true});
    document.body.dispatchEvent(event);
    expect(event.defaultPrevented).to.equal(true);
  });

  it('ignores a key that another listener has handled', async () => {
    const {place, element} = await setUp();
    place.addEventListener('keydown', event => event.preventDefault());
    place.querySelector('input')!.focus();
    await press('Alt+k');
    expect(element.presses).to.equal(0);
  });

  it('acts once while the key is held down', async () => {
    const {element} = await setUp();
    const init = {key: 'k', altKey: true, bubbles: true};
    document.body.dispatchEvent(new KeyboardEvent('keydown', init));
    document.body.dispatchEvent(new KeyboardEvent('keydown', {...init, repeat: true}));
    expect(element.presses).to.equal(1);
  });

  it('acts in a text field when the shortcut has a modifier', async () => {
    const {place, element} = await setUp();
    place.querySelector('input')!.focus();
    await press('Alt+k');
    expect(element.presses).to.equal(1);
  });

  it('ignores a plain key in a text field', async () => {
    const {place, element} = await setUp('/');
    place.querySelector('input')!.focus();
    await press('/');
    expect(element.presses).to.equal(0);
  });

  it('acts on a plain key outside text fields', async () => {
    const {element} = await setUp('/');
    await press('/');
    expect(element.presses).to.equal(1);
  });

  it('ignores a key in a modal dialog', async () => {
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

  it('acts in the modal dialog that contains its element', async () => {
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

  it('acts in the modal dialog in its element', async () => {
    const {element} = await setUp();
    element.shadowRoot!.querySelector('dialog')!.showModal();
    await press('Alt+k');
    expect(element.presses).to.equal(1);
  });

  it('stops when its element is removed', async () => {
    const {element} = await setUp();
    element.remove();
    await press('Alt+k');
    expect(element.presses).to.equal(0);
  });
});
