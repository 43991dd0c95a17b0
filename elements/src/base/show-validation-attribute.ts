import type {ComplexAttributeConverter} from 'lit';
import type {ShowValidation} from '../core/validation/index.js';

/** Reads when a result shows: `submit`, or a boolean for which being there is enough, unless it says `false`. */
export const showValidationAttribute: ComplexAttributeConverter<ShowValidation> = {
  fromAttribute: text => (text === 'submit' ? 'submit' : text !== null && text !== 'false'),
};
