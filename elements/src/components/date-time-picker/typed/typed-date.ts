import {css, html, nothing, type TemplateResult} from 'lit';
import type {ControlState} from '../../../base/field/field-parts.js';
import {LocalizeController} from '../../../controllers/localize.controller.js';
import {dayLabels} from '../../../core/calendar/day-label.js';
import {plainDateTime, type PlainDateTime} from '../../../core/calendar/plain-date-time.js';
import type {PlainTime} from '../../../core/calendar/plain-time.js';
import {numericDateTimes, numericTimes} from '../../../core/dates/numeric-date.js';
import {parseDateText} from '../../../core/dates/parse-date-text.js';
import {parseDateTimeText, type DateTimeTextProblem} from '../../../core/dates/parse-date-time-text.js';
import {parseUnitText} from '../../../core/dates/parse-unit-text.js';
import {typedDateTexts} from '../../../core/localization/english/dates.js';
import {TimeText} from '../../../core/time/time-text.js';
import type {Issue} from '../../../core/validation/index.js';
import {addStyles} from '../../../dom/adopt-styles.js';
import {submitOnEnter} from '../../../dom/implicit-submission.js';
import * as token from '../../../styles/token.js';
import {dateFieldStyles} from './date-field.styles.js';
import {clearButton, dateField, datePlaceholder, openButton, unitPlaceholder} from './date-field.js';
import type {TypedDateHost, TypedDateParts} from './typed-date-slot.js';
import {unreadIssue} from './unread-text.js';

const styles = css`
  ${dateFieldStyles}

  .box.typed {
    container-type: inline-size;
  }

  .words {
    color: var(--_color-text-muted);
    font-size: ${token.fontSizeSm};
    white-space: nowrap;
  }

  /* A narrow field has room only for the numbers. */
  @container (width < 24rem) {
    .words {
      block-size: 1px;
      clip-path: inset(50%);
      inline-size: 1px;
      overflow: hidden;
      position: absolute;
    }
  }
`;

/** A field in which users type a date, and optionally a time. It repeats in words what it has read. */
export class TypedDate implements TypedDateParts {
  readonly #host: TypedDateHost;
  readonly #texts: LocalizeController;
  /** What the user types, until it is read. */
  #draft: string | null = null;

  constructor(host: TypedDateHost) {
    this.#host = host;
    this.#texts = new LocalizeController(host.element, typedDateTexts);
    addStyles(host.element, styles);
  }

  write(value: PlainDateTime): string {
    return this.#host.unit.write(value.date) || numericDateTimes(this.#host.lang())(value);
  }

  writeTime(time: PlainTime): string {
    return numericTimes(this.#host.lang())(time);
  }

  read(text: string): void {
    const {value} = this.#host;
    const date = text.trim() === '' ? null : this.#parse(text);
    if (typeof date === 'string') value.refuse({text, issue: () => this.#issueOf(text)});
    else value.choose(date);
  }

  forget(): void {
    this.#draft = null;
    this.#host.element.requestUpdate();
  }

  renderBox(state: ControlState): TemplateResult {
    const {openName, clearName, isOpen, onOpen, onClear} = this.#host;
    const text = this.#draft ?? this.#text;
    const words = state.isDisabled ? '' : this.#words;
    return html`
      <div part="box" class="box typed">
        ${dateField({
          id: 'control',
          part: 'control',
          state,
          text,
          placeholder: this.#placeholder,
          details: 'words',
          onInput: typed => this.#type(typed),
          onRead: () => this.#readDraft(),
          onKeydown: event => this.#handleKeydown(event),
        })}
        <span part="words" id="words" class="words" lang=${this.#host.lang()} aria-live="polite"
          >${words}</span
        >
        ${text === '' || state.isDisabled ? nothing : clearButton(clearName(), onClear)}
        ${openButton({
          name: openName(),
          isOpen: isOpen(),
          isDisabled: state.isDisabled,
          onClick: onOpen,
        })}
      </div>
    `;
  }

  /** What the field shows while the user does not type. */
  get #text(): string {
    const {unread, shown} = this.#host.value;
    return unread?.text ?? (shown === null ? '' : this.write(shown));
  }

  /** The value in words: it shows which number was read as the month. */
  get #words(): string {
    const {value, lang} = this.#host;
    const {shown} = value;
    if (shown === null || this.#draft !== null || this.#host.unit.of() !== 'date') return '';
    const day = dayLabels(lang())(shown.date);
    return shown.time === null ? day : `${day} ${this.writeTime(shown.time)}`;
  }

  get #placeholder(): string {
    const {lang, hasTimes, unit} = this.#host;
    const parts = this.#texts.term('dateParts');
    const kind = unit.of();
    if (kind !== 'date') return unitPlaceholder(kind, lang(), parts, this.#texts);
    const date = datePlaceholder(lang(), parts);
    return hasTimes() ? `${date} ${this.#texts.term('timeParts')}` : date;
  }

  get #times(): TimeText {
    return new TimeText(this.#host.lang());
  }

  #parse(text: string): PlainDateTime | DateTimeTextProblem {
    const {lang, hasTimes, unit} = this.#host;
    const kind = unit.of();
    if (kind !== 'date') {
      const first = parseUnitText(text, kind, lang(), unit.write);
      return typeof first === 'string' ? first : plainDateTime(first);
    }
    if (hasTimes()) return parseDateTimeText(text, lang(), this.#times);
    const date = parseDateText(text, lang());
    return typeof date === 'string' ? date : plainDateTime(date);
  }

  #issueOf(text: string): Issue {
    const problem = this.#parse(text);
    const label = this.#host.label();
    if (problem === 'no-time') return {code: 'authored', message: this.#texts.term('noTime', label)};
    if (problem === 'not-a-date' && this.#host.unit.of() !== 'date') return {code: 'notValid'};
    return unreadIssue(problem, label, (key, ...args) => this.#texts.term(key, ...args));
  }

  #type(text: string): void {
    this.#draft = text;
    this.#host.element.requestUpdate();
  }

  #readDraft(): void {
    const draft = this.#draft;
    this.#draft = null;
    if (draft === null) return;
    if (draft === this.#text) this.#host.element.requestUpdate();
    else this.#host.onChange(() => this.read(draft));
  }

  #handleKeydown(event: KeyboardEvent): void {
    if (event.key === 'Enter') this.#readDraft();
    submitOnEnter(event, this.#host.element.form);
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    this.#readDraft();
    this.#host.element.showPicker();
  }
}
