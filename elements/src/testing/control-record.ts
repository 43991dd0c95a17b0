/**
 * The record of a form control, `<name>.control.ts` beside its element: what tests and the site must know about it. It is
 * plain data, which `scripts/lib/controls.mjs` reads; the packages do not contain it.
 */
export interface ControlRecord {
  /** The control as a server without a script writes it. */
  readonly server: ServerSample;
  /** The options in its other samples, if it has options. */
  readonly options?: readonly ControlOption[];
  readonly frame: ControlStates;
  readonly playground: ControlPlayground;
  /** What users may enter before it hydrates, if it has native controls inside. */
  readonly entered?: readonly EnteredValue[];
  /** The CSS that reserves its space until it is defined. By default, it is as high as a text field. */
  readonly reserve?: string;
}

/** The records by name. */
export type ControlRecords = Readonly<Record<string, ControlRecord>>;

interface ControlOption {
  readonly text: string;
  readonly value: string;
}

/** What a server writes, and what its user reads before the script runs. */
export interface ServerSample {
  readonly html: string;
  /** Texts of the shadow root; those of attributes count too. */
  readonly shows: readonly string[];
  /** The same for the guide, in words. */
  readonly note: string;
}

/** The states in which a control looks the same before its script as after it: attributes by the name of the state. */
export interface ControlStates {
  /** The attributes of a control with a value. */
  readonly value: string;
  /** The attributes that it needs in each state. */
  readonly attributes?: string;
  /** States in addition to those of all controls. */
  readonly states?: Readonly<Record<string, string>>;
}

/** How the playground of a control starts. */
export interface ControlPlayground {
  readonly properties: Readonly<Record<string, unknown>>;
  /** Needs the whole width. */
  readonly isWide?: boolean;
}

/** A value that users, or autofill, enter in a control. */
export interface EnteredValue {
  /** The initial value, or whether the control is checked at first. */
  readonly start: string | number | boolean | readonly string[];
  /** Other properties. Their names are those of attributes, too. */
  readonly properties?: Readonly<Record<string, string>>;
  /** What is entered in the native controls inside, by selector: a value, or whether it is checked. */
  readonly edits: Readonly<Record<string, string | boolean>>;
  /** The value that React's `onChange` reports. By default, the value stays the same. */
  readonly typed?: string | number | boolean | readonly string[] | readonly number[];
  /** The entry of its form, null if there is none. By default, the value as text. */
  readonly submitted?: string | null;
}

export const FRUIT: readonly ControlOption[] = [
  {text: 'Apple', value: 'a'},
  {text: 'Pear', value: 'p'},
];

export const SELECTED_OPTIONS =
  '<option value="a">Apple</option><option value="p" selected>Pear &amp; co</option>';

/** Returns options from their texts. */
export const optionsOf = (...texts: readonly string[]): readonly ControlOption[] =>
  texts.map(text => ({text, value: text.toLowerCase()}));

/** Returns options as the children of a control. */
export const optionTags = (options: readonly ControlOption[] = []): string =>
  options.map(({text, value}) => `<option value="${value}">${text}</option>`).join('');

/** Returns a value as JSON for an attribute in double quotes. */
export const jsonAttribute = (value: unknown): string =>
  JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
