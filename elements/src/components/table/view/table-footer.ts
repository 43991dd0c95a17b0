import {html, nothing, type TemplateResult} from 'lit';
import {keyed} from 'lit/directives/keyed.js';
import type {PagerModel} from '../../../core/table/index.js';
import {liveState} from '../../../dom/live-state.js';
import {tablePager} from './table-pager.js';
import type {Translate} from '../../../controllers/localize.controller.js';
import {chevronIcon} from '../../../icons/icons.js';

interface FooterModel {
  readonly pageSize: number;
  readonly pageSizes: readonly number[];
  /** 'x - y out of n entries'; empty before the first page. */
  readonly info: string;
  /** The pages; null while their number is unknown. */
  readonly pager: PagerModel | null;
  readonly term: Translate;
  readonly onPageSize: (pageSize: number) => void;
  readonly onPage: (page: number) => void;
}

/** The footer: page size, visible entries, and pager. A translator of pages may replace the text, so it is made again. */
export function tableFooter(model: FooterModel): TemplateResult {
  const {info, pager, term, onPage} = model;
  return html`
    <div part="footer" class="footer">
      ${pageSizeField(model)}
      <div part="info" class="info">${keyed(info, info)}</div>
      ${pager === null ? nothing : tablePager({pager, term, onPage})}
    </div>
  `;
}

function pageSizeField({pageSize, pageSizes, term, onPageSize}: FooterModel): TemplateResult {
  return html`
    <label part="page-size" class="page-size">
      <span>${term('entriesPerPage')}</span>
      <span class="select-box">
        <select
          part="page-size-select"
          class="select"
          @change=${(event: Event) => onPageSize(Number((event.target as HTMLSelectElement).value))}
        >
          ${pageSizes.map(
            size => html`<option value=${size} .selected=${liveState(size === pageSize)}>${size}</option>`,
          )}
        </select>
        ${chevronIcon()}
      </span>
    </label>
  `;
}
