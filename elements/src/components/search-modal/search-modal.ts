import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {property, state} from 'lit/decorators.js';
import {DialogElement} from '../../base/dialog-element.js';
import {withFocusEdges} from '../../dom/focus-edges.js';
import {jsonAttribute} from '../../base/attributes/json-attribute.js';
import {isPlainClick, isScriptAddress, offerNavigation} from '../../dom/navigate.js';
import type {SearchDetail} from '../../dom/events.js';
import {OverflowController} from '../../controllers/overflow.controller.js';
import {groupResults, readResults, type ResultGroup, type SearchResult} from '../../core/search/index.js';
import {nextIndex} from '../datalist/next-index.js';
import {resultId, resultList} from './result-list.js';
import {searchField} from './search-field.js';
import {searchModalStyles} from './search-modal.styles.js';
import {keepFocus} from '../../dom/focus.js';
import {searchIcon} from '../../icons/icons.js';
import {focusFirst, localize, warn} from '../../base/members.js';

const active = Symbol('active');

export type {DialogHideReason} from '../../base/dialog-element.js';
export type {NavigateDetail} from '../../dom/navigate.js';
export type {HideDetail} from '../../dom/events.js';
export type {SearchDetail} from '../../dom/events.js';
export type {SearchResult} from '../../core/search/index.js';

/** The detail of `lc-select`. */
export interface SearchSelectDetail {
  /** The result that was chosen: the object that the page gave. */
  readonly result: SearchResult;
}

declare global {
  interface HTMLElementEventMap {
    'lc-select': CustomEvent<SearchSelectDetail>;
  }
}

/** How many results are in the page at once: enough to scroll through, few enough to draw at every letter. */
const SHOWN_AT_MOST = 100;

/**
 * A button that opens a dialog with a search field and its results (ARIA practices, "dialog (modal)" and "combobox").
 * The page searches: it hears `lc-search` and answers with `results`, or with content of its own.
 *
 * @tag lc-search-modal
 * @slot - Content under the field: results that the page shows itself, or what stands there before a search.
 * @slot trigger - What opens the dialog at a click, in place of the button.
 * @fires {CustomEvent<SearchDetail>} lc-search - While the user types.
 * @fires {CustomEvent<SearchSelectDetail>} lc-select - When a result is chosen with a click or Enter. Cancel it to keep the dialog open and the page where it is.
 * @fires {CustomEvent<NavigateDetail>} lc-navigate - When the chosen result is a link; cancel it to route in the page.
 * @fires {Event} lc-show - When `show()` or the button opens it.
 * @fires {Event} lc-after-show - When it is open and has come to rest.
 * @fires {CustomEvent<HideDetail>} lc-hide - Before it closes, with the `reason`: close-button, escape, backdrop, accept (a result was chosen) or api. Cancel it to keep it open.
 * @fires {Event} lc-after-hide - When it is closed and has come to rest.
 * @csspart trigger - The button that opens it.
 * @csspart dialog - The native `<dialog>`; its backdrop is `::part(dialog)::backdrop`.
 * @csspart field - The row of field and close button.
 * @csspart input - The native `<input>`.
 * @csspart spinner - The turning ring while loading.
 * @csspart close-button - The button that closes it, an `<lc-icon-button>`.
 * @csspart listbox - The results.
 * @csspart group - The results of one group.
 * @csspart group-heading - The heading of a group.
 * @csspart result - One result.
 * @csspart result-active - The result that Enter chooses.
 * @csspart result-text - The text of a result.
 * @csspart result-description - The line under it.
 * @csspart note - The line that says that nothing was found, or how many more there are.
 * @csspart body - The content of the page's own; it scrolls.
 * @cssprop --lc-search-modal-width - Width; it stays narrower than the page. Default 40rem.
 * @cssprop --lc-modal-background - Ground of the dialog.
 * @cssprop --lc-modal-backdrop - Colour of the backdrop.
 * @cssprop --lc-modal-radius - Radius of the corners.
 * @cssprop --lc-modal-duration - How long the dialog moves. Default 300ms; none under reduced motion.
 * @cssprop --lc-modal-backdrop-duration - How long the backdrop fades. Default 150ms; none under reduced motion.
 */
export class LcSearchModal extends DialogElement {
  static override styles = searchModalStyles;

  /**
   * The text of the button and of the empty field; it names both. Default null: 'Search...' in the language of the
   * page (spec, section 9).
   */
  @property({attribute: 'search-text'}) searchText: string | null | undefined = null;

  /** What is in the field. It stays when the dialog closes. Default `''`. Setting it sends no event. */
  @property() query: string | null | undefined = '';

  /** Whether results are on their way; the old ones stay meanwhile. Default false. */
  @property({type: Boolean, reflect: true}) loading = false;

  /** Whether there is no button, because something else on the page calls `show()`. Default false. */
  @property({type: Boolean, reflect: true, attribute: 'hide-trigger'}) hideTrigger = false;

  /** The place of the result that Enter chooses; -1 for none. */
  @state() private [active] = -1;

  get #input(): HTMLInputElement | null {
    return this.shadowRoot?.querySelector<HTMLInputElement>('#input') ?? null;
  }

  readonly #overflow = new OverflowController(this, (): Element | null =>
    this.renderRoot.querySelector('.body'),
  );
  #results: readonly SearchResult[] | null = null;
  /** What is shown, in groups and in the order of the keys. */
  #groups: readonly ResultGroup[] = [];

  /**
   * The results, as `[{text: 'Tables', href: '/tables', description: '…', group: 'Pages', value: 7}]`, of which only
   * the text is needed; as an attribute, JSON. The first 100 are shown. Default null: the page shows its results in the
   * slot. What is no result warns and is left out.
   */
  @property({converter: jsonAttribute})
  get results(): readonly SearchResult[] | null {
    return this.#results;
  }
  set results(results: readonly SearchResult[] | null | undefined) {
    this.#results = readResults(results, message => this[warn](message));
    this.#groups = groupResults(this.#results?.slice(0, SHOWN_AT_MOST) ?? []);
    if (this.#results?.some(({href}) => href !== undefined && isScriptAddress(href)))
      this[warn]('href must not be a javascript: address; use an lc-select listener instead.');
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    // New results for what was typed offer the best of them; old ones must not be chosen for a newer text.
    if (changed.has('results')) this[active] = this.#query !== '' && this.#groups.length > 0 ? 0 : -1;
  }

  protected override render(): TemplateResult {
    return html`${this.hideTrigger ? nothing : this.#renderTrigger()}${this.#renderDialog()}`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    if (this[active] !== -1 && (changed as Map<string, unknown>).has('active'))
      this.#activeRow?.scrollIntoView?.({block: 'nearest'});
  }

  protected override [focusFirst](): void {
    this.#input?.focus();
    this.#input?.select();
  }

  get #text(): string {
    return this.searchText ?? this[localize].term('searchText');
  }

  get #query(): string {
    return this.query ?? '';
  }

  /** Whether the page has content of its own under the field. */
  get #hasContent(): boolean {
    return [...this.childNodes].some(node =>
      node instanceof Element ? node.slot === '' : node instanceof Text && node.data.trim() !== '',
    );
  }

  get #activeRow(): HTMLElement | null {
    return this.renderRoot.querySelector<HTMLElement>(`#${resultId(this[active])}`);
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
    const hasList = this.#results !== null;
    const note = this.#note;
    return html`
      <dialog part="dialog" aria-label=${this.#text}>
        ${withFocusEdges(html`
          ${searchField({
            text: this.#text,
            query: this.#query,
            hasList,
            isExpanded: this.#groups.length > 0,
            active: this[active],
            isLoading: this.loading,
            closeText: this[localize].term('close'),
            onInput: this.#handleInput,
            onKeydown: this.#handleKeydown,
            onClose: () => this.hide('close-button'),
          })}
          ${hasList ? this.#renderList() : nothing}
          ${note === null ? nothing : html`<p part="note" class="note">${note}</p>`} ${this.#renderBody()}
        `)}
        <div class="visually-hidden" role="status">${this.#announcement}</div>
      </dialog>
    `;
  }

  #renderList(): TemplateResult {
    const label = this[localize].term('searchResults');
    return html`
      <div class="results" role="presentation" @mousedown=${keepFocus} @click=${this.#handleClick}>
        ${resultList({label, groups: this.#groups, query: this.#query, active: this[active]})}
      </div>
    `;
  }

  /** A stop of the keyboard only while there is something to scroll. */
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

  /** The line under the results, or in their place. */
  get #note(): string | null {
    const count = this.#results?.length ?? null;
    if (count === null) return null;
    if (count > SHOWN_AT_MOST) return this[localize].term('moreSuggestions', count - SHOWN_AT_MOST);
    return count === 0 && this.#query !== '' && !this.loading
      ? this[localize].term('noResults', this.#query)
      : null;
  }

  /** What screen readers are told. */
  get #announcement(): string {
    if (!this.open) return '';
    if (this.loading) return this[localize].term('searching');
    if (this.#results === null || this.#query === '') return '';
    const {length} = this.#results;
    return length === 0
      ? this[localize].term('noResults', this.#query)
      : this[localize].term('resultCount', length);
  }

  readonly #handleInput = (event: InputEvent): void => {
    this.query = (event.target as HTMLInputElement).value;
    this[active] = -1;
    const detail: SearchDetail = {query: this.query};
    this.dispatchEvent(new CustomEvent('lc-search', {detail, bubbles: true, composed: true}));
  };

  readonly #handleKeydown = (event: KeyboardEvent): void => {
    if (event.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const count = Math.min(this.#results?.length ?? 0, SHOWN_AT_MOST);
      this[active] = nextIndex(this[active], count, event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const {ctrlKey, metaKey, shiftKey} = event;
      const init = {ctrlKey, metaKey, shiftKey, bubbles: true, composed: true, cancelable: true};
      this.#activeRow?.dispatchEvent(new MouseEvent('click', init));
    }
  };

  /** A link that is to open elsewhere is the browser's business. */
  #handleClick(event: MouseEvent): void {
    const row = (event.target as Element).closest<HTMLElement>('.result');
    const result = this.#groups.flatMap(({results}) => results)[Number(row?.dataset.index)];
    if (row === null || result === undefined || !isPlainClick(event)) return;
    const detail: SearchSelectDetail = {result};
    const isChosen = this.dispatchEvent(
      new CustomEvent('lc-select', {detail, bubbles: true, composed: true, cancelable: true}),
    );
    if (!isChosen) return event.preventDefault();
    if (row instanceof HTMLAnchorElement) offerNavigation(this, event, row);
    this.hide('accept');
  }
}
