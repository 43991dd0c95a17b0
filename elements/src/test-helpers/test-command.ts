/** What a test does with an element. It is plain data, because a browser under test may be in another process. */
export interface TestCommand {
  readonly name: 'fill' | 'choose' | 'openPopup' | 'readTable' | 'waitForSave';
  /** The label of the element, or the text of a button. */
  readonly label: string;
  /** The value or the texts of options. */
  readonly value?: unknown;
  /** How long to wait for the element and what it needs, in milliseconds. Default 5000. */
  readonly timeout?: number | undefined;
}

/** A row of a table: the texts of its cells by the texts of their headers. */
export type TableTexts = Readonly<Record<string, string>>;

/**
 * Runs a command in the page. Playwright sends the source of this function to the page, so it uses nothing outside of it.
 *
 * @throws Error if the element is not there in time, cannot be used, or has no such option.
 */
export async function runTestCommand({name, label, value, timeout = 5000}: TestCommand): Promise<unknown> {
  interface Found extends HTMLElement {
    readonly label?: unknown;
    readonly text?: unknown;
    readonly typedValue?: unknown;
    readonly updateComplete?: Promise<unknown>;
    readonly multiple?: boolean;
    readonly options?: unknown;
    readonly readOnly?: boolean;
    checked?: boolean;
    value?: unknown;
    valueAsDate?: Date | null;
  }
  interface Choice {
    readonly text?: string;
    readonly label?: string;
    readonly value?: unknown;
    readonly children?: readonly Choice[];
  }

  const deadline = Date.now() + timeout;

  switch (name) {
    case 'fill':
      return fill(await findControl());
    case 'choose':
      return choose(await findControl());
    case 'openPopup':
      return openPopup(await findOpener());
    case 'readTable':
      return readTable(await findTable());
    case 'waitForSave':
      return waitForSave(await findTable());
  }

  async function until<Result>(find: () => Result | null, problem: () => string): Promise<Result> {
    for (;;) {
      const found = find();
      if (found !== null) return found;
      if (Date.now() > deadline) throw new Error(problem());
      await new Promise(resolve => setTimeout(resolve, 20));
    }
  }

  function* elementsIn(root: ParentNode): Iterable<Found> {
    for (const element of root.querySelectorAll<Found>('*')) {
      yield element;
      if (element.shadowRoot) yield* elementsIn(element.shadowRoot);
    }
  }

  async function find(kind: string, has: (element: Found) => boolean): Promise<Found> {
    const seen = () => [...elementsIn(document)].filter(has);
    const labelOf = (element: Found) =>
      String(element.label ?? '') ||
      element.getAttribute('aria-label') ||
      (isButton(element) ? String(element.text ?? '') || shownText(element) : '');
    const element = await until(
      () => seen().find(one => labelOf(one) === label) ?? null,
      () => {
        const labels = seen().map(one => `"${labelOf(one)}"`);
        return `There is no ${kind} "${label}"${labels.length > 0 ? `; there are ${labels.join(', ')}` : ''}.`;
      },
    );
    await element.updateComplete;
    return element;
  }

  function findTable(): Promise<Found> {
    return find('table', element => /^LC-(DATA|SERVER)-TABLE$/.test(element.tagName));
  }

  function findControl(): Promise<Found> {
    return findUsable('control', isControl);
  }

  /** A button that is not shown, such as one in a closed menu, does not count. */
  function findOpener(): Promise<Found> {
    const isShown = (element: Found) => element.checkVisibility?.() !== false;
    return findUsable(
      'control or button',
      element => isControl(element) || (isButton(element) && isShown(element)),
    );
  }

  function isControl(element: Found): boolean {
    return 'typedValue' in element;
  }

  /** Not the native button inside of an element that is a button. */
  function isButton(element: Found): boolean {
    const root = element.getRootNode();
    const isPart = root instanceof ShadowRoot && /BUTTON$/.test(root.host.tagName);
    return (/BUTTON$/.test(element.tagName) || element.getAttribute('role') === 'button') && !isPart;
  }

  /** Users cannot use an element that is disabled, read-only, or inert. */
  async function findUsable(kind: string, has: (element: Found) => boolean): Promise<Found> {
    const element = await find(kind, has);
    await until(
      () => (problemOf(element) === null ? true : null),
      () => `"${label}" is ${problemOf(element)}.`,
    );
    return element;
  }

  function problemOf(control: Found): string | null {
    if (control.matches(':disabled, [disabled], fieldset[disabled] *')) return 'disabled';
    if (control.readOnly) return 'read-only';
    return control.closest('[inert]') ? 'inert' : null;
  }

  async function fill(control: Found): Promise<void> {
    await enter(control, () => {
      if ('checked' in control) control.checked = Boolean(value);
      else if (value instanceof Date) control.valueAsDate = value;
      else control.value = value;
    });
  }

  /** What a user does sends these events. */
  async function enter(control: Found, change: () => void): Promise<void> {
    change();
    for (const type of ['input', 'change'])
      control.dispatchEvent(new Event(type, {bubbles: true, composed: true}));
    await control.updateComplete;
  }

  async function choose(control: Found): Promise<void> {
    const texts = Array.isArray(value) ? value.map(String) : [String(value)];
    const values = await Promise.all(texts.map(text => valueOf(control, text)));
    const isList = Array.isArray(control.typedValue) || control.multiple;
    await enter(control, () => (control.value = isList ? values : values[0]));
  }

  /** Options may load. */
  function valueOf(control: Found, text: string): Promise<unknown> {
    const all = () => flat((control.options as readonly Choice[] | null) ?? []);
    return until(
      () => {
        const option = all().find(one => textOf(one) === text);
        return option === undefined ? null : (option.value ?? text);
      },
      () => {
        const texts = all().map(one => `"${textOf(one)}"`);
        const some = texts.slice(0, 10).join(', ') + (texts.length > 10 ? ', …' : '');
        return `"${label}" has no option "${text}"${some ? `; it has ${some}` : ''}.`;
      },
    );
  }

  function flat(choices: readonly Choice[]): readonly Choice[] {
    return choices.flatMap(choice => [choice, ...flat(choice.children ?? [])]);
  }

  function textOf({text, label: ofRadio, value: plain}: Choice): string {
    return String(text ?? ofRadio ?? plain);
  }

  /** Presses a button, or that of a control, and waits until its popup or a dialog is open. */
  async function openPopup(opener: Found): Promise<void> {
    const pressed = isControl(opener) ? openerIn(opener.shadowRoot!) : opener;
    if (pressed === null) throw new Error(`"${label}" opens no popup of the page. Use choose.`);
    const isExpanded = () =>
      [pressed, ...(pressed.shadowRoot?.querySelectorAll('[aria-expanded]') ?? [])].some(
        part => part.getAttribute('aria-expanded') === 'true',
      );
    const dialogs = () => [...elementsIn(document)].filter(element => element.matches('dialog[open]'));
    if (isExpanded()) return;
    const before = dialogs();
    pressed.click();
    await until(
      () => isExpanded() || dialogs().some(dialog => !before.includes(dialog)) || null,
      () => `"${label}" has opened nothing.`,
    );
  }

  /** The part of a control that opens its popup when it is pressed. A list of the browser has none. */
  function openerIn(root: ShadowRoot): HTMLElement | null {
    return root.querySelector('[part~="toggle"]') ?? root.querySelector('[aria-expanded]');
  }

  /** The rows that are shown, when none is loading. */
  async function readTable(table: Found): Promise<TableTexts[]> {
    const root = table.shadowRoot!;
    await until(
      () => (root.querySelector('[role=progressbar], .outline-row') === null ? true : null),
      () => `The rows of "${label}" are still loading.`,
    );
    await table.updateComplete;
    const headers = [...root.querySelectorAll('th[part~="header-cell"]')].map(
      cell => cell.getAttribute('aria-label') ?? shownText(cell),
    );
    return [...root.querySelectorAll('tr[part~="row"]')].map(row => {
      const cells = [...row.querySelectorAll('[part~="cell"]')].map(shownText);
      return Object.fromEntries(headers.map((header, index) => [header, cells[index] ?? '']));
    });
  }

  /** The text with what is slotted. */
  function shownText(node: Node): string {
    const text = (part: Node): string => {
      if (part instanceof Text) return part.data;
      const slotted = part instanceof HTMLSlotElement ? part.assignedNodes() : [];
      const inside = slotted.length > 0 ? slotted : [...((part as Element).shadowRoot ?? part).childNodes];
      return /^(STYLE|TEMPLATE)$/.test((part as Element).tagName) ? '' : inside.map(text).join('');
    };
    return text(node).replace(/\s+/g, ' ').trim();
  }

  async function waitForSave(table: Found): Promise<void> {
    const edited = () => [...table.shadowRoot!.querySelectorAll<HTMLElement>('[data-edit]')];
    const stateOf = (cell: HTMLElement) => cell.dataset['edit']!;
    await until(
      () => {
        const refused = edited().find(cell => /^(invalid|failed|conflict)$/.test(stateOf(cell)));
        if (refused) throw new Error(`"${label}" was not saved: ${shownText(refused)}`);
        return edited().length === 0 ? true : null;
      },
      () =>
        `"${label}" is not saved: ${edited().length} edits are ${[...new Set(edited().map(stateOf))].join(', ')}.`,
    );
  }
}
