import {html, type ReactiveController, type TemplateResult} from 'lit';
import type {LoadedList, LoadingHost, OptionLoading} from '../../base/combobox/option-loading-slot.js';
import type {OptionsController} from '../../controllers/options.controller.js';
import {LocalizeController} from '../../controllers/localize.controller.js';
import {optionLoadingTexts} from '../../core/localization/english/lists.js';
import {ItemLoader} from '../../core/item-loader.js';
import type {LoadOptions, Option} from '../../core/options/index.js';
import {LOADED_OPTIONS} from '../../core/options/load-options.js';
import {delay} from '../../dom/delay.js';
import {hasFocusWithin} from '../../dom/focus.js';
import {KnownOptions} from './known-options.js';

const END = Symbol();

/** Loads the options of a field while its list is open. */
export class OptionLoadingController implements OptionLoading, ReactiveController {
  readonly #host: LoadingHost;
  readonly #list: LoadedList;
  readonly #given: OptionsController;
  readonly #texts: LocalizeController;
  readonly #loader: ItemLoader<Option>;
  readonly #known: KnownOptions;
  #old: readonly Option[] = [];
  #isOpen = false;
  #waitCount = 0;
  /** The text for which a key that chooses waits. A second one does not repeat it. */
  #chosenText: string | null = null;

  constructor(host: LoadingHost, list: LoadedList, given: OptionsController) {
    this.#host = host;
    this.#list = list;
    this.#given = given;
    this.#texts = new LocalizeController(host, optionLoadingTexts);
    this.#loader = new ItemLoader({
      kind: LOADED_OPTIONS,
      load: (text, context) => this.#load(text, context),
      changed: () => this.#handleChange(),
      delay,
      warn: given.warn,
    });
    this.#known = new KnownOptions(host, list, given, () => this.#handleChange());
    host.addController(this);
  }

  get listed(): readonly Option[] {
    const {items} = this.#loader;
    return items.some(({disabled}) => disabled) ? items.filter(({disabled}) => !disabled) : items;
  }

  get options(): readonly Option[] {
    return this.#known.with(this.#loader.items);
  }

  get isAwaited(): boolean {
    return this.#loader.isReplacing && this.#text.trim() !== '';
  }

  get end(): symbol | null {
    const {status, hasMore} = this.#loader;
    return this.#list.isOpen && (status === 'failed' || (status === 'idle' && hasMore)) ? END : null;
  }

  get isAtEnd(): boolean {
    const {rows, index} = this.#list;
    return rows[index] === END;
  }

  get note(): string | null {
    const {status} = this.#loader;
    if (status === 'idle') return null;
    return this.#texts.term(status === 'failed' ? 'optionsFailed' : 'loading');
  }

  get status(): string | null {
    return this.note ?? (this.#loader.hasMore ? this.#texts.term('optionsSoFar', this.listed.length) : null);
  }

  /** It is not one of the set. */
  renderEnd(): TemplateResult | null {
    const index = this.#list.rows.indexOf(END);
    if (index === -1) return null;
    return html`<div
      id="option-${index}"
      part=${this.isAtEnd ? 'option option-end option-active' : 'option option-end'}
      class="option"
      role="option"
      data-index=${index}
      aria-selected="false"
    >
      ${this.#texts.term(this.#loader.status === 'failed' ? 'retry' : 'loadMoreOptions')}
    </div>`;
  }

  /** After the key for the row, the next arrow key moves to the first new option. */
  takeEnd(index: number): boolean {
    if (this.#list.rows[index] !== END) return false;
    if (this.isAtEnd) this.#list.activateAt(this.#list.matches.length - 1);
    if (this.#loader.status === 'failed') this.#loader.retry();
    else this.#loader.more();
    return true;
  }

  wait(then: () => void): boolean {
    if (!this.isAwaited) return false;
    void this.#waitFor(this.#text, then);
    return true;
  }

  /** Without an answer, only text that may be anything is chosen. */
  waitToChoose(then: () => void): boolean {
    const {isMoved, source} = this.#list;
    const text = this.#text;
    if (isMoved || text.trim() === '') return false;
    if (this.#chosenText === text) return true;
    if (this.#loader.status === 'failed' && source.mustMatch) this.#loader.retry();
    const waits = this.wait(() => {
      if (this.#list.isOpen && (this.#loader.status === 'idle' || !source.mustMatch)) then();
    });
    if (waits) this.#chosenText = text;
    return waits;
  }

  hostUpdate(): void {
    const {isOpen} = this.#list;
    // A press outside closes the list before the field is left, which waits for the options.
    const isBusy = this.#waitCount > 0 || (this.isAwaited && hasFocusWithin(this.#host));
    if (isOpen) this.#loader.request(this.#text);
    else if (this.#isOpen && !isBusy) this.#loader.stop();
    this.#isOpen = isOpen || isBusy;
    this.#old = this.options;
    this.#known.loadLabels();
  }

  hostDisconnected(): void {
    this.#loader.stop();
    this.#isOpen = false;
  }

  get #text(): string {
    return this.#list.source.query;
  }

  /** Reads the function for each request: an app may set another one with each render. */
  #load(...[text, context]: Parameters<LoadOptions>): ReturnType<LoadOptions> {
    const {loadOptions} = this.#host;
    if (typeof loadOptions === 'function') return loadOptions(text, context);
    this.#given.warn('loadOptions must be a function that returns options. No options are shown.');
    return [];
  }

  #handleChange(): void {
    this.#host.requestUpdate('options', this.#old);
    this.#host.requestUpdate();
  }

  async #waitFor(text: string, then: () => void): Promise<void> {
    this.#waitCount += 1;
    await this.#loader.settle();
    // The element may choose from the new options.
    await this.#host.updateComplete;
    this.#waitCount -= 1;
    if (this.#chosenText === text) this.#chosenText = null;
    if (this.#text === text && this.#host.isConnected) then();
    this.#host.requestUpdate();
  }
}
