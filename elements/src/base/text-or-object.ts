import type {ComplexAttributeConverter} from 'lit';

/** The converter of a property that takes objects besides text; the element reads both. */
export const textOrObject: ComplexAttributeConverter<unknown> = {fromAttribute: text => text};
