import type {LitElement} from 'lit';
import {updateLocalized} from '../../controllers/localize.controller.js';
import type {Warn} from '../../core/bad-input.js';
import type {FormatLike} from '../../core/text-format/find-format.js';
import type {TextFormat} from '../../core/text-format/text-format.js';
import type {Issue} from '../../core/validation/index.js';

/** A text field with a format. */
export interface FormatHost {
  readonly element: LitElement;
  readonly format: () => FormatLike | null | undefined;
  readonly valueFormat: () => ValueFormat;
  readonly type: () => string;
  /** The name of the field in messages. */
  readonly label: () => string;
  readonly warn: Warn;
}

/** What the value of a field with a format is: the text without separators, or as it is shown. */
export type ValueFormat = 'raw' | 'formatted';

/** Reads the text of a field by its format. */
export interface TextReader {
  /** Returns the value of a text. */
  valueFor(text: string): string;
  /** Returns why a text is not valid; null if it is. */
  issueFor(text: string): Issue | null;
}

/** What a field with a format has in addition to others. */
export interface FormatParts extends TextReader {
  /** The format in use. Null if it is not one, or if the type of the field cannot have one. */
  readonly format: TextFormat | null;
  /** Returns what the field shows for a text: what the user types, until they leave. */
  shown(text: string): string;
  /** Formats what the user types, if it is safe. It stops the events that it causes itself. */
  handleInput(event: Event): void;
  /** Shows the whole format, once the user leaves the field. */
  settle(): void;
}

type CreateParts = (host: FormatHost) => FormatParts;

/** The module `@life-changers/elements/text-format` fills it, because most text fields have no format. */
let create: CreateParts | null = null;

/** Fills the slot. Fields that were rendered before update. */
export function provideFormatParts(given: CreateParts): void {
  create = given;
  updateLocalized();
}

/** Returns the parts of a field with a format, or null until something fills the slot. */
export function createFormatParts(host: FormatHost): FormatParts | null {
  return create?.(host) ?? null;
}
