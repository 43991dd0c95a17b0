import type {ComplexAttributeConverter} from 'lit';

/** Why an attribute is not JSON; the message quotes it. A property that is set to it warns, and becomes null. */
export class InvalidJson extends Error {}

/** Parses an attribute as JSON, for pages without script. It never throws. */
export const jsonAttribute: ComplexAttributeConverter = {
  fromAttribute(text) {
    if (text === null) return null;
    try {
      return JSON.parse(text) as unknown;
    } catch (cause) {
      return new InvalidJson(JSON.stringify(text.slice(0, 60)), {cause});
    }
  },
};
