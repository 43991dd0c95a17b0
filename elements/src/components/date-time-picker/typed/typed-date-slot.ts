import type {LitElement, TemplateResult} from 'lit';
import {updateLocalized} from '../../../controllers/localize.controller.js';
import type {ControlState} from '../../../base/field/field-parts.js';
import type {PlainDateTime, PlainTime} from '../../../core/calendar/index.js';
import {provideTypedDates, typedDates} from '../../../core/dates/typed-dates-slot.js';
import type {DateValue} from '../value/date-value.js';
import type {PickedUnit} from '../value/picked-unit.js';

/** A picker whose dates users can type. */
export interface TypedDateHost {
  readonly element: LitElement & {readonly form: HTMLFormElement | null; showPicker(): void};
  readonly value: DateValue;
  /** The name of the picker in messages. */
  readonly label: () => string;
  /** The name of the button that opens the calendar. */
  readonly openName: () => string;
  readonly clearName: () => string;
  /** Returns the language of dates, as a BCP 47 tag. */
  readonly lang: () => string;
  readonly hasTimes: () => boolean;
  readonly unit: PickedUnit;
  readonly isOpen: () => boolean;
  readonly onOpen: () => void;
  readonly onClear: () => void;
  /** Changes the value on behalf of the user. */
  readonly onChange: (change: () => void) => void;
}

/** What a picker whose dates users can type has in addition to others. */
export interface TypedDateParts {
  /** Writes a date as it is shown in the field. */
  write(value: PlainDateTime): string;
  /** Writes a time as it is shown in the field. */
  writeTime(time: PlainTime): string;
  /** Reads text into the value. */
  read(text: string): void;
  /** Drops what the user has typed since the text was last read. */
  forget(): void;
  /** The frame with the field. */
  renderBox(state: ControlState): TemplateResult;
}

type CreateParts = (host: TypedDateHost) => TypedDateParts;

/** Fills the slot. Pickers that were rendered before update. */
export function provideTypedDateParts(given: CreateParts): void {
  provideTypedDates(given);
  updateLocalized();
}

/** Returns the parts of a picker, or null until something fills the slot. */
export function createTypedDateParts(host: TypedDateHost): TypedDateParts | null {
  return (typedDates() as CreateParts | null)?.(host) ?? null;
}
