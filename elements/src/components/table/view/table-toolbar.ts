import {html, nothing, type TemplateResult} from 'lit';
import {liveState} from '../../../dom/live-state.js';
import {shownAt} from '../model/places.js';
import {searchIcon} from '../../../icons/icons.js';
import type {TableView} from './view-model.js';

/** The toolbar: title, custom tools, and search field. */
export function tableToolbar(view: TableView): TemplateResult {
  const {label, features} = view;
  return html`
    <div part="toolbar" class="toolbar">
      ${label === '' ? nothing : html`<div part="label" class="label" id="label">${label}</div>`}
      <slot name="toolbar"></slot>
      ${shownAt(features, 'toolbar')} ${view.search === null ? nothing : searchField(view.search, view)}
    </div>
  `;
}

function searchField(search: string, {term, onSearch}: TableView): TemplateResult {
  const label = term('searchEntries');
  return html`
    <label part="search" class="search">
      ${searchIcon()}
      <input
        part="search-input"
        class="search-input field"
        type="search"
        placeholder=${label}
        aria-label=${label}
        autocomplete="off"
        spellcheck="false"
        .value=${liveState(search)}
        @input=${(event: Event) => onSearch((event.target as HTMLInputElement).value)}
      />
    </label>
  `;
}
