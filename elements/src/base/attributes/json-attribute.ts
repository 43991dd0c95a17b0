import type {ComplexAttributeConverter} from 'lit';

/**
 * Reads an attribute that holds JSON, for pages without script. Text that is not JSON gives null and a warning in
 * the console; it never throws.
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
