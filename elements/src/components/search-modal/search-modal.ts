import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {property} from '../../base/attributes/property.js';
import {LocalizeController} from '../../controllers/localize.controller.js';
import {searchModalTexts} from '../../core/localization/english/dialogs.js';
import {DialogElement} from '../../base/dialog-element.js';
import {withFocusEdges} from '../../dom/focus-edges.js';
import {jsonAttribute} from '../../base/attributes/json-attribute.js';
import {isPlainClick, offerNavigation} from '../../dom/navigate.js';
import type {SearchDetail} from '../../dom/events.js';
import {ActiveOptionController} from '../../controllers/active-option.controller.js';
import {OverflowController} from '../../controllers/overflow.controller.js';
import {
  groupResults,
  indexOfResult,
  isPage,
  normalizeResults,
  type LoadResults,
  type ResultGroup,
  type ResultLoaders,
  type SearchResult,
} from '../../core/search/index.js';
import {nextIndex} from '../../core/next-index.js';
import {isScriptAddress} from '../../core/navigation/script-address.js';
import {commandPalette, type Palette} from './palette-slot.js';
import {resultId, resultList} from './result-list.js';
import {searchField} from './search-field.js';
import {searchModalStyles} from './search-modal.styles.js';
import {isServerView, mayFill} from '../../dom/server-view.js';
import {keepFocus} from '../../dom/focus.js';
import {searchIcon} from '../../icons/icons.js';
import {focusFirst, localize, warn} from '../../base/members.js';

export type {DialogHideReason} from '../../base/dialog-element.js';
export type {NavigateDetail} from '../../dom/navigate.js';
export type {HideDetail, SearchDetail} from '../../dom/events.js';
export type {LoadResults, LoadResultsContext, ResultLoaders, SearchResult} from '../../core/search/index.js';

/** The detail of `lc-select`. */
export interface SearchSelectDetail {
  /** The chosen result: the object that the app passed in. */
  readonly result: SearchResult;
}

declare global {
  interface HTMLElementEventMap {
    'lc-select': CustomEvent<SearchSelectDetail>;
  }
}

/**
 * Maximum number of rendered results: enough to scroll, and few enough to render with each typed character.
 */
const SHOWN_AT_MOST = 100;

/**
 * A button that opens a dialog with a search field and its results (ARIA Authoring Practices, "Dialog
 * (Modal)" and "Combobox"). The app searches: it listens to `lc-search` and sets `results` or its own
 * content.
 *
 * With `import '@life-changers/elements/command-palette'`, it is a command palette: it searches its `entries` itself, loads
 * results from a server with `loadResults`, and opens pages inside. A result with `run` is a command, with or without it.
 *
 * @tag lc-search-modal
 * @slot - Content below the field: custom results, or content to show before a search.
 * @slot trigger - A custom element that opens the dialog when clicked, instead of the button.
 * @fires {CustomEvent<SearchDetail>} lc-search - Sent when the user changes the search text, except on a page inside.
 * @fires {CustomEvent<SearchSelectDetail>} lc-select - Sent when a result is chosen with a click or Enter. Cancel it to keep the dialog open and not follow the link.
 * @fires {CustomEvent<NavigateDetail>} lc-navigate - Sent when the chosen result is a link. Cancel it to route in the app.
 * @fires {Event} lc-show - Sent when `show()` or the button opens the dialog.
 * @fires {Event} lc-after-show - Sent when the dialog is open and its animation has finished.
 * @fires {CustomEvent<HideDetail>} lc-hide - Sent before the dialog closes, with the `reason`: close-button, escape, backdrop, accept (a result was chosen), or api. Cancel it to keep the dialog open.
 * @fires {Event} lc-after-hide - Sent when the dialog is closed and its animation has finished.
 * @csspart trigger - The button that opens the dialog.
 * @csspart dialog - The native `<dialog>`; its backdrop is `::part(dialog)::backdrop`.
 * @csspart field - The row with the field and the close button.
 * @csspart input - The native `<input>`.
 * @csspart spinner - The spinner shown while loading.
 * @csspart close-button - The close button, an `<lc-icon-button>`.
 * @csspart back-button - The button that returns to the previous page, an `<lc-icon-button>`.
 * @csspart listbox - The results.
 * @csspart group - The results of one group.
 * @csspart group-heading - The heading of a group.
 * @csspart result - One result.
 * @csspart result-active - The result that Enter chooses.
 * @csspart result-icon - The icon of a result.
 * @csspart result-text - The text of a result.
 * @csspart result-description - The description below the text.
 * @csspart result-shortcut - The keys that choose a result of a command palette.
 * @csspart note - The message that nothing was found, or how many more results there are.
 * @csspart footer - The keys of a command palette.
 * @csspart body - The slotted content; it scrolls.
 * @cssprop --lc-search-modal-width - Width of the dialog, limited to the width of the page. Default 40rem.
 * @cssprop --lc-modal-background - Background color of the dialog.
 * @cssprop --lc-modal-backdrop - Color of the backdrop.
 * @cssprop --lc-modal-radius - Corner radius of the dialog.
 * @cssprop --lc-modal-duration - Duration of the animation when it opens; it closes in half of it. Default 300ms; no animation under reduced motion.
 * @cssprop --lc-modal-backdrop-duration - Duration of the backdrop animation. Default 150ms; no animation under reduced motion.
 */
export class LcSearchModal extends DialogElement {
  static override styles = searchModalStyles;

  protected readonly [localize] = new LocalizeController(this, searchModalTexts);

  /**
   * Text of the button, and placeholder of the field. It also labels the field and the dialog. Default:
   * "Search..." in the language of the page.
   */
  @property({attribute: 'search-text', default: null}) searchText!: string | null | undefined;

  /** Text in the field. It is kept when the dialog closes. Setting it sends no event. */
  @property({default: ''}) query!: string | null | undefined;

  /** Shows that results are loading. The previous results stay visible. */
  @property({type: Boolean, reflect: true, default: false}) loading!: boolean;

  /** Hides the button. Open the dialog with `show()` instead. */
  @property({type: Boolean, reflect: true, attribute: 'hide-trigger', default: false}) hideTrigger!: boolean;

  /**
   * The commands and pages of a command palette, which it searches by text, description, and group: `[{text: 'New invoice',
   * run: () => {…}}, {text: 'Theme', entries: […]}]`. An entry with `entries` or `loadResults` opens a page inside; Backspace in
   * the empty field and a button return. Needs `import '@life-changers/elements/command-palette'`. Invalid entries warn and
   * are ignored.
   */
  @property({converter: jsonAttribute, default: null}) entries!: readonly SearchResult[] | null | undefined;

  /**
   * Loads results for a text, such as from a server, to show after the entries: `(text, {signal}) => Promise<SearchResult[]>`.
   * Called when the dialog opens, and when the user stops typing. Late answers to an older text are ignored. If it fails,
   * users can try again. Several functions, such as `{Orders: loadOrders, Customers: loadCustomers}`, load independently, each in a
   * group. Needs `import '@life-changers/elements/command-palette'`.
   */
  @property({attribute: false, default: null}) loadResults!: LoadResults | ResultLoaders | null | undefined;

  /**
   * A key of `localStorage`, such as `'commands'`, under which the five results that were chosen last are remembered in this
   * browser. They are the first group while the field is empty: entries, also of pages inside, and links that were loaded. Default:
   * not remembered. Needs `import '@life-changers/elements/command-palette'`.
   */
  @property({attribute: 'remember-as', default: null}) rememberAs!: string | null | undefined;

  get #input(): HTMLInputElement | null {
    return this.shadowRoot?.querySelector<HTMLInputElement>('#input') ?? null;
  }

  readonly #overflow = new OverflowController(this, (): Element | null =>
    this.renderRoot.querySelector('.body'),
  );
  /** The result that Enter chooses. */
  readonly #active = new ActiveOptionController<SearchResult>(this, {
    indexOf: result => (result === undefined ? -1 : indexOfResult(this.#shown, result)),
    idOf: resultId,
  });
  readonly #palette = commandPalette(this, () => this.#needOfPalette, {
    warn: (message, cause) => this[warn](message, cause),
    title: () => this.#text,
    choose: result => this.#press(result),
    activate: result => this.#active.activate(result),
    focus: () => this.#input?.focus(),
  });
  #queryAtOpening = '';
  #results: readonly SearchResult[] | null = null;
  /** The results of the app, or those of the palette. */
  #list: readonly SearchResult[] | null = null;
  /** The visible results, in groups and in keyboard order. */
  #groups: readonly ResultGroup[] = [];

  /**
   * Search results, such as `[{text: 'Tables', href: '/tables', description: '…', group: 'Pages', value: 7}]`; as an
   * attribute, JSON. Only `text` is required. The first 100 are shown. If null (the default), the app shows its own
   * results in the slot. Invalid results warn and are ignored.
   */
  @property({converter: jsonAttribute})
  get results(): readonly SearchResult[] | null {
    return this.#results;
  }
  set results(results: readonly SearchResult[] | null | undefined) {
    this.#results = normalizeResults(results, message => this[warn](message));
    if (this.#results?.some(({href}) => href !== undefined && isScriptAddress(href)))
      this[warn]('href must not be a javascript: address; use an lc-select listener instead.');
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (changed.has('open')) this.#queryAtOpening = this.#query;
    const palette = this.#palette();
    palette?.update();
    const list = palette?.results ?? this.#results;
    const isNew = list !== this.#list;
    this.#list = list;
    if (isNew) this.#groups = groupResults(list?.slice(0, SHOWN_AT_MOST) ?? []);
    this.#updateActive(isNew, palette?.results ? palette : null);
  }

  /**
   * An active result stays active while it is listed, and then none is, because late results must not change what Enter
   * chooses. Otherwise, new results activate the first one. Old results must not be chosen for a newer text.
   *
   * @param palette Null if the app sets the results.
   */
  #updateActive(isNew: boolean, palette: Palette | null): void {
    const {index, isLost} = this.#active;
    const shown = this.#shown;
    const isSettled = index !== -1 && !palette?.isOld(shown[index]!);
    if (isLost || isSettled || (palette === null && !isNew)) return;
    const first = palette === null ? shown[0] : shown.find(result => !palette.isOld(result));
    if (palette !== null || this.#query !== '') this.#active.activate(first);
    else this.#active.reset();
  }

  protected override render(): TemplateResult {
    return html`${this.hideTrigger ? nothing : this.#renderTrigger()}${this.#renderDialog()}`;
  }

  protected override [focusFirst](): void {
    this.#input?.focus();
    // The next key must not replace what was typed while the dialog opened.
    if (this.#query === this.#queryAtOpening) this.#input?.select();
  }

  get #text(): string {
    return this.searchText ?? this[localize].term('searchText');
  }

  get #query(): string {
    return this.query ?? '';
  }

  /** The property that needs a palette; null if there is none. */
  get #needOfPalette(): string | null {
    if (this.loadResults) return 'loadResults';
    return this.entries || this.#results?.some(isPage) ? 'entries' : null;
  }

  get #isLoading(): boolean {
    return this.loading || Boolean(this.#palette()?.isLoading);
  }

  /** The results in the order of the keyboard. */
  get #shown(): readonly SearchResult[] {
    return this.#groups.flatMap(({results}) => results);
  }

  /** Whether there is slotted content below the field. */
  get #hasContent(): boolean {
    if (isServerView) return mayFill('');
    return [...this.childNodes].some(node =>
      node instanceof Element ? node.slot === '' : node instanceof Text && node.data.trim() !== '',
    );
  }

  #renderTrigger(): TemplateResult {
    return html`
      <div class="opener" role="presentation" @click=${this.show}>
        <slot name="trigger">
          <button part="trigger" class="trigger" type="button" aria-haspopup="dialog">
            ${searchIcon()}<span>${this.#text}</span>
          </button>
        </slot>
      </div>
    `;
  }

  #renderDialog(): TemplateResult {
    const hasList = this.#list !== null;
    const palette = this.#palette();
    const note = this.#note;
    return html`
      <dialog part="dialog" aria-label=${this.open ? this.#text : nothing}>
        ${withFocusEdges(html`
          ${searchField({
            text: palette?.page?.text ?? this.#text,
            isOpen: this.open,
            query: this.#query,
            hasList,
            isExpanded: this.#groups.length > 0,
            activeId: this.#active.id,
            isLoading: this.#isLoading,
            back: palette?.renderBack() ?? null,
            closeText: this[localize].term('close'),
            onInput: this.#handleInput,
            onKeydown: this.#handleKeydown,
            onClose: () => this.hide('close-button'),
          })}
          ${hasList ? this.#renderList() : nothing}
          ${note === null ? nothing : html`<p part="note" class="note">${note}</p>`} ${this.#renderBody()}
          ${palette?.renderFooter()}
        `)}
        <div class="visually-hidden" role="status">${this.#announcement}</div>
      </dialog>
    `;
  }

  #renderList(): TemplateResult {
    const label = this[localize].term('searchResults');
    return html`
      <div class="results" role="presentation" @mousedown=${keepFocus} @click=${this.#handleClick}>
        ${resultList({
          label,
          groups: this.#groups,
          query: this.#query,
          active: this.#active.index,
          keysOf: result => this.#palette()?.keysOf(result) ?? null,
        })}
      </div>
    `;
  }

  /** A tab stop only if there is something to scroll. */
  #renderBody(): TemplateResult {
    const canScroll = this.#overflow.isOverflowing;
    return html`
      <div
        part="body"
        class="body"
        ?hidden=${!this.#hasContent}
        role=${canScroll ? 'region' : nothing}
        aria-label=${canScroll ? this[localize].term('searchResults') : nothing}
        tabindex=${canScroll ? 0 : nothing}
      >
        <div class="content"><slot @slotchange=${() => this.requestUpdate()}></slot></div>
      </div>
    `;
  }

  /** Message below the results or instead of them. */
  get #note(): string | null {
    const count = this.#list?.length ?? null;
    if (count === null) return null;
    if (count > SHOWN_AT_MOST) return this[localize].term('moreSuggestions', count - SHOWN_AT_MOST);
    return count === 0 && this.#query !== '' && !this.#isLoading
      ? this[localize].term('noResults', this.#query)
      : null;
  }

  /** Announcement for screen readers. */
  get #announcement(): string {
    if (!this.open) return '';
    if (this.loading) return this[localize].term('searching');
    const status = this.#palette()?.status ?? null;
    if (status !== null) return status;
    if (this.#list === null || this.#query === '') return '';
    const {length} = this.#list;
    return length === 0
      ? this[localize].term('noResults', this.#query)
      : this[localize].term('resultCount', length);
  }

  readonly #handleInput = (event: InputEvent): void => {
    this.query = (event.target as HTMLInputElement).value;
    this.#active.reset();
    if (this.#palette()?.page) return;
    const detail: SearchDetail = {query: this.query};
    this.dispatchEvent(new CustomEvent('lc-search', {detail, bubbles: true, composed: true}));
  };

  readonly #handleKeydown = (event: KeyboardEvent): void => {
    if (event.isComposing) return;
    if (this.#palette()?.handleKey(event)) {
      event.preventDefault();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const shown = this.#shown;
      this.#active.activate(shown[nextIndex(this.#active.index, shown.length, step)]);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const {ctrlKey, metaKey, shiftKey} = event;
      const init = {ctrlKey, metaKey, shiftKey, bubbles: true, composed: true, cancelable: true};
      this.#active.element?.dispatchEvent(new MouseEvent('click', init));
    }
  };

  /** The browser handles links that open elsewhere. */
  #handleClick(event: MouseEvent): void {
    const row = (event.target as Element).closest<HTMLElement>('.result');
    const index = Number(row?.dataset.index);
    const result = this.#shown[index];
    const palette = this.#palette();
    if (row === null || result === undefined || !isPlainClick(event)) return;
    if (!palette?.handleChoice(result)) this.#choose(palette?.original(result) ?? result, event, row);
  }

  /** Chooses a result that may not be listed, with its shortcut. */
  #press(result: SearchResult): void {
    const {href = ''} = result;
    const isLink = href !== '' && !isScriptAddress(href);
    const row: HTMLElement = document.createElement(isLink ? 'a' : 'div');
    if (isLink) row.setAttribute('href', href);
    row.addEventListener('click', event => this.#choose(result, event, row));
    row.click();
  }

  #choose(result: SearchResult, event: MouseEvent, row: HTMLElement): void {
    const palette = this.#palette();
    const detail: SearchSelectDetail = {result};
    const isChosen = this.dispatchEvent(
      new CustomEvent('lc-select', {detail, bubbles: true, composed: true, cancelable: true}),
    );
    if (!isChosen) return event.preventDefault();
    if (palette && isPage(result)) return palette.openPage(result);
    palette?.remember(result);
    if (row instanceof HTMLAnchorElement) offerNavigation(this, event, row);
    this.hide('accept');
    result.run?.();
  }
}
