/* eslint-disable lit-a11y/click-events-have-key-events -- The focus stays in the text, whose keys move to the row. */
import {html, type ReactiveController, type TemplateResult} from 'lit';
import type {LoadingHost, LoadingParts, OptionLoading} from '../../base/combobox/option-loading-slot.js';
import {LocalizeController} from '../../controllers/localize.controller.js';
import {optionLoadingTexts} from '../../core/localization/english/lists.js';
import type {LoadOptions, Option} from '../../core/options/index.js';
import {LOADED_OPTIONS, OptionLoader} from '../../core/options/option-loader.js';
import {delay} from '../../dom/delay.js';
import {hasFocusWithin} from '../../dom/focus.js';
import {KnownOptions} from './known-options.js';

const END_ID = 'option-end';

/** The keys that do nothing alone. */
const MODIFIER = /^(?:Alt|Shift)$/;

/**
 * Loads the options of a field while its list is open. The list ends with a row for more options, or for another attempt
 * after a failure. The arrow keys move to that row like to an option.
 */
export class OptionLoadingController implements OptionLoading, ReactiveController {
  readonly #host: LoadingHost;
  readonly #parts: LoadingParts;
  readonly #texts: LocalizeController;
  readonly #loader: OptionLoader;
  readonly #known: KnownOptions;
  #old: readonly Option[] = [];
  #isOpen = false;
  #isAtEnd = false;
  #isScrollDue = false;
  /** The text for which the user has moved to an option, which Enter chooses without waiting. */
  #movedText: string | null = null;
  #waitCount = 0;
  /** The text for which Enter waits. A second Enter does not repeat it. */
  #enteredText: string | null = null;

  constructor(host: LoadingHost, parts: LoadingParts) {
    this.#host = host;
    this.#parts = parts;
    this.#texts = new LocalizeController(host, optionLoadingTexts);
    this.#loader = new OptionLoader({
      kind: LOADED_OPTIONS,
      load: (text, context) => this.#load(text, context),
      changed: () => this.#handleChange(),
      delay,
      warn: parts.warn,
    });
    this.#known = new KnownOptions({
      ...parts,
      loadLabel: () => host.loadLabel,
      changed: () => this.#handleChange(),
    });
    host.addController(this);
  }

  get listed(): readonly Option[] {
    const {options} = this.#loader;
    return options.some(({disabled}) => disabled) ? options.filter(({disabled}) => !disabled) : options;
  }

  get options(): readonly Option[] {
    return this.#known.with(this.#loader.options);
  }

  get activeId(): string | null {
    return this.#isAtEnd ? END_ID : null;
  }

  get note(): string | null {
    const {status} = this.#loader;
    if (status === 'idle') return null;
    return this.#texts.term(status === 'failed' ? 'optionsFailed' : 'loading');
  }

  get status(): string | null {
    return this.note ?? (this.#loader.hasMore ? this.#texts.term('optionsSoFar', this.listed.length) : null);
  }

  renderEnd(count: number): TemplateResult | null {
    if (!this.#isOpen || !this.#hasEnd || count < this.listed.length) return null;
    const {activeId} = this;
    return html`<div
      id=${END_ID}
      part=${activeId === null ? 'option option-end' : 'option option-end option-active'}
      class="option"
      role="option"
      aria-selected="false"
      @click=${this.#handleClick}
    >
      ${this.#texts.term(this.#loader.status === 'failed' ? 'retry' : 'loadMoreOptions')}
    </div>`;
  }

  handleKey(event: KeyboardEvent): boolean {
    const {key, altKey} = event;
    const {chooses = () => key === 'Enter', text} = this.#parts;
    if (event.isComposing) return false;
    if (chooses(event)) return this.#handleEnter(event);
    if (key === 'Tab') return this.#isAtEnd || (this.#isAwaited && text() !== this.#movedText);
    if (altKey || (key !== 'ArrowDown' && key !== 'ArrowUp')) {
      if (!MODIFIER.test(key)) this.#isAtEnd = false;
      this.#host.requestUpdate();
      return false;
    }
    this.#movedText = text();
    if (this.#isAtEnd ? !this.#leavesEnd(key) : !this.#reachesEnd(key)) return false;
    event.preventDefault();
    this.#host.requestUpdate();
    return true;
  }

  wait(then: () => void): boolean {
    if (!this.#isAwaited) return false;
    void this.#waitFor(this.#parts.text(), then);
    return true;
  }

  hostUpdate(): void {
    const {isOpen} = this.#parts.popup;
    // A press outside closes the list before the field is left, which waits for the options.
    const isBusy = this.#waitCount > 0 || (this.#isAwaited && hasFocusWithin(this.#host));
    if (isOpen) this.#loader.request(this.#parts.text());
    else if (this.#isOpen && !isBusy) this.#stop();
    this.#isOpen = isOpen || isBusy;
    if (!this.#hasEnd) this.#isAtEnd = false;
    this.#old = this.options;
    this.#known.loadLabels();
  }

  hostUpdated(): void {
    if (!this.#isScrollDue) return;
    this.#isScrollDue = false;
    this.#end?.scrollIntoView({block: 'nearest'});
  }

  hostDisconnected(): void {
    this.#stop();
    this.#isOpen = false;
  }

  /** Whether the options of typed text are loading. */
  get #isAwaited(): boolean {
    return this.#loader.isReplacing && this.#parts.text().trim() !== '';
  }

  get #hasEnd(): boolean {
    const {status, hasMore} = this.#loader;
    return status === 'failed' || (status === 'idle' && hasMore);
  }

  get #end(): HTMLElement | null {
    return this.#host.shadowRoot!.getElementById(END_ID);
  }

  readonly #handleClick = (event: Event): void => {
    // It is not an option of the element.
    event.stopPropagation();
    this.#act();
  };

  /** Reads the function for each request: an app may set another one with each render. */
  #load(...[text, context]: Parameters<LoadOptions>): ReturnType<LoadOptions> {
    const {loadOptions} = this.#host;
    if (typeof loadOptions === 'function') return loadOptions(text, context);
    this.#parts.warn('loadOptions must be a function that returns options. No options are shown.');
    return [];
  }

  #handleChange(): void {
    this.#host.requestUpdate('options', this.#old);
    this.#host.requestUpdate();
  }

  /** Loads more options, or tries again. */
  #act(): void {
    if (this.#loader.status === 'failed') this.#loader.retry();
    else this.#loader.more();
  }

  #handleEnter(event: KeyboardEvent): boolean {
    if (this.#isAtEnd) {
      event.preventDefault();
      this.#isAtEnd = false;
      // The next arrow key moves to the first new option.
      this.#parts.activate?.(this.listed.length - 1);
      this.#act();
      return true;
    }
    return this.#enteredText === this.#parts.text() || this.#waitToEnter(event);
  }

  /** Without an answer, only text that may be anything is entered. */
  #waitToEnter(event: KeyboardEvent): boolean {
    const {popup, text, mustMatch, enter} = this.#parts;
    if (text().trim() === '' || text() === this.#movedText) return false;
    if (this.#loader.status === 'failed' && mustMatch()) this.#loader.retry();
    const waits = this.wait(() => {
      if (popup.isOpen && (this.#loader.status === 'idle' || !mustMatch())) enter(event);
    });
    if (waits) this.#enteredText = text();
    return waits;
  }

  /** Whether the key moves from an option or the text to the row at the end. */
  #reachesEnd(key: string): boolean {
    const root = this.#host.shadowRoot!;
    if (this.#end === null) return false;
    const rows = [...root.querySelectorAll('.option')].filter(row => row.id !== END_ID);
    const active = root.getElementById('control')!.getAttribute('aria-activedescendant');
    const index = rows.findIndex(({id}) => id === active);
    const {activate} = this.#parts;
    this.#isAtEnd = key === 'ArrowDown' ? index === rows.length - 1 : activate !== undefined && index <= 0;
    if (!this.#isAtEnd) return false;
    this.#isScrollDue = true;
    activate?.(-1);
    return true;
  }

  /** Moves to the first option, or back to the last one. Returns false if the element moves there. */
  #leavesEnd(key: string): boolean {
    const {activate} = this.#parts;
    this.#isAtEnd = activate === undefined && key === 'ArrowDown';
    if (activate !== undefined && key === 'ArrowUp') return false;
    activate?.(0);
    return true;
  }

  async #waitFor(text: string, then: () => void): Promise<void> {
    this.#waitCount += 1;
    await this.#loader.settle();
    // The element may choose from the new options.
    await this.#host.updateComplete;
    this.#waitCount -= 1;
    if (this.#enteredText === text) this.#enteredText = null;
    if (this.#parts.text() === text && this.#host.isConnected) then();
    this.#host.requestUpdate();
  }

  #stop(): void {
    this.#isAtEnd = false;
    this.#movedText = null;
    this.#loader.stop();
  }
}
