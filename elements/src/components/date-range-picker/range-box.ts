import {html, nothing, type TemplateResult} from 'lit';
import {fieldAria} from '../../base/field/field-aria.js';
import type {ControlState} from '../../base/field/field-parts.js';
import type {LocalizeController} from '../../controllers/localize.controller.js';
import {dateOrder} from '../../core/dates/parse-date-text.js';
import {liveState} from '../../dom/live-state.js';
import {calendarIcon, closeIcon} from '../../icons/icons.js';
import type {Side} from './range-value.js';

/** The state and callbacks of the fields of a range picker. */
interface RangeBox {
  readonly state: ControlState;
  readonly hasLabel: boolean;
  readonly isOpen: boolean;
  readonly localize: LocalizeController;
  readonly isEmpty: boolean;
  readonly textOf: (side: Side) => string;
  readonly onInput: (side: Side, text: string) => void;
  readonly onRead: () => void;
  readonly onKeydown: (event: KeyboardEvent) => void;
  readonly onClear: () => void;
  readonly onOpen: () => void;
}

/** The frame with the two fields, the clear button, and the button that opens the calendar. */
export function rangeBox(box: RangeBox): TemplateResult {
  const {state, hasLabel, localize} = box;
  return html`
    <div
      part="box"
      class="box anchor"
      role="group"
      aria-labelledby=${hasLabel ? 'label' : nothing}
      aria-label=${(!hasLabel && state.ariaLabel) || nothing}
    >
      ${field(box, 'start')}<span class="separator" aria-hidden="true">–</span>${field(box, 'end')}
      ${box.isEmpty || state.isDisabled ? nothing : clearButton(box)}
      <button
        part="open"
        class="open"
        type="button"
        ?disabled=${state.isDisabled}
        aria-label=${localize.term('chooseDates')}
        aria-haspopup="dialog"
        aria-expanded=${box.isOpen}
        aria-controls="calendar"
        @click=${box.onOpen}
      >
        ${calendarIcon()}
      </button>
    </div>
  `;
}

/** Its own events do not leave it: the picker sends them once the text is read. */
function field(box: RangeBox, side: Side): TemplateResult {
  const {state, localize} = box;
  const handleInput = (event: Event) => {
    event.stopPropagation();
    box.onInput(side, (event.target as HTMLInputElement).value);
  };
  return html`
    <input
      part=${side === 'start' ? 'control' : 'end-control'}
      id=${side === 'start' ? 'control' : 'end'}
      type="text"
      autocomplete="off"
      placeholder=${placeholderOf(localize)}
      aria-label=${localize.term(side === 'start' ? 'startDate' : 'endDate')}
      ?required=${state.isRequired}
      ?disabled=${state.isDisabled}
      .value=${liveState(box.textOf(side))}
      aria-describedby=${fieldAria({...state, ariaLabel: ''})}
      @input=${handleInput}
      @change=${box.onRead}
      @blur=${box.onRead}
      @keydown=${box.onKeydown}
    />
  `;
}

/** The parts of a date in their order, such as dd/mm/yyyy. */
function placeholderOf(localize: LocalizeController): string {
  const [day, month, year] = localize.term('dateParts').split(' ');
  return [...dateOrder(localize.lang)].map(part => ({d: day, m: month, y: year})[part]).join('/');
}

function clearButton({localize, onClear}: RangeBox): TemplateResult {
  return html`
    <button
      part="clear"
      class="clear"
      type="button"
      aria-label=${localize.term('clearDates')}
      @click=${onClear}
    >
      ${closeIcon()}
    </button>
  `;
}
