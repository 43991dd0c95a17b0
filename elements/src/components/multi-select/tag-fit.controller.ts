import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {resizeObserver} from '../../dom/platform.js';

type TagFitHost = ReactiveControllerHost & HTMLElement;

/**
 * Hides the tags that do not fit into a number of lines with their number and what follows it. It measures only when the
 * tags, the limit, or the width of the list have changed.
 */
export class TagFitController implements ReactiveController {
  /** The number of tags that fit. Infinity before they are measured. */
  fitting = Infinity;

  readonly #host: TagFitHost;
  #observer: ResizeObserver | null = null;
  #observed: Element | null = null;
  #key = '';
  #lines = Infinity;
  #isDue = false;
  #width = 0;
  /** Whether the number of the others is new, and not measured. */
  #isEndDue = false;

  constructor(host: TagFitHost) {
    this.#host = host;
    host.addController(this);
  }

  /**
   * Measures after the update if something has changed.
   *
   * @param key Changes when the tags change.
   * @param lines The maximum number of lines of tags. Infinity shows all.
   */
  follow(key: string, lines: number): void {
    this.#isDue ||= key !== this.#key || lines !== this.#lines;
    this.#key = key;
    this.#lines = lines;
  }

  /** The observer measures new tags first, once for the whole page: a layout for each element would take most of its time. */
  hostUpdated(): void {
    const list = this.#list;
    if (list === null) return;
    const isDue = this.#isDue;
    this.#isDue = false;
    // It is as wide as the field, and its height does not depend on the tags.
    const ruler = this.#find('.message');
    if (this.#observed === ruler) {
      if (isDue) this.#measure(list);
      else if (this.#isEndDue) this.#makeRoom(list);
    } else if (list.childElementCount > 0 && ruler?.isConnected) {
      this.#observed = ruler;
      this.#observer ??= resizeObserver(ruler, ([entry]) => this.#handleResize(entry!));
      this.#observer.observe(ruler);
    }
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#observer = null;
    this.#observed = null;
    this.#width = 0;
  }

  #handleResize({contentRect: {width}}: ResizeObserverEntry): void {
    const list = this.#list;
    if (width === this.#width || list === null) return;
    this.#width = width;
    this.#measure(list);
  }

  #measure(list: HTMLElement): void {
    const lines = this.#lines;
    const tags = [...list.children] as HTMLElement[];
    for (const tag of tags) tag.hidden = false;
    const tops = lines === Infinity ? [] : tags.map(({offsetTop}) => offsetTop);
    let line = 0;
    const first = tops.findIndex((top, index) => {
      if (index === 0 || top > tops[index - 1]!) line += 1;
      return line > lines;
    });
    const fitting = first === -1 ? Infinity : first;
    tags.slice(fitting).forEach(tag => (tag.hidden = true));
    this.#isEndDue = fitting < Infinity;
    if (fitting !== this.fitting) this.#set(fitting);
    else if (this.#isEndDue) this.#makeRoom(list);
  }

  /** Hides more tags, but the first, until the last line has room for the number of the others and what follows it. */
  #makeRoom({children}: HTMLElement): void {
    this.#isEndDue = false;
    const end = this.#find('input')!;
    let {fitting} = this;
    const last = (): HTMLElement => children[fitting - 1] as HTMLElement;
    while (fitting > 1 && end.offsetTop >= last().offsetTop + last().offsetHeight) {
      last().hidden = true;
      fitting -= 1;
    }
    if (fitting !== this.fitting) this.#set(fitting);
  }

  get #list(): HTMLElement | null {
    return this.#find('.tags');
  }

  #find(selector: string): HTMLElement | null {
    return this.#host.shadowRoot!.querySelector<HTMLElement>(selector);
  }

  #set(fitting: number): void {
    this.fitting = fitting;
    // After this update, and before the browser paints.
    queueMicrotask(() => this.#host.requestUpdate());
  }
}
