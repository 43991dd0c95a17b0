import {html, nothing, type TemplateResult} from 'lit';
import {property} from '../../base/attributes/property.js';
import {LcElement} from '../../base/lc-element.js';
import {localize, warn} from '../../base/members.js';
import {pagerButton, pagerItems, pagerNames, pagerPart, type PagerItem} from '../../base/pager.js';
import {FocusRecoveryController} from '../../controllers/focus-recovery.controller.js';
import {LocalizeController} from '../../controllers/localize.controller.js';
import {describeValue} from '../../core/bad-input.js';
import {paginationTexts} from '../../core/localization/english/tables.js';
import {DEFAULT_PAGE_BUTTONS, pageCount, pagerModel} from '../../core/table/index.js';
import {isScriptAddress} from '../../core/navigation/script-address.js';
import {ariaNameOf} from '../../dom/aria-name.js';
import {offerNavigation} from '../../dom/navigate.js';
import {paginationStyles} from './pagination.styles.js';

/** The detail of `lc-page-change` of a pagination. */
export interface PaginationDetail {
  /** The page that the user chose, from 1. */
  readonly page: number;
}

/**
 * Buttons or links for the pages of a list, such as of search results. The tables of the library have their own.
 *
 * The pages are in one line. In a narrow place, those furthest from the current page are hidden, down to the current page alone,
 * and then the arrows to the first and the last page. A button with the focus stays. This works without a script.
 *
 * It is a navigation landmark, in which the current page has `aria-current`. The focus stays on the button that was pressed:
 * announce the new content if users may miss it.
 *
 * @tag lc-pagination
 * @summary Buttons or links for the pages of a list.
 * @fires {CustomEvent<PaginationDetail>} lc-page-change - Sent when the user chooses another page with a button.
 * @fires {CustomEvent<NavigateDetail>} lc-navigate - Sent when a link is activated without a modifier key. Cancel it to navigate with a client-side router.
 * @csspart pager - The navigation.
 * @csspart page-button - A button or a link.
 * @csspart current-page-button - The button or link of the current page.
 */
export class LcPagination extends LcElement {
  static override styles = paginationStyles;

  protected readonly [localize] = new LocalizeController(this, paginationTexts);

  /**
   * The number of entries; without `pageSize`, the number of pages. At 0, nothing is shown. Default 0. Invalid values warn and
   * count as 0.
   */
  @property({type: Number, default: 0}) total!: number | null | undefined;

  /** The number of entries on a page. Default 1. Invalid values warn and count as 1. */
  @property({type: Number, attribute: 'page-size', default: 1}) pageSize!: number | null | undefined;

  /**
   * The current page, from 1. Default 1. If there is no such page, the nearest one is shown. Values that are not a number warn
   * and count as 1.
   */
  @property({type: Number, default: 1}) page!: number;

  /**
   * Number of page buttons, at least 1. Default 5. In a narrow place, there are fewer. Invalid values warn and fall back to 5.
   */
  @property({type: Number, attribute: 'page-buttons', default: DEFAULT_PAGE_BUTTONS}) pageButtons!:
    | number
    | null
    | undefined;

  /**
   * The address of a page, with `{page}` for its number, such as `/orders?page={page}`. If set, the pages are links, and the app
   * sets `page` by the address. `javascript:` addresses are ignored with a warning.
   */
  @property({default: ''}) href!: string | null | undefined;

  /** The name of the navigation. If empty, "Pages" in the language of the page. A page with several needs different names. */
  @property({default: ''}) label!: string;

  constructor() {
    super();
    new FocusRecoveryController(this, () => this.#current);
  }

  /** Focuses the current page. */
  override focus(options?: FocusOptions): void {
    super.focus(options);
    this.#current?.focus(options);
  }

  protected override render(): TemplateResult | typeof nothing {
    const {total} = this;
    const entries = this.#checked('total', total ?? 0, (total ?? 0) >= 0 && total !== Infinity, 0);
    if (entries === 0) return nothing;
    const size = this.pageSize ?? 1;
    const count = pageCount(entries, this.#checked('pageSize', size, size > 0 && size < Infinity, 1));
    const page = this.page ?? 1;
    const buttons = this.pageButtons ?? DEFAULT_PAGE_BUTTONS;
    const pager = pagerModel(
      this.#checked('page', page, !Number.isNaN(Number(page)), 1),
      count,
      this.#checked('pageButtons', buttons, buttons >= 1 && buttons < Infinity, DEFAULT_PAGE_BUTTONS),
    );
    const term = this[localize].term.bind(this[localize]);
    const address = this.#address;
    return html`
      <nav part="pager" class="pager" aria-label=${this.label || ariaNameOf(this) || term('pagination')}>
        ${pagerItems(pager, term, item =>
          address === '' ? pagerButton(item, chosen => this.#go(chosen)) : this.#renderLink(item, address),
        )}
      </nav>
    `;
  }

  get #current(): HTMLElement | null {
    return this.shadowRoot?.querySelector<HTMLElement>('[aria-current]') ?? null;
  }

  get #address(): string {
    const address = this.href ?? '';
    if (!isScriptAddress(address)) return address;
    this[warn]('href must not be a javascript: address; the pages are buttons.');
    return '';
  }

  #renderLink(item: PagerItem, address: string): TemplateResult {
    const {name, page, isCurrent, icon} = item;
    const {title, ariaLabel} = pagerNames(item);
    return html`<a
      part=${pagerPart(item)}
      class="page-button ${name}"
      href=${page === null ? nothing : address.replaceAll('{page}', String(page))}
      role=${page === null ? 'link' : nothing}
      title=${title}
      aria-label=${ariaLabel}
      aria-current=${isCurrent ? 'page' : nothing}
      aria-disabled=${page === null ? 'true' : nothing}
      @click=${this.#handleLink}
      >${icon ?? page}</a
    >`;
  }

  readonly #handleLink = (event: MouseEvent): void => {
    const link = event.currentTarget as HTMLAnchorElement;
    if (link.hasAttribute('href')) offerNavigation(this, event, link);
  };

  #go(page: number): void {
    if (page === this.page) return;
    this.page = page;
    const detail: PaginationDetail = {page};
    this.dispatchEvent(new CustomEvent('lc-page-change', {detail, bubbles: true, composed: true}));
  }

  /** Returns a number from the app, or else the number that replaces it, with a warning. */
  #checked(name: string, value: unknown, isValid: boolean, standard: number): number {
    if (isValid) return Number(value);
    this[warn](`${name} must be a number, not ${describeValue(value)}; ${standard} is used.`);
    return standard;
  }
}
