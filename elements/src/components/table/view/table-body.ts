import {html, nothing, type TemplateResult} from 'lit';
import {emptyIcon, noMatchIcon} from '../../../icons/icons.js';
import {shownAt} from '../model/places.js';
import {isServerView} from '../../../dom/server-view.js';
import {emptyText, firstRowIndex, isOutlined} from '../model/table-model.js';
import {bodyRows} from './body-rows.js';
import {rowTemplates} from './row-templates.js';
import type {TableView} from './view-model.js';

/** The rows of the page, or an outline of them before the first page. */
export function tableBody(view: TableView): TemplateResult {
  const {data, body, features, showBody} = view;
  if (body.rows.length > 0) {
    if (isServerView) return rowTemplates(view);
    const firstIndex = firstRowIndex(data);
    return (
      showBody?.(body, features, firstIndex) ??
      html`<tbody part="body" ${bodyRows(body, features, firstIndex)}></tbody>`
    );
  }
  return html`<tbody part="body">
    ${isOutlined(data) ? outlineRows(view) : nothing}
  </tbody>`;
}

/** The message is below the table, not in it, so that it stays visible when the table scrolls sideways. */
export function emptyMessage(view: TableView): TemplateResult | typeof nothing {
  const {data, body, isFiltered, term} = view;
  if (body.rows.length > 0 || isOutlined(data)) return nothing;
  return html`<div part="empty" class="empty">
    ${isFiltered ? noMatchIcon() : emptyIcon()}<span>${emptyText(isFiltered, term)}</span>
    ${isFiltered ? emptyActions(view) : nothing}
  </div>`;
}

/** What shows entries again. */
function emptyActions({data, search, features, term, onSearch}: TableView): TemplateResult {
  const hasSearch = search !== null && data.pageQuery.search !== '';
  return html`${
    hasSearch
      ? html`<button
          part="clear-search-button"
          class="empty-button"
          type="button"
          @click=${(event: Event) => {
            const root = (event.currentTarget as Element).getRootNode() as ShadowRoot;
            root.querySelector<HTMLElement>('.search-input')?.focus();
            onSearch('');
          }}
        >
          ${term('removeSearch')}
        </button>`
      : nothing
  }${shownAt(features, 'noMatch')}`;
}

/**
 * As high as the expected rows, and aligned like them, so that nothing moves when they load. The cells of features are
 * invisible.
 */
function outlineRows({data, columns, body, features}: TableView): TemplateResult[] {
  const line = html`<span class="outline"></span>`;
  const around = (isLast: boolean) =>
    features.map(({column}) => (column && Boolean(column.isLast) === isLast ? column.cell(null) : nothing));
  const cells = [
    ...around(false),
    ...(columns.length === 0 ? [html`<td>${line}</td>`] : []),
    ...columns.map((_, index) => html`<td ?data-number=${body.areNumbers[index]}>${line}</td>`),
    ...around(true),
  ];
  return Array.from(
    {length: data.query.pageSize},
    () =>
      html`<tr class="outline-row" aria-hidden="true">
        ${cells}
      </tr>`,
  );
}
