import {html, nothing, type TemplateResult} from 'lit';
import {emptyIcon, noMatchIcon} from '../../../icons/icons.js';
import {shownAt} from '../model/places.js';
import {isServerView} from '../../../dom/server-view.js';
import {isEmptyPage} from '../model/is-empty-page.js';
import {emptyText, firstRowIndex, isOutlined} from '../model/table-model.js';
import {bodyRows} from './body-rows.js';
import {featureCells, rowTemplates} from './row-templates.js';
import type {TableView} from './view-model.js';

/** The rows of the page, or an outline of them before the first page. */
export function tableBody(view: TableView): TemplateResult {
  const {data, body, features, parts} = view;
  const {showGroups, showScrolled, showBody} = parts;
  if (data.page?.groups !== undefined && showGroups !== undefined && !isServerView)
    return showGroups(body, features);
  if (body.indexes !== undefined && body.rows.length > 0 && showScrolled !== undefined)
    return showScrolled(body, features);
  if (body.rows.length > 0 || data.page?.groups !== undefined) {
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
  const {data, isFiltered, term} = view;
  if (isOutlined(data) || (data.page !== null && !isEmptyPage(data.page))) return nothing;
  return html`<div part="empty" class="empty">
    ${isFiltered ? noMatchIcon() : emptyIcon()}<span>${emptyText(isFiltered, term)}</span>
    ${isFiltered ? noMatch(view) : nothing}
  </div>`;
}

/** What was searched for, and what shows entries again. */
function noMatch({data, search, features, term, onSearch}: TableView): TemplateResult {
  const query = data.pageQuery.search;
  return html`${query === '' ? nothing : html`<span part="empty-search">${term('searchedFor', query)}</span>`}
  ${
    search === null || query === ''
      ? nothing
      : html`<button
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
  }${shownAt(features, 'noMatch')}`;
}

/**
 * As high as the expected rows, and aligned like them, so that nothing moves when they load. The cells of features are
 * invisible.
 */
function outlineRows(view: TableView): TemplateResult[] {
  const {data, columns, body} = view;
  const line = html`<span class="outline"></span>`;
  // One list for each kind, so that the cells of the app keep their places when a feature adds a column.
  const cells = [
    featureCells(view, null, false),
    columns.length === 0
      ? html`<td>${line}</td>`
      : columns.map((_, index) => html`<td ?data-number=${body.areNumbers[index]}>${line}</td>`),
    featureCells(view, null, true),
  ];
  return Array.from(
    {length: data.query.pageSize},
    () =>
      html`<tr class="outline-row" aria-hidden="true">
        ${cells}
      </tr>`,
  );
}
