/** The kinds of the display suite: what shows a word or a person. */

const letterOf = index => String.fromCharCode(65 + (index % 26));

/** Two letters, the second one from the first letter of the last name. */
export const initialsOf = index => letterOf(index) + letterOf(Math.floor(index / 26));

/** @param {number} index */
export const nameOf = index => `${letterOf(index)}nna ${letterOf(Math.floor(index / 26))}auer`;

/** @type {Record<string, {title: string, plural: string} & import('./mount.js').Kind>} */
export const DISPLAY_KINDS = {
  badge: {title: 'Badge', plural: 'badges', has: {}},
  tag: {
    title: 'Tag that can be removed',
    plural: 'tags that can be removed',
    has: {'button, [role=button]': 1},
  },
  avatar: {title: 'Avatar with initials', plural: 'avatars with initials', has: {}, textOf: initialsOf},
};
