import type {ComplexAttributeConverter} from 'lit';
import type {ShowValidation} from '../../core/validation/index.js';

/** The converter of a property that takes objects besides text; the element reads both. */
export const textOrObject: ComplexAttributeConverter<unknown> = {fromAttribute: text => text};

/** Reads when a result shows: `submit`, or a boolean for which being there is enough, unless it says `false`. */
export const showValidationAttribute: ComplexAttributeConverter<ShowValidation> = {
  fromAttribute: text => (text === 'submit' ? 'submit' : text !== null && text !== 'false'),
};
