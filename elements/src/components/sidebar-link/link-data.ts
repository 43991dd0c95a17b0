import {html, type TemplateResult} from 'lit';
import type {LinkTarget} from '../../core/navigation/index.js';
import {isServerView} from '../../dom/server-view.js';
import type {Warn} from '../../core/bad-input.js';

/** The data of a sidebar link. */
export interface SidebarLinkData extends LinkTarget {
  /** The visible text. */
  readonly text: string;
  /** The URL to open. Without it, the link is plain text or, if it has `links`, a button that opens and closes them. */
  readonly href?: string | null | undefined;
  /** The icon before the text: a string, a Lit template, or a DOM node. */
  readonly icon?: unknown;
  /** Marks the link as current only for its exact URL, not for pages below it. Default false. */
  readonly exact?: boolean | undefined;
  /** The links that this link opens and closes. */
  readonly links?: readonly SidebarLinkData[] | null | undefined;
}

/**
 * Returns the valid links of a property or JSON value. Links without a text warn and are ignored.
 *
 * @param warn Called with a message that says what is wrong and how to fix it.
 */
export function normalizeLinks(given: unknown, warn: Warn): readonly SidebarLinkData[] {
  if (given === null || given === undefined) return [];
  if (!Array.isArray(given)) {
    warn('links must be an array of {text, href}. No links are shown.');
    return [];
  }
  return given.filter((link: unknown): link is SidebarLinkData => {
    const {text} = (link ?? {}) as Partial<SidebarLinkData>;
    const isLink = typeof text === 'string' && text !== '';
    if (!isLink) warn(`a link must have a text, such as {text: 'Home', href: '/'}; the others are shown.`);
    return isLink;
  });
}

/** Renders links from data as list items. */
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

/**
 * Renders child links as list items. A `ListSlotsController` fills their slots. A server does not know where its children
 * are used, so one slot shows all of them.
 */
export function renderSlots(children: readonly Element[], slotOnServer = ''): TemplateResult[] {
  if (isServerView) return [html`<slot name=${slotOnServer}></slot>`];
  return children.map(() => html`<li><slot class="item"></slot></li>`);
}
