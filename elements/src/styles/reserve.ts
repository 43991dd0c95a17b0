/** The space that elements have until they are defined. The records of form controls say theirs. */
import * as token from './token.js';

/** The height of a label with its distance from the control, for `calc()`. */
export const LABEL = `${token.fontSizeSm} * ${token.lineHeight} + ${token.space} * 1.5`;

/** The height of a field with a label. */
export const FIELD = `calc(${LABEL} + ${token.controlHeight})`;

/** Not as high as the text of its options. */
export const LIST_RESERVE = `block-size: ${FIELD};\n  overflow: clip;`;

/** A group of options in one row. */
export const GROUP_RESERVE = `min-block-size: calc(${FIELD} + ${token.space} * 4);`;

/** One line of text. */
export const LINE_RESERVE = `min-block-size: calc(1em * ${token.lineHeight});`;

/** Selects elements until they are defined. The styles of an app, and `hidden`, win. */
export const until = (...names: string[]): string =>
  `:where(${names.map(name => `lc-${name}`).join(', ')}):where(:not(:defined, [hidden]))`;
