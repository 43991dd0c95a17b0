import {html, nothing, type TemplateResult} from 'lit';
import {keyed} from 'lit/directives/keyed.js';
import {pagerButton, pagerItems} from '../../../base/pager.js';
import {liveState} from '../../../dom/live-state.js';
import {chevronIcon} from '../../../icons/icons.js';
import {entriesText, offeredPageSizes, pagerOf} from '../model/table-model.js';
import type {TableView} from './view-model.js';

/** The footer: page size, visible entries, and pager. A translator of pages may replace the text, so it is made again. */
export function tableFooter(view: TableView): TemplateResult {
  const own = view.parts.footer?.() ?? null;
  if (own !== null) return html`<div part="footer" class="footer">${own}</div>`;
  const info = view.parts.infoText?.() ?? entriesText(view.data, view.term);
  return html`
    <div part="footer" class="footer">
      ${pageSizeField(view)}
      <div part="info" class="info">${keyed(info, info)}</div>
      ${tablePager(view)}
    </div>
  `;
}

/** The label is not around the select, because WebKit would add the number to its name. */
function pageSizeField({data, ownPageSize, pageSizes, term, onPageSize}: TableView): TemplateResult {
  const {pageSize} = data.query;
  return html`
    <div part="page-size" class="page-size">
      <label for="page-size">${term('entriesPerPage')}</label>
      <span class="select-box">
        <select
          part="page-size-select"
          id="page-size"
          class="select field"
          @change=${(event: Event) => onPageSize(Number((event.target as HTMLSelectElement).value))}
        >
          ${offeredPageSizes(ownPageSize, pageSize, pageSizes).map(
            size => html`<option value=${size} .selected=${liveState(size === pageSize)}>${size}</option>`,
          )}
        </select>
        ${chevronIcon()}
      </span>
    </div>
  `;
}

/** The page buttons. */
function tablePager({data, pageButtons, term, onPage}: TableView): TemplateResult | typeof nothing {
  const pager = pagerOf(data.page, data.query, pageButtons);
  if (pager === null) return nothing;
  // Several tables in a document need different pager names: the table's title, if it has one, and "Pages".
  return html`
    <nav part="pager" class="pager" id="pager" aria-label=${term('pagination')} aria-labelledby="label pager">
      ${pagerItems(pager, term, item => pagerButton(item, onPage))}
    </nav>
  `;
}
