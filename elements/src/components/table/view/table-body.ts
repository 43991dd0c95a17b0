import {html, nothing, type TemplateResult} from 'lit';
import {emptyIcon, noMatchIcon} from '../../../icons/icons.js';
import {isServerView} from '../../../dom/server-view.js';
import {emptyText, firstRowIndex, isOutlined} from '../model/table-model.js';
import {bodyRows} from './body-rows.js';
import {rowTemplates} from './row-templates.js';
import type {TableView} from './view-model.js';

/** The rows of the page, or an outline of them before the first page. */
export function tableBody({data, body, columns, features, showBody}: TableView): TemplateResult {
  if (body.rows.length > 0) {
    const firstIndex = firstRowIndex(data);
    if (isServerView) return rowTemplates(body, firstIndex);
    return (
      showBody?.(body, features, firstIndex) ??
      html`<tbody part="body" ${bodyRows(body, features, firstIndex)}></tbody>`
    );
  }
  const leading = features.filter(({column}) => column).length;
  return html`<tbody part="body">
    ${isOutlined(data) ? outlineRows(data.query.pageSize, columns.length + leading) : nothing}
  </tbody>`;
}

/** The message is below the table, not in it, so that it stays visible when the table scrolls sideways. */
export function emptyMessage({data, body, isFiltered, term}: TableView): TemplateResult | typeof nothing {
  if (body.rows.length > 0 || isOutlined(data)) return nothing;
  return html`<div part="empty" class="empty">
    ${isFiltered ? noMatchIcon() : emptyIcon()}<span>${emptyText(isFiltered, term)}</span>
  </div>`;
}

/** As high as the expected rows, so that the layout does not shift when they load. */
function outlineRows(rowCount: number, columnCount: number): TemplateResult[] {
  const cells = Array.from(
    {length: Math.max(1, columnCount)},
    () => html`<td><span class="outline"></span></td>`,
  );
  return Array.from(
    {length: rowCount},
    () =>
      html`<tr aria-hidden="true">
        ${cells}
      </tr>`,
  );
}
