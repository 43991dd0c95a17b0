import {html, nothing, type TemplateResult} from 'lit';
import {pagerButton, pagerItems} from '../../../base/pager.js';
import {pagerOf} from '../model/table-model.js';
import type {TableView} from './view-model.js';

/** The page buttons. */
export function tablePager({data, pageButtons, term, onPage}: TableView): TemplateResult | typeof nothing {
  const pager = pagerOf(data.page, data.query, pageButtons);
  if (pager === null) return nothing;
  // Several tables in a document need different pager names: the table's title, if it has one, and "Pages".
  return html`
    <nav part="pager" class="pager" id="pager" aria-label=${term('pagination')} aria-labelledby="label pager">
      ${pagerItems(pager, term, item => pagerButton(item, onPage))}
    </nav>
  `;
}
