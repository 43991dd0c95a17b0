import {html, nothing, type TemplateResult} from 'lit';
import {liveState} from '../../../../dom/live-state.js';
import type {Match} from '../../../../core/table/index.js';
import {chevronIcon, closeIcon, plusIcon} from '../../../../icons/icons.js';
import {conditionInWords, groupInWords, treeInWords, type FilterWords} from './filter-sentence.js';
import type {AddPlace, ShownCondition, ShownGroup, ShownTree, TreePath} from './tree-edits.js';

/** What users can do in a bar. */
export interface BarActions {
  edit(path: TreePath): void;
  remove(path: TreePath): void;
  readonly clear: () => void;
  setMatch(index: number | null, match: Match): void;
  add(at: AddPlace): void;
}

export interface BarModel {
  readonly tree: ShownTree;
  readonly words: FilterWords;
  readonly matchesAny: boolean;
  /** Whether there are columns to filter by. */
  readonly canAdd: boolean;
  /** The path of the open condition; null if none is open. */
  readonly open: string | null;
  /** Where a condition is being added; undefined if none is. */
  readonly adding: AddPlace | undefined;
  readonly actions: BarActions;
  readonly popup: TemplateResult;
}

/** The bar with the conditions. Screen readers get them as a sentence, too. */
export function barView(model: BarModel): TemplateResult {
  const {tree, words, matchesAny, canAdd, actions, popup} = model;
  const {localize} = words;
  const {conditions, match} = tree;
  return html`<div
      part="filter-bar"
      class="chip-bar"
      role="group"
      aria-label=${localize.term('activeFilters')}
      aria-describedby=${conditions.length === 0 ? nothing : 'filter-sentence'}
    >
      ${matchesAny && conditions.length > 1 ? matchSelect(model, null, match) : nothing}
      ${conditions.map(entry => ('conditions' in entry ? groupView(model, entry) : chipView(model, entry)))}
      ${canAdd ? addButton(model, null, localize.term('addFilter')) : nothing}
      ${canAdd && matchesAny ? addButton(model, 'group', localize.term('addFilterGroup')) : nothing}
      ${
        conditions.length < 2
          ? nothing
          : html`<button part="clear-filters-button" class="quiet-text" type="button" @click=${actions.clear}>
              ${localize.term('clearFilters')}
            </button>`
      }
    </div>
    <span id="filter-sentence" hidden>${treeInWords(tree, words)}</span>
    ${popup}`;
}

function groupView(model: BarModel, group: ShownGroup): TemplateResult {
  const [index] = group.path as [number];
  const text = groupInWords(group, model.words);
  return html`<span part="filter-group" class="filter-group" role="group" aria-label=${text}>
    ${matchSelect(model, index, group.match)} ${group.conditions.map(condition => chipView(model, condition))}
    ${model.canAdd ? addButton(model, index, model.words.localize.term('addFilter')) : nothing}
    ${removeButton(model, text, group.path)}
  </span>`;
}

function chipView(model: BarModel, condition: ShownCondition): TemplateResult {
  const {path} = condition;
  const text = conditionInWords(condition, model.words);
  const id = path.join('.');
  return html`<span part="filter-chip" class="chip">
    <button
      part="edit-filter-button"
      class="chip-button"
      type="button"
      data-path=${id}
      aria-haspopup="dialog"
      aria-expanded=${model.open === id}
      @click=${() => model.actions.edit(path)}
    >
      ${text}
    </button>
    ${removeButton(model, text, path)}
  </span>`;
}

const removeButton = ({words, actions}: BarModel, text: string, path: TreePath): TemplateResult =>
  html`<button
    part="remove-filter-button"
    class="chip-remove quiet-icon"
    type="button"
    data-path=${path.join('.')}
    aria-label=${words.localize.term('removeFilter', text)}
    @click=${() => actions.remove(path)}
  >
    ${closeIcon()}
  </button>`;

/** A group has its button without a text. */
function addButton({actions, adding}: BarModel, at: AddPlace, text: string): TemplateResult {
  const isIcon = typeof at === 'number';
  return html`<button
    part=${at === 'group' ? 'add-group-button' : 'add-filter-button'}
    class=${isIcon ? 'quiet-icon' : 'quiet-text add-button'}
    type="button"
    data-add=${at ?? ''}
    aria-label=${isIcon ? text : nothing}
    aria-haspopup="dialog"
    aria-expanded=${adding === at}
    @click=${() => actions.add(at)}
  >
    ${plusIcon()}${isIcon ? nothing : text}
  </button>`;
}

function matchSelect(
  {words, actions, matchesAny}: BarModel,
  index: number | null,
  match: Match,
): TemplateResult {
  const {localize} = words;
  const handle = (event: Event): void => {
    event.stopPropagation();
    actions.setMatch(index, (event.target as HTMLSelectElement).value as Match);
  };
  return html`<span class="select-box filter-match">
    <select
      part="match-select"
      class="field"
      aria-label=${localize.term('filterMatchLabel')}
      ?disabled=${!matchesAny}
      .value=${liveState(match)}
      @input=${(event: Event) => event.stopPropagation()}
      @change=${handle}
    >
      ${(['all', 'any'] as const).map(
        word =>
          html`<option value=${word} ?selected=${word === match}>
            ${localize.term('filterMatch', word)}
          </option>`,
      )}
    </select>
    ${chevronIcon()}
  </span>`;
}
