import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {focusRegion, hasFocusWithin, tryFocus} from '../../dom/focus.js';

/** The list that the buttons change. */
interface CommandHost extends ReactiveControllerHost, HTMLElement {
  readonly rows: readonly HTMLElement[];
  insert(index?: number): HTMLElement | null;
  remove(index?: number): boolean;
  move(from: number, to: number): boolean;
}

/** The limits of the list. */
interface RowLimits {
  readonly min: number;
  readonly max: number;
}

/** What a user has done. */
export type RowAction = 'rowAdded' | 'rowRemoved' | 'rowMoved';

type CommandButton = HTMLElement & {disabled: boolean};

const FIELDS = '[name], input, select, textarea, button, a[href]';

/**
 * The buttons that change the rows of a list: those with a `command` in the list, and those whose `commandfor` is its id. It
 * listens to clicks, because not every browser sends `command` events, and the buttons of this library send none.
 */
export class RowCommandsController implements ReactiveController {
  readonly #host: CommandHost;
  readonly #limits: RowLimits;
  readonly #acted: (action: RowAction, index: number) => void;
  /** The buttons that this controller has disabled. */
  readonly #disabled = new WeakSet<Element>();
  #root: ParentNode | null = null;

  /** @param acted Called when the user has changed a row, with its index. */
  constructor(host: CommandHost, limits: RowLimits, acted: (action: RowAction, index: number) => void) {
    this.#host = host;
    this.#limits = limits;
    this.#acted = acted;
    host.addController(this);
  }

  hostConnected(): void {
    this.#root = this.#host.getRootNode() as ParentNode & Node;
    this.#root.addEventListener('click', this);
  }

  hostDisconnected(): void {
    this.#root?.removeEventListener('click', this);
  }

  /** Disables the buttons that can do nothing, such as those that add a row to a full list. */
  update(): void {
    for (const button of this.#buttons()) {
      const isOff = this.#targetOf(button) === null;
      if (isOff === this.#disabled.has(button) || (isOff && button.disabled)) continue;
      // A disabled button loses the focus, such as that of a row that the app has moved to the end.
      const hadFocus = isOff && hasFocusWithin(button);
      button.disabled = isOff;
      if (isOff) this.#disabled.add(button);
      else this.#disabled.delete(button);
      if (hadFocus) focusIn(this.#host.rows[this.#indexOf(button)] ?? this.#host);
    }
  }

  /** After rows are removed, the focus goes to the button that removes the one at an index, or to the nearest place. */
  focusNear(index: number): void {
    const {rows} = this.#host;
    const row = rows[index] ?? rows.at(-1);
    const remove = this.#buttons().find(one => isCommand(one, '--remove') && row?.contains(one));
    if (remove !== undefined && tryFocus(remove)) return;
    if (focusIn(row)) return;
    const inserts = this.#buttons().filter(one => isCommand(one, '--insert'));
    if (!inserts.some(one => tryFocus(one))) focusRegion(this.#host);
  }

  /** @internal Listens to clicks. */
  handleEvent(event: Event): void {
    const button = (event.target as Element).closest<CommandButton>('[command]');
    if (button === null || event.defaultPrevented || !this.#isOurs(button)) return;
    const target = this.#targetOf(button);
    if (target === null) return;
    // The browser would send the command as well, and old ones would submit the form.
    event.preventDefault();
    this.#run(button, target);
  }

  #run(button: CommandButton, target: number): void {
    const index = this.#indexOf(button);
    const command = button.getAttribute('command');
    if (command === '--insert') {
      focusIn(this.#host.insert(target));
      this.#acted('rowAdded', target);
    } else if (command === '--remove') {
      this.#host.remove(target);
      this.focusNear(target);
      this.#acted('rowRemoved', target);
    } else {
      this.#host.move(index, target);
      // The button is disabled soon if it can do nothing more.
      if (this.#targetOf(button) === null || !tryFocus(button)) focusIn(this.#host.rows[target]);
      this.#acted('rowMoved', target);
    }
  }

  /** Returns the index at which a button adds or removes a row, or to which it moves its row; null if it cannot. */
  #targetOf(button: Element): number | null {
    const {min, max} = this.#limits;
    const {length} = this.#host.rows;
    const index = this.#indexOf(button);
    const isInRow = index >= 0;
    switch (button.getAttribute('command')) {
      case '--insert':
        return length < max ? (isInRow ? index + 1 : length) : null;
      case '--remove':
        return isInRow && length > min ? index : null;
      case '--move-up':
        return index > 0 ? index - 1 : null;
      case '--move-down':
        return isInRow && index < length - 1 ? index + 1 : null;
      default:
        return null;
    }
  }

  #buttons(): CommandButton[] {
    const {id} = this.#host;
    const outside = id === '' ? [] : (this.#root?.querySelectorAll(`[commandfor="${CSS.escape(id)}"]`) ?? []);
    const inside = this.#host.querySelectorAll('[command]');
    return [...new Set([...inside, ...outside] as CommandButton[])].filter(one => this.#isOurs(one));
  }

  #isOurs(button: Element): boolean {
    const id = button.getAttribute('commandfor');
    return id === null ? closestList(button) === this.#host : id === this.#host.id;
  }

  /** Returns the index of the row of a button; -1 for a button outside the rows. */
  #indexOf(button: Element): number {
    return this.#host.rows.findIndex(row => row.contains(button));
  }
}

/** Focuses the first field of a row. */
export function focusIn(row: Element | null | undefined): boolean {
  return Array.from(row?.querySelectorAll<HTMLElement>(FIELDS) ?? []).some(one => tryFocus(one));
}

/** Returns the list that an element is in. */
function closestList(element: Element): Element | null {
  return element.parentElement?.closest('lc-field-list') ?? null;
}

function isCommand(button: Element, command: string): boolean {
  return button.getAttribute('command') === command;
}
