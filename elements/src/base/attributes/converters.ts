import type {ComplexAttributeConverter} from 'lit';
import type {ShowValidation} from '../../core/validation/index.js';

/** A converter for properties that accept text or objects. The element parses both. */
export const textOrObject: ComplexAttributeConverter<unknown> = {fromAttribute: text => text};

/** Converts `show-validation`: `submit`, or a boolean attribute. `false` means false. */
export const showValidationAttribute: ComplexAttributeConverter<ShowValidation> = {
  fromAttribute: text => (text === 'submit' ? 'submit' : text !== null && text !== 'false'),
};
