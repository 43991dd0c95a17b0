import {html, type TemplateResult} from 'lit';
import {property} from 'lit/decorators.js';
import {LcElement} from '../../base/lc-element.js';
import {pageContentStyles} from './page-content.styles.js';
import {warn} from '../../base/members.js';

/** How wide the content of a page may become. */
export type PageContentWidth = 'text' | 'wide' | 'full';

const WIDTHS: readonly string[] = ['text', 'wide', 'full'];

/**
 * The content of a page: its `<main>` landmark, with room around and a greatest width. There is one on a page;
 * inside another main landmark, as in an example, it is none.
 *
 * @tag lc-page-content
 * @slot - The content.
 * @csspart base - The `<main>`, or what stands for it.
 * @csspart inner - The column of the content.
 * @cssprop --lc-page-content-max-width - Greatest width of the content, in place of that of `width`.
 * @cssprop --lc-page-content-padding-block - Room above and below.
 * @cssprop --lc-page-content-padding-inline - Room on both sides.
 */
export class LcPageContent extends LcElement {
  static override styles = pageContentStyles;

  /**
   * The greatest width: `'text'` for lines that read well (44 rem), `'wide'` for pages with columns and tables (76 rem,
   * default), `'full'` for none. Another value warns and is wide.
   */
  @property() width: PageContentWidth = 'wide';

  get #base(): HTMLElement | null {
    return this.shadowRoot?.querySelector<HTMLElement>('.base') ?? null;
  }

  /** Moves the focus, and with it the place where reading and tabbing go on, to the start of the content. */
  override focus(options?: FocusOptions): void {
    this.#base?.focus(options);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // It may have come into another main landmark, or out of one.
    this.requestUpdate();
  }

  protected override render(): TemplateResult {
    const inner = html`<div part="inner" class=${`inner ${this.#width}`}><slot></slot></div>`;
    return this.#isInMain
      ? html`<div part="base" class="base" tabindex="-1">${inner}</div>`
      : html`<main part="base" class="base" tabindex="-1">${inner}</main>`;
  }

  get #isInMain(): boolean {
    return Boolean(this.parentElement?.closest(`main, [role="main"], ${this.localName}`));
  }

  get #width(): PageContentWidth {
    if (WIDTHS.includes(this.width)) return this.width;
    if (this.width) this[warn](`width must be one of ${WIDTHS.join(', ')}, not "${String(this.width)}".`);
    return 'wide';
  }
}
