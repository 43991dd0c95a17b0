/**
 * The record of a form control, `<name>.control.ts` beside its element: what tests and the site must know about it. It is
 * plain data, which `scripts/lib/controls.mjs` reads; the packages do not contain it.
 */
export interface ControlRecord {
  /** The control as a server without a script writes it. */
  readonly server: ServerSample;
}

/** What a server writes, and what its user reads before the script runs. */
export interface ServerSample {
  readonly html: string;
  /** Texts of the shadow root; those of attributes count too. */
  readonly shows: readonly string[];
  /** The same for the guide, in words. */
  readonly note: string;
}

export const SELECTED_OPTIONS =
  '<option value="a">Apple</option><option value="p" selected>Pear &amp; co</option>';

/** Returns a value as JSON for an attribute in double quotes. */
export const jsonAttribute = (value: unknown): string =>
  JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
