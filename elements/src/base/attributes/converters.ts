import type {ComplexAttributeConverter} from 'lit';
import {parseNumber} from '../../core/sanitize-value.js';
import type {ShowValidation} from '../../core/validation/index.js';

/** A converter for properties that accept text or objects. The element parses both. */
export const textOrObject: ComplexAttributeConverter<unknown> = {fromAttribute: text => text};

/** Converts `show-validation`: `submit`, or a boolean attribute. `false` means false. */
export const showValidationAttribute: ComplexAttributeConverter<ShowValidation> = {
  fromAttribute: text => (text === 'submit' ? 'submit' : text !== null && text !== 'false'),
};

/** Parses the number of an attribute like HTML. Other text is kept, so that a warning can quote it. */
export const numberAttribute = (text: string | null): number | string | null =>
  parseNumber((text ?? '').trim()) ?? text;
