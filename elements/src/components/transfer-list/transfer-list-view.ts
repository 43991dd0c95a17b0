import {html, nothing, type TemplateResult} from 'lit';
import {markedText} from '../../base/combobox/marked-text.js';
import {optionRows} from '../../base/combobox/option-rows.js';
import type {ControlState} from '../../base/field/field-parts.js';
import type {LocalizeController} from '../../controllers/localize.controller.js';
import type {Option} from '../../core/options/index.js';
import {liveState} from '../../dom/live-state.js';
import {chevronIcon, searchIcon} from '../../icons/icons.js';
import type {Transfer} from './transfer.js';
import type {TransferSide} from './transfer-side.js';

/** What the two lists show, and what users do in them. */
export interface TransferListView {
  readonly state: ControlState;
  readonly transfer: Transfer;
  readonly localize: LocalizeController;
  /** The names of the lists. */
  readonly labels: Readonly<Record<TransferSide['name'], string>>;
  /** The highest number of options, if no more may be chosen. */
  readonly limit: number | null;
  readonly isReorderable: boolean;
  readonly onSearch: (side: TransferSide, text: string) => void;
  readonly onKeydown: (event: KeyboardEvent) => void;
  readonly onScroll: (event: Event) => void;
  readonly onClick: (event: MouseEvent) => void;
  readonly onPress: (event: PointerEvent) => void;
}

/** The two lists, with the buttons that move options between them. */
export function transferListView(view: TransferListView): TemplateResult {
  const {transfer, localize, state} = view;
  const {available, chosen} = transfer;
  const isStill = state.isDisabled || chosen.selected.length === 0;
  return html`
    <div class="sides" @pointerdown=${view.onPress}>
      ${sideView(available, view)}
      <div class="moves" part="moves">
        ${moveButton('add', localize.term('addOptions'), 'Enter', {
          isDisabled: state.isDisabled || available.selected.length === 0 || transfer.isTooMany,
          onClick: () => transfer.move(available, available.selected),
        })}
        ${moveButton('remove', localize.term('remove'), 'Enter', {
          isDisabled: isStill,
          onClick: () => transfer.move(chosen, chosen.selected),
        })}
        ${
          view.isReorderable
            ? [
                moveButton('up', localize.term('moveUp'), 'Alt+ArrowUp', {
                  isDisabled: isStill,
                  onClick: () => chosen.selected.length > 0 && transfer.step(-1),
                }),
                moveButton('down', localize.term('moveDown'), 'Alt+ArrowDown', {
                  isDisabled: isStill,
                  onClick: () => chosen.selected.length > 0 && transfer.step(1),
                }),
              ]
            : nothing
        }
      </div>
      ${sideView(chosen, view)}
    </div>
    <div class="visually-hidden" role="status">${transfer.said}</div>
  `;
}

/** It keeps the focus when there is nothing more to move, so it is never natively disabled by that. */
function moveButton(
  name: string,
  label: string,
  keys: string,
  {isDisabled, onClick}: {readonly isDisabled: boolean; readonly onClick: () => unknown},
): TemplateResult {
  return html`<button
    type="button"
    part=${`move move-${name}`}
    class=${`move ${name}`}
    title=${label}
    aria-label=${label}
    aria-keyshortcuts=${keys}
    aria-disabled=${isDisabled ? 'true' : nothing}
    @click=${onClick}
  >
    ${chevronIcon()}
  </button>`;
}

function sideView(side: TransferSide, view: TransferListView): TemplateResult {
  const {name, matches, selected} = side;
  const {localize, labels, state, limit} = view;
  const isChosen = name === 'chosen';
  const search = localize.term('searchOptions');
  const count =
    selected.length > 0
      ? localize.term('selectedOf', selected.length, matches.length)
      : localize.term('optionCount', matches.length);
  const note =
    isChosen && limit !== null
      ? localize.term('optionLimit', limit)
      : matches.length === 0
        ? localize.term('noOptions')
        : '';
  return html`<div part="side" class="side">
    <div class="head">
      <span part="list-label" class="list-label" id=${`${name}-label`}>${labels[name]}</span>
      <span part="count" class="count">${count}</span>
    </div>
    <div part="frame" class="frame">
      <div class="search">
        ${searchIcon()}
        <input
          part="search"
          aria-label=${`${search}: ${labels[name]}`}
          aria-controls=${name}
          placeholder=${search}
          autocomplete="off"
          .value=${liveState(side.query)}
          @input=${(event: Event) => {
            // The text only filters, so that \`input\` is not sent to the app.
            event.stopPropagation();
            view.onSearch(side, (event.target as HTMLInputElement).value);
          }}
          @change=${(event: Event) => event.stopPropagation()}
          @keydown=${(event: KeyboardEvent) => handleSearchKey(event, side, view)}
        />
      </div>
      <div
        part="list"
        class="list"
        id=${name}
        role="listbox"
        tabindex=${state.isDisabled ? nothing : '0'}
        aria-labelledby=${`${name}-label`}
        aria-multiselectable="true"
        aria-activedescendant=${side.activeId ?? nothing}
        aria-disabled=${state.isDisabled ? 'true' : nothing}
        aria-required=${isChosen && state.isRequired ? 'true' : nothing}
        @keydown=${view.onKeydown}
        @scroll=${view.onScroll}
        @click=${view.onClick}
        @dblclick=${view.onClick}
      >
        ${rowsOf(side)}
      </div>
      ${note ? html`<div part="note" class=${matches.length > 0 ? 'note' : 'note is-empty'}>${note}</div>` : nothing}
    </div>
  </div>`;
}

/** The chosen options have no groups, because they have their own order. */
function rowsOf(side: TransferSide): TemplateResult[] {
  const {name, query, selected, shown, first, matches, index} = side;
  const isChosen = name === 'chosen';
  return optionRows(
    {shown: isChosen ? shown.map(withoutGroup) : shown, first, matches, index, source: {}},
    {
      idPrefix: `${name}-`,
      chosen: selected.map(({value}) => value),
      content: ({text, description}) =>
        html`${markedText(text, query)}${
          description ? html`<span part="description" class="description">${description}</span>` : nothing
        }`,
    },
  );
}

const withoutGroup = (option: Option): Option => ({...option, group: undefined});

/** From the search field, the down arrow key moves to its list. Escape clears the text. */
function handleSearchKey(event: KeyboardEvent, side: TransferSide, {onSearch}: TransferListView): void {
  const {key, currentTarget} = event;
  if (event.isComposing) return;
  if (key === 'ArrowDown')
    (currentTarget as Element).closest('.frame')!.querySelector<HTMLElement>('.list')!.focus();
  else if (key === 'Escape' && side.query !== '') onSearch(side, '');
  else return;
  event.preventDefault();
}
