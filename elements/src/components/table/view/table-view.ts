import {html, nothing, type TemplateResult} from 'lit';
import {shownAt} from '../model/places.js';
import {isOutlined, rowCount} from '../model/table-model.js';
import {tableAlert} from './table-alert.js';
import {emptyMessage, tableBody} from './table-body.js';
import {tableFooter} from './table-footer.js';
import {tableHead} from './table-head.js';
import {tableToolbar} from './table-toolbar.js';
import type {TableView} from './view-model.js';

/** The whole table. */
export function tableView(view: TableView): TemplateResult {
  return html`
    <div class="base ${view.look}">
      ${tableToolbar(view)}
      <div part="frame" class="frame">
        ${view.isLoading ? progressBar(view) : nothing} ${shownAt(view.features, 'bar')} ${scroller(view)}
        ${tableFooter(view)}
      </div>
      ${shownAt(view.features, 'below')}${tableAlert(view)}
      <div class="visually-hidden" role="status">${view.announcement}</div>
    </div>
  `;
}

/** A tab stop and a landmark only if there is something to scroll. Without, it also gets the focus of lost parts. */
function scroller(view: TableView): TemplateResult {
  const {data, isLoading, label, canScroll, features} = view;
  const name = label === '' ? nothing : 'label';
  const role = canScroll ? 'region' : 'group';
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
        aria-busy=${isLoading || isOutlined(data)}
        aria-rowcount=${rowCount(data) ?? nothing}
      >
        ${tableHead(view)} ${tableBody(view)}${shownAt(features, 'foot')}
      </table>
      ${emptyMessage(view)}
    </div>
  `;
}

function progressBar({term}: TableView): TemplateResult {
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
