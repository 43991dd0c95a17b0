import {html, nothing, type TemplateResult} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import {chevronIcon, doubleChevronIcon} from '../../../icons/icons.js';
import {pagerOf} from '../model/table-model.js';
import type {TableView} from './view-model.js';

/** The page buttons, between first, previous, next, and last. Without page numbers, there is no last page either. */
export function tablePager({data, pageButtons, term, onPage}: TableView): TemplateResult | typeof nothing {
  const pager = pagerOf(data.page, data.query, pageButtons);
  if (pager === null) return nothing;
  const step = (name: string, label: string, page: number | null, icon: TemplateResult) =>
    html`<button
      part="page-button"
      class="page-button ${name}"
      type="button"
      title=${label}
      aria-label=${label}
      aria-disabled=${page === null ? 'true' : nothing}
      @click=${() => page !== null && onPage(page)}
    >
      ${icon}
    </button>`;
  // Several tables in a document need different pager names: the table's title, if it has one, and "Pages".
  return html`
    <nav part="pager" class="pager" id="pager" aria-label=${term('pagination')} aria-labelledby="label pager">
      ${step('first', term('firstPage'), pager.first, doubleChevronIcon())}
      ${step('previous', term('previousPage'), pager.previous, chevronIcon())}
      ${repeat(
        pager.pages,
        page => page,
        page => pageButton(page, page === pager.page, term('pageNumber', page), onPage),
      )}
      ${step('next', term('nextPage'), pager.next, chevronIcon())}
      ${pager.pages.length === 0 ? nothing : step('last', term('lastPage'), pager.last, doubleChevronIcon())}
    </nav>
  `;
}

function pageButton(
  page: number,
  isCurrent: boolean,
  label: string,
  onPage: (page: number) => void,
): TemplateResult {
  return html`<button
    part=${isCurrent ? 'page-button current-page-button' : 'page-button'}
    class="page-button number"
    type="button"
    aria-label=${label}
    aria-current=${isCurrent ? 'page' : nothing}
    @click=${() => onPage(page)}
  >
    ${page}
  </button>`;
}
