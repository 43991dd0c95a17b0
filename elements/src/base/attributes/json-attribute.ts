import type {ComplexAttributeConverter} from 'lit';

/**
 * Parses an attribute as JSON, for pages without script. Invalid JSON returns null and warns in the console. It never
 * throws.
 */
export const jsonAttribute: ComplexAttributeConverter = {
  fromAttribute(text) {
    if (text === null) return null;
    try {
      return JSON.parse(text) as unknown;
    } catch (cause) {
      console.warn(
        `Life Changers: an attribute must hold JSON, not ${JSON.stringify(text.slice(0, 60))}.`,
        cause,
      );
      return null;
    }
  },
};
