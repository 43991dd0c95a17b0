import {oneOf} from '../../base/attributes/one-of.js';
import {LocalizeController} from '../../controllers/localize.controller.js';
import {describeValue} from '../../core/bad-input.js';
import {textFormatTexts} from '../../core/localization/english/controls.js';
import {rememberLast} from '../../core/remember-last.js';
import {findFormat} from '../../core/text-format/find-format.js';
import type {ReadText, TextFormat} from '../../core/text-format/text-format.js';
import {authoredIssue, type Issue} from '../../core/validation/issue.js';
import {isTypedAtEnd, replaceTyped} from '../../dom/replace-typed.js';
import type {FormatHost, FormatParts} from './format-slot.js';

/** The types of fields whose text can have a format. Browsers know the format of the others. */
const TYPES = ['text', 'search', 'tel'];

const NOTHING_TYPED = {shown: '', source: ''};

/** The format of a text field: it reads what users type, shows it in groups, and says what is wrong with it. */
export class FormatField implements FormatParts {
  readonly #host: FormatHost;
  readonly #texts: LocalizeController;
  readonly #find = rememberLast(({given, type}: {given: unknown; type: string}) =>
    this.#findFor(given, type),
  );
  readonly #read = rememberLast(({format, text}: {format: TextFormat | null; text: string}) =>
    text === '' || format === null ? null : this.#readBy(format, text),
  );
  /** What the user types, until they leave the field. */
  #typed: string | null = null;
  /** The last text that was formatted while the user typed, and what they typed for it, without its separators. */
  #live = NOTHING_TYPED;
  #isWriting = false;

  constructor(host: FormatHost) {
    this.#host = host;
    this.#texts = new LocalizeController(host.element, textFormatTexts);
  }

  get format(): TextFormat | null {
    return this.#find({given: this.#host.format(), type: this.#host.type()});
  }

  valueFor(text: string): string {
    const read = this.#readText(text);
    if (read === null) return text;
    const kind = oneOf('valueFormat', ['raw', 'formatted'], this.#host.valueFormat(), this.#host.warn);
    return kind === 'raw' ? read.raw : read.text;
  }

  issueFor(text: string): Issue | null {
    const {format} = this;
    if (text === '' || format === null) return null;
    const read = this.#readText(text);
    if (read !== null && !read.problem) return null;
    const label = this.#host.label() || this.#texts.term('thisField');
    if (read?.problem === 'incomplete') return authoredIssue(this.#texts.term('notComplete', label));
    if (read?.problem === 'check-digits') return authoredIssue(this.#texts.term('wrongCheckDigits', label));
    if (read !== null) return authoredIssue(read.problem);
    const {example} = format;
    return example
      ? authoredIssue(this.#texts.term('notInFormat', label, example))
      : {code: 'patternMismatch'};
  }

  shown(text: string): string {
    return text === this.#typed ? text : (this.#readText(text)?.text ?? text);
  }

  handleInput(event: Event): void {
    if (this.#isWriting) {
      event.stopPropagation();
      return;
    }
    const input = event.target as HTMLInputElement;
    const {value} = input;
    const {shown, source} = this.#live;
    this.#live = NOTHING_TYPED;
    if (isTypedAtEnd(event, input))
      this.#format(input, value.startsWith(shown) ? source + value.slice(shown.length) : value);
    this.#typed = input.matches(':focus') ? input.value : null;
  }

  settle(): void {
    this.#typed = null;
    this.#live = NOTHING_TYPED;
    this.#host.element.requestUpdate();
  }

  /** @param source What the user has typed, without the separators that were added. */
  #format(input: HTMLInputElement, source: string): void {
    const text = this.#readText(source)?.text;
    // A separator that the user has just typed stays.
    if (text === undefined || text.at(-1)?.toLowerCase() !== input.value.at(-1)?.toLowerCase()) return;
    this.#isWriting = true;
    replaceTyped(input, text);
    this.#isWriting = false;
    if (input.value === text) this.#live = {shown: text, source};
  }

  #readText(text: string): ReadText | null {
    return this.#read({format: this.format, text});
  }

  #readBy(format: TextFormat, text: string): ReadText | null {
    try {
      const read: Partial<ReadText> | null | undefined = format.read(text);
      if (read === null || (typeof read?.text === 'string' && typeof read.raw === 'string'))
        return read as ReadText | null;
      this.#host.warn(`format must return an object with text and raw, or null, not ${describeValue(read)}.`);
    } catch (cause) {
      this.#host.warn('format threw an error. The text stays as it is, and is not valid.', cause);
    }
    return null;
  }

  #findFor(given: unknown, type: string): TextFormat | null {
    const format = findFormat(given);
    if (format === null)
      this.#host.warn(
        `format must be 'iban', 'card-number', a pattern with 0, A, or *, or a function, not ${describeValue(given)}; it is ignored.`,
      );
    if (TYPES.includes(type)) return format;
    this.#host.warn(`format needs the type ${TYPES.join(', ')}, not "${type}"; it is ignored.`);
    return null;
  }
}
