import {html, nothing, type TemplateResult} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import type {Translate} from '../controllers/localize.controller.js';
import type {PagerModel} from '../core/table/index.js';
import {fewestButtons} from '../core/table/query/pager.js';
import {chevronIcon, doubleChevronIcon} from '../icons/icons.js';

/** A button or a link of a pager. */
export interface PagerItem {
  /** The class names: `number`, and how much room there must be for it, or where an arrow goes. */
  readonly name: string;
  readonly label: string;
  /** The page to show; null if there is no such page. */
  readonly page: number | null;
  readonly isCurrent: boolean;
  /** The icon of an arrow. A page shows its number. */
  readonly icon: TemplateResult | null;
}

/** More numbers than `pager.styles.ts` has widths for. They take what room there is. */
const MANY = 10;

/** The pages, between first, previous, next, and last. Without page numbers, there is no last page either. */
export function pagerItems(
  pager: PagerModel,
  term: Translate,
  render: (item: PagerItem) => TemplateResult,
): TemplateResult {
  const {pages} = pager;
  const arrow = (name: string, label: string, page: number | null, icon: TemplateResult) =>
    render({name, label, page, isCurrent: false, icon});
  // In numbers of two digits. Longer ones are wider.
  const width = Math.max(1, (String(pages.at(-1)).length + 2) / 4);
  const roomOf = (count: number) => Math.min(Math.ceil(count * width), MANY);
  const room = roomOf(pages.length);
  // Numbers leave in pairs, so that the current page stays in the middle.
  const leastRoom = (page: number) => Math.min(roomOf(fewestButtons(page, pager) | 1), room) | 1;
  const number = (page: number) => {
    const isCurrent = page === pager.page;
    const name = isCurrent ? 'number' : `number from-${leastRoom(page)}`;
    return render({name, label: term('pageNumber', page), page, isCurrent, icon: null});
  };
  return html`
    <div class="pages has-${room}">
      ${arrow('first', term('firstPage'), pager.first, doubleChevronIcon())}
      ${arrow('previous', term('previousPage'), pager.previous, chevronIcon())}
      ${repeat(pages, page => page, number)} ${arrow('next', term('nextPage'), pager.next, chevronIcon())}
      ${pages.length === 0 ? nothing : arrow('last', term('lastPage'), pager.last, doubleChevronIcon())}
    </div>
  `;
}

/** The part names of an item. */
export const pagerPart = ({isCurrent}: PagerItem): string =>
  isCurrent ? 'page-button current-page-button' : 'page-button';

/** The title of an arrow is also its name: Chromium would report a title next to an `aria-label` as a description. */
export const pagerNames = ({icon, label}: PagerItem): {title: unknown; ariaLabel: unknown} =>
  icon === null ? {title: nothing, ariaLabel: label} : {title: label, ariaLabel: nothing};

/** An item as a button. It keeps the focus at the first and the last page, so it is not disabled natively. */
export function pagerButton(item: PagerItem, onPage: (page: number) => void): TemplateResult {
  const {name, page, isCurrent, icon} = item;
  const {title, ariaLabel} = pagerNames(item);
  return html`<button
    part=${pagerPart(item)}
    class="page-button ${name}"
    type="button"
    title=${title}
    aria-label=${ariaLabel}
    aria-current=${isCurrent ? 'page' : nothing}
    aria-disabled=${page === null ? 'true' : nothing}
    @click=${() => page !== null && onPage(page)}
  >
    ${icon ?? page}
  </button>`;
}
