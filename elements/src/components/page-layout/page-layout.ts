import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {property} from 'lit/decorators.js';
import {LcElement} from '../../base/lc-element.js';
import {BlockSizeController} from './block-size.controller.js';
import {BREAKPOINT, NarrowContainerController} from '../../controllers/narrow.controller.js';
import {focusContent} from './focus-content.js';
import {pageLayoutStyles} from './page-layout.styles.js';
import {localize, setState, warn} from '../../base/members.js';

/**
 * The frame of a page: a header across the top, the side navigation, and the content beside it. The header stays on top
 * while the page scrolls, and the sidebar beside the content with scrolling of its own. A button to skip both comes first.
 *
 * Where the layout itself is narrower than its `breakpoint` (960 px at the usual text size), the sidebar is a button in the row of
 * the header and opens as a drawer. So a layout in a part of a page behaves as one of a whole page does.
 *
 * @tag lc-page-layout
 * @slot header - The header, as `<lc-navbar>`.
 * @slot sidebar - The side navigation, as `<lc-sidebar>`.
 * @slot - The content, as `<lc-page-content>`. The skip button leads to the first `<main>` or `lc-page-content` in it, or
 *   else to the first element.
 * @slot footer - What stands under the content.
 * @csspart skip-link - The button that leads to the content, which is seen while it has the focus.
 * @csspart bar - The row of the header.
 * @csspart side - The column of the sidebar.
 * @csspart main - The column of content and footer.
 * @cssprop --lc-page-layout-sidebar-width - Width of the sidebar's column.
 * @cssprop --lc-page-layout-block-size - Height of what the page scrolls in: by default that of the window. A layout in a
 *   scrolling part of a page needs the height of that part.
 * @cssprop --lc-page-layout-bar-background - Ground of the header's row.
 * @cssprop --lc-page-layout-bar-position - How the header's row is positioned: `sticky`, or `static` to scroll away.
 * @cssstate narrow - There is little room, so that the sidebar is a button in the header's row.
 */
export class LcPageLayout extends LcElement {
  static override styles = pageLayoutStyles;

  /**
   * The least width of the layout, in rem, at which the sidebar stands beside the content. Default 60. What is no number
   * of 0 or more warns and is 60.
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
    new BlockSizeController(this, {
      part: () => this.#bar,
      target: () => this.#layout,
      property: '--_bar-size',
    });
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('breakpoint')) this.#narrow.measure();
  }

  protected override updated(): void {
    this[setState]('narrow', this.#narrow.isNarrow);
  }

  protected override render(): TemplateResult {
    const hasSidebar = this.querySelector(':scope > [slot="sidebar"]') !== null;
    const sidebar = html`<slot name="sidebar" @slotchange=${this.#handleSlotChange}></slot>`;
    const {isNarrow} = this.#narrow;
    return html`
      <div class="ruler"></div>
      <div class="layout">
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

  get #breakpoint(): number {
    const breakpoint = this.breakpoint ?? BREAKPOINT;
    if (breakpoint >= 0) return breakpoint;
    this[warn](`breakpoint must be a width in rem, as 48, not ${this.breakpoint}; it is ${BREAKPOINT}.`);
    return BREAKPOINT;
  }

  /**
   * A button and no link: the content has no address, for a hash is the page's router's business and cannot lead into a
   * shadow root. Checkers know a link as one that skips only where all links of the page share its root.
   */
  #handleSkip(): void {
    focusContent(this);
  }

  #handleSlotChange(): void {
    this.requestUpdate();
  }
}
