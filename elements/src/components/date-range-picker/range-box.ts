import {html, nothing, type TemplateResult} from 'lit';
import type {ControlState} from '../../base/field/field-parts.js';
import type {DateUnit} from '../../core/calendar/date-unit.js';
import type {LocalizeController} from '../../controllers/localize.controller.js';
import {
  clearButton,
  dateField,
  datePlaceholder,
  openButton,
  unitPlaceholder,
} from '../date-time-picker/typed/date-field.js';
import type {Side} from './range-value.js';

/** The state and callbacks of the fields of a range picker. */
interface RangeBox {
  readonly state: ControlState;
  readonly hasLabel: boolean;
  readonly isOpen: boolean;
  readonly localize: LocalizeController;
  readonly unit: DateUnit;
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
      class="box typed"
      role="group"
      aria-labelledby=${hasLabel ? 'label' : nothing}
      aria-label=${state.ariaLabel}
    >
      <div class="dates">
        ${field(box, 'start')}<span class="separator" aria-hidden="true">–</span>${field(box, 'end')}
      </div>
      ${box.isEmpty || state.isDisabled ? nothing : clearButton(localize.term('clearDates'), box.onClear)}
      ${openButton({
        name: localize.term('chooseDates'),
        isOpen: box.isOpen,
        isDisabled: state.isDisabled,
        onClick: box.onOpen,
      })}
    </div>
  `;
}

function field(box: RangeBox, side: Side): TemplateResult {
  const {state, localize, unit} = box;
  const {lang} = localize;
  const parts = localize.term('dateParts');
  const isStart = side === 'start';
  return dateField({
    id: isStart ? 'control' : 'end',
    part: isStart ? 'control' : 'end-control',
    state: {...state, ariaLabel: localize.term(isStart ? 'startDate' : 'endDate')},
    text: box.textOf(side),
    placeholder:
      unit === 'date' ? datePlaceholder(lang, parts) : unitPlaceholder(unit, lang, parts, localize),
    onInput: text => box.onInput(side, text),
    onRead: box.onRead,
    onKeydown: box.onKeydown,
  });
}
