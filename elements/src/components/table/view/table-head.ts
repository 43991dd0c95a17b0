import {nameOf, type Column} from '../model/table-columns.js';
import {hasActions, shownAt} from '../model/places.js';
import {html, nothing, type TemplateResult} from 'lit';
import {rowCount} from '../model/table-model.js';
import type {TableView} from './view-model.js';

/** The header row, with a button in each sortable column (ARIA Authoring Practices, "Sortable Table"). */
export function tableHead({data, columns, body, features, onSort}: TableView): TemplateResult {
  const {sort} = data.query;
  return html`
    <thead part="head">
      ${shownAt(features, 'headRow')}
      <tr part="header-row" aria-rowindex=${rowCount(data) === null ? nothing : 1}>
        ${features.map(({column}) => (column?.isLast ? nothing : (column?.header() ?? nothing)))}
        ${columns.length === 0 ? noHeader : nothing}
        ${columns.map((column, index) => {
          // The buttons in a header do not belong to the name that screen readers read for its cells.
          const name = hasActions(features, column) ? nameOf(column) : '';
          const direction = sort !== null && sort.field === column.field ? sort.direction : null;
          return html`<th
            scope="col"
            part="header-cell ${column.names}"
            class=${column.names || nothing}
            ?data-number=${column.isEnd ?? body.areNumbers[index]}
            ?data-sortable=${column.isSortable}
            aria-label=${name || nothing}
            aria-sort=${direction === null ? nothing : `${direction}ending`}
          >
            ${
              column.isSortable
                ? sortButton(column, shownAt(features, 'columnMark', column), event =>
                    onSort(column.field, event),
                  )
                : column.label
            }${shownAt(features, 'columnAction', column)}
          </th>`;
        })}
        ${features.map(({column}) => (column?.isLast ? column.header() : nothing))}
      </tr>
    </thead>
  `;
}

/** As high as the expected headers, so that the layout does not shift when they load. */
const noHeader = html`<td class="no-header" aria-hidden="true">&nbsp;</td>`;

function sortButton({label}: Column, marks: unknown, onClick: (event: MouseEvent) => void): TemplateResult {
  return html`<button part="sort-button" type="button" class="sort" @click=${onClick}>
    <span>${label}</span><span class="arrows" aria-hidden="true"></span>${marks}
  </button>`;
}
