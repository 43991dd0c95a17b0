import {html, type TemplateResult} from 'lit';
import {property} from '../../base/attributes/property.js';
import {LcElement} from '../../base/lc-element.js';
import {isServerView} from '../../dom/server-view.js';
import {pageContentStyles} from './page-content.styles.js';
import {warn} from '../../base/members.js';

/** The maximum width of a page's content. */
export type PageContentWidth = 'text' | 'wide' | 'full';

const WIDTHS: readonly string[] = ['text', 'wide', 'full'];

/**
 * The content of a page: its `<main>` landmark, with padding and a maximum width. Use one per page. Inside another main
 * landmark, for example in a demo, it is not a landmark.
 *
 * @tag lc-page-content
 * @slot - The content.
 * @csspart base - The `<main>`, or the `<div>` in its place.
 * @csspart inner - The column of the content.
 * @cssprop --lc-page-content-max-width - Maximum width of the content. Overrides `width`.
 * @cssprop --lc-page-content-padding-block - Padding above and below.
 * @cssprop --lc-page-content-padding-inline - Padding on both sides.
 */
export class LcPageContent extends LcElement {
  static override styles = pageContentStyles;

  /**
   * The maximum width: `'text'` for readable lines (44rem), `'wide'` for pages with columns and tables (76rem), or
   * `'full'` for no limit. Default `'wide'`. Other values warn and fall back to the default.
   */
  @property({default: 'wide'}) width!: PageContentWidth;

  get #base(): HTMLElement | null {
    return this.shadowRoot?.querySelector<HTMLElement>('.base') ?? null;
  }

  /** Moves the focus to the start of the content, so that reading and tabbing continue there. */
  override focus(options?: FocusOptions): void {
    this.#base?.focus(options);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // The element may have moved into another main landmark, or out of one.
    this.requestUpdate();
  }

  protected override render(): TemplateResult {
    const inner = html`<div part="inner" class=${`inner ${this.#width}`}><slot></slot></div>`;
    return this.#isInMain
      ? html`<div part="base" class="base" tabindex="-1">${inner}</div>`
      : html`<main part="base" class="base" tabindex="-1">${inner}</main>`;
  }

  get #isInMain(): boolean {
    return !isServerView && Boolean(this.parentElement?.closest(`main, [role="main"], ${this.localName}`));
  }

  get #width(): PageContentWidth {
    if (WIDTHS.includes(this.width)) return this.width;
    if (this.width) this[warn](`width must be one of ${WIDTHS.join(', ')}, not "${String(this.width)}".`);
    return 'wide';
  }
}
