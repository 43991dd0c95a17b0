import {html, type TemplateResult} from 'lit';
import {LocalizeController} from '../../controllers/localize.controller.js';
import {commandPaletteTexts} from '../../core/localization/english/dialogs.js';
import {isSameList} from '../../core/is-same-list.js';
import {filterResults} from '../../core/search/filter-results.js';
import {isPage, normalizeResults, type SearchResult} from '../../core/search/index.js';
import {addStyles} from '../../dom/adopt-styles.js';
import {keepFocus} from '../../dom/focus.js';
import {chevronIcon} from '../../icons/icons.js';
import {commandPaletteStyles} from './command-palette.styles.js';
import {entriesInside} from './entry-tree.js';
import {LoadedResults} from './loaded-results.js';
import type {Palette, PaletteHost, PaletteParts} from './palette-slot.js';
import {recentResults, rememberResult} from './recent-results.js';
import type {ResultKeys} from './result-list.js';
import {ResultShortcuts} from './result-shortcuts.js';

const NONE: readonly SearchResult[] = [];

const KEYS = {move: '↑ ↓', choose: '↵', back: '⌫', close: 'Esc'} as const;

/** A page inside, and where the user was on the page before. */
interface OpenPage {
  readonly result: SearchResult;
  readonly entries: readonly SearchResult[];
  readonly query: string;
}

/** Searches the entries of a page, opens pages inside, loads results while the dialog is open, and listens for shortcuts. */
export class CommandPaletteController implements Palette {
  readonly #host: PaletteHost;
  readonly #parts: PaletteParts;
  readonly #texts: LocalizeController;
  #pages: readonly OpenPage[] = [];
  #loaded = this.#newLoaded();
  readonly #shortcuts: ResultShortcuts;
  #isOpen = false;
  /** Whether the user has opened a page or returned, and not typed since. */
  #hasMoved = false;
  /** The `entries` of the element, and what they were read from. */
  #entries = NONE;
  #given: unknown = null;
  #results = NONE;
  /** What was chosen last, once the dialog has opened. */
  #recent = NONE;
  /** The object of the app for each result of another group, where it was chosen last. */
  readonly #originals = new WeakMap<SearchResult, SearchResult>();
  /** What the results follow from. */
  #sources: readonly unknown[] = [];
  /** They stand in the list after failures, each for the group of its name. The heading says what has happened. */
  #retries: ReadonlyMap<SearchResult, string> = new Map();

  constructor(host: PaletteHost, parts: PaletteParts) {
    this.#host = host;
    this.#parts = parts;
    this.#texts = new LocalizeController(host, commandPaletteTexts);
    this.#shortcuts = new ResultShortcuts(host, parts.choose, parts.warn);
    addStyles(host, commandPaletteStyles);
    host.addController({hostDisconnected: () => this.#loaded.stop()});
  }

  get results(): readonly SearchResult[] | null {
    const {entries, loadResults} = this.#host;
    return this.page === null && !entries && !loadResults ? null : this.#results;
  }

  isOld(result: SearchResult): boolean {
    return this.#loaded.isOld(result);
  }

  keysOf(result: SearchResult): ResultKeys | null {
    return this.#shortcuts.keysOf(this.original(result));
  }

  original(result: SearchResult): SearchResult {
    return this.#originals.get(result) ?? this.#loaded.original(result);
  }

  get page(): SearchResult | null {
    return this.#pages.at(-1)?.result ?? null;
  }

  get isLoading(): boolean {
    return this.#loaded.status === 'loading';
  }

  get status(): string | null {
    const {status} = this.#loaded;
    if (status !== 'idle') return this.#texts.term(status === 'failed' ? 'resultsFailed' : 'searching');
    if (!this.#hasMoved || this.#text !== '') return null;
    const count = this.#texts.term('resultCount', this.results?.length ?? 0);
    return this.#texts.term('palettePage', this.page?.text ?? this.#parts.title(), count);
  }

  update(): void {
    const {entries, isConnected} = this.#host;
    const open = this.#host.open && isConnected;
    if (open && !this.#isOpen) this.#reset();
    if (!open && this.#isOpen) this.#loaded.stop();
    const isOther = entries !== this.#given;
    if (isOther) {
      this.#given = entries;
      this.#entries = normalizeResults(entries, this.#parts.warn, 'entries') ?? NONE;
      this.#shortcuts.set([...entriesInside(this.#entries)].map(([entry]) => entry));
    }
    if (open && (isOther || !this.#isOpen)) this.#recent = this.#readRecent();
    // Enter repeats what was chosen last.
    if (open && !this.#isOpen && this.#recent.length > 0) this.#parts.activate(undefined);
    this.#isOpen = open;
    if (open) this.#loaded.request((this.page ?? this.#host).loadResults, this.#text);
    this.#updateResults();
  }

  handleChoice(result: SearchResult): boolean {
    const name = this.#retries.get(result);
    if (name === undefined) return false;
    this.#parts.activate(undefined);
    this.#loaded.retry(name);
    return true;
  }

  remember(result: SearchResult): void {
    const {rememberAs} = this.#host;
    if (rememberAs && !isPage(result)) rememberResult(rememberAs, result, this.#entries, this.#parts.warn);
  }

  openPage(result: SearchResult): void {
    if (!this.#host.open) {
      this.#reset();
      this.#isOpen = true;
      this.#host.show();
    }
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

  /** What another page has loaded must not appear. */
  #newLoaded(): LoadedResults {
    return new LoadedResults({
      changed: () => this.#host.requestUpdate(),
      warn: (message, cause) => this.#parts.warn(message, cause),
    });
  }

  #updateResults(): void {
    const {items, failed} = this.#loaded;
    const entries = this.#pages.at(-1)?.entries ?? this.#entries;
    const recent = this.page === null && this.#text === '' ? this.#recent : NONE;
    const sources = [entries, recent, this.#text, ...items, null, ...failed];
    if (isSameList(sources, this.#sources)) return;
    this.#sources = sources;
    this.#retries = new Map(failed.map(name => [this.#retryOf(name), name]));
    const shown = new Set(recent.map(result => this.original(result)));
    const found = filterResults(entries, this.#text).filter(entry => !shown.has(entry));
    this.#results = [...recent, ...found, ...items, ...this.#retries.keys()];
    if (this.#text !== '') this.#hasMoved = false;
  }

  #retryOf(name: string): SearchResult {
    const failed = this.#texts.term('resultsFailed');
    const group = name === '' ? failed : this.#texts.term('palettePage', name, failed);
    return {text: this.#texts.term('retry'), group};
  }

  /** What was chosen last, in one group. An entry of a page says which one, unless it has a description. */
  #readRecent(): readonly SearchResult[] {
    const {rememberAs} = this.#host;
    if (!rememberAs) return NONE;
    const group = this.#texts.term('recentResults');
    return recentResults(rememberAs, this.#entries).map(({result, page}) => {
      const recent = {...result, group, description: result.description ?? page};
      this.#originals.set(recent, result);
      return recent;
    });
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
    this.#loaded.stop();
    this.#loaded = this.#newLoaded();
    this.#hasMoved = true;
    this.#host.query = query;
    this.#host.requestUpdate();
    this.#parts.activate(active);
    this.#parts.focus();
  }
}
