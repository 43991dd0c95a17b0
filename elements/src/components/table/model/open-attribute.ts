import {jsonAttribute} from '../../../base/attributes/json-attribute.js';

/** What is open, as an attribute: one of the words, or JSON. */
export const openAttribute: typeof jsonAttribute = {
  ...jsonAttribute,
  fromAttribute: text => (text === 'all' || text === 'none' ? text : jsonAttribute.fromAttribute!(text)),
};
