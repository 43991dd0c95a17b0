import {oneOf} from '../../../base/attributes/one-of.js';
import type {Warn} from '../../../core/bad-input.js';
import {formatUnit, parseUnit, unitEnd, unitStart, type DateUnit} from '../../../core/calendar/date-unit.js';
import {plainDate, type PlainDate} from '../../../core/calendar/plain-date.js';
import {unitLabel} from '../../../core/calendar/unit-label.js';
import type {Terms} from '../../../core/localization/terms.js';
import type {UnitReader} from './date-input.js';

const UNITS = ['date', 'month', 'quarter', 'week', 'year'] as const;

/** The texts of units. */
type UnitTerm = 'quarterOf' | 'weekOf';

/** What a picked unit needs from its picker. */
interface PickedUnitOptions {
  /** Returns the language of dates, as a BCP 47 tag. */
  readonly lang: () => string;
  readonly term: <Key extends UnitTerm>(key: Key, ...args: Parameters<Terms[Key]>) => string;
  readonly warn: Warn;
}

/** What users select in a picker. */
export class PickedUnit implements UnitReader {
  readonly #picker: {readonly picker: DateUnit | null | undefined};
  readonly #options: PickedUnitOptions;

  constructor(picker: {readonly picker: DateUnit | null | undefined}, options: PickedUnitOptions) {
    this.#picker = picker;
    this.#options = options;
  }

  /** The unit. Invalid ones warn and are days. */
  readonly of = (): DateUnit => oneOf('picker', UNITS, this.#picker.picker, this.#options.warn);

  readonly parse = (text: string): PlainDate | null => {
    const unit = this.of();
    return unit === 'date' ? null : parseUnit(text, unit);
  };

  readonly startOf = (date: PlainDate): PlainDate => unitStart(date, this.of());

  readonly endOf = (date: PlainDate): PlainDate => unitEnd(date, this.of());

  readonly formats = (): string => {
    const unit = this.of();
    return unit === 'date' ? '' : `${formatUnit(plainDate(2026, 5, 4), unit)}, `;
  };

  /** Writes a unit in words, by one of its days. Empty in a picker of days, which have formats. */
  readonly write = (date: PlainDate): string => {
    const {lang, term} = this.#options;
    const unit = this.of();
    if (unit === 'date') return '';
    return unitLabel(date, unit, lang(), {
      quarterOf: (...args) => term('quarterOf', ...args),
      weekOf: (...args) => term('weekOf', ...args),
    });
  };
}
