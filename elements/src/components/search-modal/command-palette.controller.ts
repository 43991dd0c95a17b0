import {html, type TemplateResult} from 'lit';
import {LocalizeController} from '../../controllers/localize.controller.js';
import {commandPaletteTexts} from '../../core/localization/english/dialogs.js';
import {isSameList} from '../../core/is-same-list.js';
import {ItemLoader, type LoadedKind} from '../../core/item-loader.js';
import {filterResults} from '../../core/search/filter-results.js';
import {normalizeResults, type LoadResults, type SearchResult} from '../../core/search/index.js';
import {addStyles} from '../../dom/adopt-styles.js';
import {delay} from '../../dom/delay.js';
import {keepFocus} from '../../dom/focus.js';
import {chevronIcon} from '../../icons/icons.js';
import {commandPaletteStyles} from './command-palette.styles.js';
import type {Palette, PaletteHost, PaletteParts} from './palette-slot.js';

/** The kind of `loadResults`. Two results may have the same text. */
const LOADED_RESULTS: LoadedKind<SearchResult> = {
  name: 'loadResults',
  answer: 'a list of results',
  read: (answer, warn) =>
    Array.isArray(answer)
      ? {items: normalizeResults(answer, warn, 'loadResults') ?? [], hasMore: false}
      : null,
  keyOf: result => result,
};

const NONE: readonly SearchResult[] = [];

const KEYS = {move: '↑ ↓', choose: '↵', back: '⌫', close: 'Esc'} as const;

/** A page inside, and where the user was on the page before. */
interface OpenPage {
  readonly result: SearchResult;
  readonly entries: readonly SearchResult[];
  readonly query: string;
}

/** Searches the entries of a page, opens pages inside, and loads results while the dialog is open. */
export class CommandPaletteController implements Palette {
  readonly #host: PaletteHost;
  readonly #parts: PaletteParts;
  readonly #texts: LocalizeController;
  #pages: readonly OpenPage[] = [];
  #loader = this.#newLoader();
  #isOpen = false;
  /** Whether the user has opened a page or returned, and not typed since. */
  #hasMoved = false;
  /** The `entries` of the element, and what they were read from. */
  #entries = NONE;
  #given: unknown = null;
  #results = NONE;
  #foundCount = 0;
  /** What the results follow from. */
  #sources: readonly unknown[] = [];
  /** Stands in the list after a failure. Its heading says what has happened. */
  #retry: SearchResult | null = null;

  constructor(host: PaletteHost, parts: PaletteParts) {
    this.#host = host;
    this.#parts = parts;
    this.#texts = new LocalizeController(host, commandPaletteTexts);
    addStyles(host, commandPaletteStyles);
    host.addController({hostDisconnected: () => this.#loader.stop()});
  }

  get results(): readonly SearchResult[] | null {
    const {entries, loadResults} = this.#host;
    return this.page === null && !entries && !loadResults ? null : this.#results;
  }

  get settledCount(): number {
    return this.#loader.isReplacing ? this.#foundCount : this.#results.length;
  }

  get page(): SearchResult | null {
    return this.#pages.at(-1)?.result ?? null;
  }

  get isLoading(): boolean {
    return this.#loader.status === 'loading';
  }

  get status(): string | null {
    const {status} = this.#loader;
    if (status !== 'idle') return this.#texts.term(status === 'failed' ? 'resultsFailed' : 'searching');
    if (!this.#hasMoved || this.#text !== '') return null;
    const count = this.#texts.term('resultCount', this.results?.length ?? 0);
    return this.#texts.term('palettePage', this.page?.text ?? this.#parts.title(), count);
  }

  update(): void {
    const {entries, isConnected} = this.#host;
    const open = this.#host.open && isConnected;
    if (open && !this.#isOpen) this.#reset();
    if (!open && this.#isOpen) this.#loader.stop();
    this.#isOpen = open;
    if (entries !== this.#given) {
      this.#given = entries;
      this.#entries = normalizeResults(entries, this.#parts.warn, 'entries') ?? NONE;
    }
    if (open && this.#loadResults) this.#loader.request(this.#text);
    this.#updateResults();
  }

  handleChoice(result: SearchResult): boolean {
    if (result !== this.#retry) return false;
    this.#parts.activate(undefined);
    this.#loader.retry();
    return true;
  }

  openPage(result: SearchResult): void {
    const entries = normalizeResults(result.entries, this.#parts.warn, 'entries') ?? NONE;
    this.#moveTo([...this.#pages, {result, entries, query: this.#text}], '');
  }

  handleKey({key, repeat}: KeyboardEvent): boolean {
    // A key that is still down has deleted the text.
    return key === 'Backspace' && !repeat && this.#text === '' && this.#goBack();
  }

  renderBack(): TemplateResult | null {
    if (this.page === null) return null;
    return html`<lc-icon-button
      part="back-button"
      class="back"
      size="sm"
      text=${this.#texts.term('previousPalettePage')}
      @mousedown=${keepFocus}
      @click=${() => this.#goBack()}
      >${chevronIcon()}</lc-icon-button
    >`;
  }

  /** Only for users who see it: a screen reader knows the keys of a combobox. */
  renderFooter(): TemplateResult {
    const actions = (Object.keys(KEYS) as (keyof typeof KEYS)[]).filter(
      action => action !== 'back' || this.page !== null,
    );
    return html`<div part="footer" class="footer" aria-hidden="true">
      ${actions.map(
        action => html`<span><kbd>${KEYS[action]}</kbd> ${this.#texts.term('paletteKey', action)}</span>`,
      )}
    </div>`;
  }

  get #text(): string {
    return this.#host.query ?? '';
  }

  get #loadResults(): LoadResults | null | undefined {
    return (this.page ?? this.#host).loadResults;
  }

  /** What another page has loaded must not appear. */
  #newLoader(): ItemLoader<SearchResult> {
    return new ItemLoader<SearchResult>({
      kind: LOADED_RESULTS,
      load: (text, context) => this.#loadResults?.(text, context),
      changed: () => this.#host.requestUpdate(),
      delay,
      warn: (message, cause) => this.#parts.warn(message, cause),
    });
  }

  #updateResults(): void {
    const {items, status} = this.#loader;
    const entries = this.#pages.at(-1)?.entries ?? this.#entries;
    const sources = [entries, this.#text, items, status === 'failed'];
    if (isSameList(sources, this.#sources)) return;
    this.#sources = sources;
    const found = filterResults(entries, this.#text);
    this.#foundCount = found.length;
    this.#retry =
      status === 'failed'
        ? {text: this.#texts.term('retry'), group: this.#texts.term('resultsFailed')}
        : null;
    this.#results = [...found, ...items, ...(this.#retry === null ? [] : [this.#retry])];
    if (this.#text !== '') this.#hasMoved = false;
  }

  /** Starts on the first page. */
  #reset(): void {
    const [first] = this.#pages;
    if (first !== undefined) this.#moveTo([], first.query);
    this.#hasMoved = false;
  }

  #goBack(): boolean {
    const left = this.#pages.at(-1);
    if (left === undefined) return false;
    this.#moveTo(this.#pages.slice(0, -1), left.query, left.result);
    return true;
  }

  #moveTo(pages: readonly OpenPage[], query: string, active?: SearchResult): void {
    this.#pages = pages;
    this.#loader.stop();
    this.#loader = this.#newLoader();
    this.#hasMoved = true;
    this.#host.query = query;
    this.#host.requestUpdate();
    this.#parts.activate(active);
    this.#parts.focus();
  }
}
