import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {property} from '../../base/attributes/property.js';
import {GroupPlace, PLACE} from '../../base/group-place.js';
import {LcElement} from '../../base/lc-element.js';
import {setState, warn} from '../../base/members.js';
import {CurrentPathController} from '../../controllers/current-path.controller.js';
import {isActiveLink} from '../../core/navigation/index.js';
import {isScriptAddress} from '../../core/navigation/script-address.js';
import {withPaths} from '../../dom/address.js';
import {offerNavigation} from '../../dom/navigate.js';
import {isServerView} from '../../dom/server-view.js';
import {tabStyles} from './tab.styles.js';

export type {NavigateDetail} from '../../dom/navigate.js';

/** What a tab knows of its tabs. */
interface TabPlace {
  /** Whether its panel is shown. */
  readonly isActive: boolean;
  /** Whether Tab reaches it: one tab of several. */
  readonly isStop: boolean;
  readonly panel: Element | null;
}

/**
 * A tab of `<lc-tabs>`, which shows the `<lc-tab-panel>` of the same name. With `href`, it is a link to a page.
 *
 * @tag lc-tab
 * @summary A tab, or a link to a page, in `<lc-tabs>`.
 * @slot - The text. It names the panel too.
 * @slot icon - An icon before the text.
 * @slot badge - A short text after it, such as a number.
 * @fires {CustomEvent<NavigateDetail>} lc-navigate - Sent when a tab with `href` is activated without a modifier key. Cancel it
 *   to navigate with a client-side router.
 * @csspart base - The `<button>` or the `<a>`.
 * @cssstate active - Its panel is shown, or its page is the current one.
 * @cssprop --lc-tab-color - Text color.
 * @cssprop --lc-tab-color-active - Color of the text and the line of the active tab.
 */
export class LcTab extends LcElement {
  static override shadowRootOptions: ShadowRootInit = {...LcElement.shadowRootOptions, delegatesFocus: true};

  static override styles = tabStyles;

  /** The `name` of the panel that it shows. */
  @property({default: ''}) panel!: string;

  /** The URL of a page. The tab is then a link. `javascript:` URLs are ignored with a warning. Default `''`. */
  @property({default: ''}) href!: string | null | undefined;

  /** Marks a link as current only for its exact URL, not for pages below it. */
  @property({type: Boolean, default: false}) exact!: boolean;

  /** Keeps users from activating the tab. */
  @property({type: Boolean, reflect: true, default: false}) disabled!: boolean;

  readonly #path = new CurrentPathController(this);

  /** @internal */
  readonly [PLACE]: GroupPlace<TabPlace> = new GroupPlace(this, 'lc-tabs');

  /** Before it renders, because the tabs answer with its place. */
  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.size > 0) this[PLACE].notify();
  }

  protected override render(): TemplateResult {
    const content = html`<slot name="icon"></slot><span class="text"><slot></slot></span
      ><slot name="badge"></slot>`;
    if (this.href) return this.#renderLink(content);
    const place = isServerView ? null : this[PLACE].value;
    return html`
      <button
        part="base"
        class=${place?.isActive ? 'tab is-active' : 'tab'}
        type="button"
        role=${place === null ? nothing : 'tab'}
        aria-selected=${place === null ? nothing : String(place.isActive)}
        tabindex=${place === null || place.isStop ? nothing : '-1'}
        ?disabled=${this.disabled}
      >
        ${content}
      </button>
    `;
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    const base = this.shadowRoot?.querySelector<HTMLElement>('.tab');
    this[setState]('active', base?.matches('.is-active') ?? false);
    const panel = this[PLACE].value?.panel ?? null;
    // Not all browsers support references out of a shadow root, and few screen readers use this one.
    if (base) base.ariaControlsElements = panel === null || this.href ? null : [panel];
  }

  #renderLink(content: TemplateResult): TemplateResult {
    const address = this.href ?? '';
    const isBad = isScriptAddress(address);
    if (isBad) this[warn]('href must not be a javascript: address.');
    const [target] = withPaths([{href: address, exact: this.exact}]);
    const {path} = this.#path;
    const isActive = isActiveLink(path, target!);
    const current = isActiveLink(path, {...target, exact: true}) ? 'page' : 'true';
    return html`
      <a
        part="base"
        class=${isActive ? 'tab is-active' : 'tab'}
        href=${this.disabled || isBad ? nothing : address}
        role=${this.disabled ? 'link' : nothing}
        aria-disabled=${this.disabled ? 'true' : nothing}
        aria-current=${isActive ? current : nothing}
        @click=${this.#handleClick}
        >${content}</a
      >
    `;
  }

  readonly #handleClick = (event: MouseEvent): void => {
    const link = event.currentTarget as HTMLAnchorElement;
    if (link.hasAttribute('href')) offerNavigation(this, event, link);
  };
}
