import {html, nothing, type TemplateResult} from 'lit';
import {liveState} from '../../../dom/live-state.js';
import type {Translate} from '../../../controllers/localize.controller.js';
import type {TableFeature} from '../model/table-feature.js';
import {shownAt} from '../model/places.js';
import {searchIcon} from '../../../icons/icons.js';

interface ToolbarModel {
  readonly label: string;
  /** Text in the search field; null if there is no field. */
  readonly search: string | null;
  readonly features: readonly TableFeature[];
  readonly term: Translate;
  readonly onSearch: (text: string) => void;
}

/** The toolbar: title, custom tools, and search field. */
export function tableToolbar({label, search, features, term, onSearch}: ToolbarModel): TemplateResult {
  return html`
    <div part="toolbar" class="toolbar">
      ${label === '' ? nothing : html`<div part="label" class="label" id="label">${label}</div>`}
      <slot name="toolbar"></slot>
      ${shownAt(features, 'toolbar')}
      ${search === null ? nothing : searchField(search, term('searchEntries'), onSearch)}
    </div>
  `;
}

function searchField(search: string, label: string, onSearch: (text: string) => void): TemplateResult {
  return html`
    <label part="search" class="search">
      <span class="visually-hidden">${label}</span>
      ${searchIcon()}
      <input
        part="search-input"
        class="search-input"
        type="search"
        placeholder=${label}
        autocomplete="off"
        spellcheck="false"
        .value=${liveState(search)}
        @input=${(event: Event) => onSearch((event.target as HTMLInputElement).value)}
      />
    </label>
  `;
}
