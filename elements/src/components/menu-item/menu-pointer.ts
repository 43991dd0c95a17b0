import {isToward} from '../../core/is-toward.js';
import {SUBMENU, type MenuEntry} from './members.js';

/** Milliseconds that the pointer rests on an item before its submenu opens. */
const OPEN_DELAY = 100;

/** Milliseconds that the pointer may rest on its way to a submenu before the item below it counts. */
const PAUSE = 300;

/**
 * The focus of a menu follows the mouse, and a submenu opens below it. On the way to an open submenu, the pointer may cross
 * other items.
 */
export class MenuPointer {
  readonly #items: () => readonly MenuEntry[];
  #last = {x: NaN, y: NaN};
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(items: () => readonly MenuEntry[]) {
    this.#items = items;
  }

  /** Stops to wait, because the pointer has left or the menu has closed. */
  readonly stop = (): void => clearTimeout(this.#timer);

  readonly handleMove = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') return;
    const last = this.#last;
    const point = {x: event.clientX, y: event.clientY};
    // Scrolling moves items below a pointer that rests.
    if (point.x === last.x && point.y === last.y) return;
    this.#last = point;
    this.stop();
    const path = event.composedPath();
    const items = this.#items();
    const item = items.find(entry => path.includes(entry));
    if (item === undefined) return;
    const open = items.find(entry => entry[SUBMENU]?.isOpen);
    const box = open?.shadowRoot?.querySelector('.submenu')?.getBoundingClientRect();
    if (box === undefined || item === open || !isToward(last, point, box)) this.#enter(item);
    else this.#timer = setTimeout(() => this.#enter(item), PAUSE);
  };

  #enter(item: MenuEntry): void {
    const {activeElement} = item.getRootNode() as Document | ShadowRoot;
    if (!item.contains(activeElement)) item.focus({preventScroll: true});
    this.#timer = setTimeout(() => item[SUBMENU]?.show(null), OPEN_DELAY);
  }
}
