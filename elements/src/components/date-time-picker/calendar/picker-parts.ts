import type {LocalizeController} from '../../../controllers/localize.controller.js';
import type {PlainDateTime, Weekday} from '../../../core/calendar/index.js';
import type {DateLimits} from '../value/date-limits.js';
import type {DateText} from '../value/date-text.js';

/** The parts of a picker that its popup needs. */
export interface PickerParts {
  /** Returns a part of the element by its selector. */
  readonly find: (selector: string) => HTMLElement | null;
  readonly limits: DateLimits;
  readonly text: DateText;
  readonly localize: LocalizeController;
  readonly value: () => PlainDateTime | null;
  /** Whether users can select a time. */
  readonly hasTimes: () => boolean;
  /** Returns the caption above the times. */
  readonly timeCaption: () => string;
  readonly firstWeekday: () => Weekday;
  /** Returns the language of month and day names, as a BCP 47 tag. */
  readonly lang: () => string;
  /** Renders pending changes of the element. */
  readonly render: () => void;
  /** Called with the value that the user selected. */
  readonly onChoose: (value: PlainDateTime) => void;
}
