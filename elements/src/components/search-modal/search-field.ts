import {html, nothing, type TemplateResult} from 'lit';
import {liveState} from '../../dom/live-state.js';
import {closeIcon, searchIcon} from '../../icons/icons.js';

/** Data and actions of the row with the search field. */
interface SearchFieldView {
  /** Label and placeholder of the field. */
  readonly text: string;
  /** Whether the dialog is open. A hidden field has no label, so that tests find other fields by theirs. */
  readonly isOpen: boolean;
  readonly query: string;
  /** Whether the app sets results, which the field then controls. */
  readonly hasList: boolean;
  /** Whether there are any results. */
  readonly isExpanded: boolean;
  /** The id of the result that Enter chooses; null if there is none. */
  readonly activeId: string | null;
  readonly isLoading: boolean;
  /** The button that returns to the previous page; null if there is none. */
  readonly back: TemplateResult | null;
  readonly closeText: string;
  readonly onInput: (event: InputEvent) => void;
  readonly onKeydown: (event: KeyboardEvent) => void;
  readonly onClose: () => void;
}

/** The field and the close button (ARIA Authoring Practices, "Combobox" with list autocomplete). */
export function searchField(view: SearchFieldView): TemplateResult {
  const {text, isOpen, query, hasList, isExpanded, activeId, isLoading, back, closeText} = view;
  return html`
    <div part="field" class="field">
      ${back}
      ${isLoading ? html`<span part="spinner" class="spinner"></span>` : back ? nothing : searchIcon()}
      <input
        part="input"
        id="input"
        type="text"
        role=${hasList ? 'combobox' : 'searchbox'}
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        enterkeyhint="search"
        placeholder=${text}
        aria-label=${isOpen ? text : nothing}
        aria-autocomplete=${hasList ? 'list' : nothing}
        aria-controls=${hasList ? 'listbox' : nothing}
        aria-expanded=${hasList ? String(isExpanded) : nothing}
        aria-activedescendant=${activeId ?? nothing}
        .value=${liveState(query)}
        @input=${view.onInput}
        @keydown=${view.onKeydown}
      />
      <lc-icon-button part="close-button" class="close" size="sm" text=${closeText} @click=${view.onClose}
        >${closeIcon()}</lc-icon-button
      >
    </div>
  `;
}
