import type {LocalizeController} from '../../../controllers/localize.controller.js';
import type {DateConstraints, PlainDate, PlainDateTime, Weekday} from '../../../core/calendar/index.js';
import type {DateUnit} from '../../../core/calendar/date-unit.js';
import type {DateLimits} from '../value/date-limits.js';
import type {DateText} from '../value/date-text.js';

/** The parts of a picker that its calendar needs. */
export interface CalendarParts {
  /** Returns a part of the element by its selector. */
  readonly find: (selector: string) => HTMLElement | null;
  readonly limits: {readonly constraints: DateConstraints};
  readonly localize: LocalizeController;
  /** What users select. */
  readonly unit: () => DateUnit;
  /** Writes a unit that is not a day in words, by its first day. */
  readonly unitLabel: (date: PlainDate) => string;
  /** The selected day, on which the calendar opens. */
  readonly value: () => Pick<PlainDateTime, 'date'> | null;
  /** Whether users can select a time. */
  readonly hasTimes: () => boolean;
  /** The number of months next to each other. Default: 1. */
  readonly months?: (() => number) | undefined;
  /** Returns the first day of the week. Default: that of the language. */
  readonly weekStartsOn?: (() => Weekday | undefined) | undefined;
  /** Returns the language of month and day names, as a BCP 47 tag. */
  readonly lang: () => string;
  /** Renders pending changes of the element. */
  readonly render: () => void;
  /** The selector of the part that has the focus when the calendar has closed. Default: the control. */
  readonly opener?: (() => string) | undefined;
}

/** The parts of a date picker that its popup needs. */
export interface PickerParts extends CalendarParts {
  readonly limits: DateLimits;
  readonly text: DateText;
  readonly value: () => PlainDateTime | null;
  /** Returns the caption above the times. */
  readonly timeCaption: () => string;
  /** Called with the value that the user selected. */
  readonly onChoose: (value: PlainDateTime) => void;
}
