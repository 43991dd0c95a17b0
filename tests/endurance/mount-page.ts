/** Runs in the page of `mounts.ts`: an element is created, used, moved, and removed, as often as the test asks. */

/** The life of what is mounted, on a place that the page has for it. */
export interface Life {
  /** Places it in the document. The returned function removes it. */
  mount(place: HTMLElement): () => void;
}

declare global {
  var mountTest: {
    /** The names of what the page can mount without HTML. */
    readonly names: readonly string[];
    /** Mounts, uses, moves, and removes it. */
    live(name: string, html: string, times: number): Promise<void>;
    /** Mounts and removes it before its first update. */
    pass(name: string, html: string, times: number): Promise<void>;
  };
}

/** The keys that most elements listen to. The last one closes what they have opened. */
const KEYS = ['ArrowDown', 'ArrowUp', 'Home', 'a', 'Backspace', 'Enter', ' ', 'Escape'];

/** A browser frees what it has removed between tasks. */
const LIVES_IN_TASK = 20;

/** Starts the page with what it can mount by name. Otherwise, it mounts HTML. */
export function startMountTest(lives: Readonly<Record<string, Life>>): void {
  const parser = new DOMParser();
  const place = document.body.appendChild(document.createElement('div'));
  const other = document.body.appendChild(document.createElement('form'));
  for (const type of ['submit', 'click'])
    addEventListener(type, event => {
      if (type === 'submit' || event.composedPath().some(isLink)) event.preventDefault();
    });

  const lifeOf = (name: string, html: string): Life => lives[name] ?? lifeOfHtml(parser, html);
  globalThis.mountTest = {
    names: Object.keys(lives),
    async live(name, html, times) {
      const life = lifeOf(name, html);
      for (let count = 1; count <= times; count++) {
        const remove = life.mount(place);
        await settle();
        await nextTask();
        for (const element of customElements(document)) await use(element);
        other.append(...place.childNodes);
        await settle();
        other.reset();
        place.append(...other.childNodes);
        await settle();
        // What is open, and has an update to come, when it is removed, must not start again.
        for (const element of customElements(place)) leaveOpen(element, count % 2 === 0);
        if (count % 3 === 0) await settle();
        remove();
        await nextTask();
      }
    },
    async pass(name, html, times) {
      const life = lifeOf(name, html);
      for (let count = 1; count <= times; count++) {
        life.mount(place)();
        if (count % LIVES_IN_TASK === 0) await nextTask();
      }
    },
  };
}

const isLink = (target: EventTarget) => target instanceof Element && target.matches('a[href], area');
/** Not by a timer, which would wait. */
const nextTask = () => scheduler.postTask(() => {});

/** What an element refers to, such as the button of a popover, is placed before it. */
function lifeOfHtml(parser: DOMParser, html: string): Life {
  const [, anchor] = /\sfor="([\w-]+)"/.exec(html) ?? [];
  const button = anchor === undefined ? '' : `<button id="${anchor}">Open</button>`;
  const {body} = parser.parseFromString(button + html, 'text/html');
  return {
    mount(place) {
      place.append(...[...body.childNodes].map(node => document.importNode(node, true)));
      return () => place.replaceChildren();
    },
  };
}

interface Updating extends HTMLElement {
  readonly updateComplete?: Promise<unknown>;
  readonly requestUpdate?: () => void;
  open?: unknown;
  show?: () => unknown;
  hide?: () => unknown;
}

/** Returns all elements with an update below a node, in shadow roots as well. */
function* customElements(root: ParentNode): Generator<Updating> {
  for (const element of root.querySelectorAll<Updating>('*')) {
    if (element.localName.includes('-')) yield element;
    if (element.shadowRoot) yield* customElements(element.shadowRoot);
  }
}

/** Waits until all elements have updated, and those that their updates have added. */
async function settle(): Promise<void> {
  for (let rounds = 0; rounds < 3; rounds++)
    for (const element of [...customElements(document)]) await element.updateComplete;
}

/** What a user and an app do with most elements. What an element does not have is left out. */
async function use(element: Updating): Promise<void> {
  element.dispatchEvent(new PointerEvent('pointerover', {bubbles: true, composed: true}));
  element.focus();
  const inner = activeElement();
  inner.click();
  await element.updateComplete;
  for (const key of KEYS) press(key);
  if (inner instanceof HTMLInputElement && inner.type === 'text') {
    inner.value = '1';
    inner.dispatchEvent(new InputEvent('input', {bubbles: true, composed: true}));
    inner.dispatchEvent(new Event('change', {bubbles: true}));
  }
  await openAndClose(element);
  element.dispatchEvent(new PointerEvent('pointerout', {bubbles: true, composed: true}));
  inner.blur();
  await element.updateComplete;
}

function leaveOpen(element: Updating, isOpen: boolean): void {
  if (typeof element.open === 'boolean') element.open = isOpen;
  element.requestUpdate?.();
}

async function openAndClose(element: Updating): Promise<void> {
  if (typeof element.show === 'function') void element.show();
  else if (typeof element.open === 'boolean') element.open = !element.open;
  await element.updateComplete;
  press('Escape');
  if (typeof element.hide === 'function') void element.hide();
  else if (element.open === true) element.open = false;
  await element.updateComplete;
}

function press(key: string): void {
  const target = activeElement();
  for (const type of ['keydown', 'keyup'])
    target.dispatchEvent(
      new KeyboardEvent(type, {key, code: key, bubbles: true, composed: true, cancelable: true}),
    );
}

function activeElement(): HTMLElement {
  let active = document.activeElement as HTMLElement;
  while (active.shadowRoot?.activeElement instanceof HTMLElement) active = active.shadowRoot.activeElement;
  return active;
}
