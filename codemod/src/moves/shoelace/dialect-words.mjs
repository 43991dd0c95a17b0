/** Where Shoelace 2 and Web Awesome 3 say the same with other words. */

/**
 * @typedef {object} DialectWords
 * @property {string} prefix Of tags.
 * @property {string} hint The attribute and the slot.
 * @property {string} before The slot before a text.
 * @property {string} after
 * @property {string} clearable
 * @property {string} withoutHeader
 * @property {string} withoutSteppers
 * @property {Record<string, string>} sizes Our size by theirs.
 * @property {boolean} isShoelace
 */

/** @type {DialectWords} */
export const SHOELACE = {
  prefix: 'sl-',
  hint: 'help-text',
  before: 'prefix',
  after: 'suffix',
  clearable: 'clearable',
  withoutHeader: 'no-header',
  withoutSteppers: 'no-spin-buttons',
  sizes: {small: 'sm', medium: 'md', large: 'lg'},
  isShoelace: true,
};

/** @type {DialectWords} */
export const WEB_AWESOME = {
  prefix: 'wa-',
  hint: 'hint',
  before: 'start',
  after: 'end',
  clearable: 'with-clear',
  withoutHeader: 'without-header',
  withoutSteppers: 'without-spin-buttons',
  sizes: {s: 'sm', m: 'md', l: 'lg', small: 'sm', medium: 'md', large: 'lg'},
  isShoelace: false,
};

/** The side of a popup, by theirs. */
export const PLACEMENTS = Object.fromEntries(
  ['top', 'bottom', 'left', 'right'].flatMap(side => {
    const ours = {left: 'start', right: 'end'}[side] ?? side;
    return ['', '-start', '-end'].map(end => [side + end, ours + end]);
  }),
);

/** The meaning of a color, by theirs. */
export const VARIANTS = {
  primary: 'accent',
  brand: 'accent',
  success: 'success',
  neutral: 'neutral',
  warning: 'warning',
  danger: 'danger',
};

/** Space and colors around a text, which their attributes turn on. */
export const LOOKS = {left: 'There is no such look. Remove it, or use the custom properties of the element.'};

/** Popups are in the top layer, and fit themselves. */
export const NOT_NEEDED = {gone: true};

/**
 * Returns the rules for the events of what opens and closes.
 *
 * @param {DialectWords} words
 */
export function openEvents({prefix}) {
  const names = ['show', 'after-show', 'hide', 'after-hide'];
  return Object.fromEntries(names.map(name => [prefix + name, `lc-${name}`]));
}
