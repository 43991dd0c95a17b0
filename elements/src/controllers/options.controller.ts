import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {readOptions, type Option} from '../core/options/index.js';
import type {Warn} from '../core/bad-input.js';

type OptionsHost = ReactiveControllerHost & HTMLElement & {requestUpdate(name: string, old: unknown): void};

const OBSERVED: MutationObserverInit = {
  attributeFilter: ['disabled', 'label', 'selected', 'value'],
  characterData: true,
  childList: true,
  subtree: true,
};

/**
 * The options of an element: what its `options` property was given, or else its `<option>` children, which may come,
 * go and change at any time. A change of the children is a change of the element's `options`.
 */
export class OptionsController implements ReactiveController {
  readonly #host: OptionsHost;
  readonly #warn: Warn;
  #given: readonly Option[] = [];
  #children: readonly Option[] = [];
  #selected = '';
  #observer: MutationObserver | null = null;

  /** @param warn Is told of bad options. */
  constructor(host: OptionsHost, warn: Warn) {
    this.#host = host;
    this.#warn = warn;
    host.addController(this);
  }

  /** The options that the element has now. */
  get options(): readonly Option[] {
    return this.#given.length > 0 ? this.#given : this.#children;
  }

  /** The value of the last `<option selected>` child; empty when none is. It is the start value of plain HTML. */
  get selected(): string {
    return this.#given.length > 0 ? '' : this.#selected;
  }

  /** Takes what the `options` property is set to. */
  give(options: unknown): void {
    this.#given = readOptions(options, this.#warn);
  }

  hostConnected(): void {
    this.#observer ??= new MutationObserver(() => this.#readChildren());
    this.#observer.observe(this.#host, OBSERVED);
    this.#readChildren();
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
  }

  #readChildren(): void {
    const children = [
      ...this.#host.querySelectorAll<HTMLOptionElement>(':scope > option, :scope > optgroup > option'),
    ];
    if (children.length === 0 && this.#children.length === 0) return;
    const old = this.options;
    this.#children = children.map(option => ({
      text: option.label,
      value: option.value,
      disabled: option.matches(':disabled'),
    }));
    this.#selected = children.findLast(option => option.defaultSelected)?.value ?? '';
    this.#host.requestUpdate('options', old);
  }
}
