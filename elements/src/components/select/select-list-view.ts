import {html, nothing, type TemplateResult} from 'lit';
import {describedBy} from '../../base/field/field-aria.js';
import type {ListedOptions} from '../../base/combobox/listed-options.js';
import {markedText} from '../../base/combobox/marked-text.js';
import type {OptionLoading} from '../../base/combobox/option-loading-slot.js';
import {optionRows} from '../../base/combobox/option-rows.js';
import {suggestionPopup} from '../../base/combobox/suggestion-popup.js';
import type {LocalizeController} from '../../controllers/localize.controller.js';
import type {Option} from '../../core/options/index.js';
import {keepFromClick} from '../../dom/focus.js';
import {liveState} from '../../dom/live-state.js';
import {chevronDownIcon} from '../../icons/icons.js';
import type {ListContent} from './list-slot.js';

/** Separates the lines of an option for screen readers. The templates that are published have no white space. */
const SPACE = ' ';

/** The state of a select with its own list. */
interface SelectListView extends ListContent {
  readonly chosen: Option | undefined;
  readonly isSearchable: boolean;
  /** What the user has typed since the last choice, or null. */
  readonly typed: string | null;
  readonly list: ListedOptions;
  readonly isOpen: boolean;
  /** The number of options to announce. */
  readonly count: number;
  readonly loading: OptionLoading | null;
  /** The row after options that load. */
  readonly end: TemplateResult | null;
  readonly localize: LocalizeController;
  readonly onClick: () => void;
  readonly onKeydown: (event: KeyboardEvent) => void;
  readonly onInput: (event: Event) => void;
  readonly onBlur: (event: FocusEvent) => void;
  /** Called with the index of an option that is pressed. */
  readonly onTake: (index: number) => void;
}

/** The control and its list. */
export function selectListView(view: SelectListView): TemplateResult {
  return html`
    <div part="box" class="box">
      ${view.isSearchable ? textField(view) : button(view)}${chevronDownIcon()}
    </div>
    ${popup(view)}
  `;
}

function button(view: SelectListView): TemplateResult {
  const {state, chosen} = view;
  return html`<button
    part="control"
    id="control"
    class=${chosen?.value === '' ? 'unselected' : ''}
    type="button"
    role="combobox"
    aria-haspopup="listbox"
    aria-controls="listbox"
    aria-expanded=${view.isOpen ? 'true' : 'false'}
    aria-activedescendant=${activeId(view)}
    aria-required=${state.isRequired ? 'true' : nothing}
    aria-invalid=${state.isInvalid}
    aria-label=${state.ariaLabel}
    aria-describedby=${describedBy(state)}
    ?disabled=${state.isDisabled}
    @click=${view.onClick}
    @keydown=${view.onKeydown}
    @keyup=${keepFromClick}
  >
    ${icon(chosen)}<span class="text">${chosen?.text}</span>
  </button>`;
}

const activeId = ({list, loading}: SelectListView): string | typeof nothing =>
  list.id ?? loading?.activeId ?? nothing;

function textField(view: SelectListView): TemplateResult {
  const {state, rows, chosen, typed} = view;
  const empty = rows.find(({value}) => value === '');
  return html`<input
    part="control"
    id="control"
    autocomplete="off"
    placeholder=${empty?.text ?? nothing}
    role="combobox"
    aria-autocomplete="list"
    aria-controls="listbox"
    aria-expanded=${view.list.total > 0 || view.end !== null ? 'true' : 'false'}
    aria-activedescendant=${activeId(view)}
    aria-required=${state.isRequired ? 'true' : nothing}
    aria-invalid=${state.isInvalid}
    aria-label=${state.ariaLabel}
    aria-describedby=${describedBy(state)}
    ?disabled=${state.isDisabled}
    .value=${liveState(typed ?? (chosen === empty ? '' : (chosen?.text ?? '')))}
    @click=${view.onClick}
    @keydown=${view.onKeydown}
    @input=${view.onInput}
    @blur=${view.onBlur}
  />`;
}

function popup(view: SelectListView): TemplateResult {
  const {list, localize, typed, chosen, isOpen, count, loading, end, onTake} = view;
  const none = count === 0 ? localize.term('noOptions') : null;
  const isCounted = typed !== null || loading !== null;
  return suggestionPopup({
    list: optionRows({
      localize,
      options: list.options,
      total: list.total,
      content: option => optionContent(option, typed ?? ''),
      newText: null,
      active: list.index,
      chosen: chosen === undefined ? [] : [chosen.value],
      isMultiple: false,
      isFull: false,
      end,
      onScroll: event => list.growAtEnd(event),
    }),
    note: isOpen ? (loading?.note ?? none) : null,
    status: isOpen && isCounted ? (loading?.status ?? none ?? localize.term('optionCount', count)) : null,
    onTake,
  });
}

function optionContent(option: Option, query: string): TemplateResult | string {
  const text = markedText(option.text, query);
  const {description} = option;
  if (!description && !option.icon) return text;
  const details = description
    ? html`${SPACE}<span part="option-description" class="description">${description}</span>`
    : nothing;
  return html`<span class="detailed">${icon(option)}<span>${text}${details}</span></span>`;
}

function icon(option: Option | undefined): TemplateResult | typeof nothing {
  if (!option?.icon) return nothing;
  return html`<img part="option-icon" class="option-icon" src=${option.icon} alt="" />`;
}
