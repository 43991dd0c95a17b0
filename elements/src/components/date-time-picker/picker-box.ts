import {html, nothing, type TemplateResult} from 'lit';
import {describedBy} from '../../base/field/field-aria.js';
import type {ControlState} from '../../base/field/field-parts.js';
import type {LocalizeController} from '../../controllers/localize.controller.js';
import {calendarIcon, closeIcon} from '../../icons/icons.js';

/** The state and callbacks of a picker's control. */
interface PickerBox {
  /** The formatted value, or null. */
  readonly text: string | null;
  /** Shown without a value. */
  readonly placeholder: string;
  /** The language of the formatted value, if it is not that of the page. */
  readonly lang: string | null;
  readonly isOpen: boolean;
  readonly state: ControlState;
  readonly localize: LocalizeController;
  readonly onClick: () => void;
  readonly onKeydown: (event: KeyboardEvent) => void;
  readonly onClear: () => void;
}

/** The frame with the control, which shows the value and opens the calendar, and the clear button. */
export function pickerBox(box: PickerBox): TemplateResult {
  const {text, state} = box;
  return html`
    <div part="box" class="box">
      <button
        part="control"
        id="control"
        type="button"
        role="combobox"
        class=${text === null ? 'empty' : nothing}
        lang=${(text !== null && box.lang) || nothing}
        ?disabled=${state.isDisabled}
        aria-haspopup="dialog"
        aria-expanded=${box.isOpen}
        aria-controls="calendar"
        aria-required=${state.isRequired}
        aria-invalid=${state.isInvalid}
        aria-label=${state.ariaLabel}
        aria-describedby=${describedBy(state)}
        @click=${box.onClick}
        @keydown=${box.onKeydown}
      >
        ${text ?? box.placeholder}
      </button>
      ${text === null || state.isDisabled ? nothing : clearButton(box)} ${calendarIcon()}
    </div>
  `;
}

/** Not a tab stop: Delete does the same. */
function clearButton({localize, onClear}: PickerBox): TemplateResult {
  return html`
    <button
      part="clear"
      class="clear"
      type="button"
      tabindex="-1"
      aria-label=${localize.term('clearDate')}
      aria-keyshortcuts="Delete"
      @click=${onClear}
    >
      ${closeIcon()}
    </button>
  `;
}
