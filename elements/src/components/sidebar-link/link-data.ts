import {html, type TemplateResult} from 'lit';
import type {LinkTarget} from '../../core/navigation/index.js';
import type {Warn} from '../../core/bad-input.js';

/** A link of a sidebar as data. */
export interface SidebarLinkData extends LinkTarget {
  /** What the user reads. */
  readonly text: string;
  /** Where it leads; without it, it is plain text, or with `links` what opens and closes them. */
  readonly href?: string | null | undefined;
  /** Stands before the text: a text, a Lit template or a DOM node. */
  readonly icon?: unknown;
  /** Whether pages below its address do not count as its own. Default false. */
  readonly exact?: boolean | undefined;
  /** The links below it, which it opens and closes. */
  readonly links?: readonly SidebarLinkData[] | null | undefined;
}

/**
 * The links that a page gives, as a property or as JSON. What has no text is left out, with a warning.
 *
 * @param warn Is told in one sentence what is wrong and how to mend it.
 */
export function readLinks(given: unknown, warn: Warn): readonly SidebarLinkData[] {
  if (given === null || given === undefined) return [];
  if (!Array.isArray(given)) {
    warn(`links must be an array of {text, href}, not ${String(given)}; there are none now.`);
    return [];
  }
  return given.filter((link: unknown): link is SidebarLinkData => {
    const {text} = (link ?? {}) as Partial<SidebarLinkData>;
    const isLink = typeof text === 'string' && text !== '';
    if (!isLink) warn(`a link must have a text, as {text: 'Home', href: '/'}; the others are shown.`);
    return isLink;
  });
}

/** The items of a list of links that are data. */
export function renderLinks(links: readonly SidebarLinkData[]): TemplateResult[] {
  return links.map(
    ({text, href, icon, exact, links: below}) => html`
      <li>
        <lc-sidebar-link
          exportparts="link, icon, text, chevron, links"
          .text=${text}
          .href=${href}
          .icon=${icon}
          .exact=${exact ?? false}
          .links=${below ?? []}
        ></lc-sidebar-link>
      </li>
    `,
  );
}

/** The items of a list of links that are children; a `ListSlotsController` fills their slots. */
export function renderSlots(children: readonly Element[]): TemplateResult[] {
  return children.map(() => html`<li><slot class="item"></slot></li>`);
}
