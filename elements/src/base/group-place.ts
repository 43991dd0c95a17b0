import type {ReactiveController} from 'lit';
import type {LcElement} from './lc-element.js';
import {warn} from './members.js';

/** The property of a member that its group sets. The symbols are the same in each copy of the library on a page. */
export const PLACE: unique symbol = /* @__PURE__ */ Symbol.for('life-changers.group-place');

/** The method of a group that a member calls when it has changed. */
export const MEMBER_CHANGED: unique symbol = /* @__PURE__ */ Symbol.for('life-changers.member-changed');

/** The element around a member, which may be its group. */
interface GroupElement extends HTMLElement {
  [MEMBER_CHANGED]?(member: HTMLElement): void;
}

/** The place of an element in the group around it, such as the position of a step in `<lc-steps>`. */
export class GroupPlace<Place extends object> implements ReactiveController {
  readonly #host: LcElement;
  readonly #group: string;
  readonly #changed: ((place: Place | null) => void) | undefined;
  #value: Place | null = null;

  /**
   * @param group The tag name of the group.
   * @param changed Called at once for another place.
   */
  constructor(host: LcElement, group: string, changed?: (place: Place | null) => void) {
    this.#host = host;
    this.#group = group;
    this.#changed = changed;
    host.addController(this);
  }

  /** Null outside a group, and in one that is not defined yet. */
  get value(): Place | null {
    return this.#value;
  }

  set(value: Place | null): void {
    const names = Object.keys(value ?? this.#value ?? {}) as (keyof Place)[];
    if (names.every(name => value?.[name] === this.#value?.[name])) return;
    this.#value = value;
    this.#changed?.(value);
    this.#host.requestUpdate();
  }

  hostConnected(): void {
    this.notify();
  }

  hostDisconnected(): void {
    this.set(null);
  }

  hostUpdated(): void {
    const {isConnected, parentElement} = this.#host;
    if (isConnected && parentElement?.localName !== this.#group)
      this.#host[warn](`it must be a child of <${this.#group}>.`);
  }

  /** Reports a change. The group may be defined later. It then reads its children. */
  notify(): void {
    const parent: GroupElement | null = this.#host.parentElement;
    parent?.[MEMBER_CHANGED]?.(this.#host);
  }
}
