import '../components/drawer/drawer.define.js';
import '../components/menu-item/menu-item.define.js';
import '../components/menu/menu.define.js';
import '../components/menu/popups.define.js';
import '../components/modal/modal.define.js';
import '../components/popover/popover.define.js';
import '../components/tooltip/tooltip.define.js';
import {deepActiveElement} from '../dom/composed-tree.js';
import type {Chance} from './walks/chance.js';
import {pressKey} from './walks/keys.js';
import {testWalks} from './walks/test-walks.js';
import {nextTask, type Walk} from './walks/walk.js';

type Dialog = HTMLElementTagNameMap['lc-modal' | 'lc-drawer'];
type Popup = HTMLElementTagNameMap['lc-menu' | 'lc-popover'];

/** An open layer, and what had the focus before. */
interface Layer {
  readonly element: Dialog | Popup;
  readonly opener: Element | null;
}

/** Each dialog has a menu, a popover, and a button with a tooltip. */
const CONTENT = `
  <p>Text</p>
  <lc-menu><button slot="trigger">Menu</button><lc-menu-item text="Item"></lc-menu-item></lc-menu>
  <button class="opener">Popover</button>
  <lc-popover heading="Popover"><button>Inside</button></lc-popover>
  <button class="hinted">Hint</button>
  <lc-tooltip>A hint</lc-tooltip>`;

/** Modals and drawers above each other: a stack of layers, of which Escape closes the top one. */
class LayersWalk implements Walk {
  readonly root = document.createElement('main');
  readonly #dialogs: readonly Dialog[];
  /** The open layers, the lowest first. */
  readonly #open: Layer[] = [];
  /** The dialog whose tooltip is open, above all layers. */
  #hinted: Dialog | null = null;
  /** The layers that the app keeps open. */
  readonly #kept = new Set<Element>();
  /** What must have the focus, if a layer has just closed. */
  #returned: Element | null = null;
  readonly #events: string[] = [];
  readonly #expected: string[] = [];

  constructor() {
    const tags = ['lc-modal', 'lc-drawer', 'lc-modal'] as const;
    this.#dialogs = tags.map((tag, index) => {
      const dialog: Dialog = document.createElement(tag);
      dialog.innerHTML = CONTENT;
      dialog.heading = dialog.id = `${tag}-${index}`;
      for (const [opener, target] of [
        ['.opener', 'lc-popover'],
        ['.hinted', 'lc-tooltip'],
      ] as const) {
        const id = `${dialog.id}${opener.replace('.', '-')}`;
        dialog.querySelector(opener)!.id = id;
        dialog.querySelector(target)!.for = id;
      }
      for (const popup of dialog.querySelectorAll('lc-menu, lc-popover'))
        popup.id = `${popup.localName} of ${dialog.id}`;
      return dialog;
    });
    this.root.append(
      Object.assign(document.createElement('button'), {textContent: 'Open'}),
      ...this.#dialogs,
    );
    document.body.append(this.root);
    for (const layer of this.#layers) this.#record(layer);
    this.root.querySelector('button')!.focus();
  }

  readonly steps: Walk['steps'] = {
    dialog: [4, chance => this.#showDialog(chance)],
    popup: [5, chance => this.#showPopup(chance)],
    hint: [3, () => this.#showHint()],
    escape: [8, () => this.#escape()],
    'repeated escape': [1, () => this.#repeatEscape()],
    'press outside': [3, () => this.#pressOutside()],
    'press the backdrop': [2, () => this.#pressBackdrop()],
    hide: [2, () => this.#hide()],
    keep: [2, chance => this.#keep(chance)],
  };

  /** The app closes what has the focus. */
  readonly mayLoseFocus = (): boolean => true;

  *check(): Iterable<string> {
    const open = this.#layers.filter(layer => layer.open).map(({id}) => id);
    const expected = this.#layers.filter(layer => this.#open.some(({element}) => element === layer));
    yield* difference('open', open, namesOf(expected));
    yield* difference(
      'tooltips',
      namesOf(this.#dialogs.filter(hasHint)),
      namesOf(this.#hinted ? [this.#hinted] : []),
    );
    yield* difference('events', this.#events, this.#expected);
    const focus = deepActiveElement(document);
    if (this.#returned !== null && focus !== this.#returned)
      yield `the focus is on <${focus?.localName}> "${focus?.textContent}", not on "${this.#returned.textContent}"`;
    if (this.#dialog?.contains(document.activeElement) === false)
      yield `the focus is outside ${this.#dialog.id}`;
    this.#events.length = this.#expected.length = 0;
  }

  get #layers(): (Dialog | Popup)[] {
    return [...this.root.querySelectorAll<Dialog | Popup>('lc-modal, lc-drawer, lc-menu, lc-popover')];
  }

  get #top(): Layer | undefined {
    return this.#open.at(-1);
  }

  /** The dialog in front. */
  get #dialog(): Dialog | undefined {
    return this.#open.map(({element}) => element).findLast(isDialog);
  }

  get #hasPopup(): boolean {
    return this.#top !== undefined && !isDialog(this.#top.element);
  }

  /** A popup that stays open loses the focus, and with it the keys. */
  get #isPopupKept(): boolean {
    return this.#hasPopup && this.#kept.has(this.#top!.element);
  }

  #record(layer: Dialog | Popup): void {
    layer.addEventListener('lc-hide', event => {
      if (event.target !== layer) return;
      this.#events.push(`${layer.id} ${(event as CustomEvent<{reason: string}>).detail.reason}`);
      if (this.#kept.has(layer)) event.preventDefault();
    });
  }

  /** A dialog that opens above a popup takes the focus, which closes the popup: its own tests show that. */
  #showDialog(chance: Chance): string | null {
    const dialog = chance.pick(this.#dialogs.filter(({open}) => !open));
    if (dialog === undefined || this.#hasPopup) return null;
    this.#push(dialog);
    dialog.show();
    return `show ${dialog.id}`;
  }

  async #showPopup(chance: Chance): Promise<string | null> {
    if (this.#dialog === undefined || this.#hasPopup) return null;
    const popup = chance.pick([...this.#dialog.querySelectorAll<Popup>('lc-menu, lc-popover')]);
    const trigger = popup.querySelector<HTMLElement>('[slot=trigger]');
    (trigger ?? (popup.previousElementSibling as HTMLElement)).focus();
    this.#push(popup);
    popup.show();
    // Users press keys once it is shown.
    await nextTask();
    return `show ${popup.id}`;
  }

  /** The user moves the focus with the keyboard to a button with a tooltip. */
  async #showHint(): Promise<string | null> {
    if (this.#dialog === undefined || this.#hasPopup) return null;
    await nextTask();
    const button = this.#dialog.querySelector<HTMLElement>('.hinted')!;
    if (deepActiveElement(document) === button) return null;
    button.focus();
    pressKeyUp('Tab');
    this.#hinted = this.#dialog;
    this.#returned = null;
    return `show the tooltip of ${this.#dialog.id}`;
  }

  #push(element: Dialog | Popup): void {
    this.#open.push({element, opener: deepActiveElement(document)});
    this.#hinted = this.#returned = null;
  }

  /** Asks the top layer to close. */
  #close(reason: string): void {
    const {element, opener} = this.#top!;
    this.#expected.push(`${element.id} ${reason}`);
    if (this.#kept.has(element)) return;
    this.#open.pop();
    this.#hinted = null;
    // After a press, the focus is where the user has pressed.
    this.#returned = reason === 'outside' ? null : opener;
  }

  #escape(): string {
    pressKey('Escape');
    const top = this.#hinted === null ? this.#top?.element.id : 'the tooltip';
    if (this.#hinted !== null) this.#hinted = null;
    else if (this.#top !== undefined) this.#close('escape');
    return `Escape in ${top ?? 'the page'}`;
  }

  /** A key that is held closes one layer. */
  #repeatEscape(): string | null {
    if (this.#top === undefined || this.#hasPopup || this.#hinted !== null) return null;
    pressKey('Escape', {repeat: true});
    return 'hold Escape';
  }

  /** A press on another button of the dialog, which gets the focus, closes a popup. */
  #pressOutside(): string | null {
    if (this.#dialog === undefined || this.#isPopupKept) return null;
    const {id} = this.#dialog;
    const button = this.#dialog.querySelector<HTMLElement>('.hinted')!;
    press(button, 'pointerdown');
    button.focus();
    if (this.#hasPopup) this.#close('outside');
    this.#hinted = this.#returned = null;
    return `press in ${id}`;
  }

  /** A press that closes a popup does not close the dialog too. */
  #pressBackdrop(): string | null {
    if (this.#dialog === undefined || this.#isPopupKept) return null;
    const dialog = this.#dialog;
    const hadPopup = this.#hasPopup;
    for (const type of ['pointerdown', 'pointerup', 'click'] as const)
      press(dialog.shadowRoot!.querySelector('dialog')!, type);
    this.#hinted = null;
    this.#close(hadPopup ? 'outside' : 'backdrop');
    // The focus of a closed popup is lost, as after a real press.
    if (hadPopup) dialog.querySelector<HTMLElement>('.hinted')!.focus();
    return `press the backdrop of ${dialog.id}`;
  }

  #hide(): string | null {
    if (this.#top === undefined) return null;
    const {element} = this.#top;
    element.hide();
    this.#close('api');
    return `hide ${element.id}`;
  }

  #keep(chance: Chance): string {
    const layer = chance.pick(this.#layers);
    if (!this.#kept.delete(layer)) this.#kept.add(layer);
    return `${this.#kept.has(layer) ? 'keep' : 'let go of'} ${layer.id}`;
  }
}

function* difference(name: string, actual: readonly string[], expected: readonly string[]): Iterable<string> {
  if (actual.join() !== expected.join())
    yield `${name}: ${actual.join() || 'none'}, not ${expected.join() || 'none'}`;
}

const namesOf = (elements: readonly Element[]): string[] => elements.map(({id}) => id);

/** Whether the tooltip of a dialog is open. */
const hasHint = (dialog: Dialog): boolean =>
  dialog.querySelector('lc-tooltip')!.shadowRoot!.querySelector(':popover-open') !== null;

const isDialog = (element: Dialog | Popup): element is Dialog => /modal|drawer/.test(element.localName);

function pressKeyUp(key: string): void {
  deepActiveElement(document)!.dispatchEvent(
    new KeyboardEvent('keyup', {key, bubbles: true, composed: true}),
  );
}

/** Sends an event of the mouse, at a point outside of the page. */
function press(target: Element, type: 'pointerdown' | 'pointerup' | 'click'): void {
  const options = {bubbles: true, composed: true, cancelable: true, button: 0, clientX: -5, clientY: -5};
  target.dispatchEvent(new PointerEvent(type, options));
}

describe('layers above each other', () => {
  testWalks(() => new LayersWalk(), {seeds: [1, 2, 3], steps: 100});
});
