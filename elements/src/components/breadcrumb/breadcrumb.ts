import {html, nothing, type TemplateResult} from 'lit';
import {property} from '../../base/attributes/property.js';
import {LocalizeController} from '../../controllers/localize.controller.js';
import {breadcrumbTexts} from '../../core/localization/english/navigation.js';
import {jsonAttribute} from '../../base/attributes/json-attribute.js';
import {LcElement} from '../../base/lc-element.js';
import {offerNavigation} from '../../dom/navigate.js';
import {pathOfLocation, basenameOf, type PageLocation} from '../../dom/address.js';
import {textOrObject} from '../../base/attributes/converters.js';
import {CurrentPathController} from '../../controllers/current-path.controller.js';
import {
  normalizeBasename,
  pathSegments,
  withoutBasename,
  type PathLabels,
  type PathSegment,
} from '../../core/navigation/index.js';
import {breadcrumbStyles} from './breadcrumb.styles.js';
import {CollapseController} from './collapse.controller.js';
import {localize, setState, warn} from '../../base/members.js';

export type {NavigateDetail} from '../../dom/navigate.js';
export type {PageLocation} from '../../dom/address.js';

/** On one line, longer texts are truncated, but so many letters stay visible. */
const LONGEST_SHORT_TEXT = 11;

/**
 * A breadcrumb of links from the segments of a path: each step links to its part of the path, and the last one to the
 * current page (the breadcrumb pattern of the ARIA Authoring Practices).
 *
 * @tag lc-breadcrumb
 * @fires {CustomEvent<NavigateDetail>} lc-navigate - Sent when a link is activated without a modifier key. Cancel it to navigate with a
 *   client-side router.
 * @csspart nav - The navigation landmark.
 * @csspart list - The list.
 * @csspart item - A step: a link and the separator after it.
 * @csspart link - The link of a step.
 * @csspart current - The link of the current page.
 * @csspart more - The button that shows the steps in the middle, if they do not fit on one line.
 * @csspart separator - The line between two steps.
 * @cssstate empty - There are no steps, for example on the root.
 * @cssprop --lc-breadcrumb-color - Color of the links.
 * @cssprop --lc-breadcrumb-current-color - Color of the current page.
 * @cssprop [--lc-breadcrumb-wrap=wrap] - `nowrap` keeps the steps on one line. If they do not fit, a button replaces
 *   those in the middle, and long ones are truncated.
 */
export class LcBreadcrumb extends LcElement {
  static override styles = breadcrumbStyles;

  protected readonly [localize] = new LocalizeController(this, breadcrumbTexts);

  /**
   * The current location: a path such as `'/people/ada'`, or an object with a `pathname`, such as a router's location or
   * `document.location`. The query and hash are ignored. Default: the document's path. It is followed on back and
   * forward, and on a router's own changes in browsers with the Navigation API. With a router, pass its location. Other
   * values warn once and fall back to the default.
   */
  @property({converter: textOrObject, default: null}) location!: PageLocation | null | undefined;

  /**
   * The router's basename (React Router) or `basePath` (Next.js), such as `'/app'`. It is not a step, and every link
   * starts with it. `location` may include or omit it. Values other than strings warn once and fall back to null.
   */
  @property({converter: textOrObject, default: null}) basename!: string | null | undefined;

  /**
   * Texts of the steps, by path or segment: `{'/people/ada': 'Ada Lovelace', people: 'People'}`. As an attribute, JSON.
   * Other steps show their decoded segment, with spaces instead of dashes and underscores.
   */
  @property({converter: jsonAttribute, default: null}) labels!: PathLabels | null | undefined;

  /** The text of a first step that links to `/` or to the `basename`. If empty, there is no such step. */
  @property({attribute: 'home-text', default: ''}) homeText!: string;

  /** The accessible name, if a page has more than one breadcrumb. Default: "Breadcrumb" in the page's language. */
  @property({default: ''}) label!: string;

  #steps: readonly PathSegment[] = [];

  readonly #currentPath = new CurrentPathController(this);
  readonly #collapse = new CollapseController(this);

  protected override willUpdate(): void {
    const base = normalizeBasename(basenameOf(this.basename, message => this[warn](message)));
    const path = this.#path();
    const steps = pathSegments(withoutBasename(path, base) ?? path, this.#labels());
    const links = steps.map(({href, text}) => ({href: base + href, text}));
    this.#steps = this.homeText ? [{href: base || '/', text: this.homeText}, ...links] : links;
    this.#collapse.follow(this.#steps);
    this[setState]('empty', this.#steps.length === 0);
  }

  protected override render(): TemplateResult | typeof nothing {
    const steps = this.#steps;
    if (steps.length === 0) return nothing;
    return html`
      <nav part="nav" aria-label=${this.label || this[localize].term('breadcrumb')}>
        <ol part="list" class=${this.#collapse.isExpanded ? 'list is-expanded' : 'list'}>
          ${this.#renderSteps(steps)}
        </ol>
      </nav>
    `;
  }

  #renderSteps(steps: readonly PathSegment[]): TemplateResult[] {
    const items = steps.map((step, index) => this.#renderStep(step, index === steps.length - 1));
    const first = this.#firstHidden;
    if (this.#collapse.isCollapsed) items.splice(first, items.length - 1 - first, this.#renderMore());
    return items;
  }

  /** The first step stays if there are others between it and the current page. */
  get #firstHidden(): number {
    return this.#steps.length > 2 ? 1 : 0;
  }

  /** Stands for the hidden steps. */
  #renderMore(): TemplateResult {
    return html`
      <li part="item" class="item is-more">
        <button
          part="more"
          class="link"
          type="button"
          aria-label=${this[localize].term('moreSteps')}
          @click=${this.#handleMore}
        >
          …</button
        ><span part="separator" class="separator"></span>
      </li>
    `;
  }

  #path(): string {
    const {location} = this;
    if (location === null || location === undefined) return this.#currentPath.path ?? '';
    const path = pathOfLocation(location);
    if (path === null) this[warn]('location must be a path, or an object with a pathname.');
    return path ?? this.#currentPath.path ?? '';
  }

  #labels(): PathLabels {
    const labels = this.labels ?? {};
    if (typeof labels === 'object') return labels;
    this[warn]("labels must be an object of texts, such as {people: 'People'}.");
    return {};
  }

  #renderStep({href, text}: PathSegment, isCurrent: boolean): TemplateResult {
    return html`
      <li part="item" class=${text.length > LONGEST_SHORT_TEXT ? 'item is-long' : 'item'}>
        <a
          part=${isCurrent ? 'link current' : 'link'}
          class="link"
          href=${href}
          aria-current=${isCurrent ? 'page' : nothing}
          @click=${this.#handleClick}
          >${text}</a
        >${isCurrent ? nothing : html`<span part="separator" class="separator"></span>`}
      </li>
    `;
  }

  /** The button is replaced by the steps, of which the first one gets its focus. */
  async #handleMore(): Promise<void> {
    this.#collapse.expand();
    await this.updateComplete;
    this.renderRoot.querySelectorAll<HTMLElement>('.link')[this.#firstHidden]?.focus();
  }

  #handleClick(event: MouseEvent): void {
    offerNavigation(this, event, event.currentTarget as HTMLAnchorElement);
  }
}
