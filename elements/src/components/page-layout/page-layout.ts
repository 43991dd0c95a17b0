import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {property} from '../../base/attributes/property.js';
import {LocalizeController} from '../../controllers/localize.controller.js';
import {pageLayoutTexts} from '../../core/localization/english/navigation.js';
import {LcElement} from '../../base/lc-element.js';
import {isServerView} from '../../dom/server-view.js';
import {isFilled} from '../../dom/slots.js';
import {BREAKPOINT, NarrowContainerController} from '../../controllers/narrow.controller.js';
import {StickyHeaderController} from '../../controllers/sticky-header.controller.js';
import {focusContent} from './focus-content.js';
import {pageLayoutStyles} from './page-layout.styles.js';
import {localize, setState, warn} from '../../base/members.js';

/**
 * The frame of a page: a header across the top, the side navigation, and the content next to it. The header and the
 * sidebar stay in place while the page scrolls, and the sidebar scrolls separately. The browser scrolls focused elements
 * and the targets of links to below the header, and popups do not cover it. The first tab stop is a button that skips to
 * the content.
 *
 * If the layout is narrower than its `breakpoint` (960 px at the default font size), the sidebar is a button in the
 * header row that opens a drawer. The width of the layout counts, not that of the window, so a layout also works in a
 * part of a page.
 *
 * @tag lc-page-layout
 * @slot header - The header, such as `<lc-navbar>`.
 * @slot sidebar - The side navigation, such as `<lc-sidebar>`.
 * @slot - The content, such as `<lc-page-content>`. The skip button moves the focus to the first `<main>` or
 *   `<lc-page-content>` in it, or else to the first element.
 * @slot footer - Content below the main content.
 * @csspart skip-link - The button that skips to the content. It is visible while it has the focus.
 * @csspart bar - The header row.
 * @csspart side - The sidebar column.
 * @csspart main - The column of the content and the footer.
 * @cssprop --lc-page-layout-sidebar-width - Width of the sidebar column.
 * @cssprop --lc-page-layout-block-size - Height of the scroll container. Default: the height of the window. A layout in a
 *   scrolling part of a page needs the height of that part.
 * @cssprop --lc-page-layout-bar-background - Background color of the header row.
 * @cssprop --lc-page-layout-bar-position - `position` of the header row: `sticky`, or `static` to let it scroll away.
 * @cssprop --lc-header-height - Height of the sticky header row, which popups and toasts do not cover. The layout sets it
 *   on its scroll container. For your own sticky header, set it on `:root`.
 * @cssstate narrow - Space is limited, so the sidebar is a button in the header row.
 */
export class LcPageLayout extends LcElement {
  static override styles = pageLayoutStyles;

  protected readonly [localize] = new LocalizeController(this, pageLayoutTexts);

  /**
   * The minimum width of the layout, in rem, at which the sidebar is shown next to the content. Invalid values warn and
   * fall back to the default. Default 60.
   */
  @property({type: Number}) breakpoint: number | null | undefined = BREAKPOINT;

  get #layout(): HTMLElement | null {
    return this.shadowRoot?.querySelector<HTMLElement>('.layout') ?? null;
  }

  get #ruler(): HTMLElement | null {
    return this.shadowRoot?.querySelector<HTMLElement>('.ruler') ?? null;
  }

  get #bar(): HTMLElement | null {
    return this.shadowRoot?.querySelector<HTMLElement>('.bar') ?? null;
  }

  readonly #narrow = new NarrowContainerController(this, {
    breakpoint: () => this.#breakpoint,
    ruler: () => this.#ruler,
  });

  constructor() {
    super();
    new StickyHeaderController(
      this,
      () => this.#bar,
      height => this.#layout!.style.setProperty('--_bar-size', `${height}px`),
    );
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('breakpoint')) this.#narrow.measure();
  }

  protected override updated(): void {
    this[setState]('narrow', this.#narrow.isNarrow);
  }

  protected override render(): TemplateResult {
    const hasSidebar = isFilled(this, 'sidebar');
    const sidebar = html`<slot name="sidebar" @slotchange=${this.#handleSlotChange}></slot>`;
    const {isNarrow} = this.#narrow;
    return html`
      <div class="ruler"></div>
      <div class=${this.#layoutClass}>
        <div part="bar" class="bar">
          <button part="skip-link" class="skip-link" type="button" @click=${this.#handleSkip}>
            ${this[localize].term('skipToContent')}
          </button>
          ${isNarrow ? sidebar : nothing}
          <slot name="header"></slot>
        </div>
        <div class="body">
          ${isNarrow ? nothing : html`<div part="side" class="side" ?hidden=${!hasSidebar}>${sidebar}</div>`}
          <div part="main" class="main">
            <slot></slot>
            <slot name="footer"></slot>
          </div>
        </div>
      </div>
    `;
  }

  get #layoutClass(): string {
    const header = isFilled(this, 'header') ? ' has-header' : '';
    if (!isServerView) return `layout${header}`;
    return `layout${header}${isFilled(this, 'sidebar') ? ' has-sidebar' : ''} is-unmeasured`;
  }

  get #breakpoint(): number {
    const breakpoint = this.breakpoint ?? BREAKPOINT;
    if (breakpoint >= 0) return breakpoint;
    this[warn](
      `breakpoint must be a width in rem, such as 48, not ${this.breakpoint}; ${BREAKPOINT} is used.`,
    );
    return BREAKPOINT;
  }

  /**
   * A button and not a link, because the content has no URL: a hash belongs to the app's router and cannot point into a
   * shadow root. Accessibility checkers recognize a skip link only if all links of the page are in the same root.
   */
  #handleSkip(): void {
    focusContent(this);
  }

  #handleSlotChange(): void {
    this.requestUpdate();
  }
}
