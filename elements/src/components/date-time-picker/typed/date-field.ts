import {html, type TemplateResult} from 'lit';
import {describedBy} from '../../../base/field/field-aria.js';
import type {ControlState} from '../../../base/field/field-parts.js';
import type {LocalizeController} from '../../../controllers/localize.controller.js';
import type {LongUnit} from '../../../core/calendar/date-unit.js';
import {dateOrder} from '../../../core/dates/parse-date-text.js';
import {isReplaced, liveState} from '../../../dom/live-state.js';
import {calendarIcon, closeIcon} from '../../../icons/icons.js';

/** The state and callbacks of a field for a typed date. */
interface DateField {
  readonly id: string;
  readonly part: string;
  readonly state: ControlState;
  readonly text: string;
  readonly placeholder: string;
  /** The ids of further elements that describe the field. */
  readonly details?: string | undefined;
  readonly onInput: (text: string) => void;
  /** Called when the user has finished typing. */
  readonly onRead: () => void;
  readonly onKeydown: (event: KeyboardEvent) => void;
}

/** Its own events do not leave it: the picker sends them once the text is read. */
export function dateField(field: DateField): TemplateResult {
  const {state, text, onRead} = field;
  const handleInput = (event: Event) => {
    event.stopPropagation();
    field.onInput((event.target as HTMLInputElement).value);
  };
  const handleChange = (event: Event) => {
    if (isReplaced(event.target!, text)) handleInput(event);
    onRead();
  };
  return html`
    <input
      part=${field.part}
      id=${field.id}
      type="text"
      autocomplete="off"
      placeholder=${field.placeholder}
      ?required=${state.isRequired}
      ?disabled=${state.isDisabled}
      .value=${liveState(text)}
      aria-invalid=${state.isInvalid}
      aria-label=${state.ariaLabel}
      aria-describedby=${describedBy(state, field.details)}
      @input=${handleInput}
      @change=${handleChange}
      @blur=${onRead}
      @keydown=${field.onKeydown}
    />
  `;
}

/**
 * Returns the parts of a date in the order of a language, such as dd/mm/yyyy.
 *
 * @param parts The placeholders for day, month, and year, with spaces in between.
 */
export function datePlaceholder(lang: string, parts: string): string {
  const [day, month, year] = parts.split(' ');
  return [...dateOrder(lang)].map(part => ({d: day, m: month, y: year})[part]).join('/');
}

/**
 * Returns how a unit is typed, such as mm/yyyy or Q1–4 yyyy.
 *
 * @param parts The placeholders for day, month, and year, with spaces in between.
 */
export function unitPlaceholder(
  unit: LongUnit,
  lang: string,
  parts: string,
  texts: Pick<LocalizeController, 'term'>,
): string {
  const [, month, year] = parts.split(' ') as [string, string, string];
  if (unit === 'quarter') return texts.term('quarterOf', '1–4', year);
  if (unit === 'week') return texts.term('weekOf', '1–53', year);
  const names: Readonly<Record<string, string>> = {m: unit === 'month' ? month : '', y: year};
  return [...dateOrder(lang)]
    .map(part => names[part])
    .filter(Boolean)
    .join('/');
}

/** The state and callback of the button that opens the calendar. */
interface OpenButton {
  readonly name: string;
  readonly isOpen: boolean;
  readonly isDisabled: boolean;
  readonly onClick: () => void;
}

export function openButton({name, isOpen, isDisabled, onClick}: OpenButton): TemplateResult {
  return html`
    <button
      part="open"
      class="open"
      type="button"
      ?disabled=${isDisabled}
      aria-label=${name}
      aria-haspopup="dialog"
      aria-expanded=${isOpen}
      aria-controls="calendar"
      @click=${onClick}
    >
      ${calendarIcon()}
    </button>
  `;
}

export function clearButton(name: string, onClick: () => void): TemplateResult {
  return html`
    <button part="clear" class="clear" type="button" aria-label=${name} @click=${onClick}>
      ${closeIcon()}
    </button>
  `;
}
