import {html, nothing, type TemplateResult} from 'lit';
import type {TableFeature, TableParts} from '../model/table-feature.js';
import {shownAt} from '../model/places.js';
import type {PageDataController} from '../model/page-data.controller.js';
import {tableAlert} from './table-alert.js';
import {emptyMessage, tableBody} from './table-body.js';
import type {Column} from '../model/table-columns.js';
import {tableFooter} from './table-footer.js';
import {tableHead} from './table-head.js';
import {bodyModel, entriesText, offeredPageSizes, pagerOf, rowCount} from '../model/table-model.js';
import type {TableBody} from '../model/table-rows.js';
import {tableToolbar} from './table-toolbar.js';
import type {Translate} from '../../../controllers/localize.controller.js';

/** The actions of the user. */
export interface TableActions {
  readonly onSort: (field: string, event: MouseEvent) => void;
  readonly onPage: (page: number) => void;
  readonly onPageSize: (pageSize: number) => void;
  readonly onSearch: (text: string) => void;
  readonly onRetry: () => void;
}

interface TableView {
  readonly data: PageDataController;
  readonly columns: readonly Column[];
  readonly body: TableBody;
  readonly label: string;
  /** Class names of the look. */
  readonly look: string;
  /** Text in the search field; null if there is no field. */
  readonly search: string | null;
  /** Whether the search is the reason if there are no entries. */
  readonly isFiltered: boolean;
  readonly ownPageSize: number;
  /** The page sizes that the app offers; null for the standard ones. */
  readonly pageSizes: readonly number[] | null;
  readonly pageButtons: number;
  readonly features: readonly TableFeature[];
  /** Shows the rows of a page, if a feature does. */
  readonly showBody: TableParts['showBody'] | undefined;
  readonly canScroll: boolean;
  /** Announcement for screen readers. */
  readonly announcement: string;
  readonly term: Translate;
  readonly actions: TableActions;
}

/**
 * The whole table. The controls show the requested query; the rows and the info text show the loaded page.
 */
export function tableView(view: TableView): TemplateResult {
  const {data, label, search, term, actions} = view;
  const {failure, isLoading, page, query} = data;
  return html`
    <div class="base ${view.look}">
      ${tableToolbar({label, search, features: view.features, term, ...actions})}
      <div part="frame" class="frame">
        ${isLoading ? progressBar(term) : nothing} ${shownAt(view.features, 'bar')} ${scroller(view)}
        ${tableFooter({
          pageSize: query.pageSize,
          pageSizes: offeredPageSizes(view.ownPageSize, query.pageSize, view.pageSizes),
          info: entriesText(data, term),
          pager: pagerOf(page, query, view.pageButtons),
          term,
          ...actions,
        })}
      </div>
      ${shownAt(view.features, 'below')}${tableAlert({failure, isLoading, term, ...actions})}
      <div class="visually-hidden" role="status">${view.announcement}</div>
    </div>
  `;
}

/** A tab stop and a landmark only if there is something to scroll. Without, it also gets the focus of lost parts. */
function scroller({
  data,
  columns,
  body,
  label,
  canScroll,
  isFiltered,
  features,
  showBody,
  term,
  actions,
}: TableView): TemplateResult {
  const name = label === '' ? nothing : 'label';
  const role = canScroll ? 'region' : 'group';
  const count = rowCount(data);
  const model = bodyModel({data, body, columnCount: columns.length, isFiltered, term});
  return html`
    <div
      part="scroller"
      class="scroller"
      tabindex=${canScroll ? '0' : '-1'}
      role=${label === '' ? nothing : role}
      aria-labelledby=${name}
    >
      <table
        part="table"
        aria-labelledby=${name}
        aria-busy=${data.isLoading}
        aria-rowcount=${count ?? nothing}
      >
        ${tableHead({
          columns,
          areNumbers: body.areNumbers,
          sort: data.query.sort,
          isIndexed: count !== null,
          features,
          ...actions,
        })}
        ${tableBody(model, features, showBody)}${shownAt(features, 'foot')}
      </table>
      ${emptyMessage(model)}
    </div>
  `;
}

function progressBar(term: Translate): TemplateResult {
  return html`<div
    part="progress"
    class="progress"
    role="progressbar"
    aria-label=${term('loadingEntries')}
  ></div>`;
}

/**
 * Returns the element that gets the focus of a removed control: the current page for a page button, else the
 * rows.
 */
export function insteadOf(lost: Element, root: ParentNode): HTMLElement | null {
  const page = root.querySelector<HTMLElement>('[aria-current]');
  return lost.matches('.page-button') && page !== null ? page : root.querySelector<HTMLElement>('.scroller');
}
