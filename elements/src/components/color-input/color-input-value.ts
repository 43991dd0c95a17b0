import type {ControlValue} from '../../base/control-value.js';
import type {Color} from '../../core/color/color.js';
import {type ColorFormat, formatColor} from '../../core/color/format-color.js';
import {parseColor} from '../../core/color/parse-color.js';
import {rememberLast} from '../../core/remember-last.js';
import type {Issue} from '../../core/validation/index.js';

/** The properties that the value of a color field depends on. */
export interface ColorProperties {
  readonly initValue: unknown;
  readonly required: boolean;
  readonly alpha: boolean;
}

/** What a color value needs from its field. */
export interface ColorValueOptions {
  /** Returns the notation of the value. */
  readonly format: () => ColorFormat;
  /** Returns the issue of a text that the field does not accept. */
  readonly issueOf: (text: string) => Issue;
}

/** The value of a color field: a color in one notation, and what the user typed instead of a color. */
export class ColorInputValue implements ControlValue<string> {
  readonly isTyped = true;
  readonly #properties: ColorProperties;
  readonly #options: ColorValueOptions;
  readonly #read = rememberLast(({text, alpha}: {text: string; alpha: boolean}): Color | null => {
    const color = parseColor(text);
    return color === null || alpha || color[3] === 255 ? color : null;
  });
  #given: unknown = null;
  /** Whether the user typed it. */
  #isByUser = false;

  constructor(properties: ColorProperties, options: ColorValueOptions) {
    this.#properties = properties;
    this.#options = options;
  }

  /** What was given or is initial. */
  get wanted(): unknown {
    return this.#given ?? this.#properties.initValue ?? '';
  }

  /** The color, or null if there is none, or if the field does not accept it. */
  get color(): Color | null {
    const {wanted} = this;
    return typeof wanted === 'string' ? this.#read({text: wanted, alpha: this.#properties.alpha}) : null;
  }

  get typed(): string {
    const {color} = this;
    return color === null ? '' : formatColor(color, this.#options.format());
  }

  get submitted(): string {
    return this.typed;
  }

  /** Also text that is not a color. */
  get state(): string {
    return this.text;
  }

  get isDirty(): boolean {
    return this.#given !== null;
  }

  /** Whether the app has set what the field does not accept. */
  get isRefused(): boolean {
    return !this.#isByUser && this.wanted !== '' && this.color === null;
  }

  get issue(): Issue | null {
    const {text, color} = this;
    if (color !== null) return null;
    if (text !== '') return this.#options.issueOf(text);
    return this.#properties.required ? {code: 'valueMissing'} : null;
  }

  /** The text in the field: the color, or else what the user typed. */
  get text(): string {
    return this.typed || (this.#isByUser ? String(this.#given).trim() : '');
  }

  /** Sets a value of the app. */
  set(value: unknown): void {
    this.#given = value ?? null;
    this.#isByUser = false;
  }

  /** Sets the color that the user chose. */
  choose(color: string): void {
    this.set(color);
  }

  /** Sets the text that the user typed. */
  type(text: string): void {
    this.#given = text;
    this.#isByUser = true;
  }

  clear(): void {
    this.set(null);
  }

  restore(state: unknown): void {
    if (typeof state === 'string') this.type(state);
  }
}
