import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {normalizeOptions, type Option} from '../core/options/index.js';
import {detailsOf} from '../core/options/option.js';
import {isServerView} from '../dom/server-view.js';
import type {Warn} from '../core/bad-input.js';

type OptionsHost = ReactiveControllerHost & HTMLElement & {requestUpdate(name: string, old: unknown): void};

const NO_OPTIONS: readonly Option[] = [];
const NONE: readonly string[] = [];

const OBSERVED: MutationObserverInit = {
  attributeFilter: ['data-description', 'data-icon', 'data-suffix', 'disabled', 'label', 'selected', 'value'],
  characterData: true,
  childList: true,
  subtree: true,
};

/**
 * The options of an element: its `options` property, or else its `<option>` children, which may change at any
 * time. When the children change, the `options` property of the element changes.
 */
export class OptionsController implements ReactiveController {
  readonly warn: Warn;
  readonly #host: OptionsHost;
  #given: readonly Option[] = [];
  #children: readonly Option[] = NO_OPTIONS;
  #selected = NONE;
  #observer: MutationObserver | null = null;

  /** @param warn Called for invalid options. */
  constructor(host: OptionsHost, warn: Warn) {
    this.#host = host;
    this.warn = warn;
    host.addController(this);
  }

  /** The current options. */
  get options(): readonly Option[] {
    return this.#given.length > 0 ? this.#given : this.#knownChildren;
  }

  /**
   * The value of the last `<option selected>` child; empty if there is none. It is the initial value in HTML.
   */
  get selected(): string {
    return this.allSelected.at(-1) ?? '';
  }

  /** The values of all `<option selected>` children. */
  get allSelected(): readonly string[] {
    return this.#given.length > 0 || this.#knownChildren !== this.#children ? NONE : this.#selected;
  }

  /** While the element hydrates, its children count if the server has rendered them as options. */
  get #knownChildren(): readonly Option[] {
    const isUnknown =
      isServerView &&
      !this.#host.shadowRoot?.querySelector(
        'option:not(.unselected), .option > input, .option-tag, .list .option',
      );
    return isUnknown ? NO_OPTIONS : this.#children;
  }

  /** Sets the value of the `options` property. */
  set(options: unknown): void {
    this.#given = normalizeOptions(options, this.warn);
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
    this.#children = children.map(option => {
      const {label: text, value, dataset} = option;
      const details = detailsOf({...dataset, group: option.closest('optgroup')?.label});
      return {text, value, disabled: option.matches(':disabled'), ...details};
    });
    this.#selected = children.filter(option => option.defaultSelected).map(({value}) => value);
    this.#host.requestUpdate('options', old);
  }
}
