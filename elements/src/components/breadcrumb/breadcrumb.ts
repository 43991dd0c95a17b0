import {html, nothing, type TemplateResult} from 'lit';
import {property} from 'lit/decorators.js';
import {jsonAttribute} from '../../base/attributes/json-attribute.js';
import {LcElement} from '../../base/lc-element.js';
import {offerNavigation} from '../../dom/navigate.js';
import {pathOfLocation, readBasename, type PageLocation} from '../../dom/address.js';
import {textOrObject} from '../../base/attributes/converters.js';
import {DocumentPathController} from '../../controllers/document-path.controller.js';
import {
  normalizeBasename,
  pathSegments,
  withoutBasename,
  type PathLabels,
  type PathSegment,
} from '../../core/navigation/index.js';
import {breadcrumbStyles} from './breadcrumb.styles.js';
import {localize, setState, warn} from '../../base/members.js';

export type {NavigateDetail} from '../../dom/navigate.js';
export type {PageLocation} from '../../dom/address.js';

/** A longer text may be cut short, where the steps are kept on one line, but not to nothing. */
const LONGEST_SHORT_TEXT = 6;

/**
 * The way to a page, as links made from the segments of its path: each leads to the path so far, and the last is the
 * page itself (ARIA practices, "Breadcrumb").
 *
 * @tag lc-breadcrumb
 * @fires {CustomEvent<NavigateDetail>} lc-navigate - When a link is clicked plainly; cancel it to route in the page.
 * @csspart nav - The landmark around the list.
 * @csspart list - The list.
 * @csspart item - A step: a link, and after it a separator.
 * @csspart link - The link of a step.
 * @csspart current - The link of the page itself.
 * @csspart separator - The line between two steps.
 * @cssstate empty - There is no step to show, as on the root.
 * @cssprop --lc-breadcrumb-color - Colour of the links.
 * @cssprop --lc-breadcrumb-current-color - Colour of the page itself.
 * @cssprop [--lc-breadcrumb-wrap=wrap] - `nowrap` keeps the steps on one line and cuts long ones short.
 */
export class LcBreadcrumb extends LcElement {
  static override styles = breadcrumbStyles;

  /**
   * Where the user is: a path such as `'/people/ada'`, or an object with a `pathname`, as routers and
   * `document.location` have it. Query and hash are left out. Default: the document's own path, which is followed on
   * back and forward, and elsewhere where the browser has the Navigation API; with a router, pass its location.
   * Anything else warns once and is the default.
   */
  @property({converter: textOrObject}) location: PageLocation | null | undefined = null;

  /**
   * The router's basename (React Router) or `basePath` (Next.js), such as `'/app'`: it is not a step, and every link
   * starts with it. `location` may have it or leave it out, as routers do. Default null. Anything but text warns once
   * and is the default.
   */
  @property({converter: textOrObject}) basename: string | null | undefined = null;

  /**
   * Texts of steps, under their path or segment: `{'/people/ada': 'Ada Lovelace', people: 'People'}`; as an attribute,
   * JSON. A step without one has its segment decoded, with spaces for dashes and underscores. Default: none.
   */
  @property({converter: jsonAttribute}) labels: PathLabels | null | undefined = null;

  /** The text of a first step that leads to `/`, or to the `basename`. Default `''`: there is no such step. */
  @property({attribute: 'home-text'}) homeText = '';

  /** Names the landmark, where a page has more than one. Default: "Breadcrumb" in the page's language. */
  @property() label = '';

  #steps: readonly PathSegment[] = [];

  readonly #documentPath = new DocumentPathController(this);

  protected override willUpdate(): void {
    const base = normalizeBasename(readBasename(this.basename, message => this[warn](message)));
    const path = this.#path();
    const steps = pathSegments(withoutBasename(path, base) ?? path, this.#labels());
    const links = steps.map(({href, text}) => ({href: base + href, text}));
    this.#steps = this.homeText ? [{href: base || '/', text: this.homeText}, ...links] : links;
    this[setState]('empty', this.#steps.length === 0);
  }

  protected override render(): TemplateResult | typeof nothing {
    const steps = this.#steps;
    if (steps.length === 0) return nothing;
    return html`
      <nav part="nav" aria-label=${this.label || this[localize].term('breadcrumb')}>
        <ol part="list" class="list">
          ${steps.map((step, index) => this.#renderStep(step, index === steps.length - 1))}
        </ol>
      </nav>
    `;
  }

  #path(): string {
    const {location} = this;
    if (location === null || location === undefined) return this.#documentPath.path;
    const path = pathOfLocation(location);
    if (path === null) this[warn]('location must be a path, or an object with a pathname.');
    return path ?? this.#documentPath.path;
  }

  #labels(): PathLabels {
    const labels = this.labels ?? {};
    if (typeof labels === 'object') return labels;
    this[warn]("labels must be an object of texts, as {people: 'People'}.");
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

  #handleClick(event: MouseEvent): void {
    offerNavigation(this, event, event.currentTarget as HTMLAnchorElement);
  }
}
