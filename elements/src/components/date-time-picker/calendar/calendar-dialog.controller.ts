import type {ReactiveControllerHost} from 'lit';
import type {PlainDate} from '../../../core/calendar/plain-date.js';
import {plainDateTime} from '../../../core/calendar/plain-date-time.js';
import type {PlainTime} from '../../../core/calendar/plain-time.js';
import {isSelectable} from '../../../core/calendar/selectable.js';
import {keptTime} from '../../../core/calendar/time-choice.js';
import {CalendarPopupController, type CalendarHost} from './calendar-popup.controller.js';
import type {PickerParts} from './picker-parts.js';
import {TimeListController} from './time-list.controller.js';

/** The popup of a date picker, with its calendar and times. Converts user actions into values. */
export class CalendarDialogController extends CalendarPopupController<PickerParts> {
  readonly times: TimeListController;
  readonly #host: ReactiveControllerHost;

  constructor(host: CalendarHost, parts: PickerParts) {
    super(host, parts);
    this.#host = host;
    this.times = new TimeListController(host, parts, this.calendar, time => this.#chooseTime(time));
  }

  /** Only a list that is visible can scroll. */
  override handleOpen(): void {
    if (!this.parts.hasTimes()) return;
    this.times.reset();
    this.#host.requestUpdate();
  }

  chooseDay(date: PlainDate): void {
    const {limits, hasTimes, value, onChoose} = this.parts;
    if (!isSelectable(date, this.calendar.constraints)) return;
    if (hasTimes()) {
      const time = keptTime(date, value()?.time ?? null, limits.bounds, limits.timesOf(date));
      onChoose(plainDateTime(date, time));
      this.times.reset();
    } else {
      this.hide('select');
      onChoose(plainDateTime(this.calendar.unitAt(date)));
    }
    if (this.isOpen) this.calendar.highlight(date);
  }

  #chooseTime(time: PlainTime): void {
    const {day} = this.times;
    this.hide('select');
    if (day !== null) this.parts.onChoose(plainDateTime(day, time));
  }
}
